// Configuration files of the generators of bbpPairings and JaVaFo: lines KEY=VALUE, comments with #.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/generate/recipe.hpp"

namespace bloesem::service {

struct Configuration {
  Recipe recipe;
  // Sentences, each with its place, about keys that have another meaning in the other dialect.
  std::vector<std::string> warnings;
};

// `name`: file name for the messages. InvalidInput: "NAME:LINE:COLUMN: error: ..." for the first line that is
// not KEY=VALUE, has an unknown or repeated key, or has a value that the key does not allow.
[[nodiscard]] Result<Configuration> read_config(std::string_view bytes, ConfigDialect dialect,
                                                const std::string& name);

}  // namespace bloesem::service
