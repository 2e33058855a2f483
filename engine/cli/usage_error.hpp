// Reports errors in the command line.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// Reports an unknown command. Returns BadInput.
platform::ExitCode refuse_command(const Grammar& program, const std::string& word);

// Returns BadInput, after an error message, if an argument is empty. It usually comes from an unset
// variable and must not be taken for an input or a default. `words` begin with the command.
[[nodiscard]] platform::ExitCode refuse_empty(std::span<const std::string> words);

// Reports `why`, or instead the unknown arguments, if any, in the order typed. Returns BadInput.
platform::ExitCode refuse_usage(const Grammar& program, const std::string& why);

// Returns the command that was typed, or the program.
[[nodiscard]] const Grammar& asked_about(const Grammar& program);

[[nodiscard]] std::vector<std::string> names_of_commands(const Grammar& program);
[[nodiscard]] bool is_command(const Grammar& program, const std::string& word);

}  // namespace bloesem::cli
