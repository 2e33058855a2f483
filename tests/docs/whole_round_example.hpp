// The worked example of docs/formulation.md: the weights of a small round, digit by digit.
#pragma once

#include <string>

namespace bloesem::docs_test {

// A Markdown table of all edges, with what each step appended to their weights.
[[nodiscard]] std::string describe_whole_round();

}  // namespace bloesem::docs_test
