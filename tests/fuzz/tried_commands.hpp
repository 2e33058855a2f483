// Which commands a campaign has tried: one that only meets refusals finds nothing.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::fuzz {

// A campaign of so many cases meets every command.
inline constexpr std::uint64_t enough_for_all_commands = 2000;

class TriedCommands {
 public:
  void note(const std::vector<std::string>& words, cli::ExitCode code);

  // Every command of the program has got beyond a refusal; those that have not are named on standard output.
  [[nodiscard]] bool all() const;

 private:
  std::set<std::string> names_;
};

}  // namespace bloesem::fuzz
