#include "engine/service/load_tournament.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/acceleration.hpp"
#include "bloesem/prepare.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"
#include "engine/judge/compare_editions.hpp"
#include "engine/model/matches.hpp"
#include "engine/model/so_far.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/team_events.hpp"
#include "engine/virtual_points.hpp"
#include "matching/steps.hpp"

namespace bloesem::service {

namespace {

using Lines = std::vector<std::string_view>;

bool is_error(const trf::Diagnostic& diagnostic) { return diagnostic.severity == trf::Severity::Error; }

// True for changes to the file that are reported even though the request does not name them.
bool is_always_reported(trf::Code code) {
  return code == trf::Code::PointsMismatch || code == trf::Code::NotUtf8;
}

platform::ExitCode exit_code_for(const trf::Diagnostic& diagnostic) {
  return diagnostic.code == trf::Code::TooLarge ? platform::ExitCode::TooLarge : platform::ExitCode::BadInput;
}

trf::Diagnostic with_hint(trf::Diagnostic diagnostic, const Hints& hints) {
  diagnostic.message += hints(diagnostic.remedy);
  return diagnostic;
}

void add_problem(LoadedFile& loaded, platform::ExitCode code, const std::string& lines) {
  loaded.messages += lines;
  loaded.code = platform::more_severe(loaded.code, code);
  if (loaded.problem.empty()) loaded.problem = lines;
}

// Warnings of one kind, of which there may be one for each player or board: prints the first few, then the
// number of the others.
class WarningLines {
 public:
  WarningLines(const std::string& file, const Hints& hints) : file_(file), hints_(hints) {}

  void add(const trf::Diagnostic& diagnostic, LoadedFile& loaded) {
    if (++counts_[diagnostic.code] > max_of_a_kind) return;
    const std::string line = render(with_hint(diagnostic, hints_), file_) + '\n';
    loaded.messages += line;
    if (is_always_reported(diagnostic.code)) loaded.repairs += line;
  }

  void add_rest(LoadedFile& loaded) const {
    for (const auto& [code, count] : counts_) {
      if (count <= max_of_a_kind) continue;
      std::string line = file_ + ": warning: " + std::to_string(count - max_of_a_kind) +
                         " more like these (bloesem lint lists all) [";
      (line += name_of(code)) += "]\n";
      loaded.messages += line;
      if (is_always_reported(code)) loaded.repairs += line;
    }
  }

 private:
  static constexpr std::size_t max_of_a_kind = 3;

  const std::string& file_;
  const Hints& hints_;
  std::map<trf::Code, std::size_t> counts_;
};

// Adds the error together with the line that it is about.
void report_error(const trf::Diagnostic& found, const Lines& lines, LoadedFile& loaded, const std::string& file,
                  const Hints& hints) {
  const trf::Diagnostic diagnostic = with_hint(found, hints);
  const auto line = static_cast<std::size_t>(diagnostic.line);
  if (line > 0 && line <= lines.size()) matching::spend_steps(lines[line - 1].size());  // to find the column
  const std::string shown = line == 0 ? render(diagnostic, file)
                                      : render(diagnostic, file, line <= lines.size() ? lines[line - 1] : "");
  add_problem(loaded, exit_code_for(diagnostic), shown + '\n');
}

void report_diagnostics(const trf::ReadResult& read, const Lines& lines, trf::Purpose purpose,
                        LoadedFile& loaded, const std::string& file, const Hints& hints) {
  if (purpose == trf::Purpose::Pair && !read.tournament) {
    const auto first = std::find_if(read.diagnostics.begin(), read.diagnostics.end(), is_error);
    if (first != read.diagnostics.end()) report_error(*first, lines, loaded, file, hints);
    return;
  }
  WarningLines warnings(file, hints);
  for (const trf::Diagnostic& diagnostic : read.diagnostics) {
    if (is_error(diagnostic)) {
      report_error(diagnostic, lines, loaded, file, hints);
    } else {
      warnings.add(diagnostic, loaded);
    }
  }
  warnings.add_rest(loaded);
}

// Returns a line such as "open.trf: TRF(bx): XXR, BBW (lines 3, 7)".
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

void fail(LoadedFile& loaded, const std::string& file, const Error& error, const Hints& hints) {
  add_problem(loaded, platform::exit_code_of(error.code),
              platform::error_line(file, trf::visible(error.message + hints(error.remedy))));
}

service::PrepareOptions prepare_options_of(const LoadRequest& request) {
  return {.reading = request.reading,
          .edition = std::nullopt,
          .rules = request.rules,
          .tie_breaks = request.tie_breaks,
          .acceleration = request.acceleration};
}

// The fictitious points are the same under all editions, but each edition may refuse different tournaments.
void print_refusing_editions(const LoadRequest& request, LoadedFile& loaded, const std::string& file) {
  for (const Edition edition : compared_editions) {
    service::PrepareOptions requested = prepare_options_of(request);
    requested.edition = edition;
    const Result<service::Prepared> prepared = service::prepare(*loaded.tournament, requested);
    if (prepared) continue;
    fail(loaded, file,
         {.code = prepared.error().code,
          .message =
              "refused by the rules of " + std::string(name_of(edition)) + ": " + prepared.error().message,
          .remedy = prepared.error().remedy},
         request.hints);
  }
}

Error not_compared(const EditionChoice& choice) {
  return {.code = ErrorCode::InvalidInput,
          .message = "the rules of " + std::string(name_of(compared_editions[0])) + " and " +
                     std::string(name_of(compared_editions[1])) + " are compared for " +
                     std::string(title_of(compared_editions[0])) + " tournaments only, and this one is " +
                     std::string(title_of(choice.edition))};
}

void warn(LoadedFile& loaded, const std::string& file, const std::string& words) {
  loaded.messages += file + ": warning: " + trf::visible(words) + '\n';
}

// Prepares the tournament under the edition of the file, with its fictitious points.
void prepare(const LoadRequest& request, LoadedFile& loaded, const std::string& file) {
  service::PrepareOptions requested = prepare_options_of(request);
  if (request.all_editions) {
    const Result<EditionChoice> choice = choose_edition(loaded.tournament->heading, request.rules);
    if (!choice) return fail(loaded, file, choice.error(), request.hints);
    if (!same_system(choice->edition, compared_editions[0]))
      return fail(loaded, file, not_compared(*choice), request.hints);
    print_refusing_editions(request, loaded, file);
    if (loaded.code != platform::ExitCode::Done) return;
    requested.edition = choice->edition;  // chosen here, so that prepare does not report it
  }
  Result<service::Prepared> prepared = service::prepare(*std::move(loaded.tournament), requested);
  if (!prepared) return fail(loaded, file, prepared.error(), request.hints);
  loaded.edition = prepared->choice.edition;
  loaded.readings = prepared->choice.readings;
  loaded.options = std::move(prepared->options);
  const std::string text = trf::visible(described(prepared->choice, prepared->tournament.heading));
  if (!text.empty()) loaded.rules = text + '\n';
  for (const service::Warning& warning : prepared->warnings)
    warn(loaded, file, warning.message + request.hints(warning.remedy));
  loaded.tournament = std::move(prepared->tournament);
  loaded.as_paired = true;
  if (request.acceleration && request.acceleration_begins_now)
    clear_virtual_points(*loaded.tournament, loaded.rounds_with_points + 1, loaded.tournament->rounds_played);
}

std::string subject(const std::string& path) { return path.empty() ? "bloesem" : platform::display_name(path); }

}  // namespace

LoadedFile load_report(const std::string& path, const trf::ReadOptions& reading, const Hints& hints,
                       std::optional<trf::FileFormat> format) {
  LoadedFile loaded;
  const std::string file = subject(path);
  Result<std::string> bytes = platform::read_input(path);
  if (!bytes) {
    fail(loaded, file, bytes.error(), hints);
    return loaded;
  }
  return read_report(std::move(bytes).value(), file, reading, hints, format);
}

LoadedFile read_report(std::string bytes, const std::string& file, const trf::ReadOptions& reading,
                       const Hints& hints, std::optional<trf::FileFormat> format) {
  LoadedFile loaded;
  loaded.bytes = std::move(bytes);
  const trf::SourceText source(loaded.bytes);
  const Result<Lines> cut = service::lines_of(source);
  if (!cut) {
    fail(loaded, file, cut.error(), hints);
    return loaded;
  }
  const Lines& lines = *cut;
  loaded.format = format.value_or(trf::recognise_format(source.text()));
  trf::ReadOptions limited = reading;
  if (!limited.max_players) limited.max_players = platform::input_limits().players;
  trf::ReadResult read = read_tournament(source, lines, loaded.format, limited);
  loaded.of_teams = service::read_teams(source, lines, limited, read);
  so_far = {.doing = "reading the file"};
  matching::spend_steps(source.text().size());  // readers look at no clock
  so_far = {};
  report_diagnostics(read, lines, reading.purpose, loaded, file, hints);
  loaded.dialect = dialect_line(read, file);
  loaded.tournament = std::move(read.tournament);
  loaded.system_code = std::move(read.system_code);
  loaded.start_date = std::move(read.start_date);
  loaded.names = std::move(read.rules);
  loaded.order = std::move(read.standings);
  loaded.wrong_points =
      static_cast<int>(std::count_if(read.diagnostics.begin(), read.diagnostics.end(), [](const auto& finding) {
        return finding.code == trf::Code::PointsMismatch;
      }));
  if (loaded.tournament) loaded.rounds_with_points = rounds_with_virtual_points(*loaded.tournament);
  loaded.by_position = read.by_position;
  loaded.of_matches = read.columns_of_a_round > 1;
  loaded.team_event = read.team_event;
  loaded.wide = read.dialect == trf::Dialect::Wide;
  loaded.findings = std::move(read.diagnostics);
  return loaded;
}

std::optional<Error> refuse_to_edit(const LoadedFile& loaded, const std::string& what) {
  if (loaded.editable()) return std::nullopt;
  if (loaded.of_teams)
    return Error{.code = ErrorCode::InvalidInput,
                 .message = what +
                            " cannot write matches into a file with the games of the players: convert it "
                            "to a file whose players are the teams"};
  return Error{
      .code = ErrorCode::InvalidInput,
      .message = what + " needs a report file with starting ranks of at most four digits: convert it to trf16"};
}

std::optional<Error> count_in_matches(LoadedFile& loaded) {
  if (!loaded.of_matches || loaded.tournament->rounds_are_matches) return std::nullopt;
  Result<Tournament> matches = fold_matches(*loaded.tournament);
  if (!matches) return matches.error();
  loaded.tournament = std::move(matches).value();
  return std::nullopt;
}

void accelerate_as_stated(const std::string& path, LoadedFile& loaded) {
  Tournament& tournament = *loaded.tournament;
  if (!is_accelerated_by_code(tournament)) return;
  const std::string file = subject(path);
  if (!tournament.rounds_declared) {
    return fail(loaded, file,
                {.code = ErrorCode::InvalidInput,
                 .message = "record 192 requests Baku acceleration, which depends on the number of rounds "
                            "(record 142 or XXR)"},
                no_hints);
  }
  const Result<EditionChoice> choice = choose_edition(tournament.heading);
  // Without a known edition the newer wording is used, which admits more tournaments.
  const Edition edition = choice ? choice->edition : edition_in_force;
  const int rounds = *tournament.rounds_declared;
  if (const auto error = accelerate(tournament, BakuAcceleration{}, rounds, baku_wording(edition)))
    return fail(loaded, file, *error, no_hints);
  const std::string remark = service::remark_about(tournament, BakuAcceleration{});
  if (!remark.empty()) warn(loaded, file, remark);
}

void keep_to_the_end(LoadedFile loaded) {
  static LoadedFile kept;
  kept = std::move(loaded);
}

namespace {

LoadedFile prepared_file(LoadedFile loaded, const std::string& path, const LoadRequest& request) {
  if (request.report_dialect) loaded.messages.insert(0, loaded.dialect);
  if (loaded.tournament && !request.arrangement.empty()) {
    const int round = request.reading.round.value_or(loaded.tournament->rounds_played + 1);
    if (const auto error = arrange(*loaded.tournament, request.arrangement, round))
      fail(loaded, subject(path), *error, request.hints);
  }
  if (loaded.tournament && loaded.code == platform::ExitCode::Done) prepare(request, loaded, subject(path));
  if (loaded.code != platform::ExitCode::Done) loaded.tournament.reset();
  return loaded;
}

}  // namespace

LoadedFile load_tournament(const std::string& path, const LoadRequest& request) {
  return prepared_file(
      load_report(path, by_system(request.reading, request.rules), request.hints, request.format), path,
      request);
}

LoadedFile load_bytes(std::string bytes, const std::string& path, const LoadRequest& request) {
  return prepared_file(read_report(std::move(bytes), subject(path), by_system(request.reading, request.rules),
                                   request.hints, request.format),
                       path, request);
}

}  // namespace bloesem::service
