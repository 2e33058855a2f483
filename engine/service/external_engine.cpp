#include "engine/service/external_engine.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "bloesem/tournament_before.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/fixed_pairs.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/process/command_line.hpp"
#include "engine/platform/process/process.hpp"
#include "engine/platform/process/temporary_folder.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/pairing_list.hpp"

namespace bloesem::service {

namespace {

constexpr int no_pairing_exit = 1;

std::string first_line(std::string_view text) {
  const std::size_t begin = text.find_first_not_of("\r\n");
  if (begin == text.npos) return "";
  text.remove_prefix(begin);
  return trf::visible(text.substr(0, text.find_first_of("\r\n")));
}

std::string seconds(std::chrono::milliseconds time) {
  std::string text = std::to_string(time.count() / 1000);
  return text + (text == "1" ? " second" : " seconds");
}

// Removes the name of the temporary folder, which is different each time, from messages.
std::string without_folder(std::string text, const platform::TemporaryFolder& folder) {
  const std::string prefix = folder.file("");
  for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at))
    text.erase(at, prefix.size());
  return text;
}

// Returns nothing if the program wrote no regular file. A pipe, for example, would block.
std::optional<std::string> text_in(const std::string& path) {
  if (platform::kind_of(path) != platform::FileKind::Regular) return std::nullopt;
  Result<std::string> text = platform::read_input(path);
  return text ? std::optional(*std::move(text)) : std::nullopt;
}

// Returns "'javafo' MESSAGE: first line of its standard error".
Error complaint(const std::string& program, ErrorCode code, const std::string& message,
                std::string_view errors = {}) {
  const std::string line = first_line(errors);
  return {code, "'" + program + "' " + message + (line.empty() ? "" : ": " + line), {}};
}

// Returns nothing if the program ended normally.
std::optional<Error> bad_end(const std::string& program, const platform::ProcessEnd& end,
                             std::chrono::milliseconds limit) {
  switch (end.fate) {
    case platform::ProcessFate::TimedOut:
      return complaint(program, ErrorCode::InvalidInput, "did not end within " + seconds(limit), end.errors);
    case platform::ProcessFate::WroteTooMuch:
      return complaint(program, ErrorCode::InvalidInput, "writes too much output", end.errors);
    case platform::ProcessFate::Signalled:
      return complaint(program, ErrorCode::InvalidInput, platform::describe_crash(end.code), end.errors);
    case platform::ProcessFate::Interrupted: return complaint(program, ErrorCode::Cancelled, "was interrupted");
    case platform::ProcessFate::Exited: break;
  }
  if (end.code == 0) return std::nullopt;
  if (end.code == no_pairing_exit)
    return complaint(program, ErrorCode::NoValidPairing, "reports that no valid pairing exists", end.errors);
  return complaint(program, ErrorCode::InvalidInput, "ended with exit code " + std::to_string(end.code),
                   end.errors);
}

// Commands on files in memory start no programs.
std::optional<Error> refuse_without_system() {
  if (platform::memory_files() == nullptr) return std::nullopt;
  return Error{ErrorCode::InvalidInput, "other programs cannot be started from within a program", {}};
}

}  // namespace

Result<ExternalEngine> ExternalEngine::from_command_line(const std::string& line,
                                                         std::chrono::milliseconds limit, trf::Target dialect) {
  if (std::optional<Error> error = refuse_without_system()) return *std::move(error);
  Result<std::vector<std::string>> words = platform::split_words(line);
  if (!words) return words.error();
  if (!platform::mentions(*words, platform::input_mark))
    return Error{
        ErrorCode::InvalidInput, "the command line lacks {in}, the placeholder for the tournament file", {}};
  return ExternalEngine(*std::move(words), limit, dialect);
}

Result<Proposal> ExternalEngine::pair(const Tournament& tournament, const PairOptions& options) const {
  if (std::optional<Error> error = refuse_without_system()) return *std::move(error);
  const int round = options.round.value_or(tournament.rounds_played + 1);
  if (!fixed_pairs_of(tournament, round).empty())
    return complaint(program(), ErrorCode::InvalidInput, "does not know pairs made by hand");
  const Result<platform::TemporaryFolder> folder = platform::TemporaryFolder::make();
  if (!folder) return folder.error();
  const std::string input = folder->file("tournament.trf");
  const std::string output = folder->file("pairing.txt");
  const Result<EditionChoice> choice = choose_edition(tournament.heading, options.edition, options.readings);
  if (!choice) return choice.error();
  Result<Tournament> standing = tournament_before(tournament, options);
  if (!standing) return standing.error();
  Tournament& before = *standing;
  // The file states the fictitious points, so the other program must not compute them again.
  before.heading.tie_breaks.clear();  // of no use to the other program, and unknown to older ones
  state_rules(before.heading, choice->edition, choice->readings);
  const trf::Written report = trf::write_report(before, {.target = dialect_});
  if (!report.losses.empty())  // the program would read a different tournament
    return complaint(program(), ErrorCode::InvalidInput,
                     "cannot read this tournament: " + report.losses.front());
  if (const auto error = platform::write_output(input, report.text)) return *error;

  Result<platform::ProcessEnd> end =
      platform::run_process(platform::with_files(words_, input, output), {.time = limit_});
  if (!end) return end.error();
  end->errors = without_folder(std::move(end->errors), *folder);
  if (const auto failure = bad_end(program(), *end, limit_)) return *failure;

  std::string answer = end->output;
  if (platform::mentions(words_, platform::output_mark)) {
    const std::optional<std::string> file = text_in(output);
    if (!file) return complaint(program(), ErrorCode::InvalidInput, "wrote no pairing", end->errors);
    answer = *file;
  }
  Result<Proposal> proposal = parse_pairing(answer, before, before.rounds_played + 1);
  if (!proposal)
    return complaint(program(), ErrorCode::InvalidInput,
                     "returned an invalid pairing: " + proposal.error().message);
  return proposal;
}

}  // namespace bloesem::service
