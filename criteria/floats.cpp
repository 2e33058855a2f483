#include "criteria/floats.hpp"

namespace bloesem::criteria {

Float float_of_game(Points own, Points opponents) noexcept {
  if (own == opponents) return Float::None;
  return own > opponents ? Float::Down : Float::Up;
}

Float float_of_unplayed_2016() noexcept { return Float::Down; }

}  // namespace bloesem::criteria
