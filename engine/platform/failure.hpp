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

// The same for an error in the content of the file. A place at the beginning of its message, "3:5: " or "3: ",
// follows the name of the file.
[[nodiscard]] ExitCode fail_in(const std::string& file, const Error& error);

}  // namespace bloesem::platform
