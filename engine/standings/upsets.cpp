#include "engine/standings/upsets.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bloesem::standings {

namespace {

std::optional<Upset> upset_of(const Tournament& tournament, const BoardGame& game) {
  const int white = tournament.players[static_cast<std::size_t>(game.white)].rating;
  const int black = tournament.players[static_cast<std::size_t>(game.black)].rating;
  if (white <= 0 || black <= 0 || white == black || game.white_score + game.black_score != 2)
    return std::nullopt;
  const bool white_is_lower = white < black;
  const int score = white_is_lower ? game.white_score : game.black_score;
  if (score == 0) return std::nullopt;
  const int difference = white_is_lower ? black - white : white - black;
  Upset upset{game, game.white, game.black, difference, score == 1, score * difference};
  if (!white_is_lower) std::swap(upset.lower, upset.higher);
  return upset;
}

}  // namespace

std::vector<Upset> upsets(const Tournament& tournament, std::optional<int> round) {
  std::vector<Upset> list;
  for (const BoardGame& game : board_games(tournament, round)) {
    if (round && game.round != *round) continue;
    if (const std::optional<Upset> upset = upset_of(tournament, game)) list.push_back(*upset);
  }
  std::stable_sort(list.begin(), list.end(),
                   [](const Upset& a, const Upset& b) { return a.doubled_key > b.doubled_key; });
  return list;
}

}  // namespace bloesem::standings
