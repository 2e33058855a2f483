// The Burstein System (C.04.4.2), edition 2026: the names of its articles, and the parts it is composed of.
#include "engine/swiss/system.hpp"

#include <array>

#include "criteria/burstein/burstein_2026.hpp"
#include "criteria/bye_eligibility.hpp"
#include "criteria/floats.hpp"
#include "engine/burstein/appraise.hpp"
#include "engine/burstein/colours.hpp"
#include "engine/burstein/flow_2026.hpp"
#include "engine/burstein/proof_plan.hpp"
#include "engine/burstein/readings.hpp"
#include "engine/burstein/seeding.hpp"
#include "engine/burstein/system.hpp"
#include "engine/literal/literal.hpp"

namespace bloesem::swiss::burstein {

namespace {

// Colour rules: those of 5.2 in the order of ColourRule, then those of a seeding round.
constexpr ArticleNames articles = {
    .met = "C1",
    .bye = "C2",
    .colours = "C3",
    .completion = "C4",
    .pairs = "C5",
    .bye_score = "3.1.3",
    .downfloats = {"", ""},
    .outlook = "1.9",
    .one_bye = "C.04.1.3",
    .colour_difference = "C.04.1.6",
    .same_colour = "C.04.1.7",
    .paired_moved_down = "C.04.3.4.4",
    .transpositions = "C.04.3.4.2",
    .exchanges = {"C.04.3.4.3", "C.04.3.4.3", "C.04.3.4.3", "C.04.3.4.3"},
    .colour_rules = {"5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1", "C.04.3.5.2.1", "C.04.3.5.2.2",
                     "C.04.3.5.2.3", "C.04.3.5.2.4", "C.04.3.5.2.5"},
};

constexpr std::array solvers_on_offer{SolverChoice::Auto, SolverChoice::Blossom};

Result<literal::LiteralPairing> literally(literal::LiteralRound& round, const Readings& readings) {
  round.absent_runs_only = zero_byes(readings) == ZeroByes::UpToThisRound;
  return literal::burstein_2026(round);
}

}  // namespace

constinit const System fide_2026 = {
    .names = {.id = "burstein",
              .edition = "2026",
              .title = "Burstein",
              .code = "FIDE_BURSTEIN",
              .former_code = "",
              .family_code = "",
              .in_force_from = std::nullopt},
    .articles = articles,
    .criteria = criteria::burstein_2026,
    .field = {.topscorers = false, .colours_forbid = true},
    .ranking = nullptr,
    .float_of_unplayed = criteria::float_of_unplayed_2026,
    .bars_bye = criteria::bars_bye_2026,
    .solver_choices = solvers_on_offer,
    // Seeding rounds need a chain, other rounds none.
    .solvers = [](SolverChoice choice) { return seeding_system().solvers(choice); },
    .flow = flow_2026,
    .allocate_colours = allocate_colours,
    .colour_reason = colour_reason,
    .seeding = &dutch::fide_2026,
    .seeding_rounds = seeding_rounds,
    .appraise = appraise_2026,
    .literal = literally,
    .knows_wishes = true,
    .has_proofs = true,
    .chosen_by_criteria = true,
    .proof_plan = proof_plan,
    .baku = baku_wording_2026,
    .readings = readings_of_2026,
};

}  // namespace bloesem::swiss::burstein
