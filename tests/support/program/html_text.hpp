// A simple HTML reader for tests, strict about what the reports promise.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli_test {

// Returns why the tags of a page do not match; empty if they do. Knows the end tags that HTML makes
// optional.
[[nodiscard]] std::string tag_fault(std::string_view html);

// Returns the values of an attribute in the order of the page: attribute_values(page, "id").
[[nodiscard]] std::vector<std::string> attribute_values(std::string_view html, std::string_view name);

// Returns the text between the first `begin` at or after `from` and the next `end`; empty if either is
// missing.
[[nodiscard]] std::string between(std::string_view text, std::string_view begin, std::string_view end,
                                  std::size_t from = 0);

// Returns the parts that begin with `mark`, each up to the next one or the end.
[[nodiscard]] std::vector<std::string> pieces(std::string_view text, std::string_view mark);

// Returns the text without tags.
[[nodiscard]] std::string words_of(std::string_view html);

}  // namespace bloesem::cli_test
