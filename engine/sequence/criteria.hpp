// The quality criteria as the text says them, article by article: what a pair costs, what a downfloater costs,
// and what becomes of the downfloaters.
#pragma once

#include <optional>
#include <string_view>

#include "bloesem/criterion_value.hpp"
#include "engine/sequence/bracket.hpp"
#include "engine/sequence/completion.hpp"
#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// Two who are to play, with the colours that section E would give them.
struct Game {
  const Entrant& higher;
  const Entrant& lower;
  Colour of_higher = Colour::White;
  Colour of_lower = Colour::Black;
};
[[nodiscard]] Game game_of(const Entrant& higher, const Entrant& lower);

struct Downfloater {
  const Entrant& entrant;
  Points below = 0;         // A.8: one point less than the lowest score of the bracket
  bool moved_down = false;  // an MDP, who floats on
};

// So many players; in a list, so many entries of a score or score difference.
struct Cost {
  int amount = 0;
  Points difference = 0;
};

// What is known of a candidate before it is made: how many pairs it has, and how many MDPs are in them.
struct Shape {
  const Field& field;
  const Bracket& bracket;
  int pairs = 0;
  int mdps_paired = 0;

  [[nodiscard]] int downfloaters() const noexcept;
  [[nodiscard]] int limbo() const noexcept;  // MDPs who are not paired
  [[nodiscard]] Points below() const noexcept;
};

// What becomes of a set of downfloaters.
struct Outlook {
  NextBracket next;
  std::optional<Points> bye = {};  // 2026, C5: the lowest score that the bye can still go to
  int unplayed = 0;                // 2026, C9: rounds without a game, of who is to receive it
};

using criteria::CriterionValue;

// A quality criterion is what its pairs and its downfloaters cost, or what their outlook does.
struct Criterion {
  std::string_view article;
  std::string_view meaning;
  bool is_list = false;  // of scores or their differences, compared from the largest (A.8); otherwise a number
  criteria::BracketKinds in_force = 0;
  Cost (*of_pair)(const Game& game) = nullptr;
  Cost (*of_downfloater)(const Downfloater& downfloater) = nullptr;
  void (*of_outlook)(const Field& field, const Bracket& bracket, const Outlook& outlook,
                     CriterionValue& value) = nullptr;
  // The least that any candidate of this shape can have. Null: nothing at all. It is used only to recognise
  // a perfect candidate (B.4), so it may be too small, but never too large.
  void (*least)(const Shape& shape, CriterionValue& value) = nullptr;
};

}  // namespace bloesem::sequence
