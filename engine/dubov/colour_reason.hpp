// 5.2 in words.
#pragma once

#include <string>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dubov {

// Returns why a rule of 5.2 gives the board its colours.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::dubov
