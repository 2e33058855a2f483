// Shell scripts that complete the program's command line. They are generated from its option table:
// commands, options, the words an option takes, and file names.
#pragma once

#include <string>
#include <vector>

#include "engine/program/help/option_table.hpp"

namespace bloesem::cli {

[[nodiscard]] std::string bash_completion(const std::vector<CommandRow>& table);
[[nodiscard]] std::string zsh_completion(const std::vector<CommandRow>& table);
[[nodiscard]] std::string fish_completion(const std::vector<CommandRow>& table);

}  // namespace bloesem::cli
