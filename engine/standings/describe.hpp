// Renders the tables for readers: the generated parts of docs/standings.md.
#pragma once

#include <string>

namespace bloesem::standings {

// Return Markdown tables with one row per tie-break, edition or named list.
[[nodiscard]] std::string describe_tie_breaks();
[[nodiscard]] std::string describe_regulations();
[[nodiscard]] std::string describe_presets();

}  // namespace bloesem::standings
