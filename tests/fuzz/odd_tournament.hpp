// Tournaments as a caller of the library may build them: a valid one with a few changes, many of which make it
// contradictory.
#pragma once

#include "bloesem/pair_round.hpp"
#include "tests/fuzz/small_tournament.hpp"

namespace bloesem::fuzz {

struct OddRequest {
  Tournament tournament;
  PairOptions options;
};

[[nodiscard]] OddRequest make_odd_request(ByteSource& bytes);

}  // namespace bloesem::fuzz
