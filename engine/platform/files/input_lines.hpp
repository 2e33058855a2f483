// Standard input, line by line as it comes: for a program that answers while it is asked.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"

namespace bloesem::platform {

// Returns the next line without its end; nothing after the last one. Errors: FileAccess; TooLarge: the line has
// more bytes than a request about a file within the limit (input_limits.hpp) needs, was read to its end, and
// the next call returns the line after it. Of such a line only as many bytes are kept as the limit allows.
[[nodiscard]] Result<std::optional<std::string>> next_input_line();

}  // namespace bloesem::platform
