// The tables as pages for people: the generated parts of docs/standings.md.
#pragma once

#include <string>

namespace bloesem::standings {

// Markdown tables, one row per tie-break, edition or list with a name.
[[nodiscard]] std::string describe_tie_breaks();
[[nodiscard]] std::string describe_regulations();
[[nodiscard]] std::string describe_presets();

}  // namespace bloesem::standings
