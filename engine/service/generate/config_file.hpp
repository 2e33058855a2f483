// Configuration files of the generators of bbpPairings and JaVaFo: lines KEY=VALUE, comments with #.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/generate/recipe.hpp"

namespace bloesem::cli {

struct Configuration {
  Recipe recipe;
  // Sentences, each with its place: keys that the other dialect understands otherwise.
  std::vector<std::string> warnings;
};

// `name`: of the file, for the messages. InvalidInput: "NAME:LINE:COLUMN: error: ..." for the first line that
// is none, an unknown key, one that stands there twice, or a value that the key cannot have.
[[nodiscard]] Result<Configuration> read_config(std::string_view bytes, ConfigDialect dialect,
                                                const std::string& name);

}  // namespace bloesem::cli
