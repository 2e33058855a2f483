// A whole round by exhaustion: the walk of A.9 over brackets that the bracket oracle pairs.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "tests/support/bracket_oracle.hpp"

namespace bloesem::test {

struct OracleRound {
  std::vector<std::pair<Position, Position>> pairs;  // higher ranked first, in the order of the brackets
  std::optional<Position> bye;
  bool collapsed = false;  // went through a PPB and a CLB
  int brackets = 0;        // paired and kept
};

// No value: no complete round-pairing exists.
[[nodiscard]] std::optional<OracleRound> pair_by_exhaustion(const RoundField& field);

}  // namespace bloesem::test
