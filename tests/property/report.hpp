// A tournament as a report file.
#pragma once

#include <string>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::test {

// The lines, without their ends. Every player is a person of his own: sex, title, name, rating, and so on.
[[nodiscard]] std::vector<std::string> report_lines_of(const Tournament& tournament);

// The lines, each ended by LF.
[[nodiscard]] std::string report_of(const Tournament& tournament);

}  // namespace bloesem::test
