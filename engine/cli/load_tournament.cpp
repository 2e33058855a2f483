#include "engine/cli/load_tournament.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/acceleration.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/player_id.hpp"
#include "engine/judge/compare_editions.hpp"
#include "engine/virtual_points.hpp"
#include "trf/diagnostic.hpp"
#include "trf/reader.hpp"
#include "trf/source_text.hpp"

namespace bloesem::cli {

namespace {

using Lines = std::vector<std::string_view>;

bool is_error(const trf::Diagnostic& diagnostic) { return diagnostic.severity == trf::Severity::Error; }

// What is changed in the file without being named in the request.
bool is_told_always(trf::Code code) { return code == trf::Code::PointsMismatch || code == trf::Code::NotUtf8; }

ExitCode exit_code_for(const trf::Diagnostic& diagnostic) {
  return diagnostic.code == trf::Code::TooLarge ? ExitCode::TooLarge : ExitCode::BadInput;
}

void add_problem(LoadedFile& loaded, ExitCode code, const std::string& lines) {
  loaded.messages += lines;
  loaded.code = graver(loaded.code, code);
  if (loaded.problem.empty()) loaded.problem = lines;
}

// An error comes with the line it is about, a warning without: there may be one for every player.
void tell(const trf::Diagnostic& diagnostic, const Lines& lines, LoadedFile& loaded, const std::string& file) {
  if (!is_error(diagnostic)) {
    loaded.messages += render(diagnostic, file) + '\n';
    if (is_told_always(diagnostic.code)) loaded.repairs += render(diagnostic, file) + '\n';
    return;
  }
  const auto line = static_cast<std::size_t>(diagnostic.line);
  const std::string shown = line == 0 ? render(diagnostic, file)
                                      : render(diagnostic, file, line <= lines.size() ? lines[line - 1] : "");
  add_problem(loaded, exit_code_for(diagnostic), shown + '\n');
}

void tell_diagnostics(const trf::ReadResult& read, const Lines& lines, trf::Purpose purpose, LoadedFile& loaded,
                      const std::string& file) {
  if (purpose == trf::Purpose::Pair && !read.tournament) {
    const auto first = std::find_if(read.diagnostics.begin(), read.diagnostics.end(), is_error);
    if (first != read.diagnostics.end()) tell(*first, lines, loaded, file);
  } else {
    for (const trf::Diagnostic& diagnostic : read.diagnostics) tell(diagnostic, lines, loaded, file);
  }
}

// "open.trf: TRF(bx): XXR, BBW (lines 3, 7)" as a line.
std::string dialect_line(const trf::ReadResult& read, const std::string& file) {
  std::string what;
  std::string lines;
  for (const trf::DialectEvidence& evidence : read.dialect_evidence) {
    what += (what.empty() ? ": " : ", ") + evidence.what;
    lines += (lines.empty() ? "" : ", ") + std::to_string(evidence.line);
  }
  const std::string where = (read.dialect_evidence.size() == 1 ? " (line " : " (lines ") + lines + ")";
  return file + ": " + std::string(name_of(read.dialect)) + what + (what.empty() ? "" : where) + '\n';
}

void fail(LoadedFile& loaded, const std::string& file, const Error& error) {
  add_problem(loaded, exit_code_of(error.code), error_line(file, error.message));
}

// What is worth knowing of the groups, in words; empty: nothing.
std::string remark(const Tournament& tournament, const Acceleration& acceleration) {
  if (std::holds_alternative<BakuAcceleration>(acceleration)) {
    const PlayerIndex last = last_of_group_a(tournament);
    if (!has_late_entries(tournament) || last == no_player) return "";
    return "players with nothing in round 1 count as late entries: group A ends with " +
           std::to_string(id_of(tournament, last));
  }
  if (const auto* const groups = std::get_if<ProgressiveGroups>(&acceleration)) {
    const std::string unusual = unusual_groups(tournament, *groups);
    return unusual.empty() ? "" : unusual + ": the progressive acceleration wants 25 % to 50 % in each";
  }
  return "";
}

// The fictitious points are the same under all editions, but not the tournaments that each admits.
void tell_refusing_editions(const Tournament& tournament, const Acceleration& acceleration, int rounds,
                            LoadedFile& loaded, const std::string& file) {
  for (const Edition edition : compared_editions) {
    Tournament copy = tournament;
    std::optional<Error> error = bloesem::accelerate(copy, acceleration, rounds, baku_wording(edition));
    if (!error) continue;
    error->message = "refused by the rules of " + std::string(name_of(edition)) + ": " + error->message;
    fail(loaded, file, *error);
  }
}

void accelerate(const LoadRequest& request, const Acceleration& acceleration, const dutch::BakuWording& wording,
                LoadedFile& loaded, const std::string& file) {
  Tournament& tournament = *loaded.tournament;
  const std::optional<int> declared =
      request.reading.rounds_declared ? request.reading.rounds_declared : tournament.rounds_declared;
  // To pair without a number of rounds is refused later on; a check takes the rounds there are.
  if (!declared && request.reading.purpose == trf::Purpose::Pair) return;
  const int rounds = declared.value_or(tournament.rounds_played);
  if (request.all_editions) {
    tell_refusing_editions(tournament, acceleration, rounds, loaded, file);
    if (loaded.code != ExitCode::Done) return;
  }
  if (const auto error = bloesem::accelerate(tournament, acceleration, rounds, wording)) {
    return fail(loaded, file, *error);
  }
  const std::string words = remark(tournament, acceleration);
  if (!words.empty()) loaded.messages += file + ": warning: " + words + '\n';
}

void settle_edition(const LoadRequest& request, LoadedFile& loaded, const std::string& file) {
  const Result<EditionChoice> choice = choose_edition({request.rules, loaded.system_code, loaded.start_date});
  if (!choice) return fail(loaded, file, choice.error());
  loaded.edition = choice->edition;
  if (request.all_editions) return;
  const std::string told = described(*choice);
  if (!told.empty()) loaded.rules = told + '\n';
  if (!choice->warning.empty()) loaded.messages += file + ": warning: " + choice->warning + '\n';
}

std::string subject(const std::string& path) { return path.empty() ? "bloesem" : display_name(path); }

}  // namespace

std::string error_line(const std::string& file, const std::string& message) {
  return file + ": error: " + message + '\n';
}

bool is_accelerated_by_code(std::string_view system_code, const Tournament& tournament) {
  return wants_acceleration(system_code) && rounds_with_virtual_points(tournament) == 0;
}

Result<Lines> lines_of(const trf::SourceText& source) {
  // Each line is kept by itself, so that many empty ones would need far more memory than they have bytes.
  constexpr std::size_t most_lines = 4'000'000;
  Lines lines = source.lines(most_lines + 1);
  if (lines.size() <= most_lines) return lines;
  return Error{.code = ErrorCode::TooLarge, .message = "has more than four million lines"};
}

LoadedFile load_report(const std::string& path, const trf::ReadOptions& reading,
                       std::optional<trf::FileFormat> format) {
  LoadedFile loaded;
  const std::string file = subject(path);
  Result<std::string> bytes = read_input(path);
  if (!bytes) {
    fail(loaded, file, bytes.error());
    return loaded;
  }
  return read_report(std::move(bytes).value(), file, reading, format);
}

LoadedFile read_report(std::string bytes, const std::string& file, const trf::ReadOptions& reading,
                       std::optional<trf::FileFormat> format) {
  LoadedFile loaded;
  loaded.bytes = std::move(bytes);
  const trf::SourceText source(loaded.bytes);
  const Result<Lines> cut = lines_of(source);
  if (!cut) {
    fail(loaded, file, cut.error());
    return loaded;
  }
  const Lines& lines = *cut;
  loaded.format = format.value_or(trf::recognise_format(source.text()));
  trf::ReadResult read = read_tournament(source, lines, loaded.format, reading);
  tell_diagnostics(read, lines, reading.purpose, loaded, file);
  loaded.dialect = dialect_line(read, file);
  loaded.tournament = std::move(read.tournament);
  loaded.system_code = std::move(read.system_code);
  loaded.start_date = std::move(read.start_date);
  loaded.order = std::move(read.standings);
  loaded.wrong_points =
      static_cast<int>(std::count_if(read.diagnostics.begin(), read.diagnostics.end(), [](const auto& finding) {
        return finding.code == trf::Code::PointsMismatch;
      }));
  if (loaded.tournament) loaded.rounds_with_points = rounds_with_virtual_points(*loaded.tournament);
  loaded.by_position = read.by_position;
  loaded.wide = read.dialect == trf::Dialect::Wide;
  return loaded;
}

std::optional<Error> refuse_to_edit(const LoadedFile& loaded, const std::string& what) {
  if (loaded.editable()) return std::nullopt;
  return Error{
      .code = ErrorCode::InvalidInput,
      .message = what + " needs a report file with starting ranks of four digits (bloesem convert --to trf16)"};
}

void accelerate_as_stated(const std::string& path, LoadedFile& loaded) {
  if (!is_accelerated_by_code(loaded.system_code, *loaded.tournament)) return;
  if (!loaded.tournament->rounds_declared) {
    return fail(loaded, subject(path),
                {.code = ErrorCode::InvalidInput,
                 .message = "record 192 asks for the Baku acceleration, which rests on the number of rounds "
                            "(record 142 or XXR)"});
  }
  const Result<EditionChoice> choice = choose_edition({{}, loaded.system_code, loaded.start_date});
  // The wider wording where nobody can tell the edition: the order itself is clear.
  accelerate({}, BakuAcceleration{}, choice ? baku_wording(choice->edition) : dutch::baku_wording_2026, loaded,
             subject(path));
}

void keep_to_the_end(LoadedFile loaded) {
  static LoadedFile kept;
  kept = std::move(loaded);
}

LoadedFile load_tournament(const std::string& path, const LoadRequest& request) {
  LoadedFile loaded = load_report(path, request.reading, request.format);
  if (request.tell_dialect) loaded.messages.insert(0, loaded.dialect);
  if (loaded.tournament) settle_edition(request, loaded, subject(path));
  if (loaded.tournament && loaded.code == ExitCode::Done) {
    std::optional<Acceleration> acceleration = request.acceleration;
    if (!acceleration && is_accelerated_by_code(loaded.system_code, *loaded.tournament))
      acceleration = BakuAcceleration{};
    if (acceleration) accelerate(request, *acceleration, baku_wording(loaded.edition), loaded, subject(path));
  }
  if (loaded.code != ExitCode::Done) loaded.tournament.reset();
  return loaded;
}

}  // namespace bloesem::cli
