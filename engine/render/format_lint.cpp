#include "engine/render/format_lint.hpp"

#include <algorithm>
#include <cstddef>

#include "bloesem/trf/kinds.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/json/indented_json.hpp"
#include "engine/render/json/json_parts.hpp"

namespace bloesem::render {

namespace {

using trf::Diagnostic;

struct Totals {
  std::ptrdiff_t files = 0;
  std::ptrdiff_t errors = 0;
  std::ptrdiff_t warnings = 0;
};

bool is_error(const Diagnostic& finding) { return finding.severity == trf::Severity::Error; }

Totals totals_of(const std::vector<LintedFile>& files) {
  Totals totals;
  for (const LintedFile& file : files) {
    if (!file.read) continue;
    const std::vector<Diagnostic>& findings = file.findings;
    const auto errors = std::count_if(findings.begin(), findings.end(), is_error);
    ++totals.files;
    totals.errors += errors;
    totals.warnings += std::ssize(findings) - errors;
  }
  return totals;
}

std::string what_to_do(const Diagnostic& finding) {
  if (!finding.correction) return std::string(kind_of(finding.code).advice);
  const bool one = finding.column_begin >= finding.column_end;
  std::string text = "'" + trf::visible(*finding.correction) + (one ? "' in column " : "' in columns ");
  text += std::to_string(finding.column_begin);
  return one ? text : text + '-' + std::to_string(finding.column_end);
}

Json finding_json(const Diagnostic& finding) {
  const trf::Kind& kind = kind_of(finding.code);
  const bool placed = finding.line > 0;
  return {{"code", kind.name},
          {"level", is_error(finding) ? "error" : "warning"},
          {"line", placed ? Json(finding.line) : Json(nullptr)},
          {"columns", placed ? Json::array({finding.column_begin, finding.column_end}) : Json(nullptr)},
          {"message", finding.message},
          {"found", text_or_null(finding.found)},
          {"expected", text_or_null(finding.expected)},
          {"meaning", kind.meaning},
          {"advice", kind.advice},
          {"correction", finding.correction ? Json(*finding.correction) : Json(nullptr)},
          {"related_line", finding.related_line > 0 ? Json(finding.related_line) : Json(nullptr)}};
}

void write_file(const LintedFile& file, IndentedJson& json) {
  json.begin('{');
  json.member("file", file.path);
  json.member("read", file.read);
  if (file.read) {
    json.member("dialect", name_of(file.dialect));
    json.key("findings");
    json.begin('[');
    for (const Diagnostic& finding : file.findings) json.value(finding_json(finding));
    json.end(']');
  }
  json.end('}');
}

}  // namespace

std::string format_findings(const std::string& path, const std::vector<Diagnostic>& findings,
                            const std::vector<std::string_view>& lines) {
  const std::string file = platform::display_name(path);
  std::string text;
  for (const Diagnostic& finding : findings) {
    const auto line = static_cast<std::size_t>(finding.line);
    text += line > 0 && line <= lines.size() ? trf::render(finding, file, lines[line - 1])
                                             : trf::render(finding, file);
    text += "\n  correction: " + what_to_do(finding) + '\n';
  }
  return text;
}

std::string format_lint(const std::vector<LintedFile>& files) {
  std::string text;
  for (const LintedFile& file : files) text += file.text;
  const Totals totals = totals_of(files);
  return text + counted(totals.files, "file") + ", " + counted(totals.errors, "error") + ", " +
         counted(totals.warnings, "warning") + '\n';
}

std::string format_lint_json(const std::vector<LintedFile>& files) {
  const Totals totals = totals_of(files);
  IndentedJson json;
  json.begin('{');
  json.member("schema", json_schema);
  json.key("files");
  json.begin('[');
  for (const LintedFile& file : files) write_file(file, json);
  json.end(']');
  json.member("totals", {{"files", totals.files}, {"errors", totals.errors}, {"warnings", totals.warnings}});
  json.end('}');
  return json.take();
}

}  // namespace bloesem::render
