// The pairing file that tournament programs read: the number of the following lines, then "white black" on
// each, and the bye last as "id 0".
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::render {

[[nodiscard]] std::string format_pairs(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace bloesem::render
