#include "engine/team_swiss/scores.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/team_swiss/rules.hpp"

namespace bloesem::swiss::team_swiss {
namespace {

Error invalid(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

void exchange_scores(Player& team, const PointSystem& points, int rounds) {
  const auto count = static_cast<std::size_t>(rounds);
  team.game_points.resize(count);
  team.adjustments.resize(std::max(count, team.adjustments.size()));
  for (std::size_t round = 0; round < count; ++round) {
    const Points worth = points_of(team.round(static_cast<int>(round)).outcome, points);
    const Points match_points = worth + team.adjustments[round];
    team.adjustments[round] = team.game_points[round] - worth;
    team.game_points[round] = match_points;
  }
}

}  // namespace

Result<Tournament> by_primary_scores(const Tournament& tournament, const Readings& readings) {
  if (!game_points_first(readings)) return tournament;
  const auto& teams = tournament.players;
  const auto has_points = [](const Player& team) { return !team.game_points.empty(); };
  if (tournament.rounds_played > 0 && std::none_of(teams.begin(), teams.end(), has_points))
    return invalid("game points come first, but the tournament has none (comments '### bloesem:game-points')");
  if (std::any_of(teams.begin(), teams.end(), [](const Player& team) { return !team.virtual_points.empty(); }))
    return invalid("fictitious points are match points, but game points come first");
  Tournament result = tournament;
  for (Player& team : result.players) exchange_scores(team, tournament.points, tournament.rounds_played);
  return result;
}

}  // namespace bloesem::swiss::team_swiss
