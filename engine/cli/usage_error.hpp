// What is wrong with a command line, in the words of the person who typed it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// Complains of a word that is no command. Returns BadInput.
ExitCode refuse_command(const Grammar& program, const std::string& word);

// BadInput, after a complaint, if an argument is empty: a variable that nobody has set stands for nothing,
// least of all for the input or for "do without". `words` begin with the command.
[[nodiscard]] ExitCode refuse_empty(std::span<const char* const> words);

// Complains of what `why` tells; arguments that nobody knows come first, in the order in which they were
// typed. Returns BadInput.
ExitCode refuse_usage(const Grammar& program, const std::string& why);

// The command that the arguments name, or the program.
[[nodiscard]] const Grammar& asked_about(const Grammar& program);

[[nodiscard]] std::vector<std::string> names_of_commands(const Grammar& program);
[[nodiscard]] bool is_command(const Grammar& program, const std::string& word);

}  // namespace bloesem::cli
