// How far two words are apart, for messages that name what was probably meant.
#pragma once

#include <cstddef>
#include <string_view>

namespace bloesem {

// Insertions, deletions and changes of a letter that lead from one text to the other.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

}  // namespace bloesem
