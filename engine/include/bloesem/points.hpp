// Points and point systems. Integers only: no decision depends on floating point.
#pragma once

#include <cstdint>
#include <optional>

namespace bloesem {

// Tenths of a point: 10 = one point, 5 = half a point.
using Points = std::int32_t;

inline constexpr Points one_point = 10;

// Value of each kind of result, in tenths of a point (C.04.1.c and the tournament's own regulations).
struct PointSystem {
  Points win = 10;
  Points draw = 5;
  Points loss = 0;
  Points forfeit_win = 10;
  Points forfeit_loss = 0;
  Points pairing_bye = 10;
  Points full_bye = 10;
  Points half_bye = 5;
  Points zero_bye = 0;
  std::optional<Points> unfinished = {};  // a game without a result; empty: as a draw

  friend bool operator==(const PointSystem&, const PointSystem&) = default;
};

}  // namespace bloesem
