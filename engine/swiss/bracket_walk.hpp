// Common part of the walks of all editions: brackets are solved and settled one after another.
#pragma once

#include <string_view>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Returns the contiguous positions [begin, end) in A.2 order.
[[nodiscard]] std::vector<Position> positions(Position begin, Position end);

// Returns the end of the score group that begins at `begin`, or `begin` if no player is left.
[[nodiscard]] Position end_of_group_at(const RoundField& field, Position begin);

class BracketWalk {
 public:
  BracketWalk(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context);

  // Asks the solver chain. Errors: TooLarge, Cancelled.
  [[nodiscard]] Result<BracketPairing> solve(const Bracket& bracket) { return solve(bracket, field_); }
  // The same with a field of the same players but other facts or barred pairs.
  [[nodiscard]] Result<BracketPairing> solve(const Bracket& bracket, const RoundField& field);
  // Notes that a pairing cannot be kept, to be listed as an attempt in the record of the next settled bracket.
  // `without` names what that attempt left out.
  void reject(std::string_view without, BracketPairing&& pairing);
  // Keeps the pairs and the record of the bracket. Returns its downfloaters.
  std::vector<Position> settle(const Bracket& bracket, BracketPairing&& pairing);
  // Keeps the record of the bracket, marked as discarded, but not its pairs.
  void discard(const Bracket& bracket, BracketPairing&& pairing);

  // Returns the walk. `left_over` is the player with the bye, if any. Errors: Internal if it has more than one
  // player.
  [[nodiscard]] Result<Walk> finish(const std::vector<Position>& left_over);

 private:
  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  Walk walk_;
  std::vector<Attempt> attempts_;  // at the current bracket
};

// Returns NoValidPairing for a round that cannot be completed, with a minimal obstacle as its players.
[[nodiscard]] Error impossible_round(const RoundField& field);

}  // namespace bloesem::swiss
