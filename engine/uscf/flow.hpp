// The walk over the score groups of a round.
#pragma once

#include <string>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::uscf {

// Pairs a round: the bye, then the groups from the top. It succeeds whenever the round has a pairing in which
// somebody who may have it gets the bye. Errors: NoValidPairing; InvalidInput if the initial colour is needed
// but unknown; Cancelled.
[[nodiscard]] Result<Walk> flow(RoundField& field, criteria::CriteriaTable criteria,
                                const WalkContext& context);

// 28A, 29A: returns all players by rating, those without one last; equal ratings by number.
[[nodiscard]] std::vector<PlayerIndex> by_rating(const Tournament& tournament, int round);

// Returns why colours keep two players apart; empty if they do not (29E5f).
[[nodiscard]] std::string why_apart(const RoundField& field, const RoundTask& task, Position a, Position b);

}  // namespace bloesem::swiss::uscf
