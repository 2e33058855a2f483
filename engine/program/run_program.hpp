// Runs the program: arguments in, exit code out. No exception leaves it.
#pragma once

#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

[[nodiscard]] platform::ExitCode run_program(int argc, const char* const* argv) noexcept;

}  // namespace bloesem::cli
