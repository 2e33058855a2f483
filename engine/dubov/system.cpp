#include "engine/dubov/system.hpp"

#include <array>

#include "criteria/bye_eligibility.hpp"
#include "criteria/dubov/fide_2026.hpp"
#include "engine/dubov/colour_reason.hpp"
#include "engine/dubov/colours.hpp"
#include "engine/dubov/flow_2026.hpp"
#include "engine/dubov/proof_plan.hpp"
#include "engine/dubov/readings.hpp"
#include "engine/literal/literal.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dubov {
namespace {

constexpr ArticleNames articles_of_2026 = {
    .met = "C1",
    .bye = "C2",
    .colours = "C3",
    .completion = "C4",
    .pairs = "C5",
    .bye_score = "3.1.3",
    .downfloats = {"", ""},
    .outlook = "1.9.1",
    .one_bye = "C.04.1.3",
    .colour_difference = "C.04.1.6",
    .same_colour = "C.04.1.7",
    .paired_moved_down = "4.2",
    .transpositions = "4.4",
    .exchanges = {"4.3", "4.3", "4.3", "4.3"},
    .colour_rules = {"5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"},
};

constexpr std::array two_solvers{SolverChoice::Auto, SolverChoice::Blossom};

Result<literal::LiteralPairing> literally(literal::LiteralRound& round, const Readings& readings) {
  round.forfeits_upfloat = forfeits_upfloat(readings);
  return literal::dubov_2026(round);
}

// 1.6.4
constexpr criteria::ColourPreference mild_for_black = {.colour = Colour::Black,
                                                       .strength = criteria::Strength::Mild};

}  // namespace

constinit const System fide_2026 = {
    .names = {.id = "dubov",
              .edition = "2026",
              .title = "Dubov",
              .code = "FIDE_DUBOV",
              .former_code = "",
              .family_code = "",
              .in_force_from = earliest_date},
    .articles = articles_of_2026,
    .criteria = criteria::dubov_2026,
    .field = {.topscorers = false, .newcomer = mild_for_black},
    .ranking = nullptr,
    .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
    .bars_bye = criteria::bars_bye_2026,
    .solver_choices = two_solvers,
    .flow = flow_2026,
    .allocate_colours = allocate_colours,
    .colour_reason = colour_reason,
    .appraise = appraise_2026,
    .literal = literally,
    .has_proofs = true,
    .chosen_by_criteria = true,
    .floats_down = false,
    .floats_remembered = 1,
    .proof_plan = proof_plan,
    .baku = baku_wording_2026,
    .readings = readings_of_2026,
    .needs_ratings = true,
};

}  // namespace bloesem::swiss::dubov
