// Common part of the walks of all editions: brackets are solved and settled one after another.
#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/unwished_pairs.hpp"

namespace bloesem::swiss {

// Returns the contiguous positions [begin, end) in A.2 order.
[[nodiscard]] std::vector<Position> positions(Position begin, Position end);
// The same, in the memory of `list`.
void list_positions(Position begin, Position end, std::vector<Position>& list);

// Returns the end of the score group that begins at `begin`, or `begin` if no player is left.
[[nodiscard]] Position end_of_group_at(const RoundField& field, Position begin);

class BracketWalk {
 public:
  // `fewest` pairs the brackets of a round with a wish; it may be null in other rounds.
  BracketWalk(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
              FewestUnwished fewest = nullptr);

  // Asks the solver chain, and complies with a wish. Errors: TooLarge, Cancelled.
  [[nodiscard]] Result<BracketPairing> solve(const Bracket& bracket) { return solve(bracket, field_); }
  // The same with a field of the same players but other facts or barred pairs.
  [[nodiscard]] Result<BracketPairing> solve(const Bracket& bracket, const RoundField& field);
  // The same as if there were no wish.
  [[nodiscard]] Result<BracketPairing> solve_without_wish(const Bracket& bracket, const RoundField& field);

  [[nodiscard]] const UnwishedPairs* unwished() const noexcept { return context_.unwished; }
  // Returns the candidate with the fewest unwished pairs among those equal to `own` in all criteria; of a
  // strict wish, among those with the same downfloaters. `own`: the answer of solve_without_wish. Errors:
  // TooLarge.
  [[nodiscard]] [[gnu::cold]] Result<BracketPairing> with_wish(const Bracket& bracket, const RoundField& field,
                                                               BracketPairing&& own);
  // Returns the candidate with the fewest unwished pairs among those in which these players float. Errors:
  // TooLarge.
  [[nodiscard]] [[gnu::cold]] Result<BracketPairing> with_floaters(const Bracket& bracket,
                                                                   const RoundField& field,
                                                                   std::span<const Position> floaters) const;
  // Notes that a pairing cannot be kept, to be listed as an attempt in the record of the next settled bracket.
  // `without` names what that attempt left out: "C4", "wish".
  void reject(std::string_view without, BracketPairing&& pairing);
  // Keeps the pairs and the record of the bracket. Returns its downfloaters.
  std::vector<Position> settle(const Bracket& bracket, BracketPairing&& pairing) {
    if (context_.unwished != nullptr) context_.unwished->add_values(pairing.pairs, pairing.criteria);
    return keep(bracket, std::move(pairing));
  }
  // Keeps the record of the bracket, marked as discarded, but not its pairs.
  void discard(const Bracket& bracket, BracketPairing&& pairing) {
    if (context_.unwished != nullptr) context_.unwished->add_values(pairing.pairs, pairing.criteria);
    keep_discarded(bracket, std::move(pairing));
  }

  // Returns the walk. `left_over` is the player with the bye, if any. Errors: Internal if it has more than one
  // player.
  [[nodiscard]] Result<Walk> finish(const std::vector<Position>& left_over);

 private:
  std::vector<Position> keep(const Bracket& bracket, BracketPairing&& pairing);
  void keep_discarded(const Bracket& bracket, BracketPairing&& pairing);

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  FewestUnwished fewest_;
  Walk walk_;
  std::vector<Attempt> attempts_;  // at the current bracket
};

// Returns NoValidPairing for a round that cannot be completed, with a minimal obstacle as its players.
[[nodiscard]] Error impossible_round(const RoundField& field);

}  // namespace bloesem::swiss
