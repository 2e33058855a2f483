#include "tests/fuzz/program_promises.hpp"

#include <algorithm>
#include <array>

#include "bloesem/trf/reader.hpp"
#include "matching/steps.hpp"
#include "tests/fuzz/last_words.hpp"
#include "tests/fuzz/most_steps.hpp"
#include "tests/fuzz/plain_text.hpp"
#include "tests/fuzz/promise.hpp"

namespace bloesem::fuzz {

namespace {

using platform::ExitCode;

constexpr std::array documented = {
    ExitCode::Done,          ExitCode::NoValidPairing, ExitCode::BadInput,       ExitCode::TooLarge,
    ExitCode::FileAccess,    ExitCode::PairingDiffers, ExitCode::IllegalPairing, ExitCode::StandingsDiffer,
    ExitCode::ProblemsFound, ExitCode::GaveUp};

// Commands whose output is a report, which is written whatever the exit code.
constexpr std::array<std::string_view, 3> reporting = {"check", "judge", "lint"};

// Leading empty words, and a "--" in front of the command, are ignored.
std::string_view command_of(const std::vector<std::string>& words) {
  const auto command =
      std::find_if(words.begin(), words.end(), [](const auto& word) { return !word.empty() && word != "--"; });
  return command == words.end() ? std::string_view() : *command;
}

bool reports(const std::vector<std::string>& words) {
  return std::find(reporting.begin(), reporting.end(), command_of(words)) != reporting.end();
}

bool is_json(std::string_view text) { return text.starts_with("{\n") && text.ends_with("}\n"); }

// Report files are written unchanged, including line ends.
bool gives_report_file(const std::vector<std::string>& words) {
  constexpr std::array<std::string_view, 3> commands = {"convert", "result", "generate"};
  return std::find(commands.begin(), commands.end(), command_of(words)) != commands.end();
}

// The output goes to a file.
bool writes_report(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return word.starts_with("-o") || word.starts_with("--output");
  });
}

void check_streams(const std::vector<std::string>& words, const Run& run) {
  promise(is_plain_text(run.err), "nothing steers the terminal of standard error", run.err);
  promise(gives_report_file(words) || is_plain_text(run.out), "nothing steers the terminal of standard output",
          run.out);
  if (run.code == ExitCode::Done) return;
  // A verdict is an answer even if the round is impossible, and JSON says which players make it so.
  const bool verdict =
      (command_of(words) == "judge" || is_json(run.out)) && run.code == ExitCode::NoValidPairing;
  const bool answered = run.code == ExitCode::PairingDiffers || run.code == ExitCode::StandingsDiffer ||
                        run.code == ExitCode::IllegalPairing || run.code == ExitCode::ProblemsFound || verdict;
  const bool reported = (answered || reports(words)) && (!run.out.empty() || writes_report(words));
  promise(reported || (!answered && !run.err.empty()), "no failure is silent");
  promise(reported || run.err.find("error: ") != std::string::npos, "a failure says what is wrong", run.err);
  promise(run.err.empty() || run.err.back() == '\n', "messages are lines", run.err);
  promise(run.out.empty() || reports(words) || verdict, "nothing is on standard output after a failure",
          run.out);
}

// Commands that may change the tournament file itself.
bool changes_input(const std::vector<std::string>& words) {
  const auto names_target = [](const std::string& word) {
    return word.starts_with("--into") || word.starts_with("-i");
  };
  return gives_report_file(words) || std::any_of(words.begin(), words.end(), names_target);
}

// in.trf is named only as an output: the input is another file, and this one may be replaced.
bool is_only_output(const std::vector<std::string>& words) {
  constexpr std::array<std::string_view, 6> options = {"-o", "--output",    "-p",
                                                       "-l", "--checklist", "--database"};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool as_value = words[i] == input_name && i > 0 &&
                          std::find(options.begin(), options.end(), words[i - 1]) != options.end();
    const bool inside = words[i] == "--output=" + std::string(input_name) ||
                        words[i] == "--checklist=" + std::string(input_name) ||
                        words[i] == "-o" + std::string(input_name);
    if (words[i].find(input_name) != std::string::npos && !as_value && !inside) return false;
  }
  return true;
}

// A changed file stays valid: the next command can read it.
void check_input(const std::vector<std::string>& words, const std::string& before, const std::string& after,
                 const Run& run) {
  if (before == after || is_only_output(words)) return;
  promise(changes_input(words), "the input is as it was", run.err);
  // Facts that another dialect cannot hold are reported, and may be missing afterwards.
  if (command_of(words) == "convert") return;
  const trf::ReadResult read = trf::read_tournament(after, {});
  promise(read.tournament.has_value(), "a changed file is valid",
          read.diagnostics.empty() ? "" : render(read.diagnostics.front(), "in.trf"));
}

// A newly created tournament file can be read.
void check_made(const std::vector<std::string>& words, const Files& before, const Files& after) {
  if (command_of(words) != "new") return;
  for (const auto& [name, bytes] : after) {
    if (before.contains(name) || name.ends_with(".journal")) continue;
    const trf::ReadResult read = trf::read_tournament(bytes, {});
    promise(read.tournament.has_value(), "a new file is valid",
            (read.diagnostics.empty() ? "" : render(read.diagnostics.front(), name)) + '\n' + bytes);
  }
}

void check_files(const std::vector<std::string>& words, const Files& before, const Files& after,
                 const Run& run) {
  // A report about several files is written (-o) even if one of them cannot be read, just as it is printed.
  promise(run.code == ExitCode::Done || reports(words) || before == after,
          "after a failure the files are as they were", run.err);
  for (const auto& [name, bytes] : after) {
    promise(!name.ends_with(".part"), "nothing half done is left", name);
  }
  const std::string input(input_name);
  promise(after.contains(input), "the input is still there", run.err);
  check_input(words, before.at(input), after.at(input), run);
  check_made(words, before, after);
}

// Returns the most players that a file can have: the lines of players in a report file; in other formats, where
// a player takes at least eight bytes, as many as there is room for.
std::size_t players_in(std::string_view file) {
  constexpr std::string_view player = "001";
  constexpr std::size_t least_bytes = 8;
  std::size_t players = 0;
  for (std::size_t at = file.find(player); at != std::string_view::npos; at = file.find(player, at + 1))
    players += at == 0 || file[at - 1] == '\n' || file[at - 1] == '\r' ? 1 : 0;
  return players > 0 ? players : file.size() / least_bytes;
}

// Times that one command pairs a round at most: by every solver (--paranoid), and to explain it.
constexpr std::int64_t most_rounds = 16;

// Only commands that pair one round: others replay or play whole events.
void check_steps(const std::vector<std::string>& words, std::string_view file, std::int64_t steps) {
  if (command_of(words) != "pair") return;
  promise(steps <= most_rounds * most_steps(players_in(file), file.size()),
          "pairing takes no more steps than its bound");
}

}  // namespace

Run check_program(const Folder& folder, const std::vector<std::string>& words, std::string_view file) {
  const Files before{{std::string(input_name), std::string(file)}, {"old.man", "yesterday's\n"}};
  folder.set(before);
  const matching::Steps earlier = matching::steps_so_far();
  Run run = folder.run(words, file);
  check_steps(words, file, (matching::steps_so_far() - earlier).total());
  const bool known = std::find(documented.begin(), documented.end(), run.code) != documented.end();
  promise(known, "the exit code is a documented one, and not 'unexpected'", run.err);
  check_streams(words, run);
  check_files(words, before, folder.files(), run);
  return run;
}

bool stays_inside(const std::vector<std::string>& words) {
  return std::all_of(words.begin(), words.end(), [](const std::string& word) {
    const bool possible = word.find('\0') == std::string::npos;  // an argument would end there
    return possible && word.find('/') == std::string::npos && !word.starts_with("--against");
  });
}

Run check_in_time(const Folder& folder, const std::vector<std::string>& words, std::string_view file) {
  const Patience patience;
  return check_program(folder, words, file);
}

}  // namespace bloesem::fuzz
