// The program: arguments in, exit code out. Nothing that happens inside leaves it as an exception.
#pragma once

#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

[[nodiscard]] ExitCode run_program(int argc, const char* const* argv) noexcept;

}  // namespace bloesem::cli
