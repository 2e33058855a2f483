// A command of the program: its grammar, and its action once the arguments have been parsed.
#pragma once

#include <functional>

#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

struct Command {
  const Grammar* grammar = nullptr;  // owned by the program's grammar
  std::function<platform::ExitCode()> run;
};

}  // namespace bloesem::cli
