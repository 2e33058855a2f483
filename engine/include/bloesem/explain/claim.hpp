// What an explanation says: claims that a machine can check, and tables behind them. No words: the phrases
// (engine/render/explain/phrases.cpp) turn claims into sentences.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bloesem/colour.hpp"
#include "bloesem/player_index.hpp"
#include "bloesem/points.hpp"

namespace bloesem::explain {

// Points, as opposed to a count.
struct Score {
  Points tenths = 0;

  friend bool operator==(const Score&, const Score&) = default;
};

using Pair = std::pair<PlayerIndex, PlayerIndex>;

// A text is what no language translates: an article ("C.8"), a result ("1-0").
using Value = std::variant<std::int64_t, Score, PlayerIndex, std::vector<PlayerIndex>, Pair, std::vector<Pair>,
                           Colour, std::string>;

struct Argument {
  std::string_view name;  // as the phrase has it: "player"
  Value value;

  friend bool operator==(const Argument&, const Argument&) = default;
};

// One kind of claim; each has one row in the table of phrases, in this order. Names of players are arguments,
// and so are articles and numbers.
enum class Statement : std::uint16_t {
  // Why: a player, a board, the bye, a bracket.
  // Why not: a pair.
  // The bye and the floaters, ranked.
  // What would have had to be different; what if; open results.
  // Rounds that cannot be paired, and rounds ahead.
  // Is it the only one?
  Last_,  // their number
};

struct Claim {
  Statement statement;
  std::vector<Argument> arguments;

  friend bool operator==(const Claim&, const Claim&) = default;
};

// A table behind a story. Headings are names of columns, which the phrases translate: "player", "criterion".
struct Table {
  std::vector<std::string_view> headings;
  std::vector<std::vector<Value>> rows;  // each as long as `headings`
};

// The answer to one question.
struct Explanation {
  std::string_view question;  // "player", "pair", "how": the option that asks it
  std::vector<Claim> story;   // each is true and complete when read alone
  std::vector<Table> tables;
  bool complete = true;  // false: a search ended at its limit of time
};

}  // namespace bloesem::explain
