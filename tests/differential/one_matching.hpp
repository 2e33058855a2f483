// A bracket as plain maximum-weight matchings whose weights hold the criteria and the generation order
// together, one integer per edge: one call where there are no MDPs, two where there are. No optimal face, no
// narrowing down step by step: only what the rules say, written as digits.
#pragma once

#include "tests/support/solve.hpp"

namespace bloesem::test {

struct OneMatchingPairing {
  std::vector<std::pair<swiss::Position, swiss::Position>> pairs;  // higher ranked first
  std::vector<swiss::Position> downfloaters;
  // How many pairs are made must be known before the digits of D.2 can be written down. It is found without
  // weights, except in a PPB: there C.4 comes before C.5, and a call with the criteria alone tells.
  bool pairs_by_weights = false;
  int calls = 0;  // those that decide, without the one for pairs_by_weights
};

// The bracket must have a candidate that complies with C.1 to C.4.
[[nodiscard]] OneMatchingPairing pair_by_plain_matchings(const swiss::RoundField& field,
                                                         const swiss::Bracket& bracket);

}  // namespace bloesem::test
