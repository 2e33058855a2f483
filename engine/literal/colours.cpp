#include "engine/literal/colours.hpp"

#include <algorithm>

namespace bloesem::literal {

int colour_difference(std::span<const Colour> colours) noexcept {
  const auto whites = static_cast<int>(std::count(colours.begin(), colours.end(), Colour::White));
  return whites - (static_cast<int>(colours.size()) - whites);
}

Colour repeated_colour(std::span<const Colour> colours) noexcept {
  if (colours.size() < 2) return Colour::None;
  return colours.back() == colours[colours.size() - 2] ? colours.back() : Colour::None;
}

Preference individual_preference(std::span<const Colour> colours) noexcept {
  if (colours.empty()) return {};
  const int difference = colour_difference(colours);
  const Colour repeated = repeated_colour(colours);
  if (difference > 1) return {Colour::Black, Strength::Absolute};
  if (difference < -1) return {Colour::White, Strength::Absolute};
  if (repeated != Colour::None) return {opposite(repeated), Strength::Absolute};
  if (difference == 1) return {Colour::Black, Strength::Strong};
  if (difference == -1) return {Colour::White, Strength::Strong};
  return {opposite(colours.back()), Strength::Mild};
}

std::optional<Colour> alternated(std::span<const Colour> colours, std::span<const Colour> others) {
  const std::size_t common = std::min(colours.size(), others.size());
  for (std::size_t back = 1; back <= common; ++back) {
    const Colour own = colours[colours.size() - back];
    if (own != others[others.size() - back]) return opposite(own);
  }
  return std::nullopt;
}

std::optional<Colour> first_colour(const Seats& seats) {
  if (!seats.higher.colours.empty() || !seats.lower.colours.empty()) return std::nullopt;
  // None: seat() reports it.
  const Colour initial = seats.initial_colour.value_or(Colour::None);
  return seats.higher.odd_number ? initial : opposite(initial);
}

std::optional<Colour> both_granted(const Seats& seats) {
  if (same_colour(seats.of_higher, seats.of_lower)) return std::nullopt;
  if (seats.of_higher.colour != Colour::None) return seats.of_higher.colour;
  if (seats.of_lower.colour != Colour::None) return opposite(seats.of_lower.colour);
  return std::nullopt;
}

std::optional<Colour> stronger_granted(const Seats& seats) {
  if (seats.of_higher.strength > seats.of_lower.strength) return seats.of_higher.colour;
  if (seats.of_higher.strength < seats.of_lower.strength) return opposite(seats.of_lower.colour);
  return std::nullopt;
}

std::optional<Colour> alternated(const Seats& seats) {
  return alternated(seats.higher.colours, seats.lower.colours);
}

std::optional<Colour> higher_granted(const Seats& seats) {
  if (seats.of_higher.colour == Colour::None) return std::nullopt;
  return seats.of_higher.colour;
}

Result<Board> seat(const Seats& seats, std::span<const ColourRule> rules) {
  for (const ColourRule& rule : rules) {
    const std::optional<Colour> colour = rule.decide(seats);
    if (!colour) continue;
    if (*colour == Colour::None)
      return Error{ErrorCode::InvalidInput, "the initial colour is needed, but unknown", {}};
    return *colour == Colour::White ? Board{seats.higher.player, seats.lower.player}
                                    : Board{seats.lower.player, seats.higher.player};
  }
  return Error{ErrorCode::Internal, "no colour rule decides", {}};
}

}  // namespace bloesem::literal
