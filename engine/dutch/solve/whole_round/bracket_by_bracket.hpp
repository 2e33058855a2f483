// What the whole rounds of all editions have in common.
#pragma once

#include <optional>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/solve/whole_round/reconstruct.hpp"
#include "engine/dutch/solve/whole_round/round_graph.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dutch {

// TooLarge: the field has more players than a whole round may have. Cancelled: the caller wants no more.
[[nodiscard]] std::optional<Error> refuse_whole_round(const RoundField& field);
[[nodiscard]] std::optional<Error> report_progress(const WalkContext& context, const RoundGraph& graph);

// Appends the digits of the bracket and optimises: then it is paired in all heaviest matchings alike.
[[nodiscard]] BracketPairing pair_bracket(RoundGraph& graph, const RoundField& field,
                                          criteria::CriteriaTable criteria, const Bracket& bracket);

// True if all players of the graph are paired but one whom an odd number leaves, who may have the bye.
[[nodiscard]] bool leaves_nobody_but_the_bye(const RoundField& field, const RoundGraph& graph);

// The record of a round whose brackets have their kinds: all values of criteria are evaluated here.
[[nodiscard]] Walk walk_of(const RoundField& field, criteria::CriteriaTable criteria, Reconstruction&& round);

}  // namespace bloesem::swiss::dutch
