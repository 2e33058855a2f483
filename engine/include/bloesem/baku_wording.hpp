// Conditions under which each edition defines the Baku acceleration.
#pragma once

#include <string_view>

#include "bloesem/points.hpp"

namespace bloesem {

// The admissible point systems; the editions agree on everything else.
// By default those of a system without acceleration: none.
struct BakuWording {
  std::string_view premise =
      "by no rule of this system";  // completes "the Baku acceleration is defined ...", with the article
  bool (*admits)(const PointSystem& points) = [](const PointSystem&) { return false; };
};

inline constexpr BakuWording baku_wording_2016{
    "for 1, 1/2 and 0 points only (C.04.5.1)", [](const PointSystem& points) {
      return points.win == one_point && points.draw == one_point / 2 && points.loss == 0;
    }};

inline constexpr BakuWording baku_wording_2026{
    "only where a win is worth two draws and a loss nothing (C.04.7)",
    [](const PointSystem& points) { return points.win == 2 * points.draw && points.loss == 0; }};

}  // namespace bloesem
