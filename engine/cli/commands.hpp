// The commands about tournaments. All of them work on files in memory, too.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/command.hpp"
#include "engine/cli/limit_options.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

struct CommandName {
  std::string_view name;
  Command (*add)(Grammar& program);
  const char* group;  // heading in the help of the program; empty: hidden
  Limits limits = Limits::Input;
  bool describes_all = false;  // needs the grammar of all commands
};

// The groups of commands in the help, by task.
inline constexpr const char* run_events = "Run an event";
inline constexpr const char* list_results = "Standings and lists";
inline constexpr const char* examine = "Check and examine";
inline constexpr const char* change_files = "Change files";
inline constexpr const char* simulate = "Simulate";

// Returns the commands in the order of the help.
[[nodiscard]] std::span<const CommandName> tournament_commands() noexcept;

[[nodiscard]] Command add_command(const CommandName& command, Grammar& program);

// `words` follow the name of the program, and are not empty.
[[nodiscard]] ReadArguments parse_words(Grammar& program, std::vector<std::string> words);

// The same for words that must name a command and not ask for help. Returns Done, or BadInput after an error
// message.
[[nodiscard]] platform::ExitCode understand(Grammar& program, const std::vector<std::string>& words);

// Runs the command that was parsed.
[[nodiscard]] platform::ExitCode run_parsed(const std::vector<Command>& commands);

}  // namespace bloesem::cli
