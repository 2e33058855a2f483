// Documentation of the kinds of problems: the generated part of docs/lint.md.
#pragma once

#include <string>

namespace bloesem::trf {

// Returns a Markdown table, one row per kind.
[[nodiscard]] std::string describe_kinds();

}  // namespace bloesem::trf
