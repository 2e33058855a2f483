// The knobs as a page for people: the generated part of docs/generator.md.
#pragma once

#include <string>

namespace bloesem::generator {

// A Markdown table, one row per knob.
[[nodiscard]] std::string describe_knobs();

}  // namespace bloesem::generator
