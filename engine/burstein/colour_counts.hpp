// How many players of a bracket want which colour, and what follows from the counts alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::burstein {

// Players who are alike in C3 and C8: the preferred colour, and whether it is indispensable. From 0 to kinds
// - 1.
using ColourKind = std::int32_t;
inline constexpr ColourKind colour_kinds = 6;

[[nodiscard]] inline ColourKind colour_kind(const RoundField& field, Position p) noexcept {
  const Colour wanted = field.facts(p).preference.colour;
  return 2 * static_cast<ColourKind>(wanted) + (field.indispensable_colour(p) != Colour::None ? 1 : 0);
}
[[nodiscard]] constexpr Colour wanted_colour(ColourKind kind) noexcept { return static_cast<Colour>(kind / 2); }
// True if a pair of these kinds denies a player their preference (C8).
[[nodiscard]] constexpr bool kinds_clash(ColourKind a, ColourKind b) noexcept {
  return wanted_colour(a) != Colour::None && wanted_colour(a) == wanted_colour(b);
}
// True unless both players need the same colour (C3).
[[nodiscard]] constexpr bool colour_kinds_meet(ColourKind a, ColourKind b) noexcept {
  return !(kinds_clash(a, b) && a % 2 == 1 && b % 2 == 1);
}

class ColourCounts {
 public:
  void add(ColourKind kind) noexcept { count(kind, 1); }
  void remove(ColourKind kind) noexcept { count(kind, -1); }

  [[nodiscard]] int players() const noexcept { return players_; }
  // Returns a lower bound on the players who stay without an opponent in the bracket, whoever the `more`
  // players are who join it: an odd one, and those who need a colour beyond as many as the others.
  [[nodiscard]] int fewest_floaters(int more = 0) const noexcept {
    const int all = players_ + more;
    return std::max(all % 2, 2 * std::max(needing_[white], needing_[black]) - all);
  }
  // Returns a lower bound on the clashes of the pairs if `floaters` players float. Requires that the others are
  // even in number.
  [[nodiscard]] int fewest_clashes(int floaters) const noexcept {
    const int surplus = std::max(wanting_[white], wanting_[black]) -
                        std::min(wanting_[white], wanting_[black]) - wanting_[none] - floaters;
    return std::max(0, surplus / 2);
  }

 private:
  static constexpr auto none = static_cast<std::size_t>(Colour::None);
  static constexpr auto white = static_cast<std::size_t>(Colour::White);
  static constexpr auto black = static_cast<std::size_t>(Colour::Black);

  void count(ColourKind kind, int change) noexcept {
    const auto colour = static_cast<std::size_t>(wanted_colour(kind));
    players_ += change;
    wanting_[colour] += change;
    needing_[colour] += kind % 2 * change;
  }

  int players_ = 0;
  std::array<int, 3> wanting_{};  // by colour
  std::array<int, 3> needing_{};  // of those, to whom it is indispensable
};

[[nodiscard]] inline ColourCounts count_colours(const RoundField& field, std::span<const Position> players) {
  ColourCounts counts;
  for (const Position p : players) counts.add(colour_kind(field, p));
  return counts;
}

}  // namespace bloesem::swiss::burstein
