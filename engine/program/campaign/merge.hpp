// Merges the databases of a campaign's shards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

// Writes a new file with the tournaments of all inputs; after a failure there is no output. Errors:
// InvalidInput if they belong to different campaigns, share a tournament, or the output exists; FileAccess.
[[nodiscard]] std::optional<Error> merge_databases(const std::vector<std::string>& inputs,
                                                   const std::string& output);

}  // namespace bloesem::cli
