// The values of a point system by name, as JSON and CSV state them.
#pragma once

#include <array>
#include <string_view>

#include "engine/model/points.hpp"

namespace bloesem::trf {

struct PointKind {
  std::string_view name;
  Points PointSystem::*value;
};

// All but that of an unfinished game, which may be missing.
inline constexpr std::array point_kinds = {
    PointKind{"win", &PointSystem::win},
    PointKind{"draw", &PointSystem::draw},
    PointKind{"loss", &PointSystem::loss},
    PointKind{"forfeit_win", &PointSystem::forfeit_win},
    PointKind{"forfeit_loss", &PointSystem::forfeit_loss},
    PointKind{"pairing_bye", &PointSystem::pairing_bye},
    PointKind{"full_bye", &PointSystem::full_bye},
    PointKind{"half_bye", &PointSystem::half_bye},
    PointKind{"zero_bye", &PointSystem::zero_bye},
};
inline constexpr std::string_view unfinished_kind = "unfinished";

// False if there is no such kind.
constexpr bool set_points(PointSystem& system, std::string_view kind, Points value) noexcept {
  if (kind == unfinished_kind) {
    system.unfinished = value;
    return true;
  }
  for (const PointKind& known : point_kinds) {
    if (known.name != kind) continue;
    system.*known.value = value;
    return true;
  }
  return false;
}

}  // namespace bloesem::trf
