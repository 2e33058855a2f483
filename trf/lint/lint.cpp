#include "bloesem/trf/lint.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

#include "bloesem/trf/problems.hpp"
#include "trf/lint/checks.hpp"
#include "trf/lint/subject.hpp"
#include "trf/most_players.hpp"

namespace bloesem::trf {

namespace {

using Lines = std::vector<std::string_view>;
using Check = void (*)(const Subject&, Diagnostics&);

constexpr std::array<Check, 14> checks = {
    check_byte_order_mark, check_line_ends,   check_end_mark,      check_round_count,     check_initial_colour,
    check_system,          check_system_date, check_old_spellings, check_foreign_records, check_foreign_results,
    check_player_columns,  check_ranks,       check_rating_order,  check_fide_ids,
};

// Checks of pairings, skipped for team events.
constexpr std::array<Check, 4> checks_of_pairings = {check_rematches, check_repeated_byes, check_colours,
                                                     check_groups};

// Reads the file despite wrong points, which are reported already, so that checks of games can run.
std::optional<Tournament> read_leniently(const SourceText& source, const Lines& lines, ReadOptions reading) {
  reading.purpose = Purpose::Check;
  reading.recompute_points = true;
  reading.strict = false;
  return read_tournament(source, lines, reading).tournament;
}

std::vector<Diagnostic> run_checks(const SourceText& source, const Lines& lines, const Problems& problems,
                                   const LintRequest& request) {
  std::optional<Tournament> lenient;
  if (!problems.read.tournament) lenient = read_leniently(source, lines, request.reading);
  const std::optional<Tournament>& tournament = problems.read.tournament ? problems.read.tournament : lenient;
  const Subject subject(source, lines, problems, tournament ? &*tournament : nullptr, request.dialect);
  Diagnostics out(request.reading.strict);
  for (const Check check : checks) check(subject, out);
  if (problems.read.team_event) return out.take();
  for (const Check check : checks_of_pairings) check(subject, out);
  return out.take();
}

}  // namespace

Lint lint(const SourceText& source, const Lines& lines, FileFormat format, const LintRequest& request) {
  if (format != FileFormat::Report) {
    ReadResult read = read_tournament(source, lines, format, request.reading);
    Lint result{read.dialect, std::move(read.diagnostics)};
    result.read = std::move(read);
    return result;
  }
  Problems problems = find_problems(source, lines, request.reading);
  Lint result{request.dialect.value_or(problems.read.dialect), {}};
  std::vector<Diagnostic> more;
  if (is_report(source, problems.read) && !line_beyond_limit(lines, request.reading))
    more = run_checks(source, lines, problems, request);
  result.findings = std::move(problems.list);
  std::move(more.begin(), more.end(), std::back_inserter(result.findings));
  std::stable_sort(result.findings.begin(), result.findings.end(),
                   [](const Diagnostic& a, const Diagnostic& b) {
                     return std::tie(a.line, a.column_begin) < std::tie(b.line, b.column_begin);
                   });
  result.read = std::move(problems.read);
  return result;
}

}  // namespace bloesem::trf
