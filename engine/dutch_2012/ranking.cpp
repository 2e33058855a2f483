#include "engine/dutch_2012/ranking.hpp"

#include <algorithm>
#include <numeric>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch_2012 {

std::vector<PlayerIndex> by_rating_2012(const Tournament& tournament, int /*round*/) {
  std::vector<PlayerIndex> ranking(tournament.players.size());
  std::iota(ranking.begin(), ranking.end(), PlayerIndex(0));
  std::stable_sort(ranking.begin(), ranking.end(), [&](PlayerIndex a, PlayerIndex b) {
    return tournament.players[matching::at(a)].rating > tournament.players[matching::at(b)].rating;
  });
  return ranking;
}

}  // namespace bloesem::swiss::dutch_2012
