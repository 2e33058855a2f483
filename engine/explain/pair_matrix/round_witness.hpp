// Matchings that show of many pairs that a bracket of the round stays as it is.
#pragma once

#include <vector>

#include "engine/explain/pair_matrix/framed_round.hpp"
#include "engine/explain/pair_matrix/posed_pair.hpp"
#include "engine/explain/pair_matrix/spare_matching.hpp"

namespace bloesem::explain {

class RoundWitness {
 public:
  RoundWitness(const FramedRound& round, const FramedBracket& bracket);

  // True if repairs of the matchings show that the round's candidate of the bracket keeps its values in the
  // look-ahead criteria, and lets the round be completed in a way that has them. False proves nothing. Requires
  // that neither player is in the bracket.
  [[nodiscard]] bool keeps(const PosedPair& pair) const;

 private:
  [[nodiscard]] bool keeps_one_ahead(const PosedPair& pair) const;

  bool jointly_;      // 2026: completion has to leave the values of the look-ahead criteria as they are
  bool looks_ahead_;  // these criteria have a value
  bool known_ahead_;  // which `ahead_` represents
  std::vector<swiss::Position> left_;  // the players of the next score group whom `ahead_` leaves over
  SpareMatching ahead_;                // the downfloaters and the next score group
  SpareMatching below_;                // of all others, with whoever that leaves over
};

}  // namespace bloesem::explain
