#include "engine/cli/load_tournament.hpp"

#include <algorithm>
#include <utility>

#include "engine/cli/file_io.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/reader.hpp"

namespace bloesem::cli {

namespace {

bool is_error(const trf::Diagnostic& diagnostic) { return diagnostic.severity == trf::Severity::Error; }

ExitCode exit_code_for(const trf::Diagnostic& diagnostic) {
  if (!is_error(diagnostic)) return ExitCode::Done;
  return diagnostic.code == trf::Code::TooLarge ? ExitCode::TooLarge : ExitCode::BadInput;
}

// An error comes with the line it is about, a warning without: there may be one for every player.
void tell(const trf::Diagnostic& diagnostic, const trf::Document& document, LoadedFile& loaded,
          const std::string& file) {
  const bool with_line = is_error(diagnostic) && diagnostic.line > 0;
  loaded.messages +=
      with_line ? render(diagnostic, file, document.text(diagnostic.line)) : render(diagnostic, file);
  loaded.messages += '\n';
  loaded.code = graver(loaded.code, exit_code_for(diagnostic));
}

void tell_diagnostics(const trf::ReadResult& read, const trf::Document& document, trf::Purpose purpose,
                      LoadedFile& loaded, const std::string& file) {
  if (purpose == trf::Purpose::Pair && !read.tournament) {
    const auto first = std::find_if(read.diagnostics.begin(), read.diagnostics.end(), is_error);
    if (first != read.diagnostics.end()) tell(*first, document, loaded, file);
  } else {
    for (const trf::Diagnostic& diagnostic : read.diagnostics) tell(diagnostic, document, loaded, file);
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
  loaded.messages += error_line(file, error.message);
  loaded.code = graver(loaded.code, exit_code_of(error.code));
}

bool has_virtual_points(const Tournament& tournament) {
  return std::any_of(tournament.players.begin(), tournament.players.end(),
                     [](const Player& player) { return !player.virtual_points.empty(); });
}

// The suffix alone is an order to compute the fictitious points; pairing without them would be another
// tournament's pairing.
std::optional<Error> refuse_implied_acceleration(const std::string& system_code, const Tournament& tournament) {
  if (!wants_acceleration(system_code) || has_virtual_points(tournament)) return std::nullopt;
  return Error{.code = ErrorCode::InvalidInput,
               .message = "record 192 says " + system_code +
                          ", but the file has no fictitious points (XXA, 250): this version does not compute them"};
}

void settle_edition(const trf::ReadResult& read, const LoadRequest& request, LoadedFile& loaded,
                    const std::string& file) {
  const Result<EditionChoice> choice = choose_edition({request.rules, read.system_code, read.start_date});
  if (!choice) return fail(loaded, file, choice.error());
  if (const auto refusal = refuse_implied_acceleration(read.system_code, *read.tournament)) {
    return fail(loaded, file, *refusal);
  }
  loaded.edition = choice->edition;
  if (!choice->warning.empty()) loaded.messages += file + ": warning: " + choice->warning + '\n';
}

}  // namespace

std::string error_line(const std::string& file, const std::string& message) {
  return file + ": error: " + message + '\n';
}

LoadedFile load_tournament(const std::string& path, const LoadRequest& request) {
  LoadedFile loaded;
  const std::string file = path.empty() ? "bloesem" : display_name(path);
  const Result<std::string> bytes = read_input(path);
  if (!bytes) {
    fail(loaded, file, bytes.error());
    return loaded;
  }
  const trf::Document document = trf::Document::parse(*bytes);
  trf::ReadResult read = read_tournament(document, request.reading);
  if (request.tell_dialect) loaded.messages += dialect_line(read, file);
  tell_diagnostics(read, document, request.reading.purpose, loaded, file);
  if (read.tournament) settle_edition(read, request, loaded, file);
  if (loaded.code == ExitCode::Done) loaded.tournament = std::move(read.tournament);
  return loaded;
}

}  // namespace bloesem::cli
