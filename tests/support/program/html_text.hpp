// Reading of HTML for tests: no browser, but strict about what the reports promise.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli_test {

// Why the tags of a page do not fit together; empty if they do. Knows the end tags that HTML lets one leave
// out.
[[nodiscard]] std::string tag_fault(std::string_view html);

// Values of an attribute, in the order of the page: attribute_values(page, "id").
[[nodiscard]] std::vector<std::string> attribute_values(std::string_view html, std::string_view name);

// What is between the first `begin` from `from` on and the `end` after it; empty if either is missing.
[[nodiscard]] std::string between(std::string_view text, std::string_view begin, std::string_view end,
                                  std::size_t from = 0);

// Parts that begin with `mark`, up to the next one or to the end; what is before the first is left out.
[[nodiscard]] std::vector<std::string> pieces(std::string_view text, std::string_view mark);

// Without tags.
[[nodiscard]] std::string words_of(std::string_view html);

}  // namespace bloesem::cli_test
