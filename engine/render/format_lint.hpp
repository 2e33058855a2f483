// The findings of lint as text and as JSON (docs/lint.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/dialect.hpp"

namespace bloesem::render {

// The result for one file. The text is written while the lines that the findings are about are in memory.
struct LintedFile {
  std::string path;
  bool read = false;  // false: the reason has been printed on standard error
  trf::Dialect dialect = trf::Dialect::Trf16;
  std::vector<trf::Diagnostic> findings;
  std::string text;  // the findings as text
};

// Returns each finding with its line, a caret below the relevant columns, and a correction.
[[nodiscard]] std::string format_findings(const std::string& path, const std::vector<trf::Diagnostic>& findings,
                                          const std::vector<std::string_view>& lines);

// Returns the findings of all files, and a line with their number.
[[nodiscard]] std::string format_lint(const std::vector<LintedFile>& files);
[[nodiscard]] std::string format_lint_json(const std::vector<LintedFile>& files);

}  // namespace bloesem::render
