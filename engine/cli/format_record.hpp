// How a round came about, for people: one block per bracket (--verbose).
#pragma once

#include <string>

#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

[[nodiscard]] std::string format_record(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace bloesem::cli
