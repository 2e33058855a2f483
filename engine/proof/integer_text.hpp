// Integers of any size as text. Boost's own str() needs streams, which are a large part of the module for
// JavaScript.
#pragma once

#include <string>

#include "matching/weighted/weight.hpp"

namespace bloesem::proof {

// Returns "-120".
[[nodiscard]] std::string decimal(const matching::Integer& value);

// Returns "-7f", in lower case.
[[nodiscard]] std::string hexadecimal(const matching::Integer& value);

}  // namespace bloesem::proof
