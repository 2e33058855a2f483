// The games of a round, and how else they could have ended over the board.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "bloesem/explain/change.hpp"

namespace bloesem::explain {

using GameOutcomes = std::pair<Outcome, Outcome>;  // White's, Black's

// Won, drawn and lost by White, over the board.
inline constexpr std::array<GameOutcomes, 3> results_over_the_board = {{
    {Outcome::Win, Outcome::Loss},
    {Outcome::Draw, Outcome::Draw},
    {Outcome::Loss, Outcome::Win},
}};

// A pair that was scheduled with colours: played, forfeited or open.
struct Game {
  int round = 0;  // from 1
  PlayerIndex white = no_player;
  PlayerIndex black = no_player;
  GameOutcomes outcomes;

  [[nodiscard]] bool is_open() const noexcept {
    return outcomes == GameOutcomes(Outcome::Unfinished, Outcome::Unfinished);
  }
};

// Returns the games of a round (from 1) in the order of the smaller index.
[[nodiscard]] std::vector<Game> games_of(const Tournament& tournament, int round);

// Returns the change that gives the game this result.
[[nodiscard]] inline Change ending(const Game& game, const GameOutcomes& outcomes) {
  return {ChangeKind::Result, game.white, game.black, game.round, outcomes.first, outcomes.second};
}

// Returns the changes to another result over the board, one game after the other. An unrated result has the
// rated one in its place. Games that `apply` refuses are left out.
[[nodiscard]] std::vector<Change> other_results(const Tournament& tournament, const PairOptions& options,
                                                int round);

}  // namespace bloesem::explain
