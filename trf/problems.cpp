#include "bloesem/trf/problems.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "trf/columns.hpp"
#include "trf/line_text.hpp"
#include "trf/most_players.hpp"
#include "trf/review.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

std::vector<int> lines_with_errors(const std::vector<Diagnostic>& diagnostics) {
  std::vector<int> lines;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity == Severity::Error) lines.push_back(diagnostic.line);
  }
  return lines;
}

}  // namespace

bool is_report(const SourceText& source, const ReadResult& read) {
  return read.dialect != Dialect::Tdf && !source.looks_like_utf16() &&
         std::none_of(read.diagnostics.begin(), read.diagnostics.end(),
                      [](const Diagnostic& finding) { return finding.code == Code::NoPlayers; });
}

Problems find_problems(const SourceText& source, const std::vector<std::string_view>& lines,
                       const ReadOptions& options) {
  Problems problems{read_tournament(source, lines, options), {}};
  problems.list = problems.read.diagnostics;
  if (!is_report(source, problems.read) || line_beyond_limit(lines, options)) return problems;
  Diagnostics out(options.strict);
  review_lines(lines, layout_of(lines), lines_with_errors(problems.list), out);
  std::vector<Diagnostic> more = out.take();
  std::move(more.begin(), more.end(), std::back_inserter(problems.list));
  std::stable_sort(problems.list.begin(), problems.list.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.line, a.column_begin) < std::tie(b.line, b.column_begin);
  });
  return problems;
}

Problems find_problems(std::string_view bytes, const ReadOptions& options) {
  const SourceText source(bytes);
  return find_problems(source, source.lines(), options);
}

}  // namespace bloesem::trf
