// --acceleration METHOD: how fictitious points are given, in place of what the file says.
#pragma once

#include <optional>
#include <string>

#include "bloesem/acceleration.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

// none | baku | groups:2000=1,1800=0.5,rounds=4 | progressive:2000,1600
void add_acceleration_option(Grammar& command, std::optional<Acceleration>& acceleration,
                             const std::string& without = "what the file says");

}  // namespace bloesem::cli
