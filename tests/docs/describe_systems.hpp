// Tables of the register of pairing systems for docs/systems/README.md.
#pragma once

#include <string>

namespace bloesem::docs_test {

// Returns one line for each edition of each system.
[[nodiscard]] std::string describe_systems();

// Returns one line for each reading.
[[nodiscard]] std::string describe_readings();

}  // namespace bloesem::docs_test
