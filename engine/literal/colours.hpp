// Colour histories and the preferences of individual players.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "bloesem/colour.hpp"
#include "bloesem/result.hpp"
#include "engine/literal/facts.hpp"

namespace bloesem::literal {

enum class Strength : std::uint8_t { None, Mild, Strong, Absolute };

struct Preference {
  Colour colour = Colour::None;
  Strength strength = Strength::None;

  friend bool operator==(const Preference&, const Preference&) = default;
};

// Returns the number of games with White minus that with Black.
[[nodiscard]] int colour_difference(std::span<const Colour> colours) noexcept;

// Returns the colour of the last two games if they had the same one, otherwise None.
[[nodiscard]] Colour repeated_colour(std::span<const Colour> colours) noexcept;

// Burstein 1.5, Dubov 1.6: none without a game. Where the two reasons for an absolute preference contradict
// each other (W W W W B B), the difference decides.
[[nodiscard]] Preference individual_preference(std::span<const Colour> colours) noexcept;

// True if the two want the same colour.
[[nodiscard]] constexpr bool same_colour(const Preference& a, const Preference& b) noexcept {
  return a.colour != Colour::None && a.colour == b.colour;
}
// 2.1.3: the same absolute preference.
[[nodiscard]] constexpr bool same_absolute(const Preference& a, const Preference& b) noexcept {
  return same_colour(a, b) && a.strength == Strength::Absolute && b.strength == Strength::Absolute;
}

// C.04.2, 3.4: returns for the first player the colour opposite to that of the latest game in which the two had
// different colours, counted for each from the last game backwards; empty if there is none.
[[nodiscard]] std::optional<Colour> alternated(std::span<const Colour> colours, std::span<const Colour> others);

// The two players of a board, the higher ranked first.
struct Seats {
  const Entrant& higher;
  const Entrant& lower;
  Preference of_higher;
  Preference of_lower;
  std::optional<Colour> initial_colour;
};

// A rule returns the colour of the higher ranked player, or nothing if it does not decide.
struct ColourRule {
  std::string_view article;
  std::optional<Colour> (*decide)(const Seats& seats);
};

// Neither has played: the initial colour for an odd pairing number of the higher ranked, else the opposite.
[[nodiscard]] std::optional<Colour> first_colour(const Seats& seats);
// The preference of one, where the other has none or the opposite one.
[[nodiscard]] std::optional<Colour> both_granted(const Seats& seats);
[[nodiscard]] std::optional<Colour> stronger_granted(const Seats& seats);
[[nodiscard]] std::optional<Colour> alternated(const Seats& seats);
[[nodiscard]] std::optional<Colour> higher_granted(const Seats& seats);

// Burstein and Dubov, 5.2.
inline constexpr ColourRule individual_colour_rules[] = {
    {"5.2.1", first_colour}, {"5.2.2", both_granted},   {"5.2.3", stronger_granted},
    {"5.2.4", alternated},   {"5.2.5", higher_granted},
};

// Returns the board by the first rule that decides. Errors: InvalidInput if the initial colour is needed but
// unknown.
[[nodiscard]] Result<Board> seat(const Seats& seats, std::span<const ColourRule> rules);

}  // namespace bloesem::literal
