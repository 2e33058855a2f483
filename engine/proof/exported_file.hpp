// Files for checkers of pseudo-Boolean proofs (docs/proofs.md, section 9).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"

namespace bloesem {

// Receives each file as it is made: claims as NAME.opb and NAME.pbp, and README.txt, which lists them. Returns
// why it cannot be kept, if so.
using ExportedFile = std::function<std::optional<Error>(const std::string& name, std::string_view text)>;

}  // namespace bloesem
