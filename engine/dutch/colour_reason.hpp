// Section E (article 5 since 2026) in words.
#pragma once

#include <string>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dutch {

// Returns why the rule of section E gives the board its colours.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::dutch
