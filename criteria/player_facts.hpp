// What the rules see of a player in the round to be paired, and nothing else.
#pragma once

#include <compare>
#include <cstdint>

#include "bloesem/points.hpp"
#include "criteria/colour_preference.hpp"
#include "criteria/floats.hpp"

namespace bloesem::criteria {

struct PlayerFacts {
  Points score = 0;  // pairing score: standings points plus virtual points
  ColourPreference preference;
  Float previous = Float::None;         // float of the previous round
  Float before_previous = Float::None;  // float of two rounds before
  bool bye_eligible = true;             // C.2
  bool topscorer = false;               // A.7
  // C9 (2026): rounds without a game, of a player who may have the bye; 0 where nothing depends on it.
  std::int16_t unplayed = 0;

  friend auto operator<=>(const PlayerFacts&, const PlayerFacts&) = default;
};

}  // namespace bloesem::criteria
