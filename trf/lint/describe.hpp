// The kinds of problems as a page for people: the generated part of docs/lint.md.
#pragma once

#include <string>

namespace bloesem::trf {

// A Markdown table, one row per kind.
[[nodiscard]] std::string describe_kinds();

}  // namespace bloesem::trf
