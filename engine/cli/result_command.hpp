// bloesem result FILE: enters results, byes, absences, late entries and pairs made by hand into the
// tournament file.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_result_command(Grammar& program);

}  // namespace bloesem::cli
