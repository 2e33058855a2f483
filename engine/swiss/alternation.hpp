// C.04.2: alternation from the latest game in which two players had different colours.
#pragma once

#include <algorithm>
#include <cstddef>

#include "bloesem/colour.hpp"
#include "engine/swiss/colour_history.hpp"

namespace bloesem::swiss {

// Returns the colour that the first player gets: the opposite of that in the latest game, counted from the last
// one of each, in which the two had different colours. None if there is no such game.
[[nodiscard]] inline Colour alternated(ColourHistory first, ColourHistory second) {
  const std::size_t common = std::min(first.size(), second.size());
  for (std::size_t games = 0; games < common; ++games)
    if (const Colour own = first.ago(games); own != second.ago(games)) return opposite(own);
  return Colour::None;
}

}  // namespace bloesem::swiss
