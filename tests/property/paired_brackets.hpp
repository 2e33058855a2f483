// The brackets of a paired round, as the literal criteria take them.
#pragma once

#include <vector>

#include "tests/property/random_rounds.hpp"
#include "tests/support/literal_criteria.hpp"

namespace bloesem::test {

struct PairedBracket {
  const BracketRecord* record = nullptr;
  std::vector<Position> moved_down;
  std::vector<Position> residents;
  Grouping grouping;            // as it was paired
  std::vector<Position> next;   // the following score group
  std::vector<Position> lower;  // everybody who has not been reached yet
  Points below = 0;             // A.8: what counts as the score of the place below

  [[nodiscard]] std::vector<Position> players() const;
};

// In the order they were paired, discarded attempts included.
[[nodiscard]] std::vector<PairedBracket> paired_brackets(const RoundField& field, const RoundPairing& pairing);

// Small enough for asking by exhaustion whether these can be completed.
[[nodiscard]] bool few(const std::vector<Position>& players);

}  // namespace bloesem::test
