// How a run ends that could not do what it was asked for.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::cli {

// Says so on standard error. `subject`: the file concerned, or the program.
[[nodiscard]] inline ExitCode fail(const std::string& subject, const Error& error) {
  complain(error_line(subject, visible(error.message)));
  return exit_code_of(error.code);
}

}  // namespace bloesem::cli
