#include "engine/team_swiss/system.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "criteria/bye_eligibility.hpp"
#include "criteria/team_swiss/team_swiss_2026.hpp"
#include "engine/double_swiss/appraisal_of_matches.hpp"
#include "engine/double_swiss/proof_plan.hpp"
#include "engine/double_swiss/walk.hpp"
#include "engine/literal/literal.hpp"
#include "engine/swiss/system.hpp"
#include "engine/team_swiss/colours.hpp"
#include "engine/team_swiss/rules.hpp"
#include "engine/team_swiss/scores.hpp"

namespace bloesem::swiss::team_swiss {
namespace {

constexpr ArticleNames articles_of_teams = {
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
    .colour_rules = {"4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5", "4.3.6", "4.3.7", "4.3.8", "4.3.9", "1.7"},
};

constexpr std::array solvers_of_teams{SolverChoice::Auto, SolverChoice::Blossom};

// The secondary score decides who is the first team, so the walk gives the colours.
Result<Walk> flow(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  const TeamRules rules = team_rules(context.task.readings);
  Result<Walk> walk = double_swiss::walk_matches(field, criteria, context, match_rules(rules));
  if (!walk) return walk;
  const TeamColours colours(field, context.task, rules);
  for (auto& pair : walk->pairs) {
    colours.order(pair);
    const std::optional<Colouring> colouring = colours.allocate(pair.first, pair.second);
    if (!colouring) return unknown_initial_colour();
    walk->colours.push_back(*colouring);
  }
  return walk;
}

std::vector<Appraisal> appraise(const RoundField& field, const RoundTask& task,
                                const CompletePairing& pairing) {
  const double_swiss::MatchRound round(field, task, criteria::team_swiss_2026(),
                                       match_rules(team_rules(task.readings)));
  return double_swiss::appraise_matches(round, pairing);
}

// Proofs are those of matches; the secondary score decides who is the first team.
class TeamPlan final : public double_swiss::MatchPlan {
 public:
  TeamPlan(const RoundField& field, const RoundTask& task, const CompletePairing& pairing)
      : MatchPlan(field, task, criteria::team_swiss_2026(), match_rules(team_rules(task.readings)), pairing),
        colours_(field, this->task(), team_rules(task.readings)) {}

  void order(std::pair<Position, Position>& pair) const override { colours_.order(pair); }
  [[nodiscard]] std::optional<Colouring> colours(const std::pair<Position, Position>& pair) const override {
    return colours_.allocate(pair.first, pair.second);
  }

 private:
  TeamColours colours_;
};

std::unique_ptr<ProofPlan> plan_of(const RoundField& field, const RoundTask& task,
                                   const CompletePairing& pairing) {
  return std::make_unique<TeamPlan>(field, task, pairing);
}

criteria::ColourPreference preference_of(const RoundField& field, const RoundTask& task, Position team) {
  const TeamRules rules = team_rules(task.readings);
  return rules.preferences ? TeamColours(field, task, rules).preference(team) : criteria::ColourPreference();
}

std::string reason(const ColouredPair& pair) {
  return TeamColours(pair.field, pair.task, team_rules(pair.task.readings)).reason(pair);
}

Result<literal::LiteralPairing> literally(literal::LiteralRound& round, const Readings& readings) {
  const TeamRules rules = team_rules(readings);
  round.team_preferences = literal::TeamPreferences::None;
  if (rules.preferences)
    round.team_preferences = *rules.preferences == PreferenceType::A ? literal::TeamPreferences::TypeA
                                                                     : literal::TeamPreferences::TypeB;
  round.graded_c6 = rules.graded;
  if (rules.uses_secondary())
    for (const Player& team : round.tournament.players)
      round.secondary.push_back(team.game_points_after(round.round - 1));
  return literal::team_swiss_2026(round);
}

// Record 192 of files in which players are listed beside the teams. In ours, a team is a player.
constexpr std::array<std::string_view, 2> codes_of_teams = {"FIDE_TEAM", "FIDE_TEAM_TYPEA_MP_GP"};

// Fictitious points are added to match points (C.04.6).
constexpr BakuWording baku_wording_of_teams = {
    "only where a match won is worth two drawn ones and a match lost nothing (C.04.7)",
    [](const PointSystem& points) { return points.win == 2 * points.draw && points.loss == 0; }};

}  // namespace

constinit const System fide_2026 = {
    .names = {.id = "team-swiss",
              .edition = "2026",
              .title = "Swiss Team",
              .code = "CUSTOM_SWISS",
              .former_code = "",
              .family_code = "",
              .in_force_from = first_day_of_2026_rules,
              .further_codes = codes_of_teams},
    .articles = articles_of_teams,
    .criteria = criteria::team_swiss_2026,
    .field = {.topscorers = false, .colours_forbid = false},
    .ranking = nullptr,
    .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
    .bars_bye = [](const RoundEntry& entry,
                   const PointSystem&) { return criteria::bars_bye_of_matches(entry); },
    .solver_choices = solvers_of_teams,
    .flow = flow,
    .preference = preference_of,
    .colour_reason = reason,
    .appraise = appraise,
    .literal = literally,
    .has_proofs = true,
    .chosen_by_criteria = true,
    .floats_down = false,
    .floats_remembered = 1,
    .proof_plan = plan_of,
    .baku = baku_wording_of_teams,
    .readings = readings_of_teams,
    .of_teams = true,
    .as_paired = by_primary_scores,
};

}  // namespace bloesem::swiss::team_swiss
