// How a command ends when it is not about a file: with a text that was asked for, or with a complaint.
#pragma once

#include <string>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// Writes to standard output. FileAccess, after a complaint, if it cannot be written.
[[nodiscard]] ExitCode answer(const std::string& text);

// Writes "bloesem: error: MESSAGE" to standard error; gives back the code.
ExitCode fail(ExitCode code, const std::string& message);

// Writes to the output. FileAccess, after a complaint, if that is not possible.
[[nodiscard]] ExitCode deliver(const std::string& output, const std::string& text);

}  // namespace bloesem::cli
