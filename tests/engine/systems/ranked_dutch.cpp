#include "tests/engine/systems/ranked_dutch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <tuple>
#include <vector>

#include "engine/swiss/system.hpp"

namespace bloesem::test {
namespace {

struct Standing {
  Points points = 0;
  std::int64_t buchholz = 0;          // points of the opponents met over the board
  std::int64_t sonneborn_berger = 0;  // those points times the points scored against them, in hundredths

  auto key() const { return std::tuple(-points, -buchholz, -sonneborn_berger); }
};

std::vector<Standing> standings_before(const Tournament& tournament, int round) {
  std::vector<Standing> standings(tournament.players.size());
  for (std::size_t i = 0; i < standings.size(); ++i)
    standings[i].points = standings_points(tournament, tournament.players[i], round - 1);
  for (std::size_t i = 0; i < standings.size(); ++i) {
    for (int r = 0; r + 1 < round; ++r) {
      const RoundEntry entry = tournament.players[i].round(r);
      if (!was_played(entry)) continue;
      const std::int64_t theirs = standings[static_cast<std::size_t>(entry.opponent)].points;
      standings[i].buchholz += theirs;
      standings[i].sonneborn_berger += theirs * points_of(entry.outcome, tournament.points);
    }
  }
  return standings;
}

std::vector<PlayerIndex> ranking(const Tournament& tournament, int round) {
  const std::vector<Standing> standings = standings_before(tournament, round);
  std::vector<PlayerIndex> players(standings.size());
  std::iota(players.begin(), players.end(), PlayerIndex{0});
  std::stable_sort(players.begin(), players.end(), [&](PlayerIndex a, PlayerIndex b) {
    return standings[static_cast<std::size_t>(a)].key() < standings[static_cast<std::size_t>(b)].key();
  });
  return players;
}

}  // namespace

Edition ranked_dutch_2026() {
  static const swiss::System system = [] {
    swiss::System ranked = swiss::dutch::fide_2026;
    ranked.names = {.id = "ranked-dutch",
                    .edition = "2026",
                    .title = "Ranked Dutch",
                    .code = "CUSTOM_SWISS",
                    .former_code = "",
                    .family_code = "",
                    .in_force_from = {}};
    ranked.ranking = ranking;
    return ranked;
  }();
  return Edition(system);
}

}  // namespace bloesem::test
