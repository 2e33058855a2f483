// The end of a command that is not about one file: the requested text, or an error message.
#pragma once

#include <string>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::platform {

// Writes to standard output. Returns Done, or FileAccess after an error message.
[[nodiscard]] ExitCode answer(const std::string& text);

// Writes "bloesem: error: MESSAGE" to standard error, unless the message is empty, and returns `code`.
ExitCode fail(ExitCode code, const std::string& message);

// Writes to `output`. Returns Done, or FileAccess after an error message.
[[nodiscard]] ExitCode deliver(const std::string& output, const std::string& text);

}  // namespace bloesem::platform
