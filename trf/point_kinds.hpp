// Names of the values of a point system, as in JSON and CSV.
#pragma once

#include <array>
#include <string_view>

#include "bloesem/points.hpp"

namespace bloesem::trf {

struct PointKind {
  std::string_view name;
  Points PointSystem::*value;
};

// All except the value of an unfinished game, which is optional.
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

// Kinds of results whose value record 299 can set.
struct AbnormalKind {
  char type;
  Points PointSystem::*value;
};
inline constexpr std::array abnormal_kinds = {
    AbnormalKind{'W', &PointSystem::win},         AbnormalKind{'D', &PointSystem::draw},
    AbnormalKind{'L', &PointSystem::loss},        AbnormalKind{'F', &PointSystem::full_bye},
    AbnormalKind{'H', &PointSystem::half_bye},    AbnormalKind{'Z', &PointSystem::zero_bye},
    AbnormalKind{'+', &PointSystem::forfeit_win}, AbnormalKind{'-', &PointSystem::forfeit_loss},
};
// Returns the row of a type, or nullptr.
[[nodiscard]] constexpr const AbnormalKind* abnormal_kind(char type) noexcept {
  for (const AbnormalKind& kind : abnormal_kinds) {
    if (kind.type == type) return &kind;
  }
  return nullptr;
}

// Sets the value of a kind; false if the kind is unknown.
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
