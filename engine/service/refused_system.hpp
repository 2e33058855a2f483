// Checks whether the engine would refuse a readable file because of the pairing system in its record 192.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/lint.hpp"

namespace bloesem::service {

// Adds an error at record 192 if no edition of the rules pairs that system, or if the Baku acceleration that it
// asks for is not defined for the tournament; it replaces a warning about the code.
void add_refused_system(trf::Lint& lint, const std::vector<std::string_view>& lines);

}  // namespace bloesem::service
