#include "engine/team_swiss/rules.hpp"

#include <string_view>

#include "engine/double_swiss/readings.hpp"

namespace bloesem::swiss::team_swiss {
namespace {

constexpr std::array<std::string_view, 3> types = {"type-a", "type-b", "none"};
constexpr std::array<std::string_view, 4> orders_of_scores = {"mp-gp", "mp", "gp-mp", "gp"};

template <PreferenceType type>
criteria::ColourPreference preference_of(ColourHistory matches, const RoundTask& task) {
  return team_preference(MatchColours(matches), type, task.is_last());
}

}  // namespace

constexpr std::array<Reading, 3> readings_of_teams = {
    Reading{.name = "preferences",
            .values = types,
            .meaning = "teams have the colour preferences of type A or of type B, or the competition is one "
                       "without colours (none)",
            .article = "1.7"},
    Reading{.name = "scores",
            .values = orders_of_scores,
            .meaning = "score groups are those of the match points (mp) or of the game points (gp); the score "
                       "that is named second ranks the teams of a match for colours",
            .article = "1.2"},
    double_swiss::c6_reading,
};

bool game_points_first(const Readings& readings) noexcept {
  const auto scores = static_cast<TeamScores>(readings[1]);
  return scores == TeamScores::GameThenMatch || scores == TeamScores::Game;
}

TeamRules team_rules(const Readings& readings) {
  TeamRules rules;
  switch (readings[0]) {
    case 1: rules.preferences = PreferenceType::B; break;
    case 2: rules.preferences = std::nullopt; break;
    default: break;
  }
  rules.scores = static_cast<TeamScores>(readings[1]);
  rules.graded = readings[2] != 0;
  return rules;
}

double_swiss::MatchRules match_rules(const TeamRules& rules) {
  double_swiss::MatchRules match{.last_rounds = 2, .graded = rules.graded};
  if (rules.preferences)
    match.preference = *rules.preferences == PreferenceType::A ? preference_of<PreferenceType::A>
                                                               : preference_of<PreferenceType::B>;
  return match;
}

}  // namespace bloesem::swiss::team_swiss
