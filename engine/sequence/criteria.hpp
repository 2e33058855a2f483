// The quality criteria as written, article by article: the costs of pairs and of downfloaters, and of what the
// downfloaters can expect below.
#pragma once

#include <optional>
#include <string_view>

#include "bloesem/criterion_value.hpp"
#include "engine/sequence/bracket.hpp"
#include "engine/sequence/completion.hpp"
#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// A pair with the colours that section E would give it.
struct Game {
  const Entrant& higher;
  const Entrant& lower;
  Colour of_higher = Colour::White;
  Colour of_lower = Colour::Black;
};
// Returns the pair with its colours.
[[nodiscard]] Game game_of(const Entrant& higher, const Entrant& lower);

struct Downfloater {
  const Entrant& entrant;
  Points below = 0;         // A.8: one point less than the lowest score of the bracket
  bool moved_down = false;  // an MDP who floats on
};

// The number of players or, for a list, of entries with this score or score difference.
struct Cost {
  int amount = 0;
  Points difference = 0;
};

// What is fixed before candidates are generated: the number of pairs, and of MDPs among them.
struct Shape {
  const Field& field;
  const Bracket& bracket;
  int pairs = 0;
  int mdps_paired = 0;

  [[nodiscard]] int downfloaters() const noexcept;
  [[nodiscard]] int limbo() const noexcept;  // number of MDPs who are not paired
  [[nodiscard]] Points below() const noexcept;
};

// What a set of downfloaters leads to below.
struct Outlook {
  NextBracket next;
  std::optional<Points> bye = {};  // 2026, C5: the lowest score that the player with the bye can still have
  int unplayed = 0;                // 2026, C9: rounds without a game of the player who will have it
};

using criteria::CriterionValue;

// A quality criterion is a cost of pairs, of downfloaters, or of the outlook of the downfloaters.
struct Criterion {
  std::string_view article;
  std::string_view meaning;
  bool is_list =
      false;  // a list of scores or score differences, compared from the largest (A.8); otherwise a number
  criteria::BracketKinds in_force = 0;
  Cost (*of_pair)(const Game& game) = nullptr;
  Cost (*of_downfloater)(const Downfloater& downfloater) = nullptr;
  void (*of_outlook)(const Field& field, const Bracket& bracket, const Outlook& outlook,
                     CriterionValue& value) = nullptr;
  // Adds a lower bound for all candidates of this shape. Null: zero. Used only to recognise a perfect candidate
  // (B.4), so it may be too small but never too large.
  void (*least)(const Shape& shape, CriterionValue& value) = nullptr;
};

}  // namespace bloesem::sequence
