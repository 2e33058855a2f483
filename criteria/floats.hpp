// A.4: the float that a past round left with a player.
#pragma once

#include <cstdint>

#include "engine/model/points.hpp"

namespace bloesem::criteria {

enum class Float : std::uint8_t { None, Down, Up };

// A.4.b, first paragraph: two players with different scores played each other. Scores are pairing scores of
// the time when that round was paired.
[[nodiscard]] Float float_of_game(Points own, Points opponents) noexcept;

// A.4.b, second paragraph (2016): whoever did not play, for whatever reason, has a downfloat.
[[nodiscard]] Float float_of_unplayed_2016() noexcept;

}  // namespace bloesem::criteria
