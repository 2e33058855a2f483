// docs/figures.tsv: every figure of time, speed, memory or evidence that a page mentions, with its date,
// machine and command.
#pragma once

#include <string>
#include <vector>

namespace bloesem::docs_test {

struct Figure {
  std::string key;
  std::string value;  // as printed on pages, with its unit
  std::string what;
  std::string date;
  std::string where;
  std::string command;
};

// Throws std::runtime_error for an incomplete row or a repeated key.
[[nodiscard]] std::vector<Figure> read_figures(const std::string& tsv);

// Returns the figures as a Markdown table.
[[nodiscard]] std::string table_of(const std::vector<Figure>& figures);

// Returns the page with each "<!-- =KEY -->...<!-- = -->" filled with the value of KEY. Throws
// std::runtime_error for an unknown key or a mark without an end.
[[nodiscard]] std::string filled(const std::string& page, const std::vector<Figure>& figures);

// Returns the page without the marks and their contents.
[[nodiscard]] std::string without_figures(const std::string& page);

}  // namespace bloesem::docs_test
