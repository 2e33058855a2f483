// The result of a game, as people and Vega's result files write it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/tournament.hpp"

namespace bloesem::service {

struct GameResult {
  Outcome white = Outcome::Unfinished;
  Outcome black = Outcome::Unfinished;
  bool adjourned = false;

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// Parses "1-0", "0-1", "=", "1/2-0", "+/-", "1-0u" (not rated), "?" (adjourned), "*" (no result yet) or one of
// their synonyms.
[[nodiscard]] std::optional<GameResult> parse_result(std::string_view text);
inline constexpr std::string_view known_results =
    "1-0, 0-1, =, 1/2-0, 0-1/2, 0-0 (each also with u: not rated), +/-, -/+, -/-, ? (adjourned) or * (none "
    "yet)";

// Returns the result with the colours swapped.
[[nodiscard]] inline GameResult reversed(const GameResult& result) noexcept {
  return {result.black, result.white, result.adjourned};
}

// The result of a board: that of its game, or in events whose rounds are matches of two games that of each
// game, as `1-0,=`. Points are always those of the player who is listed first, who has Black in the second
// game. A team may have game points beside its result.
struct BoardResult {
  GameResult first;
  std::optional<GameResult> second = {};
  std::optional<std::pair<Points, Points>> game_points = {};

  friend bool operator==(const BoardResult&, const BoardResult&) = default;
};

// Parses one result, two separated by a comma, or game points like 2.5-1.5, also after a result and a comma
// (1-0,2.5-1.5). What is a result and game points alike (1-0) is a result.
[[nodiscard]] std::optional<BoardResult> parse_board_result(std::string_view text);
inline constexpr std::string_view known_board_results =
    "two of them with a comma for a match of two games (1-0,=), or game points for a match of teams (2.5-1.5)";

// True for forfeits and for no result: where only one is given for a match, it is that of both games.
[[nodiscard]] bool stands_for_both(const GameResult& result) noexcept;

// Returns the result as the player listed second has it.
[[nodiscard]] BoardResult reversed(const BoardResult& result) noexcept;

// Returns what parse_board_result understands; "mixed" for a game as in name_of.
[[nodiscard]] std::string text_of(const BoardResult& result);

// Parses the codes 0 to 7 and 9 of Vega's .res files.
[[nodiscard]] std::optional<GameResult> result_of_vega(std::string_view code);

// Returns the first spelling that parse_result understands; "mixed", which it does not understand, for a game
// that only one of its two lines marks as unrated.
[[nodiscard]] std::string_view name_of(const GameResult& result) noexcept;

}  // namespace bloesem::service
