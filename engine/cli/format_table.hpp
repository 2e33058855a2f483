// The pairing for people: one line per board, with names, ratings and points.
#pragma once

#include <string>

#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

[[nodiscard]] std::string format_table(const Tournament& tournament, const RoundPairing& pairing,
                                       Edition edition);

}  // namespace bloesem::cli
