// The parts of the whole-round solver that all editions share.
#pragma once

#include <optional>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/solve/whole_round/reconstruct.hpp"
#include "engine/dutch/solve/whole_round/round_graph.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/weighed_round.hpp"

namespace bloesem::swiss::dutch {

// TooLarge: the field has more players than a whole round may have. Cancelled: the caller asked to stop.
[[nodiscard]] std::optional<Error> refuse_whole_round(const RoundField& field);
[[nodiscard]] std::optional<Error> report_progress(const WalkContext& context, const RoundGraph& graph);

// Appends the digits of the bracket and optimises. Afterwards the bracket is paired alike in all heaviest
// matchings.
[[nodiscard]] BracketPairing pair_bracket(RoundGraph& graph, const RoundField& field,
                                          criteria::CriteriaTable criteria, const Bracket& bracket);

// Returns the graph with the pairs of its matching.
[[nodiscard]] WeighedRound weighed(const RoundGraph& graph);

// True if all players of the graph are paired, up to one bye-eligible player when their number is odd.
[[nodiscard]] bool leaves_only_the_bye(const RoundField& field, const RoundGraph& graph);

// Returns the record of the round, whose brackets must have their kinds, with the values of all criteria.
[[nodiscard]] Walk walk_of(const RoundField& field, criteria::CriteriaTable criteria, Reconstruction&& round);

}  // namespace bloesem::swiss::dutch
