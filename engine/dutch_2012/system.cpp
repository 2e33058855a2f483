// The FIDE (Dutch) System as agreed in Istanbul in 2012, in force until 2017 (docs/systems/dutch-2012.md).
#include "engine/dutch_2012/system.hpp"

#include <array>

#include "criteria/bye_eligibility.hpp"
#include "criteria/dutch_2012/istanbul_2012.hpp"
#include "criteria/floats.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/dutch_2012/claims.hpp"
#include "engine/dutch_2012/colours.hpp"
#include "engine/dutch_2012/flow.hpp"
#include "engine/dutch_2012/ranking.hpp"
#include "engine/dutch_2012/readings.hpp"
#include "engine/dutch_2012/stages.hpp"
#include "engine/literal/literal.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

constexpr ArticleNames articles_of_2012 = {
    .met = "B.1.a",
    .bye = "B.1.b",
    .colours = "B.2",
    .completion = "C.13",
    .pairs = "A.6.b",
    .bye_score = "",
    .downfloats = {"B.5", "B.6"},
    .outlook = "C.13",
    .one_bye = "B.1.b",
    .colour_difference = "B.2",
    .same_colour = "B.2",
    .paired_moved_down = "D.3",
    .transpositions = "D.1",
    .exchanges = {"D.2", "D.2", "D.2", "D.2"},
    .colour_rules = {"E.1", "E.2", "E.3", "E.4", "E.5"},
};

constexpr std::array solvers_of_brackets{SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom,
                                         SolverChoice::Lemon, SolverChoice::LemonBackwards};

Result<literal::LiteralPairing> literally(literal::LiteralRound& round, const Readings& readings) {
  round.strong_as_absolute = readings[0] == 0;
  round.flexible_mild = readings[1] == 0;
  return literal::istanbul_2012(round);
}

}  // namespace

constinit const System istanbul_2012 = {
    .names = {.id = "dutch",
              .edition = "2012",
              .title = "FIDE (Dutch)",
              .code = "CUSTOM_SWISS",
              .former_code = "",
              .family_code = "",
              .in_force_from = {}},
    .articles = articles_of_2012,
    .criteria = criteria::istanbul_2012,
    .ranking = by_rating_2012,
    // B.1.b: who had the bye or points without playing is a downfloater. That is the predicate of 2026.
    .float_of_unplayed = criteria::float_of_unplayed_2026,
    .bars_bye = criteria::bars_bye_2012,
    .solver_choices = solvers_of_brackets,
    .solvers = dutch::solvers,
    .flow = flow_2012,
    .allocate_colours = allocate_colours,
    .colour_reason = colour_reason,
    .appraise = appraise_2012,
    .literal = literally,
    .has_proofs = true,
    .chosen_by_criteria = true,
    .backtracking = &claims_of_2012,
    .baku = baku_wording_2016,
    .readings = readings_of_2012,
};

}  // namespace bloesem::swiss::dutch_2012
