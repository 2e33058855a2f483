// Games that have been paired but have no result yet.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::standings {

// Returns the last paired round (from 1) if any of its games has no result. Adjourned games of earlier rounds
// do not count.
[[nodiscard]] std::optional<int> round_in_play(const Tournament& tournament) noexcept;

// White and Black of each game of a round without a result, in the order of the list of players.
using OpenGames = std::vector<std::pair<PlayerIndex, PlayerIndex>>;
[[nodiscard]] OpenGames open_games(const Tournament& tournament, int round);

// The rounds on which a list is based.
struct Coverage {
  int rounds = 0;                   // rounds 1 to this one
  std::optional<int> in_play = {};  // the round after them, or the last of them, if being played
  int open_games = 0;               // of the rounds counted; they give no points yet
};

// `after`: the round asked for; empty: the last finished round or, with `with_open_games`, the last paired one.
// A round in play later than the one after `after` is not reported.
[[nodiscard]] Coverage coverage_of(const Tournament& tournament, std::optional<int> after,
                                   bool with_open_games);

}  // namespace bloesem::standings
