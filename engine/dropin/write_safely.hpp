#pragma once

#include <string>
#include <vector>

#include "engine/platform/exit_codes.hpp"
#include "engine/platform/files/file_io.hpp"

namespace bloesem::dropin {

// Writes all outputs or none. Refuses an output that would replace an input or that is named twice; empty
// input names are ignored.
[[nodiscard]] platform::ExitCode write_safely(const std::vector<platform::Output>& outputs,
                                              const std::vector<std::string>& inputs);

}  // namespace bloesem::dropin
