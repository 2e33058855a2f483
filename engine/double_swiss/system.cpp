#include "engine/double_swiss/system.hpp"

#include <array>
#include <memory>

#include "criteria/bye_eligibility.hpp"
#include "criteria/double_swiss/double_swiss_2026.hpp"
#include "engine/double_swiss/appraisal_of_matches.hpp"
#include "engine/double_swiss/colours.hpp"
#include "engine/double_swiss/proof_plan.hpp"
#include "engine/double_swiss/readings.hpp"
#include "engine/double_swiss/walk.hpp"
#include "engine/literal/literal.hpp"
#include "engine/model/matches.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

constexpr ArticleNames articles_of_double_swiss = {
    .met = "C1",
    .bye = "C2",
    .colours = "",
    .completion = "C3",
    .pairs = "C4",
    .bye_score = "3.4",
    .downfloats = {"", ""},
    .outlook = "C3",
    .one_bye = "C.04.1.3",
    .colour_difference = "",
    .same_colour = "",
    .paired_moved_down = "3.5",
    .transpositions = "3.6",
    .exchanges = {"", "", "", ""},
    .colour_rules = {"4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5"},
};

constexpr std::array solvers_of_matches{SolverChoice::Auto, SolverChoice::Blossom};

constexpr std::array<Reading, 1> readings_of_double_swiss{c6_reading};

MatchRules rules_of(const RoundTask& task) { return {.last_rounds = 1, .graded = task.readings[0] != 0}; }

Result<Walk> flow(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  return walk_matches(field, criteria, context, rules_of(context.task));
}

std::vector<Appraisal> appraise(const RoundField& field, const RoundTask& task,
                                const CompletePairing& pairing) {
  return appraise_matches(MatchRound(field, task, criteria::double_swiss_2026(), rules_of(task)), pairing);
}

std::unique_ptr<ProofPlan> plan_of(const RoundField& field, const RoundTask& task,
                                   const CompletePairing& pairing) {
  return std::make_unique<MatchPlan>(field, task, criteria::double_swiss_2026(), rules_of(task), pairing);
}

Result<literal::LiteralPairing> literally(literal::LiteralRound& round, const Readings& readings) {
  round.graded_c6 = readings[0] != 0;
  return literal::double_swiss_2026(round);
}

Result<Tournament> folded(const Tournament& tournament, const Readings&) {
  if (tournament.rounds_are_matches) return tournament;
  return fold_matches(tournament);
}

// A match won is worth two games.
constexpr BakuWording baku_wording_of_matches = {
    "only where a win is worth two draws and a loss nothing (C.04.7)",
    [](const PointSystem& points) { return points.win == 2 * points.draw && points.loss == 0; }};

}  // namespace

constinit const System fide_2026 = {
    .names = {.id = "double-swiss",
              .edition = "2026",
              .title = "Double-Swiss",
              .code = "FIDE_DOUBLESWISS",
              .former_code = "",
              .family_code = "",
              .in_force_from = first_day_of_2026_rules},
    .articles = articles_of_double_swiss,
    .criteria = criteria::double_swiss_2026,
    .field = {.topscorers = false, .colours_forbid = false},
    .ranking = nullptr,
    .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
    .bars_bye = [](const RoundEntry& entry,
                   const PointSystem&) { return criteria::bars_bye_of_matches(entry); },
    .solver_choices = solvers_of_matches,
    .flow = flow,
    .allocate_colours = allocate_match_colours,
    .preference = [](const RoundField&, const RoundTask&, Position) { return criteria::ColourPreference(); },
    .colour_reason = match_colour_reason,
    .appraise = appraise,
    .literal = literally,
    .has_proofs = true,
    .chosen_by_criteria = true,
    .floats_down = false,
    .floats_remembered = 1,
    .has_colour_preferences = false,
    .proof_plan = plan_of,
    .baku = baku_wording_of_matches,
    .readings = readings_of_double_swiss,
    .columns_of_a_round = 2,
    .as_paired = folded,
};

}  // namespace bloesem::swiss::double_swiss
