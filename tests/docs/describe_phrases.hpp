// The table of phrases for docs/explain.md.
#pragma once

#include <string>

namespace bloesem::docs_test {

// Returns one line for each statement: its name in JSON, and its sentence with the arguments in braces.
[[nodiscard]] std::string describe_phrases();

}  // namespace bloesem::docs_test
