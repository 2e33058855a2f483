// What lint found, as text and as JSON (docs/lint.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/dialect.hpp"

namespace bloesem::cli {

// One file. Its findings with the lines that they are about are written while these are at hand.
struct LintedFile {
  std::string path;
  bool read = false;  // otherwise standard error has said why not
  trf::Dialect dialect = trf::Dialect::Trf16;
  std::vector<trf::Diagnostic> findings;
  std::string text;  // the findings for people
};

// Each finding with its line, a caret under the columns meant, and what to do.
[[nodiscard]] std::string format_findings(const std::string& path, const std::vector<trf::Diagnostic>& findings,
                                          const std::vector<std::string_view>& lines);

// The findings of all files, and a line that counts.
[[nodiscard]] std::string format_lint(const std::vector<LintedFile>& files);
[[nodiscard]] std::string format_lint_json(const std::vector<LintedFile>& files);

}  // namespace bloesem::cli
