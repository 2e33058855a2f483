// --acceleration METHOD: the method of acceleration, which overrides the file's.
#pragma once

#include <optional>
#include <string>

#include "bloesem/acceleration.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

// METHOD: none | baku | groups:2000=1,1800=0.5,rounds=4 | progressive:2000,1600. `without` is the default
// named in the help.
void add_acceleration_option(Grammar& command, std::optional<Acceleration>& acceleration,
                             const std::string& without = "as in the file");

}  // namespace bloesem::cli
