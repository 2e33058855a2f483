// Tables of the register of pairing systems for docs/systems/README.md.
#pragma once

#include <string>

namespace bloesem::docs_test {

// Returns one line for each edition of each system.
[[nodiscard]] std::string describe_systems();

// Returns one line for each reading.
[[nodiscard]] std::string describe_readings();

// Returns an index of the pages with the criteria of each system, by the register. Throws std::logic_error if a
// system is missing from the list of pages.
[[nodiscard]] std::string describe_criteria_pages();

}  // namespace bloesem::docs_test
