// A candidate of a bracket, as a template for those with another pair of the same classes.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/explain/pair_matrix/constrained_bracket.hpp"
#include "engine/explain/pair_matrix/player_classes.hpp"

namespace bloesem::explain {

// Exchanging players of one class leaves the values of all criteria as they are, since it leaves every pair and
// every downfloater with the class that they had. So the template proves that a bracket has a candidate of its
// values for another pair, too, if the exchanged candidate contains no barred pair.
class CandidateTemplate {
 public:
  // Requires that the pair is inside, or that its higher ranked player floats down.
  CandidateTemplate(const FramedBracket& bracket, const PosedPair& pair, ConstrainedCandidate candidate);

  [[nodiscard]] const PosedPair& pair() const noexcept { return pair_; }
  [[nodiscard]] const ConstrainedCandidate& candidate() const noexcept { return candidate_; }

  // True if an exchange gives a candidate with this pair, which is of the same standing and classes, and with
  // the same downfloaters.
  [[nodiscard]] bool fits(const PosedPair& pair, const swiss::RoundField& field,
                          const PlayerClasses& classes) const;

 private:
  [[nodiscard]] swiss::Position mate(swiss::Position p) const noexcept { return mates_[at(p) - first_]; }
  [[nodiscard]] bool replaces(swiss::Position by, swiss::Position leaving,
                              const swiss::RoundField& field) const;
  [[nodiscard]] bool replaces_by_detour(swiss::Position by, swiss::Position leaving, const PosedPair& pair,
                                        const swiss::RoundField& field, const PlayerClasses& classes) const;

  PosedPair pair_;
  ConstrainedCandidate candidate_;
  std::size_t first_;                   // the highest position of the bracket
  std::vector<swiss::Position> mates_;  // by position from there; no_mate: none
};

}  // namespace bloesem::explain
