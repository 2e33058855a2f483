// The kind of bracket being paired, which decides the criteria in force.
#pragma once

#include <cstdint>
#include <string_view>

namespace bloesem::criteria {

enum class BracketKind : std::uint8_t {
  Normal,       // at least two score groups follow
  BeforeLast,   // one score group follows: C.2 is part of the look-ahead (C.7)
  Last,         // no score group follows: an unpaired player receives the PAB
  Penultimate,  // PPB (A.9): paired again so that the round can be completed
  Collapsed,    // CLB (A.9): all players below the PPB, together with its downfloaters
  Closing,      // 2026: completes the round by itself; at most one player stays unpaired and receives the PAB
  Completing,   // 2026: completion (C4) depends on all lower score groups together
  Bye,          // no bracket: the choice of the player with the bye, in systems that make it first
};

inline constexpr BracketKind last_bracket_kind = BracketKind::Bye;

// Returns the kind as printed: "normal", "PPB".
[[nodiscard]] constexpr std::string_view name_of(BracketKind kind) noexcept {
  switch (kind) {
    case BracketKind::Normal: return "normal";
    case BracketKind::BeforeLast: return "before last";
    case BracketKind::Last: return "last";
    case BracketKind::Penultimate: return "PPB";
    case BracketKind::Collapsed: return "CLB";
    case BracketKind::Closing: return "closing";
    case BracketKind::Completing: return "completing";
    case BracketKind::Bye: return "bye";
  }
  return "";
}

// A set of kinds, one bit each, for the rows of a criteria table.
using BracketKinds = std::uint8_t;
[[nodiscard]] constexpr BracketKinds kinds() noexcept { return 0; }
template <class... Rest>
[[nodiscard]] constexpr BracketKinds kinds(BracketKind first, Rest... rest) noexcept {
  return static_cast<BracketKinds>((1U << static_cast<unsigned>(first)) | kinds(rest...));
}
[[nodiscard]] constexpr bool contains(BracketKinds set, BracketKind kind) noexcept {
  return (set >> static_cast<unsigned>(kind) & 1U) != 0;
}

// True if the following bracket matters only when there are downfloaters.
[[nodiscard]] constexpr bool only_looks_ahead(BracketKind kind) noexcept {
  return kind == BracketKind::Normal || kind == BracketKind::BeforeLast;
}

// True if a player left over in such a bracket has no opponent in this round.
[[nodiscard]] constexpr bool ends_the_round(BracketKind kind) noexcept {
  return contains(kinds(BracketKind::Last, BracketKind::Collapsed, BracketKind::Closing), kind);
}

// True if it matters whether all players further down can be paired (C.2, C.4; C4).
[[nodiscard]] constexpr bool asks_for_completion(BracketKind kind) noexcept {
  return ends_the_round(kind) || kind == BracketKind::Penultimate || kind == BracketKind::Completing;
}

// True if it matters what the downfloaters find in the following bracket (C.7; C8).
[[nodiscard]] constexpr bool looks_ahead(BracketKind kind) noexcept {
  return only_looks_ahead(kind) || kind == BracketKind::Completing;
}

}  // namespace bloesem::criteria
