// The players who sit out a round, with the reasons.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "trf/editor.hpp"

namespace bloesem::render {

struct NotPaired {
  std::string_view reason;  // "half-point bye", "absent", "withdrawn", ...
  std::vector<PlayerIndex> players;
};

// Returns the players who are neither on a board nor have a pairing-allocated bye of the round (from 1),
// grouped by reason. `announced`: byes of rounds that the tournament does not have yet.
[[nodiscard]] std::vector<NotPaired> not_paired(const Tournament& tournament, int round,
                                                const std::vector<Board>& boards,
                                                const std::vector<PlayerIndex>& byes,
                                                const std::vector<trf::ByeRequest>& announced);

// Returns a heading and a line for each reason: "  half-point bye: 12 Kok, Kim; 17 Vos, Ben". Empty if all
// players are paired.
[[nodiscard]] std::string not_paired_text(const Tournament& tournament, const std::vector<NotPaired>& groups);

}  // namespace bloesem::render
