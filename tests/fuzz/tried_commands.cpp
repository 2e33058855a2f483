#include "tests/fuzz/tried_commands.hpp"

#include <cstdio>

#include "engine/program/program_table.hpp"

namespace bloesem::fuzz {

void TriedCommands::note(const std::vector<std::string>& words, platform::ExitCode code) {
  if (!words.empty() && code != platform::ExitCode::BadInput) names_.insert(words.front());
}

bool TriedCommands::all() const {
  bool all = true;
  for (const cli::CommandRow& command : cli::program_table()) {
    const bool is_program = command.path.find(' ') == std::string::npos;
    if (is_program || names_.contains(command.name)) continue;
    std::printf("never got beyond a refusal: %s\n", command.name.c_str());
    all = false;
  }
  return all;
}

}  // namespace bloesem::fuzz
