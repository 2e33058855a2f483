// docs/figures.tsv: every figure of time, speed, memory or evidence that a page mentions, with its date, the
// machine and the command that gave it.
#pragma once

#include <string>
#include <vector>

namespace bloesem::docs_test {

struct Figure {
  std::string key;
  std::string value;  // as pages print it, with its unit
  std::string what;
  std::string date;
  std::string where;
  std::string command;
};

// Throws std::runtime_error for a row that is not complete, or a key that stands there twice.
[[nodiscard]] std::vector<Figure> read_figures(const std::string& tsv);

// The figures as a Markdown table.
[[nodiscard]] std::string table_of(const std::vector<Figure>& figures);

// The page with each "<!-- =KEY -->...<!-- = -->" filled with the value of KEY. Throws std::runtime_error for
// an unknown key, or a mark without its end.
[[nodiscard]] std::string filled(const std::string& page, const std::vector<Figure>& figures);

// The page without these marks and what stands in them.
[[nodiscard]] std::string without_figures(const std::string& page);

}  // namespace bloesem::docs_test
