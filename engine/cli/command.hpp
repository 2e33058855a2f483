// A command of the program: its place in the grammar, and what it does once the arguments are read.
#pragma once

#include <functional>

#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

struct Command {
  const Grammar* grammar = nullptr;  // owned by the program's grammar
  std::function<ExitCode()> run;
};

}  // namespace bloesem::cli
