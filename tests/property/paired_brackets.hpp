// The brackets of a paired round in the form that the literal criteria use.
#pragma once

#include <vector>

#include "tests/property/random_rounds.hpp"
#include "tests/support/literal_criteria.hpp"

namespace bloesem::test {

struct PairedBracket {
  const BracketRecord* record = nullptr;
  std::vector<Position> moved_down;
  std::vector<Position> residents;
  Grouping grouping;            // as paired
  std::vector<Position> next;   // the following score group
  std::vector<Position> lower;  // all players not reached yet
  Points below = 0;             // A.8: the artificial score below the bracket

  [[nodiscard]] std::vector<Position> players() const;
};

// Returns the brackets in the order in which they were paired, including discarded attempts.
[[nodiscard]] std::vector<PairedBracket> paired_brackets(const RoundField& field, const RoundPairing& pairing);

// True if there are few enough players to test completion by exhaustion.
[[nodiscard]] bool few(const std::vector<Position>& players);

}  // namespace bloesem::test
