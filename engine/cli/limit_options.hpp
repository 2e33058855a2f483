// Limits that an operator sets: for the time of a command, and for the files that it reads.
#pragma once

#include <optional>

#include "bloesem/work_limit.hpp"
#include "engine/cli/command.hpp"
#include "engine/platform/files/input_limits.hpp"

namespace bloesem::cli {

enum class Limits {
  None,
  Input,        // --max-players, --max-bytes
  InputAndTime  // also --time-limit
};

struct ChosenLimits {
  WorkLimit work;
  std::optional<int> players;
  int bytes = static_cast<int>(platform::largest_input);

  [[nodiscard]] platform::InputLimits input() const { return {static_cast<std::size_t>(bytes), players}; }
};

// Adds the options.
void add_limit_options(Grammar& grammar, ChosenLimits& limits, Limits which);

// Adds the options, and returns the command run within the limits that they set.
[[nodiscard]] Command with_limits(Command command, Grammar& grammar, Limits which);

}  // namespace bloesem::cli
