// A whole round by exhaustion: the walk of A.9 over brackets, which are paired by the bracket oracle.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "tests/support/bracket_oracle.hpp"

namespace bloesem::test {

struct OracleRound {
  std::vector<std::pair<Position, Position>> pairs;  // higher ranked first, in the order of the brackets
  std::optional<Position> bye;
  bool collapsed = false;  // with a PPB and a CLB
  int brackets = 0;        // number paired, without discarded ones
};

// Returns nothing if there is no complete round-pairing.
[[nodiscard]] std::optional<OracleRound> pair_by_exhaustion(const RoundField& field);

}  // namespace bloesem::test
