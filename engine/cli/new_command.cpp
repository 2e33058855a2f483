#include "engine/cli/new_command.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/colour.hpp"
#include "engine/cli/draw_options.hpp"
#include "engine/cli/event/change_note.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/player_options.hpp"
#include "engine/cli/players/list_options.hpp"
#include "engine/cli/players/player_option.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/service/event/bans.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/new_report.hpp"
#include "engine/service/event/table_of.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/named_player.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/players/duplicates.hpp"
#include "engine/service/players/entrant.hpp"
#include "engine/service/players/player_list.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/columns.hpp"
#include "trf/date.hpp"
#include "trf/encoding.hpp"
#include "trf/fields.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli {

namespace {

struct NewCommand {
  std::string file;
  std::string list;
  service::ListRequest list_request;
  std::vector<trf::PlayerFields> players;  // --player
  std::vector<std::string> forbidden;      // --forbid: numbers or names
  bool allow_duplicates = false;
  service::NewEvent event;
  std::optional<int> rounds;
  std::optional<Colour> initial_colour;
  std::string tie_breaks;  // as typed
  DrawOptions draw;
  bool json = false;
  ChangeNote note;
  service::Hints hints;
  std::string doubt = {};  // about the number of rounds, once the file is made
};

constexpr const char* new_examples = R"(Examples:
  bloesem new open.trf --name 'Bloesem Open' --start 2025/05/02 --rounds 9 --initial-colour W --players list.csv
  bloesem new club.trf --start 2025/05/02 --rounds 5 --initial-colour W --player 'Appel, Ans;2100' --player 'Bob;1990'
The list has one player per line, with semicolons, commas or tabs; a line names the columns, in the terms of Vega,
Swiss-Manager, chess-results, SwissSys or six languages: NAME;ELOFIDE;TITLE;COUNTRY or No.;Name;FideID;FED;Rtg;Club/City.
Starting ranks follow the rating, then the title, then the alphabet.)";

std::optional<Error> read_tie_breaks(NewCommand& command) {
  if (command.tie_breaks.empty()) return std::nullopt;
  const auto list = standings::parse_tie_breaks(command.tie_breaks);
  if (!list) return Error{.code = list.error().code, .message = "--tiebreaks: " + list.error().message};
  command.event.tie_breaks = service::list_text(*list);
  return std::nullopt;
}

// Returns the players of the list, followed by those of the options.
Result<service::PlayerList> gather_players(const NewCommand& command) {
  service::PlayerList list;
  if (!command.list.empty()) {
    const std::string name = platform::display_name(command.list);
    const Result<std::string> bytes = platform::read_input(command.list);
    if (!bytes) return Error{.code = bytes.error().code, .message = name + ' ' + bytes.error().message};
    Result<service::PlayerList> read = service::read_player_list(*bytes, command.list_request);
    if (!read) {
      Error error = with_hint(read.error(), command.hints);
      error.message.insert(0, name + (error.message.starts_with("this ") ? ": " : ", "));
      return error;
    }
    if (read->entrants.empty()) return service::refusal(name + " has the names of the columns, but no player");
    list = *std::move(read);
  }
  for (const trf::PlayerFields& fields : command.players) list.entrants.push_back({fields});
  if (list.entrants.size() > static_cast<std::size_t>(trf::largest_id))
    return Error{.code = ErrorCode::TooLarge, .message = "more than 9999 players"};
  if (const auto most = platform::input_limits().players; most && list.entrants.size() > *most)
    return Error{.code = ErrorCode::TooLarge,
                 .message = "more players than the limit allows (" + counted(*most, "player") + ")"};
  const auto duplicate = command.allow_duplicates ? std::nullopt : service::find_duplicate(list.entrants);
  if (duplicate) return with_hint(*duplicate, command.hints);
  std::stable_sort(list.entrants.begin(), list.entrants.end(),
                   [](const service::Entrant& a, const service::Entrant& b) {
                     return service::stronger(a.fields, b.fields);
                   });
  return list;
}

// The start date may decide the edition.
Result<EditionChoice> rules_asked_for(const NewCommand& command) {
  Heading heading;
  if (!command.event.start_date.empty()) heading.start_date = command.event.start_date;
  return choose_edition(heading, command.event.rules);
}

// Draws the numbers if that is asked for.
std::optional<Error> draw_or_refuse(const NewCommand& command, service::PlayerList& list) {
  const Result<std::optional<service::DrawRequest>> request = draw_request(command.draw);
  if (!request) return request.error();
  if (!*request) return std::nullopt;
  const Result<EditionChoice> rules = rules_asked_for(command);
  if (!rules) return rules.error();
  const Result<std::vector<std::string>> notes = service::draw_order(list.entrants, *rules, **request);
  if (!notes) return notes.error();
  print_draw_notes(platform::display_name(command.file), *notes);
  return std::nullopt;
}

// Returns the rounds of a table for these players. A number that is asked for may be that of a group of them,
// or of players who enter later: it is doubted only.
Result<int> rounds_of_table(NewCommand& command, const EditionChoice& rules, std::size_t players) {
  Tournament field;
  field.players.resize(players);
  field.rounds_declared = command.rounds;
  const auto table = service::table_of(field, rules);
  if (!table && !command.rounds && players < 2)
    return service::refusal(
        table.error().message + "; others can enter later if the number of rounds is stated",
        Remedy::StateRounds);
  if (!table && !command.rounds) return table.error();
  if (!command.rounds) return table->rounds();
  if (table && table->rounds() != *command.rounds)
    command.doubt = "a round robin of " + counted(players, "player") + " has " +
                    counted(table->rounds(), "round") + ", not " + std::to_string(*command.rounds);
  if (!table && players > 1) command.doubt = table.error().message;
  return *command.rounds;
}

// A round robin has the rounds of its table and needs no initial colour; a Swiss event must state both.
std::optional<Error> settle_rounds_and_colour(NewCommand& command, std::size_t players) {
  const Result<EditionChoice> rules = rules_asked_for(command);
  if (!rules) return rules.error();
  const bool table = has_table(rules->edition);
  if (!table && !command.rounds) return service::refusal("--rounds is required");
  if (!table && !command.initial_colour) return service::refusal("--initial-colour is required");
  const Result<int> rounds = table ? rounds_of_table(command, *rules, players) : Result<int>(*command.rounds);
  if (!rounds) return with_hint(rounds.error(), command.hints);
  command.event.rounds = *rounds;
  command.event.initial_colour = command.initial_colour;
  return std::nullopt;
}

// Returns the report with the pairs of --forbid, whose numbers are those of the report, and adds sentences
// about them to the notes.
Result<std::string> with_forbidden_pairs(const NewCommand& command, const std::string& report,
                                         std::string& notes) {
  if (command.forbidden.empty()) return report;
  service::LoadedFile loaded =
      service::read_report(report, platform::display_name(command.file), {}, command.hints);
  if (!loaded.tournament) return service::refusal("the new file cannot be read");
  if (const auto error = service::count_in_matches(loaded)) return *error;
  service::EventText event(loaded.document(), std::move(*loaded.tournament));
  for (const std::string& names : command.forbidden) {
    const auto pair = service::pair_named(event.tournament(), "--forbid", names);
    if (!pair) return pair.error();
    const Result<std::string> done = service::forbid_pair(
        event,
        {service::id_of(event.tournament(), pair->first), service::id_of(event.tournament(), pair->second)});
    if (!done) return done.error();
    notes += *done;
  }
  return event.to_bytes();
}

void warn(const NewCommand& command, const service::PlayerList& list) {
  if (!list.not_understood.empty()) {
    platform::print_to_stderr("bloesem: warning: " + platform::display_name(command.list) +
                              ": unknown columns ignored: " + service::joined(list.not_understood, ", ", ", ") +
                              " (use --columns HEADING=MEANING to define them)\n");
  }
  for (const service::Entrant& entrant : list.entrants) {
    if (service::is_cut(entrant.fields))
      platform::print_to_stderr("bloesem: warning: the name '" + trf::visible(entrant.fields.name) +
                                "' is truncated to 33 characters\n");
  }
}

std::string summary(const service::PlayerList& list) {
  const std::size_t count = list.entrants.size();
  std::string text =
      counted(count, "player") + ", " + std::to_string(service::count_rated(list.entrants)) + " rated";
  if (count > 0) text += ", numbers 1 to " + std::to_string(count);
  if (!list.used.empty()) text += "; columns used: " + service::joined(list.used, ", ", ", ");
  std::vector<std::string> left_out = list.ignored;
  left_out.insert(left_out.end(), list.not_understood.begin(), list.not_understood.end());
  if (!left_out.empty()) text += "; ignored: " + service::joined(left_out, ", ", ", ");
  if (!list.passed_over.empty()) {
    std::vector<std::string> lines;
    for (const int line : list.passed_over) lines.push_back(std::to_string(line));
    text += "; lines without a player: " + service::joined(lines, ", ", ", ");
  }
  return list.encoding.empty() ? text : text + "; read as " + list.encoding;
}

std::string summary_json(const NewCommand& command, const service::PlayerList& list) {
  return render::text_of({{"schema", render::json_schema},
                          {"file", platform::display_name(command.file)},
                          {"players", list.entrants.size()},
                          {"rated", service::count_rated(list.entrants)},
                          {"columns_used", list.used},
                          {"columns_ignored", list.ignored},
                          {"columns_not_understood", list.not_understood},
                          {"lines_without_player", list.passed_over},
                          {"encoding", list.encoding.empty() ? "UTF-8" : list.encoding}});
}

platform::ExitCode run(NewCommand& command) {
  if (const auto error = refuse_json_beside(command.file, command.json))
    return platform::fail("bloesem", *error);
  if (platform::kind_of(command.file) != platform::FileKind::Missing) {
    return platform::fail("bloesem",
                          service::refusal(platform::display_name(command.file) + " exists already"));
  }
  if (const std::optional<Error> error = read_tie_breaks(command)) return platform::fail("bloesem", *error);
  Result<service::PlayerList> list = gather_players(command);
  if (!list) return platform::fail("bloesem", list.error());
  if (const auto error = draw_or_refuse(command, *list)) return platform::fail("bloesem", *error);
  warn(command, *list);
  if (const auto error = settle_rounds_and_colour(command, list->entrants.size()))
    return platform::fail("bloesem", *error);
  const Result<std::string> report = service::new_report(command.event, list->entrants);
  if (!report) return platform::fail("bloesem", report.error());
  std::string notes;
  const Result<std::string> text = with_forbidden_pairs(command, *report, notes);
  if (!text) return platform::fail("bloesem", text.error());
  std::vector<platform::Output> outputs{{command.file, *text}};
  const std::string json_report = command.json ? summary_json(command, *list) : "";
  if (command.json) outputs.push_back({std::string(platform::standard_stream), json_report});
  const auto record = [&] { record_change(command.file, *text, command.note, true); };
  if (const std::optional<Error> error = platform::write_outputs(outputs, record))
    return platform::fail("bloesem", *error);
  if (!command.doubt.empty())
    platform::print_to_stderr(
        "bloesem: warning: " + command.doubt +
        ": they can be paired only in groups that have such a table, or with others who enter\n");
  platform::print_to_stderr(
      (command.file == platform::standard_stream ? "bloesem" : platform::display_name(command.file)) + ": " +
      summary(*list) + '\n' + notes);
  return platform::ExitCode::Done;
}

void add_text(Grammar& grammar, const std::string& name, std::string& target, std::string_view help) {
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

void add_date(Grammar& grammar, const std::string& name, std::string& target, std::string_view help) {
  const auto read = [&target, name](const std::string& text) { target = date_from(name, text); };
  grammar.add_option_function<std::string>(name, read, help)->type_name("DATE");
}

// Names are looked up when the players have their numbers.
void add_forbid_option(Grammar& grammar, std::vector<std::string>& target) {
  add_pairs_option(
      grammar, "--forbid", "Players who may not meet: 3-9,4-7 (numbers of the new file) or 'Kok-Smit'",
      [&target](std::pair<int, int> ids) {
        target.push_back(std::to_string(ids.first) + '-' + std::to_string(ids.second));
      },
      [&target](const std::string& names) { target.push_back(names); });
}

}  // namespace

Command add_new_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("new", "Make a tournament file from a list of players");
  const auto command = std::make_shared<NewCommand>();
  command->hints = option_hints(grammar);
  grammar.add_option("FILE", command->file, "The tournament file, which must not exist yet")
      ->required()
      ->type_name("");
  grammar.add_option("--players", command->list, "List of players; - reads standard input")->type_name("FILE");
  add_list_options(grammar, command->list_request);
  add_player_option(grammar, "--player", command->players, "A player");
  add_forbid_option(grammar, command->forbidden);
  grammar.add_flag(allow_duplicates, command->allow_duplicates,
                   "Allow two players with the same name, FIDE number or national number");
  add_number(grammar, "--rounds", 1, trf::max_rounds, command->rounds,
             "Number of rounds; required, except for a round robin");
  add_choice<Colour>(grammar, "--initial-colour", {{"W", Colour::White}, {"B", Colour::Black}},
                     command->initial_colour,
                     "Colour drawn for the first player; required, except for a round robin");
  add_choice<bool>(grammar, "--acceleration", {{"none", false}, {"baku", true}}, command->event.baku,
                   "Acceleration, stated in record 192; default: none");
  add_rules_options(grammar, command->event.rules, RulesFrom::StartDate);
  add_draw_options(grammar, command->draw);
  grammar
      .add_option_function<std::string>(
          "--tiebreaks", [command](const std::string& text) { command->tie_breaks = as_typed(text); },
          "Tie-breaks in order, or the name of a list, for record 212; default: none")
      ->type_name("LIST");
  add_report_as_json(grammar, command->json);
  add_note_options(grammar, command->note);
  add_text(grammar, "--name", command->event.name, "Name of the tournament");
  add_date(grammar, "--start", command->event.start_date,
           "First day, like 2025/05/02; it determines the edition of the rules");
  add_date(grammar, "--end", command->event.end_date, "Last day");
  add_text(grammar, "--city", command->event.city, "City");
  add_text(grammar, "--federation", command->event.federation, "Federation");
  add_text(grammar, "--arbiter", command->event.arbiter, "Chief arbiter");
  grammar.footer(new_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
