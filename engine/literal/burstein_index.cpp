#include "engine/literal/burstein_index.hpp"

namespace bloesem::literal {
namespace {

bool is_zero_point_bye(const RoundEntry& entry) {
  return entry.outcome == Outcome::ZeroBye || entry.outcome == Outcome::Absent;
}

// 1.7.2: returns the zero-point byes in a row up to the current round.
int trailing_zero_byes(const Field& field, PlayerIndex index, const Player& player, bool absent_runs_only) {
  const bool absent_now = field.place_of(index) < 0 && is_zero_point_bye(player.round(field.before()));
  if (absent_runs_only && !absent_now) return 0;
  int run = 0;
  while (run < field.before() && is_zero_point_bye(player.round(field.before() - 1 - run))) ++run;
  return run;
}

// Returns the score of a player as over-the-board opponents see it: those byes count as draws.
Points seen_score(const Field& field, PlayerIndex index, bool absent_runs_only) {
  const Tournament& tournament = field.tournament();
  const Player& player = tournament.players[static_cast<std::size_t>(index)];
  const Points own = standings_points(tournament, player, field.before());
  const int run = trailing_zero_byes(field, index, player, absent_runs_only);
  return own + run * (tournament.points.draw - tournament.points.zero_bye);
}

}  // namespace

std::vector<BursteinIndex> burstein_indices(const Field& field, bool absent_runs_only) {
  std::vector<Points> seen;
  for (std::size_t i = 0; i < field.tournament().players.size(); ++i)
    seen.push_back(seen_score(field, static_cast<PlayerIndex>(i), absent_runs_only));
  std::vector<BursteinIndex> indices;
  for (Place p = 0; p < field.size(); ++p) {
    const Player& player = field.player(p);
    const Points own = standings_points(field.tournament(), player, field.before());
    BursteinIndex& index = indices.emplace_back();
    for (int r = 0; r < field.before(); ++r) {
      const RoundEntry entry = player.round(r);
      // A round without a game is one against oneself.
      const Points opponent = was_played(entry) ? seen[static_cast<std::size_t>(entry.opponent)] : own;
      index.buchholz += opponent;
      index.sonneborn_berger += std::int64_t{points_of(entry.outcome, field.tournament().points)} * opponent;
    }
  }
  return indices;
}

}  // namespace bloesem::literal
