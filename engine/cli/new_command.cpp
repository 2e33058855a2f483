#include "engine/cli/new_command.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/colour.hpp"
#include "engine/cli/event/change_note.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/players/list_options.hpp"
#include "engine/cli/players/player_option.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/players/duplicates.hpp"
#include "engine/service/players/entrant.hpp"
#include "engine/service/players/player_list.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/encoding.hpp"
#include "trf/fields.hpp"
#include "trf/local_records.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli {

namespace {

struct NewCommand {
  std::string file;
  std::string list;
  ListRequest list_request;
  std::vector<trf::PlayerFields> players;  // --player
  bool allow_duplicates = false;
  std::string name;
  std::string city;
  std::string federation;
  std::string arbiter;
  std::string start_date;
  std::string end_date;
  std::optional<int> rounds;
  std::optional<Colour> initial_colour;
  std::optional<Rules> rules;
  bool baku = false;               // Baku acceleration
  std::string tie_breaks;          // as typed
  std::string list_of_tie_breaks;  // as written in record 212
  bool json = false;
  ChangeNote note;
};

constexpr const char* new_examples = R"(Examples:
  bloesem new open.trf --name 'Bloesem Open' --start 2025/05/02 --rounds 9 --initial-colour W --players list.csv
  bloesem new club.trf --start 2025/05/02 --rounds 5 --initial-colour W --player 'Appel, Ans;2100' --player 'Bob;1990'
The list has one player per line, with semicolons, commas or tabs; a line names the columns, in the terms of Vega,
Swiss-Manager, chess-results, SwissSys or six languages: NAME;ELOFIDE;TITLE;COUNTRY or No.;Name;FideID;FED;Rtg;Club/City.
Starting ranks follow the rating, then the title, then the alphabet.)";

std::string record(std::string_view code, const std::string& content) {
  std::string line(code);
  line += ' ' + content;
  return content.empty() ? "" : line + '\n';
}

// Returns the code of the rules asked for, otherwise of those for the start date, otherwise of those in
// force. The new file states it.
std::string system_code(const NewCommand& command) {
  const std::optional<std::string> date =
      command.start_date.empty() ? std::nullopt : std::optional(command.start_date);
  const Result<EditionChoice> choice = choose_edition({"", date}, command.rules);
  const std::string code(system_code_of(choice ? choice->edition : edition_in_force));
  return command.baku ? with_acceleration(code) : code;
}

std::ptrdiff_t count_rated(const std::vector<Entrant>& entrants) {
  return std::count_if(entrants.begin(), entrants.end(),
                       [](const Entrant& entrant) { return rating_of(entrant.fields) > 0; });
}

std::string header(const NewCommand& command, const std::vector<Entrant>& entrants) {
  return record("012", command.name) + record("022", command.city) + record("032", command.federation) +
         record("042", command.start_date) + record("052", command.end_date) +
         record("062", std::to_string(entrants.size())) + record("072", std::to_string(count_rated(entrants))) +
         record("092", "Individual: Swiss-System") + record("102", command.arbiter) +
         record("192", system_code(command)) + record("212", command.list_of_tie_breaks) +
         record("XXR", std::to_string(*command.rounds)) +
         record("XXC", command.initial_colour == Colour::White ? "white1" : "black1");
}

// Returns the records for fields that have no column in report files.
std::string local_records(const std::vector<Entrant>& entrants) {
  std::string text;
  int id = 0;
  for (const Entrant& entrant : entrants) {
    ++id;
    for (const auto& [key, content] :
         {std::pair(trf::local_club, &entrant.club), std::pair(trf::local_national_id, &entrant.national_id),
          std::pair(trf::local_national_rating, &entrant.national_rating)}) {
      if (!content->empty()) text += trf::local_record(key, id, *content) + '\n';
    }
  }
  return text;
}

std::string report(const NewCommand& command, const std::vector<Entrant>& entrants) {
  std::string text = header(command, entrants);
  int id = 0;
  for (const Entrant& entrant : entrants) {
    std::string line = trf::player_line(++id, entrant.fields);
    trf::put_points(line, trf::player_points, 0);
    trf::put(line, trf::player_rank, "1");  // shared by all players without points
    text += line + '\n';
  }
  return text + local_records(entrants);
}

std::optional<Error> read_tie_breaks(NewCommand& command) {
  if (command.tie_breaks.empty()) return std::nullopt;
  const auto list = standings::parse_tie_breaks(command.tie_breaks);
  if (!list) return Error{.code = list.error().code, .message = "--tiebreaks: " + list.error().message};
  command.list_of_tie_breaks = list_text(*list);
  return std::nullopt;
}

// Returns the players of the list, followed by those of the options.
Result<PlayerList> gather_players(const NewCommand& command) {
  PlayerList list;
  if (!command.list.empty()) {
    const std::string name = display_name(command.list);
    const Result<std::string> bytes = read_input(command.list);
    if (!bytes) return Error{.code = bytes.error().code, .message = name + ' ' + bytes.error().message};
    Result<PlayerList> read = read_player_list(*bytes, command.list_request);
    if (!read) return Error{.code = read.error().code, .message = name + ", " + read.error().message};
    list = *std::move(read);
  }
  for (const trf::PlayerFields& fields : command.players) list.entrants.push_back({fields});
  if (list.entrants.size() > static_cast<std::size_t>(trf::largest_id))
    return Error{.code = ErrorCode::TooLarge, .message = "more than 9999 players"};
  const auto duplicate = command.allow_duplicates ? std::nullopt : find_duplicate(list.entrants);
  if (duplicate) return *duplicate;
  std::stable_sort(list.entrants.begin(), list.entrants.end(),
                   [](const Entrant& a, const Entrant& b) { return stronger(a.fields, b.fields); });
  return list;
}

void warn(const NewCommand& command, const PlayerList& list) {
  if (!list.not_understood.empty()) {
    print_to_stderr("bloesem: warning: " + display_name(command.list) +
                    ": unknown columns ignored: " + joined(list.not_understood, ", ", ", ") +
                    " (use --columns HEADING=MEANING to define them)\n");
  }
  for (const Entrant& entrant : list.entrants) {
    if (is_cut(entrant.fields))
      print_to_stderr("bloesem: warning: the name '" + visible(entrant.fields.name) +
                      "' is truncated to 33 characters\n");
  }
}

std::string summary(const PlayerList& list) {
  const std::size_t count = list.entrants.size();
  std::string text = counted(count, "player") + ", " + std::to_string(count_rated(list.entrants)) + " rated";
  if (count > 0) text += ", numbers 1 to " + std::to_string(count);
  if (!list.used.empty()) text += "; columns used: " + joined(list.used, ", ", ", ");
  std::vector<std::string> left_out = list.ignored;
  left_out.insert(left_out.end(), list.not_understood.begin(), list.not_understood.end());
  if (!left_out.empty()) text += "; ignored: " + joined(left_out, ", ", ", ");
  if (!list.passed_over.empty()) {
    std::vector<std::string> lines;
    for (const int line : list.passed_over) lines.push_back(std::to_string(line));
    text += "; lines without a player: " + joined(lines, ", ", ", ");
  }
  return list.encoding.empty() ? text : text + "; read as " + list.encoding;
}

std::string summary_json(const NewCommand& command, const PlayerList& list) {
  return text_of({{"schema", json_schema},
                  {"file", display_name(command.file)},
                  {"players", list.entrants.size()},
                  {"rated", count_rated(list.entrants)},
                  {"columns_used", list.used},
                  {"columns_ignored", list.ignored},
                  {"columns_not_understood", list.not_understood},
                  {"lines_without_player", list.passed_over},
                  {"encoding", list.encoding.empty() ? "UTF-8" : list.encoding}});
}

ExitCode run(NewCommand& command) {
  if (const auto error = refuse_json_beside(command.file, command.json)) return fail("bloesem", *error);
  std::error_code ignored;
  // A dangling symbolic link exists, too.
  if (std::filesystem::exists(std::filesystem::symlink_status(command.file, ignored))) {
    return fail("bloesem", refusal(display_name(command.file) + " exists already"));
  }
  if (const std::optional<Error> error = read_tie_breaks(command)) return fail("bloesem", *error);
  const Result<PlayerList> list = gather_players(command);
  if (!list) return fail("bloesem", list.error());
  warn(command, *list);
  const std::string text = report(command, list->entrants);
  std::vector<Output> outputs{{command.file, text}};
  const std::string json_report = command.json ? summary_json(command, *list) : "";
  if (command.json) outputs.push_back({std::string(standard_stream), json_report});
  const auto record = [&] { record_change(command.file, text, command.note, true); };
  if (const std::optional<Error> error = write_outputs(outputs, record)) return fail("bloesem", *error);
  print_to_stderr((command.file == standard_stream ? "bloesem" : display_name(command.file)) + ": " +
                  summary(*list) + '\n');
  return ExitCode::Done;
}

void add_text(Grammar& grammar, const std::string& name, std::string& target, const std::string& help) {
  const auto read = [&target, name](const std::string& text) {
    target = trf::decoded(as_typed(text));
    if (trf::has_control_characters(target)) refuse_value(name, text, "one line of text");
  };
  grammar.add_option_function<std::string>(name, read, help)->type_name("TEXT");
}

// The order of day and month differs between countries, and the date determines the edition, so the year
// must come first.
std::string date_from(const std::string& option, const std::string& text) {
  constexpr std::size_t digits_of_year = 4;
  const std::optional<std::string> date = trf::standard_date(text);
  if (!date || text.find_first_of("/.-") != digits_of_year)
    refuse_value(option, text, "a date with the year first, like 2025/05/02 (YYYY/MM/DD)");
  return *date;
}

void add_date(Grammar& grammar, const std::string& name, std::string& target, const std::string& help) {
  const auto read = [&target, name](const std::string& text) { target = date_from(name, text); };
  grammar.add_option_function<std::string>(name, read, help)->type_name("DATE");
}

}  // namespace

Command add_new_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("new", "Make a tournament file from a list of players");
  const auto command = std::make_shared<NewCommand>();
  grammar.add_option("FILE", command->file, "The tournament file, which must not exist yet")
      ->required()
      ->type_name("");
  grammar.add_option("--players", command->list, "List of players; - reads standard input")->type_name("FILE");
  add_list_options(grammar, command->list_request);
  add_player_option(grammar, "--player", command->players, "A player");
  grammar.add_flag(allow_duplicates, command->allow_duplicates,
                   "Allow two players with the same name, FIDE number or national number");
  add_number(grammar, "--rounds", 1, trf::max_rounds, command->rounds, "Number of rounds")->required();
  add_choice<Colour>(grammar, "--initial-colour", {{"W", Colour::White}, {"B", Colour::Black}},
                     command->initial_colour, "Colour drawn for the first player")
      ->required();
  add_choice<bool>(grammar, "--acceleration", {{"none", false}, {"baku", true}}, command->baku,
                   "Acceleration, stated in record 192; default: none");
  add_rules_option(grammar, command->rules);
  grammar
      .add_option_function<std::string>(
          "--tiebreaks", [command](const std::string& text) { command->tie_breaks = as_typed(text); },
          "Tie-breaks in order, or the name of a list, for record 212; default: none")
      ->type_name("LIST");
  add_report_as_json(grammar, command->json);
  add_note_options(grammar, command->note);
  add_text(grammar, "--name", command->name, "Name of the tournament");
  add_date(grammar, "--start", command->start_date,
           "First day, like 2025/05/02; it determines the edition of the rules");
  add_date(grammar, "--end", command->end_date, "Last day");
  add_text(grammar, "--city", command->city, "City");
  add_text(grammar, "--federation", command->federation, "Federation");
  add_text(grammar, "--arbiter", command->arbiter, "Chief arbiter");
  grammar.footer(new_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
