// What happens to files between programs, editors and mail: bytes, lines and columns go wrong.
#pragma once

#include <string>
#include <string_view>

#include "tests/support/random.hpp"

namespace bloesem::fuzz {

// The text with one to four pieces of damage; some take their material from the other text.
[[nodiscard]] std::string damaged(std::string text, std::string_view other, test::Random& random);

}  // namespace bloesem::fuzz
