// Two players who must meet, as a bracket sees them.
#pragma once

#include <cstdint>

#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// Where the two stand. The higher ranked comes first.
enum class Standing : std::uint8_t {
  Inside,     // both in the bracket
  NextBelow,  // one in the bracket, the other in the next score group
  FarBelow,   // one in the bracket, the other further down
  BothAhead,  // both in the next score group
  OneAhead,   // one in the next score group, the other further down
  Elsewhere,  // both further down
};

struct PosedPair {
  swiss::Position higher = 0;
  swiss::Position lower = 0;
  Standing standing = Standing::Elsewhere;

  [[nodiscard]] bool has(swiss::Position p) const noexcept { return p == higher || p == lower; }
  // True if the higher ranked player must float down.
  [[nodiscard]] bool floats() const noexcept {
    return standing == Standing::NextBelow || standing == Standing::FarBelow;
  }
  // True if a player who is looked ahead to, or floats down, finds no opponent in the next score group.
  [[nodiscard]] bool leaves_one_over() const noexcept {
    return standing == Standing::FarBelow || standing == Standing::OneAhead;
  }
};

}  // namespace bloesem::explain
