// The result of a game, as people and Vega's result files write it.
#pragma once

#include <optional>
#include <string_view>

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

// Parses the codes 0 to 7 and 9 of Vega's .res files.
[[nodiscard]] std::optional<GameResult> result_of_vega(std::string_view code);

// Returns the first spelling that parse_result understands; "mixed", which it does not understand, for a game
// that only one of its two lines marks as unrated.
[[nodiscard]] std::string_view name_of(const GameResult& result) noexcept;

}  // namespace bloesem::service
