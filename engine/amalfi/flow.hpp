#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::amalfi {

// Pairs a round from the top of the ranking: each player meets the one who stands as many places below as
// rounds remain, or the next possible one, such that everybody can be paired (docs/systems/amalfi.md). Errors:
// NoValidPairing, InvalidInput (the initial colour is unknown in round 1), Cancelled.
[[nodiscard]] Result<Walk> flow(RoundField& field, criteria::CriteriaTable criteria,
                                const WalkContext& context);

// Returns all players by rating, those without one last; equal ratings by number.
[[nodiscard]] std::vector<PlayerIndex> by_rating(const Tournament& tournament, int round);

// Returns why two players must not meet although they have not met before; empty if they may.
[[nodiscard]] std::string why_apart(const RoundField& field, const RoundTask& task, Position a, Position b);

}  // namespace bloesem::swiss::amalfi
