// Games that have been paired and have no result yet: which round is being played, and what is missing.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::standings {

// The last paired round (from 1) while any of its games has no result. An adjourned game of an earlier round
// does not hold up the event.
[[nodiscard]] std::optional<int> round_in_play(const Tournament& tournament) noexcept;

// White and Black of each game of the round without a result, in the order of the list of players.
using OpenGames = std::vector<std::pair<PlayerIndex, PlayerIndex>>;
[[nodiscard]] OpenGames open_games(const Tournament& tournament, int round);

// Which rounds a list rests on.
struct Coverage {
  int rounds = 0;                   // 1 to this one
  std::optional<int> in_play = {};  // the round after them, or the last of them, if it is being played
  int open_games = 0;               // of the rounds counted: they give no points yet
};

// `after`: the round asked for; nothing: the last round that has ended, or with `with_open_games` the last one
// paired. A round in play after the one asked for is not part of the answer.
[[nodiscard]] Coverage coverage_of(const Tournament& tournament, std::optional<int> after,
                                   bool with_open_games);

}  // namespace bloesem::standings
