#include "engine/cli/result_command.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/edition_choice.hpp"
#include "engine/cli/event/changes.hpp"
#include "engine/cli/event/event.hpp"
#include "engine/cli/event/player_option.hpp"
#include "engine/cli/event/players.hpp"
#include "engine/cli/event/result_files.hpp"
#include "engine/cli/failure.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/file_lock.hpp"
#include "engine/cli/load_tournament.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/pairing_request.hpp"
#include "engine/cli/terminal.hpp"
#include "trf/columns.hpp"

namespace bloesem::cli {

namespace {

struct ResultCommand {
  std::string file;
  std::string output;  // empty: the file itself
  std::string res_file;
  std::string table;
  bool show = false;
  bool recompute = false;
  std::optional<Rules> rules;
  Changes changes;
};

constexpr const char* result_examples = R"(Examples:
  bloesem result open.trf --show > round.txt        a table of the boards, to be completed
  bloesem result open.trf --table round.txt         and read again
  bloesem result open.trf 3-2:1-0 1-6:= 5-4:+/-     White-Black:result
  bloesem result open.trf --from round.res          a result file of Vega
  bloesem result open.trf --half-bye 7 --absent 4   in the coming round
  bloesem result open.trf --withdraw 12
  bloesem result open.trf --enter 'Jansen, Piet;1850;;NED'
  bloesem result open.trf --pair 3-9 --pairing-bye 5   instead of what was paired
  bloesem result open.trf --undo                    takes the last round back
Results: )";

// "3-2:1-0"
ResultEntry read_result(const std::string& text) {
  constexpr const char* option = "RESULT";
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) refuse_value(option, text, "WHITE-BLACK:RESULT like 3-2:1-0");
  const auto [white, black] = read_pair(option, std::string_view(text).substr(0, colon));
  const std::optional<GameResult> result = parse_result(std::string_view(text).substr(colon + 1));
  if (!result) refuse_value(option, text, std::string("a result: ").append(known_results));
  return {white, black, *result};
}

void add_bye_option(CLI::App& grammar, const std::string& name, Outcome outcome, ResultCommand& command,
                    const std::string& help) {
  add_list(grammar, name, "IDS", help, [&command, outcome](const std::string& option, std::string_view item) {
    command.changes.byes.emplace_back(read_id(option, item), outcome);
  });
}

void add_id_option(CLI::App& grammar, const std::string& name, std::vector<int>& target,
                   const std::string& help) {
  add_list(grammar, name, "IDS", help, [&target](const std::string& option, std::string_view item) {
    target.push_back(read_id(option, item));
  });
}

bool wants_nothing(const ResultCommand& command) {
  const Changes& c = command.changes;
  return !c.undo && !command.show && !command.recompute && command.res_file.empty() && command.table.empty() &&
         c.results.empty() && c.pairs.empty() && c.byes.empty() && c.withdrawn.empty() && c.returned.empty() &&
         c.newcomers.empty();
}

// Starting ranks may move when somebody enters, and a round that is taken back has no results to enter.
std::optional<Error> refuse_mixture(const ResultCommand& command) {
  const Changes& c = command.changes;
  const bool names_players = !c.results.empty() || !c.pairs.empty() || !c.byes.empty() ||
                             !c.withdrawn.empty() || !c.returned.empty() || !command.res_file.empty() ||
                             !command.table.empty();
  const bool has_no_round = c.undo || !c.newcomers.empty();
  const int kinds =
      (c.undo ? 1 : 0) + (c.newcomers.empty() ? 0 : 1) + (names_players ? 1 : 0) + (command.show ? 1 : 0);
  if (wants_nothing(command)) {
    return refusal("nothing to enter: see 'bloesem result --help'");
  }
  if (c.round && has_no_round) {
    return refusal("--round does not go with --undo (always the last round) or --enter");
  }
  if (kinds <= 1) return std::nullopt;
  return refusal("--enter, --undo, --show and all else are done one after the other, each in its own call");
}

// Standard input can be read only once, and what is written must not replace what was read from.
std::optional<Error> refuse_clash(const ResultCommand& command) {
  const std::array inputs{&command.file, &command.res_file, &command.table};
  if (std::count_if(inputs.begin(), inputs.end(), [](const auto* name) { return *name == standard_stream; }) >
      1) {
    return refusal("standard input (-) can be read only once");
  }
  if (command.file == standard_stream && command.output.empty() && !command.show) {
    return refusal("standard input needs -o OUT");
  }
  const std::string output = "the output " + display_name(command.output);
  for (const std::string* lists : {&command.res_file, &command.table}) {
    if (same_file(*lists, command.output)) return refusal(output + " would replace the results");
  }
  if (command.show && same_file(command.file, command.output))
    return refusal(output + " would replace the input");
  return std::nullopt;
}

std::optional<Error> add_entries(Result<ResultFile> file, const std::string& path, Changes& changes) {
  const std::string name = display_name(path);
  if (!file) return refusal(name + ':' + file.error().message);
  if (file->entries.empty()) return refusal(name + " has no results");
  if (changes.round && file->round && *changes.round != *file->round) {
    return refusal(name + " is about round " + std::to_string(*file->round) + ", --round says " +
                   std::to_string(*changes.round));
  }
  if (file->round) changes.round = file->round;
  for (ResultEntry& entry : file->entries) {
    entry.source.insert(0, name + ':');
    changes.results.push_back(std::move(entry));
  }
  return std::nullopt;
}

// What the files named say becomes part of the changes.
std::optional<Error> read_result_files(const ResultCommand& command, const Event& event, Changes& changes) {
  for (const std::string* path : {&command.res_file, &command.table}) {
    if (path->empty()) continue;
    const Result<std::string> bytes = read_input(*path);
    if (!bytes)
      return Error{.code = bytes.error().code, .message = display_name(*path) + ' ' + bytes.error().message};
    const int round = changes.round.value_or(event.last_round());
    if (std::optional<Error> error = refuse_unpaired(event, round)) return error;
    Result<ResultFile> file =
        path == &command.table ? parse_result_table(*bytes, event, round) : parse_res_file(*bytes);
    if (std::optional<Error> error = add_entries(std::move(file), *path, changes)) return error;
  }
  return std::nullopt;
}

ExitCode show(const Event& event, const ResultCommand& command) {
  const int round = command.changes.round.value_or(event.last_round());
  if (const auto error = refuse_unpaired(event, round)) return fail(display_name(command.file), *error);
  const std::string target = command.output.empty() ? std::string(standard_stream) : command.output;
  const std::optional<Error> error = write_output(target, format_result_table(event, round));
  return error ? fail("bloesem", *error) : ExitCode::Done;
}

Referee referee_for(const Result<EditionChoice>& choice, const LoadedFile& loaded) {
  return {choice ? std::optional(choice->edition) : std::nullopt, loaded.by_position};
}

// Only what is paired by hand gets a verdict, which rests on the edition.
bool wants_verdict(const Changes& changes) {
  return !changes.pairs.empty() || std::any_of(changes.byes.begin(), changes.byes.end(), [](const auto& bye) {
    return bye.second == Outcome::PairingBye;
  });
}

ExitCode run(const ResultCommand& command) {
  const std::string file = display_name(command.file);
  if (const std::optional<Error> error = refuse_mixture(command)) return fail("bloesem", *error);
  if (const std::optional<Error> error = refuse_clash(command)) return fail("bloesem", *error);
  const std::string target = command.output.empty() ? command.file : command.output;
  const Result<FileLock> lock = FileLock::on(command.show ? "" : target);
  if (!lock) return fail("bloesem", lock.error());
  trf::ReadOptions reading;
  reading.recompute_points = command.recompute;
  LoadedFile loaded = load_report(command.file, reading);
  if (!loaded.tournament || loaded.code != ExitCode::Done) {
    complain(loaded.messages);
    return loaded.code;
  }
  if (const auto error = refuse_to_edit(loaded, "bloesem result")) return fail(file, *error);
  const Result<EditionChoice> choice = choose_edition({command.rules, loaded.system_code, loaded.start_date});
  const Referee referee = referee_for(choice, loaded);
  Event event(loaded.document(), std::move(*loaded.tournament));
  if (command.show) return show(event, command);
  Changes changes = command.changes;
  if (const auto error = read_result_files(command, event, changes)) return fail(file, *error);
  const Result<std::string> done = apply(changes, event, referee);
  if (!done) return fail(file, done.error());
  const Result<std::string> bytes = event.to_bytes();
  if (!bytes) return fail(file, bytes.error());
  complain(loaded.repairs);
  if (choice && !choice->warning.empty() && wants_verdict(changes))
    complain(file + ": warning: " + choice->warning + '\n');
  if (const auto error = write_output(target, *bytes)) return fail("bloesem", *error);
  // The report comes after the deed; where the file itself goes to standard output it has no place there.
  const bool silent = target == standard_stream;
  if (!event.notes().empty()) complain(file + ": note: " + event.notes());
  const auto error = silent ? std::nullopt : write_output(std::string(standard_stream), *done);
  return error ? fail("bloesem", *error) : ExitCode::Done;
}

void add_what_happened(CLI::App& grammar, ResultCommand& command) {
  grammar
      .add_option_function<std::vector<std::string>>(
          "RESULT",
          [&command](const std::vector<std::string>& words) {
            for (const std::string& word : words) command.changes.results.push_back(read_result(word));
          },
          "Results of games: WHITE-BLACK:RESULT")
      ->type_name("");
  grammar.add_option("--from", command.res_file, "Results from a result file of Vega")->type_name("RES");
  grammar.add_option("--table", command.table, "Results from a table, a board a line; - reads standard input")
      ->type_name("TABLE");
  add_bye_option(grammar, "--half-bye", Outcome::HalfBye, command, "Players who get a half-point bye: 4,7");
  add_bye_option(grammar, "--full-bye", Outcome::FullBye, command, "Players who get a full-point bye");
  add_bye_option(grammar, "--absent", Outcome::ZeroBye, command, "Players who are absent");
  add_bye_option(grammar, "--pairing-bye", Outcome::PairingBye, command,
                 "The player who gets the pairing-allocated bye");
  add_id_option(grammar, "--withdraw", command.changes.withdrawn, "Players who leave the tournament");
  add_id_option(grammar, "--return", command.changes.returned,
                "Players whose announced absences are taken back");
}

}  // namespace

Command add_result_command(CLI::App& program) {
  CLI::App& grammar =
      *program.add_subcommand("result", "Enter results, byes, absences, late entries, or pairs made by hand");
  const auto command = std::make_shared<ResultCommand>();
  grammar.add_option("FILE", command->file, "Tournament report file (TRF), which is changed in place")
      ->required()
      ->type_name("");
  add_what_happened(grammar, *command);
  add_list(
      grammar, "--pair", "PAIRS", "Pairs made by hand, White first: 3-9",
      [command](const auto& option, auto item) { command->changes.pairs.push_back(read_pair(option, item)); });
  add_player_option(grammar, "--enter", command->changes.newcomers, "A late entry");
  grammar.add_flag("--undo", command->changes.undo, "Take the last round back: its pairs, results and bye");
  grammar.add_flag("--show", command->show,
                   "Print the boards of the round with their results, changing nothing");
  add_number(
      grammar, "--round", 1, trf::most_rounds, command->changes.round,
      "The round meant; default: for results and pairs the last paired one, for absences the coming one");
  grammar.add_option("-o,--output", command->output, "Write here and leave FILE as it is")->type_name("OUT");
  add_rules_option(grammar, command->rules);
  grammar.add_flag("--recompute", command->recompute,
                   "Compute the points from the results where the file contradicts them");
  grammar.footer(std::string(result_examples).append(known_results));
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
