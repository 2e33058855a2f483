// Writes a tournament as a report file.
#pragma once

#include <string>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::test {

// Returns the lines without line ends. Every player has personal data: sex, title, name, rating, and so on.
[[nodiscard]] std::vector<std::string> report_lines_of(const Tournament& tournament);

// Returns the lines, each ended by LF.
[[nodiscard]] std::string report_of(const Tournament& tournament);

}  // namespace bloesem::test
