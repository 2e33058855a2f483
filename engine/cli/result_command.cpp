#include "engine/cli/result_command.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/prepare.hpp"
#include "engine/cli/acceleration_option.hpp"
#include "engine/cli/event/change_note.hpp"
#include "engine/cli/event/history.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/player_options.hpp"
#include "engine/cli/players/player_option.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/file_lock.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/json/result_json.hpp"
#include "engine/render/result_table.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/event/board_order.hpp"
#include "engine/service/event/changed_acceleration.hpp"
#include "engine/service/event/changes.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/result_files.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/standings/pairing_ranking.hpp"
#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

// Changes that name players or boards, applied when the tournament has been read.
using Later = std::function<std::optional<Error>(const service::EventText& event, service::Changes& changes)>;

struct ResultCommand {
  std::string file;
  std::string output;  // empty: the file itself
  std::string res_file;
  std::string table;
  bool show = false;
  bool undo = false;
  bool redo = false;
  bool log = false;
  bool recompute = false;
  bool json = false;
  service::Rules rules;
  std::optional<Acceleration> acceleration;
  service::Changes changes;
  ChangeNote note;
  std::vector<Later> later;
  service::Hints hints;

  [[nodiscard]] bool asks_history() const noexcept { return undo || redo || log; }
};

constexpr const char* result_examples = R"(Examples:
  bloesem result open.trf --show > round.txt        a table of the boards, to be filled in
  bloesem result open.trf --table round.txt         read it again
  bloesem result open.trf 3-2:1-0 1-6:= 5-4:+/-     White-Black:result
  bloesem result open.trf Kok-Smit:1-0 b7:0-1       by unique names, or by boards
  bloesem result double.trf 3-2:1-0,=               both games of a match (Double-Swiss)
  bloesem result teams.trf 3-2:2.5-1.5              game points of a match of teams
  bloesem result open.trf --from round.res          a result file of Vega
  bloesem result open.trf --half-bye 7 --absent 4   in the coming round
  bloesem result open.trf --withdraw 12
  bloesem result open.trf --forbid 3-9              from the coming round on
  bloesem result open.trf --enter 'Jansen, Piet;1850;;NED'
  bloesem result open.trf --pair 3-9 --pairing-bye 5   instead of what was paired
  bloesem result open.trf --undo                    undo the last change; --redo redoes it
  bloesem result open.trf --log                     list the changes and their authors (--by NAME)
  bloesem result open.trf --undo-round 4            undo round 4
Results: )";

void add_later(ResultCommand& command, Later step) { command.later.push_back(std::move(step)); }

// Returns the starting rank of the named player.
Result<int> id_named(const service::EventText& event, const std::string& option, const std::string& name) {
  const Result<PlayerIndex> player = service::player_named(event.tournament(), option, name);
  if (!player) return player.error();
  return service::id_of(event.tournament(), *player);
}

Result<std::pair<int, int>> ids_named(const service::EventText& event, const std::string& option,
                                      const std::string& names) {
  const auto pair = service::pair_named(event.tournament(), option, names);
  if (!pair) return pair.error();
  return std::pair(service::id_of(event.tournament(), pair->first),
                   service::id_of(event.tournament(), pair->second));
}

// Returns the starting ranks of the players on board `number` of the round that the results are for.
Result<std::pair<int, int>> ids_on_board(const service::EventText& event, const service::Changes& changes,
                                         int number) {
  const int round = changes.round.value_or(event.last_round());
  if (std::optional<Error> error = service::refuse_unpaired(event, round)) return *error;
  const std::vector<Board> boards = service::numbered_boards(event, round);
  if (number < 1 || static_cast<std::size_t>(number) > boards.size())
    return service::refusal("RESULT: found 'b" + std::to_string(number) + "', expected a board from 1 to " +
                            std::to_string(boards.size()) + " of round " + std::to_string(round));
  const Board& board = boards[static_cast<std::size_t>(number) - 1];
  return std::pair(service::id_of(event.tournament(), board.white),
                   service::id_of(event.tournament(), board.black));
}

bool is_board_number(std::string_view text) {
  return text.size() > 1 && (text.front() == 'b' || text.front() == 'B') && trf::parse_number(text.substr(1));
}

// Parses "3-2:1-0", "Kok-Smit:1-0" or "b12:1-0".
void read_result(const std::string& word, ResultCommand& command) {
  constexpr const char* option = "RESULT";
  const std::string text = as_typed(word);
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos)
    refuse_value(option, text, "WHITE-BLACK:RESULT like 3-2:1-0, or b4:1-0 for board 4");
  const std::string names = trf::decoded(trf::trimmed(std::string_view(text).substr(0, colon)));
  const std::optional<service::BoardResult> result =
      service::parse_board_result(std::string_view(text).substr(colon + 1));
  if (!result)
    refuse_value(option, text,
                 std::string("a result: ")
                     .append(service::known_results)
                     .append("; ")
                     .append(service::known_board_results));
  if (!service::is_name(names)) {
    const auto [white, black] = read_pair(option, names);
    const service::ResultEntry entry{white, black, *result};
    // With those given by names, in the order typed.
    add_later(command, [entry](const service::EventText&, service::Changes& changes) -> std::optional<Error> {
      changes.results.push_back(entry);
      return std::nullopt;
    });
    return;
  }
  add_later(
      command,
      [names, result](const service::EventText& event, service::Changes& changes) -> std::optional<Error> {
        const auto ids =
            is_board_number(names)
                ? ids_on_board(event, changes, *trf::parse_number(std::string_view(names).substr(1)))
                : ids_named(event, option, names);
        if (!ids) return ids.error();
        changes.results.push_back({ids->first, ids->second, *result});
        return std::nullopt;
      });
}

// `take` adds a starting rank to the changes.
template <class Take>
void add_players(Grammar& grammar, const std::string& option, ResultCommand& command, std::string_view help,
                 Take take) {
  const auto by_name = [&command, option, take](const std::string& name) {
    add_later(command,
              [option, name, take](const service::EventText& event,
                                   service::Changes& changes) -> std::optional<Error> {
                const Result<int> id = id_named(event, option, name);
                if (!id) return id.error();
                take(changes, *id);
                return std::nullopt;
              });
  };
  add_players_option(
      grammar, option, help, [&command, take](int id) { take(command.changes, id); }, by_name);
}

void add_bye_option(Grammar& grammar, const std::string& name, Outcome outcome, ResultCommand& command,
                    std::string_view help) {
  add_players(grammar, name, command, help,
              [outcome](service::Changes& changes, int id) { changes.byes.emplace_back(id, outcome); });
}

using Pairs = std::vector<std::pair<int, int>>;

// Adds an option with pairs of players, by number or by name.
void add_pairs(Grammar& grammar, const std::string& option, ResultCommand& command, std::string_view help,
               Pairs service::Changes::*target) {
  const auto by_names = [&command, option, target](const std::string& names) {
    add_later(command,
              [option, names, target](const service::EventText& event,
                                      service::Changes& changes) -> std::optional<Error> {
                const auto ids = ids_named(event, option, names);
                if (!ids) return ids.error();
                (changes.*target).push_back(*ids);
                return std::nullopt;
              });
  };
  add_pairs_option(
      grammar, option, help,
      [&command, target](std::pair<int, int> ids) { (command.changes.*target).push_back(ids); }, by_names);
}

bool is_empty_request(const ResultCommand& command) {
  const service::Changes& c = command.changes;
  return command.later.empty() && !command.asks_history() && !command.acceleration && !c.undo_from &&
         !command.show && !command.recompute && command.res_file.empty() && command.table.empty() &&
         c.results.empty() && c.pairs.empty() && c.byes.empty() && c.withdrawn.empty() && c.returned.empty() &&
         c.newcomers.empty() && c.forbidden.empty();
}

// Starting ranks may move when a player enters, and an undone round has no results to enter.
std::optional<Error> refuse_mixture(const ResultCommand& command) {
  const service::Changes& c = command.changes;
  const bool names_players = !command.later.empty() || !c.results.empty() || !c.pairs.empty() ||
                             !c.byes.empty() || !c.withdrawn.empty() || !c.returned.empty() ||
                             !c.forbidden.empty() || !command.res_file.empty() || !command.table.empty();
  const bool has_no_round =
      command.asks_history() || command.acceleration || c.undo_from || !c.newcomers.empty();
  const int kinds = (command.undo ? 1 : 0) + (command.redo ? 1 : 0) + (command.log ? 1 : 0) +
                    (command.acceleration ? 1 : 0) + (c.undo_from ? 1 : 0) + (c.newcomers.empty() ? 0 : 1) +
                    (names_players ? 1 : 0) + (command.show ? 1 : 0);
  if (is_empty_request(command)) {
    return service::refusal("nothing to enter: see 'bloesem result --help'");
  }
  if (c.round && has_no_round) {
    return service::refusal(
        "--round cannot be combined with --undo, --redo, --log, --undo-round, --acceleration or --enter");
  }
  if (kinds <= 1) return std::nullopt;
  return service::refusal(
      "--enter, --undo, --redo, --log, --undo-round, --acceleration, --show and all other changes need a call "
      "of their own");
}

// Standard input can be read only once, and outputs must not replace other inputs.
std::optional<Error> refuse_clash(const ResultCommand& command) {
  const std::array inputs{&command.file, &command.res_file, &command.table};
  if (std::count_if(inputs.begin(), inputs.end(),
                    [](const auto* name) { return *name == platform::standard_stream; }) > 1) {
    return service::refusal("standard input (-) can be read only once");
  }
  if (command.file == platform::standard_stream && command.asks_history()) {
    return service::refusal("standard input has no journal: --undo, --redo and --log need the name of a file");
  }
  if (command.file == platform::standard_stream && command.output.empty() && !command.show) {
    return service::refusal("standard input needs -o OUT");
  }
  const bool writes_file = !command.show && !command.log;
  if (auto error = refuse_json_beside(command.output, command.json && writes_file)) return error;
  const std::string output = "the output " + platform::display_name(command.output);
  for (const std::string* lists : {&command.res_file, &command.table}) {
    if (platform::same_file(*lists, command.output))
      return service::refusal(output + " would replace the results");
  }
  if ((command.show || command.log) && platform::same_file(command.file, command.output))
    return service::refusal(output + " would replace the input");
  return std::nullopt;
}

std::optional<Error> add_entries(Result<service::ResultFile> file, const std::string& path,
                                 service::Changes& changes) {
  const std::string name = platform::display_name(path);
  if (!file) return service::refusal(name + ':' + file.error().message);
  if (file->entries.empty()) return service::refusal(name + " has no results");
  if (changes.round && file->round && *changes.round != *file->round) {
    return service::refusal(name + " is for round " + std::to_string(*file->round) + ", but --round is " +
                            std::to_string(*changes.round));
  }
  if (file->round) changes.round = file->round;
  for (service::ResultEntry& entry : file->entries) {
    entry.source.insert(0, name + ':');
    changes.results.push_back(std::move(entry));
  }
  return std::nullopt;
}

// Adds the results in the given files to the changes.
std::optional<Error> read_result_files(const ResultCommand& command, const service::EventText& event,
                                       service::Changes& changes) {
  for (const std::string* path : {&command.res_file, &command.table}) {
    if (path->empty()) continue;
    const Result<std::string> bytes = platform::read_input(*path);
    if (!bytes)
      return Error{.code = bytes.error().code,
                   .message = platform::display_name(*path) + ' ' + bytes.error().message};
    const int round = changes.round.value_or(event.last_round());
    if (std::optional<Error> error = service::refuse_unpaired(event, round)) return error;
    Result<service::ResultFile> file = path == &command.table
                                           ? service::parse_result_table(*bytes, event, round)
                                           : service::parse_res_file(*bytes);
    if (std::optional<Error> error = add_entries(std::move(file), *path, changes)) return error;
  }
  return std::nullopt;
}

platform::ExitCode show(const service::EventText& event, const ResultCommand& command) {
  const int round = command.changes.round.value_or(event.last_round());
  if (const auto error = service::refuse_unpaired(event, round))
    return platform::fail(platform::display_name(command.file), *error);
  const std::string target = command.output.empty() ? std::string(platform::standard_stream) : command.output;
  const std::string text = command.json
                               ? render::result_json(platform::display_name(command.file), event, round, "")
                               : render::format_result_table(event, round);
  const std::optional<Error> error = platform::write_output(target, text);
  return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
}

// Returns the text for standard output: `done`, or JSON with the round concerned, or with the last round if
// that one has not been paired.
std::string report_text(const ResultCommand& command, const service::EventText& event,
                        const service::Changes& changes, const std::string& target, std::string done) {
  if (!command.json) return done;
  const int last = event.last_round();
  return render::result_json(platform::display_name(target), event,
                             std::min(changes.round.value_or(last), last), done);
}

service::Referee referee_for(const Result<EditionChoice>& choice, const ResultCommand& command,
                             const service::LoadedFile& loaded) {
  service::Referee referee{std::nullopt, loaded.by_position};
  if (!choice) return referee;
  Result<RankingCallback> ranking = service::pairing_ranking(*choice, loaded.tournament->heading, std::nullopt);
  if (!ranking) return referee;
  referee.options = PairOptions{
      .edition = choice->edition, .readings = command.rules.readings, .ranking = std::move(ranking).value()};
  return referee;
}

// Only pairs made by hand get a verdict, which depends on the edition.
bool needs_verdict(const service::Changes& changes) {
  return !changes.pairs.empty() || std::any_of(changes.byes.begin(), changes.byes.end(), [](const auto& bye) {
    return bye.second == Outcome::PairingBye;
  });
}

// Without --acceleration nothing changes.
Result<service::ChangedAcceleration> changed_acceleration(const ResultCommand& command,
                                                          service::LoadedFile& loaded) {
  if (!command.acceleration) return service::ChangedAcceleration{};
  return service::change_acceleration(command.file, loaded, *command.acceleration);
}

platform::ExitCode run_history(const ResultCommand& command, const std::string& target) {
  if (command.log)
    return show_log(command.file,
                    command.output.empty() ? std::string(platform::standard_stream) : command.output,
                    command.json);
  return go_through_history(command.undo ? Way::Back : Way::Forth, command.file, target, command.note,
                            command.json);
}

// Takes the tournament from the file.
service::EventText event_by_rules(service::LoadedFile& loaded, const Result<EditionChoice>& choice) {
  service::EventText event(loaded.document(), std::move(*loaded.tournament));
  if (choice) event.play_by(*choice);
  return event;
}

platform::ExitCode run(const ResultCommand& command) {
  const std::string file = platform::display_name(command.file);
  if (const std::optional<Error> error = refuse_mixture(command)) return platform::fail("bloesem", *error);
  if (const std::optional<Error> error = refuse_clash(command)) return platform::fail("bloesem", *error);
  const std::string target = command.output.empty() ? command.file : command.output;
  const Result<platform::FileLock> lock = platform::FileLock::on(command.show || command.log ? "" : target);
  if (!lock) return platform::fail("bloesem", lock.error());
  if (command.asks_history()) return run_history(command, target);
  trf::ReadOptions reading;
  reading.recompute_points = command.recompute;
  reading = service::by_system(reading, command.rules);
  // the first players may enter a file made by `new`
  reading.needs_players = command.changes.newcomers.empty();
  service::LoadedFile loaded = service::load_report(command.file, reading, command.hints);
  if (!loaded.tournament || loaded.code != platform::ExitCode::Done) {
    platform::print_to_stderr(loaded.messages);
    return loaded.code;
  }
  if (const auto error = service::refuse_to_edit(loaded, "bloesem result")) return platform::fail(file, *error);
  if (const auto error = service::count_in_matches(loaded)) return platform::fail(file, *error);
  const Result<EditionChoice> choice = choose_edition(loaded.tournament->heading, command.rules);
  if (!choice && !command.rules.empty()) return platform::fail(file, choice.error());
  const Heading heading = loaded.tournament->heading;
  const service::Referee referee = referee_for(choice, command, loaded);
  const Result<service::ChangedAcceleration> acceleration = changed_acceleration(command, loaded);
  if (!acceleration) return platform::fail(file, acceleration.error());
  service::EventText event = event_by_rules(loaded, choice);
  if (command.show) return show(event, command);
  if (command.acceleration) service::write_acceleration(event, *acceleration);
  service::Changes changes = command.changes;
  for (const Later& step : command.later)
    if (const auto error = step(event, changes)) return platform::fail(file, *error);
  if (const auto error = read_result_files(command, event, changes)) return platform::fail(file, *error);
  const Result<std::string> applied = service::apply(changes, event, referee);
  if (!applied) return platform::fail(file, with_hint(applied.error(), command.hints));
  const Result<std::string> bytes = event.to_bytes();
  if (!bytes) return platform::fail(file, bytes.error());
  const std::string done = report_text(command, event, changes, target, acceleration->message + *applied);
  platform::print_to_stderr(loaded.repairs);
  if (const std::string doubt = choice ? trf::visible(warning_about(*choice, heading)) : "";
      !doubt.empty() && needs_verdict(changes))
    platform::print_to_stderr(file + ": warning: " + doubt + command.hints(remedy_for(*choice, heading)) +
                              '\n');
  // The report is printed before the file is replaced, so that a failure changes nothing. If the file
  // itself goes to standard output, no report is printed.
  std::vector<platform::Output> outputs{{target, *bytes}};
  if (target != platform::standard_stream) outputs.push_back({std::string(platform::standard_stream), done});
  const auto record = [&] {
    record_change(target, *bytes, command.note, platform::same_file(command.file, target));
  };
  if (const auto error = platform::write_outputs(outputs, record)) return platform::fail("bloesem", *error);
  if (!event.notes().empty()) platform::print_to_stderr(file + ": note: " + event.notes());
  return platform::ExitCode::Done;
}

void add_what_happened(Grammar& grammar, ResultCommand& command) {
  grammar
      .add_option_function<std::vector<std::string>>(
          "RESULT",
          [&command](const std::vector<std::string>& words) {
            for (const std::string& word : words) read_result(word, command);
          },
          "Results of games: WHITE-BLACK:RESULT, or bBOARD:RESULT")
      ->type_name("");
  grammar.add_option("--from", command.res_file, "Results from a result file of Vega")->type_name("RES");
  grammar
      .add_option("--table", command.table,
                  "Results from a table with one board per line; - reads standard input")
      ->type_name("TABLE");
  add_bye_option(grammar, "--half-bye", Outcome::HalfBye, command,
                 "Players who get a half-point bye: 4,7..9 or 'Kok;Smit'");
  add_bye_option(grammar, "--full-bye", Outcome::FullBye, command, "Players who get a full-point bye");
  add_bye_option(grammar, "--absent", Outcome::ZeroBye, command, "Players who are absent");
  add_bye_option(grammar, "--pairing-bye", Outcome::PairingBye, command,
                 "The player who gets the pairing-allocated bye");
  add_players(grammar, "--withdraw", command, "Players who leave the tournament",
              [](service::Changes& changes, int id) { changes.withdrawn.push_back(id); });
  add_players(grammar, "--return", command, "Players whose announced absences are cancelled",
              [](service::Changes& changes, int id) { changes.returned.push_back(id); });
}

void add_history(Grammar& grammar, ResultCommand& command) {
  grammar.add_flag("--undo", command.undo, "Undo the last change, using the file's journal");
  grammar.add_flag("--redo", command.redo, "Redo the change that was undone last");
  grammar.add_flag("--log", command.log, "Print the changes in the file's journal; changes nothing");
  add_number(grammar, "--undo-round", 1, trf::max_rounds, command.changes.undo_from,
             "Undo this round and all later ones: pairs, results and pairing-allocated byes");
  grammar.add_flag("--yes", command.changes.sure, "Undo rounds even if results are lost");
  add_note_options(grammar, command.note);
}

}  // namespace

Command add_result_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("result", "Enter results, byes, absences, late entries, or pairs made by hand");
  const auto command = std::make_shared<ResultCommand>();
  // The round of --round is that of the results, not the round to pair.
  command->hints = [hints = option_hints(grammar)](Remedy remedy) {
    return remedy == Remedy::StateRound || remedy == Remedy::StateEarlierRound ? "" : hints(remedy);
  };
  grammar.add_option("FILE", command->file, "Tournament report file (TRF), which is changed in place")
      ->required()
      ->type_name("");
  add_what_happened(grammar, *command);
  add_pairs(grammar, "--pair", *command, "Pairs made by hand, White first: 3-9", &service::Changes::pairs);
  add_pairs(grammar, "--forbid", *command,
            "Players who may not meet in the rest of the event: 3-9,4-7 or 'Kok-Smit'",
            &service::Changes::forbidden);
  add_player_option(grammar, "--enter", command->changes.newcomers, "A late entry");
  grammar.add_flag(allow_duplicates, command->changes.allow_duplicates,
                   "Allow a late entry with the name of a player");
  add_history(grammar, *command);
  add_acceleration_option(grammar, command->acceleration, "unchanged");
  grammar.add_flag("--show", command->show,
                   "Print the boards of the round with their results; changes nothing");
  add_number(
      grammar, "--round", 1, trf::max_rounds, command->changes.round,
      "The round concerned; default: for results and pairs the last paired one, for absences the coming one");
  grammar.add_option("-o,--output", command->output, "Write here instead of changing FILE")->type_name("OUT");
  grammar
      .add_flag_callback(
          "-i,--in-place", [] {}, "Change FILE itself; the default without -o")
      ->excludes(grammar.get_option("--output"));
  add_report_as_json(grammar, command->json);
  add_rules_options(grammar, command->rules);
  grammar.add_flag("--recompute", command->recompute, "Recompute points that contradict the results");
  grammar.footer(std::string(result_examples)
                     .append(service::known_results)
                     .append("; ")
                     .append(service::known_board_results));
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
