// What the walks of all editions have in common: brackets are solved and settled one after the other.
#pragma once

#include <string_view>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Positions begin..end-1, which are contiguous in A.2 order.
[[nodiscard]] std::vector<Position> positions(Position begin, Position end);

// Where the score group that begins there ends; `begin` itself if nobody is left.
[[nodiscard]] Position end_of_group_at(const RoundField& field, Position begin);

class BracketWalk {
 public:
  BracketWalk(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context);

  // Errors: TooLarge, Cancelled.
  [[nodiscard]] Result<BracketPairing> solve(const Bracket& bracket) { return solve(bracket, field_); }
  // Of a field that has the same players.
  [[nodiscard]] Result<BracketPairing> solve(const Bracket& bracket, const RoundField& field);
  // Its pairing cannot be kept; the record of the next bracket that is settled tells of it.
  void reject(std::string_view without, BracketPairing&& pairing);
  void settle(Bracket&& bracket, BracketPairing&& pairing);
  // Keeps only the record of it.
  void discard(Bracket bracket, BracketPairing pairing);

  // Nobody is left, or who has the bye. Errors: Internal.
  [[nodiscard]] Result<Walk> finish(const std::vector<Position>& left_over);

 private:
  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  Walk walk_;
  std::vector<Attempt> attempts_;  // at the bracket at hand
};

// Nobody can complete this round: NoValidPairing, with a minimal obstacle.
[[nodiscard]] Error impossible_round(const RoundField& field);

}  // namespace bloesem::swiss
