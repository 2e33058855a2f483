#pragma once

#include <string>
#include <vector>

#include "engine/platform/exit_codes.hpp"
#include "engine/platform/files/file_io.hpp"

namespace bloesem::cli::dropin {

// All outputs or none; none of them may replace an input (empty names are none) or go where another goes.
[[nodiscard]] ExitCode write_safely(const std::vector<Output>& outputs, const std::vector<std::string>& inputs);

}  // namespace bloesem::cli::dropin
