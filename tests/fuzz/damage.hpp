// Damage that files suffer from programs, editors and mail: wrong bytes, lines and columns.
#pragma once

#include <string>
#include <string_view>

#include "tests/support/random.hpp"

namespace bloesem::fuzz {

// Returns the text with one to four pieces of damage; some take their material from `other`.
[[nodiscard]] std::string damaged(std::string text, std::string_view other, test::Random& random);

}  // namespace bloesem::fuzz
