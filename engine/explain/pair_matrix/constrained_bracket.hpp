// The best candidate of a bracket of the round if two players must meet.
//
// Lemma (docs/formulation.md#lemma-constrained). Let a and b be allowed no opponent but each other, and no bye.
// A bracket's best candidate is then that of the bracket without them, with these additions to the criteria:
// the cost of their pair, if both are in the bracket; the costs of a as a downfloater, if only a is in it; and
// one player left over in the next score group (a, with their score difference if they come from the bracket),
// if one of them is looked ahead to and the other is further down. The additions are the same for all
// candidates.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "engine/dutch/look_ahead.hpp"
#include "engine/explain/pair_matrix/framed_round.hpp"
#include "engine/explain/pair_matrix/posed_pair.hpp"

namespace bloesem::explain {

// A candidate of the bracket without the two.
struct ConstrainedCandidate {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  std::vector<criteria::CriterionValue> values;  // with the additions
  std::vector<std::pair<swiss::Position, swiss::Position>> pairs;
  std::vector<swiss::Position> downfloaters;  // the player who floats down for the pair is not among them
};

class ConstrainedBrackets {
 public:
  explicit ConstrainedBrackets(FramedRound& round) : round_(round) {}

  // Returns the first generated of the best candidates, whether or not it lets the round be completed; empty
  // where the lemma does not hold. Requires a plain bracket. `field`: that of the round, or without barred
  // pairs.
  [[nodiscard]] std::optional<ConstrainedCandidate> best(const FramedBracket& bracket, const PosedPair& pair,
                                                         const swiss::RoundField& field);

  // Returns players who can be paired together with all whom neither the bracket nor the look-ahead settles, in
  // ascending order: the round can be completed with these downfloaters, in a way that has their values in the
  // look-ahead criteria. Empty if no such completion was found; in the rules of 2026 it may still exist.
  [[nodiscard]] std::optional<std::vector<swiss::Position>> completion(
      const FramedBracket& bracket, const PosedPair& pair, criteria::BracketKind kind,
      const std::vector<swiss::Position>& downfloaters);

  // Returns the values of the look-ahead criteria for the candidate with these downfloaters, additions
  // included.
  [[nodiscard]] swiss::dutch::AheadValue ahead(const FramedBracket& bracket, const PosedPair& pair,
                                               const std::vector<swiss::Position>& downfloaters,
                                               const swiss::RoundField& field);

 private:
  [[nodiscard]] std::optional<ConstrainedCandidate> without_pair(const swiss::Bracket& problem,
                                                                 const swiss::RoundField& field,
                                                                 Points artificial);
  [[nodiscard]] ConstrainedCandidate of_moved_down_alone(const swiss::Bracket& problem,
                                                         Points artificial) const;
  [[nodiscard]] swiss::dutch::AheadValue all_left_over(criteria::BracketKind kind, const FramedBracket& bracket,
                                                       const std::vector<swiss::Position>& downfloaters) const;
  [[nodiscard]] Points difference(const FramedBracket& bracket, swiss::Position p) const;
  [[nodiscard]] Points artificial_of(const FramedBracket& bracket) const;
  void add_costs(ConstrainedCandidate& candidate, const FramedBracket& bracket, const PosedPair& pair) const;
  [[nodiscard]] std::optional<std::vector<swiss::Position>> completed(std::vector<swiss::Position> players,
                                                                      swiss::Position below,
                                                                      const PosedPair& pair) const;

  FramedRound& round_;
  swiss::dutch::LookAhead look_ahead_;
  std::vector<swiss::Position> players_;
};

// True if the next score group consists of the two, or of one of them.
[[nodiscard]] bool empties_next(const FramedBracket& bracket, const PosedPair& pair);

// Replaces the values of the look-ahead criteria, if any are in force.
void set_ahead(std::vector<criteria::CriterionValue>& values, criteria::CriteriaTable criteria,
               criteria::BracketKind kind, const swiss::dutch::AheadValue& ahead);

// True if the values of the look-ahead criteria are these.
[[nodiscard]] bool has_ahead(const std::vector<criteria::CriterionValue>& values,
                             criteria::CriteriaTable criteria, criteria::BracketKind kind,
                             const swiss::dutch::AheadValue& ahead);

}  // namespace bloesem::explain
