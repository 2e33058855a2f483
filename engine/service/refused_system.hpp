// What `bloesem pair` refuses of a file that can be read: the pairing system of its record 192.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/lint.hpp"

namespace bloesem::cli {

// Adds an error at record 192 where no edition of the rules pairs that system, or the Baku acceleration that it
// asks for does not admit the tournament; it takes the place of a warning about the code.
void add_refused_system(trf::Lint& lint, const std::vector<std::string_view>& lines);

}  // namespace bloesem::cli
