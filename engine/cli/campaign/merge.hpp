// Databases of parts of one campaign put together.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

// Writes a new file with the tournaments of all. InvalidInput: they are of different campaigns, two have the
// same tournament, or the output exists. FileAccess. After a failure there is no output.
[[nodiscard]] std::optional<Error> merge_databases(const std::vector<std::string>& inputs,
                                                   const std::string& output);

}  // namespace bloesem::cli
