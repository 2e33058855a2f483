// The worked example of docs/formulation.md: the weights of a small round, digit by digit.
#pragma once

#include <string>

namespace bloesem::docs_test {

// Returns a Markdown table of all edges with the digits that each step appended to their weights.
[[nodiscard]] std::string describe_whole_round();

}  // namespace bloesem::docs_test
