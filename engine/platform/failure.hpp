// Reports an error as the end of a run.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

// Writes the error to standard error, unless its message is empty (write_output), and returns its exit code.
// `subject`: the file concerned, or the program.
[[nodiscard]] inline ExitCode fail(const std::string& subject, const Error& error) {
  if (!error.message.empty()) print_to_stderr(error_line(subject, trf::visible(error.message)));
  return exit_code_of(error.code);
}

}  // namespace bloesem::platform
