// The row of the FIDE (Dutch) System of 2026 as a constant expression, for systems that share most of it.
#pragma once

#include <array>

#include "bloesem/edition.hpp"
#include "criteria/bye_eligibility.hpp"
#include "criteria/dutch/fide_2026.hpp"
#include "criteria/floats.hpp"
#include "engine/dutch/colour_reason.hpp"
#include "engine/dutch/colours.hpp"
#include "engine/dutch/equal_candidates.hpp"
#include "engine/dutch/flow_2026.hpp"
#include "engine/dutch/solve/whole_round/weigh_round.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/sequence/rulebook.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dutch {

inline constexpr ArticleNames articles_of_2026 = {
    .met = "C1",
    .bye = "C2",
    .colours = "C3",
    .completion = "C4",
    .pairs = "C6",
    .bye_score = "C5",
    .downfloats = {"C14", "C16"},
    .outlook = "1.9.1",
    .one_bye = "C.04.1.3",
    .colour_difference = "C.04.1.6",
    .same_colour = "C.04.1.7",
    .paired_moved_down = "4.4",
    .transpositions = "4.2",
    .exchanges = {"4.3", "4.3", "4.3", "4.3"},
    .colour_rules = {"5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"},
};

inline constexpr std::array every_solver{SolverChoice::Auto,           SolverChoice::Fast,
                                         SolverChoice::Blossom,        SolverChoice::Lemon,
                                         SolverChoice::LemonBackwards, SolverChoice::Whole};

[[nodiscard]] constexpr System row_of_2026() {
  return {
      .names = {.id = "dutch",
                .edition = "2026",
                .title = "FIDE (Dutch)",
                .code = "FIDE_DUTCH_2026",
                .former_code = "FIDE_DUTCH_2025",
                .family_code = "FIDE_DUTCH",
                .in_force_from = first_day_of_2026_rules},
      .articles = articles_of_2026,
      .criteria = criteria::fide_2026,
      .ranking = nullptr,
      .float_of_unplayed = criteria::float_of_unplayed_2026,
      .bars_bye = criteria::bars_bye_2026,
      .solver_choices = every_solver,
      .solvers = solvers,
      .flow = flow_2026,
      .whole_round = whole_round_2026,
      .weigh_whole_round = weigh_round_2026,
      .equal_candidates = equal_candidates_2026,
      .allocate_colours = allocate_colours,
      .colour_reason = colour_reason,
      .rulebook = sequence::fide_2026,
      .knows_wishes = true,
      .has_proofs = true,
      .has_dutch_brackets = true,
      .chosen_by_criteria = true,
      .baku = baku_wording_2026,
  };
}

}  // namespace bloesem::swiss::dutch
