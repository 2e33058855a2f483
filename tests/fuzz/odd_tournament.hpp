// Tournaments as a caller of the library may build them: first a sound one, then a few changes, of which many
// contradict it.
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
