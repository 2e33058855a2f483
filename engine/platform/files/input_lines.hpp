// Standard input, line by line as it comes: for a program that answers while it is asked.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"

namespace bloesem::platform {

// Returns the next line without its end; nothing after the last one. Errors: FileAccess; TooLarge
// (input_limits.hpp).
[[nodiscard]] Result<std::optional<std::string>> next_input_line();

}  // namespace bloesem::platform
