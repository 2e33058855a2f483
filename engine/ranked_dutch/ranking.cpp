#include "engine/ranked_dutch/ranking.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <tuple>

namespace bloesem::swiss::ranked_dutch {
namespace {

// Points in tenths; their products in hundredths.
struct Sums {
  Points points = 0;
  std::int64_t buchholz = 0;
  std::int64_t sonneborn_berger = 0;

  [[nodiscard]] auto key() const noexcept { return std::tuple(-points, -buchholz, -sonneborn_berger); }
};

std::size_t place_of(PlayerIndex player) noexcept { return static_cast<std::size_t>(player); }

std::vector<Sums> sums_before(const Tournament& tournament, int round) {
  std::vector<Sums> sums(tournament.players.size());
  for (std::size_t i = 0; i < sums.size(); ++i)
    sums[i].points = standings_points(tournament, tournament.players[i], round - 1);
  for (std::size_t i = 0; i < sums.size(); ++i) {
    for (int r = 0; r + 1 < round; ++r) {
      const RoundEntry entry = tournament.players[i].round(r);
      if (!was_played(entry)) continue;
      const std::int64_t theirs = sums[place_of(entry.opponent)].points;
      sums[i].buchholz += theirs;
      sums[i].sonneborn_berger += theirs * points_of(entry.outcome, tournament.points);
    }
  }
  return sums;
}

}  // namespace

std::vector<PlayerIndex> ranking_by_sums(const Tournament& tournament, int round) {
  const std::vector<Sums> sums = sums_before(tournament, round);
  std::vector<PlayerIndex> players(sums.size());
  std::iota(players.begin(), players.end(), PlayerIndex{0});
  std::stable_sort(players.begin(), players.end(), [&](PlayerIndex a, PlayerIndex b) {
    return sums[place_of(a)].key() < sums[place_of(b)].key();
  });
  return players;
}

}  // namespace bloesem::swiss::ranked_dutch
