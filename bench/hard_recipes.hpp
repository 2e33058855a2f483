// Hard positions by recipe: made, measured, and climbed.
#pragma once

#include <string>
#include <vector>

#include "bloesem/edition.hpp"

namespace bloesem::bench {

// The help of the commands, a line each.
extern const char* const recipe_usage;

// True if these words, the command's name first, are about a recipe file.
[[nodiscard]] bool is_about_recipe(const std::vector<std::string>& words);

// Runs the command; returns the exit code of the program.
[[nodiscard]] int run_on_recipe(const std::vector<std::string>& words, Edition edition);

}  // namespace bloesem::bench
