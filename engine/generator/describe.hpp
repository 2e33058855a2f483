// Renders the knobs for readers: the generated part of docs/generator.md.
#pragma once

#include <string>

namespace bloesem::generator {

// Returns a Markdown table with one row per knob.
[[nodiscard]] std::string describe_knobs();

}  // namespace bloesem::generator
