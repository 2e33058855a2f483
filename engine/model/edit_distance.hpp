// Distance between two words, for messages that suggest what was probably meant.
#pragma once

#include <cstddef>
#include <string_view>

namespace bloesem {

// Returns the least number of insertions, deletions and substitutions of a character between the two texts.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

}  // namespace bloesem
