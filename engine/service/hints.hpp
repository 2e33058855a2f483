// The words that a program adds to messages of the library, which name no options.
#pragma once

#include <functional>
#include <string>

#include "bloesem/remedy.hpp"

namespace bloesem::service {

// Returns what follows a message with this remedy: "; use --rounds N"; empty if the program offers nothing.
using Hints = std::function<std::string(Remedy remedy)>;

[[nodiscard]] inline std::string no_hints(Remedy /*remedy*/) { return ""; }

}  // namespace bloesem::service
