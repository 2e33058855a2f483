// Limits that an operator sets: for the time of a command, and for the files that it reads.
#pragma once

#include "engine/cli/command.hpp"

namespace bloesem::cli {

enum class Limits {
  None,
  Input,        // --max-players, --max-bytes
  InputAndTime  // also --time-limit
};

// Adds the options, and returns the command run within the limits that they set.
[[nodiscard]] Command with_limits(Command command, Grammar& grammar, Limits which);

}  // namespace bloesem::cli
