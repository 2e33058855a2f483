// The readings of C.04.6 (docs/systems/team-swiss.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/double_swiss/match_round.hpp"
#include "engine/swiss/system.hpp"
#include "engine/team_swiss/preferences.hpp"

namespace bloesem::swiss::team_swiss {

// Which scores count: the first one makes the score groups, the second one, if any, ranks the teams of a match.
enum class TeamScores : std::uint8_t { MatchThenGame, Match, GameThenMatch, Game };

struct TeamRules {
  std::optional<PreferenceType> preferences = PreferenceType::A;  // empty: a competition without colours
  TeamScores scores = TeamScores::MatchThenGame;
  bool graded = false;  // C6, as in double_swiss::MatchRules

  [[nodiscard]] bool uses_secondary() const noexcept {
    return scores == TeamScores::MatchThenGame || scores == TeamScores::GameThenMatch;
  }
};

// The readings, in the order of RoundTask::readings.
extern const std::array<Reading, 3> readings_of_teams;

// True if game points make the score groups.
[[nodiscard]] bool game_points_first(const Readings& readings) noexcept;

// Returns the rules by the readings in force.
[[nodiscard]] TeamRules team_rules(const Readings& readings);

// Returns what of them the procedure needs.
[[nodiscard]] double_swiss::MatchRules match_rules(const TeamRules& rules);

}  // namespace bloesem::swiss::team_swiss
