#include "criteria/floats.hpp"

namespace bloesem::criteria {

Float float_of_unplayed_2016() noexcept { return Float::Down; }

Float float_of_unplayed_2026(const RoundEntry& entry, const PointSystem& system) noexcept {
  const bool down = entry.outcome == Outcome::PairingBye || points_of(entry.outcome, system) > system.loss;
  return down ? Float::Down : Float::None;
}

}  // namespace bloesem::criteria
