// The commands that a campaign has tried: one that is always refused finds nothing.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::fuzz {

// A campaign with this many cases reaches every command.
inline constexpr std::uint64_t enough_for_all_commands = 2000;

class TriedCommands {
 public:
  void note(const std::vector<std::string>& words, platform::ExitCode code);

  // True if every command of the program got beyond a refusal; the others are named on standard output.
  [[nodiscard]] bool all() const;

 private:
  std::set<std::string> names_;
};

}  // namespace bloesem::fuzz
