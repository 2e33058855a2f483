#include "criteria/compatibility.hpp"

namespace bloesem::criteria {

bool colours_allow(const PlayerFacts& a, const PlayerFacts& b) noexcept {
  const bool both_absolute = a.preference.absolute() && b.preference.absolute();
  return !both_absolute || !clash(a.preference, b.preference) || a.topscorer || b.topscorer;
}

}  // namespace bloesem::criteria
