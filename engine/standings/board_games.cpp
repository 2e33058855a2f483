#include "engine/standings/board_games.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::standings {

namespace {

// Returns the half-points of the result; empty if the game was not played or has no result.
std::optional<int> half_points(const RoundEntry& entry) noexcept {
  if (!was_played(entry)) return std::nullopt;
  switch (entry.outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin: return 2;
    case Outcome::Draw:
    case Outcome::UnratedDraw: return 1;
    case Outcome::Loss:
    case Outcome::UnratedLoss: return 0;
    default: return std::nullopt;
  }
}

bool is_rated(Outcome outcome) noexcept {
  return outcome == Outcome::Win || outcome == Outcome::Draw || outcome == Outcome::Loss;
}

std::optional<BoardGame> game_of(const Tournament& tournament, PlayerIndex player, int round) {
  const RoundEntry mine = tournament.players[static_cast<std::size_t>(player)].round(round);
  if (mine.opponent <= player) return std::nullopt;  // no opponent, or the game is counted for the other player
  const RoundEntry other = tournament.players[static_cast<std::size_t>(mine.opponent)].round(round);
  const std::optional<int> score = half_points(mine);
  const std::optional<int> others = half_points(other);
  if (!score || !others) return std::nullopt;
  BoardGame game{.round = round + 1,
                 .white = player,
                 .black = mine.opponent,
                 .white_score = *score,
                 .black_score = *others,
                 .rated = is_rated(mine.outcome) && is_rated(other.outcome),
                 .colours_known = mine.colour != Colour::None};
  if (mine.colour == Colour::Black) {
    std::swap(game.white, game.black);
    std::swap(game.white_score, game.black_score);
  }
  return game;
}

}  // namespace

std::vector<BoardGame> board_games(const Tournament& tournament, std::optional<int> after) {
  std::vector<BoardGame> games;
  const int rounds = std::min(after.value_or(tournament.rounds_played), tournament.rounds_played);
  for (int round = 0; round < rounds; ++round) {
    for (PlayerIndex player = 0; player < std::ssize(tournament.players); ++player) {
      if (const std::optional<BoardGame> game = game_of(tournament, player, round)) games.push_back(*game);
    }
  }
  return games;
}

}  // namespace bloesem::standings
