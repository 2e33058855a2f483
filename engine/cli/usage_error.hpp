// What is wrong with a command line, in the words of the person who typed it.
#pragma once

#include <CLI/App.hpp>
#include <span>
#include <string>
#include <vector>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// Complains of a word that is no command. Returns BadInput.
ExitCode refuse_command(const CLI::App& program, const std::string& word);

// BadInput, after a complaint, if an argument is empty: a variable that nobody has set stands for nothing,
// least of all for the input or for "do without". `words` begin with the command.
[[nodiscard]] ExitCode refuse_empty(std::span<const char* const> words);

// Complains of what `error` is about; arguments that nobody knows come first, in the order in which they were
// typed. Returns BadInput.
ExitCode refuse_usage(const CLI::App& program, const CLI::ParseError& error);

// The command that the arguments name, or the program.
[[nodiscard]] const CLI::App& asked_about(const CLI::App& program);

[[nodiscard]] std::vector<std::string> names_of_commands(const CLI::App& program);
[[nodiscard]] bool is_command(const CLI::App& program, const std::string& word);

}  // namespace bloesem::cli
