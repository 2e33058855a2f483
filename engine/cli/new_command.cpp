#include "engine/cli/new_command.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/edition_choice.hpp"
#include "engine/cli/event/entrant.hpp"
#include "engine/cli/event/player_option.hpp"
#include "engine/cli/event/players.hpp"
#include "engine/cli/failure.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/terminal.hpp"
#include "engine/model/colour.hpp"
#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/fields.hpp"

namespace bloesem::cli {

namespace {

struct NewCommand {
  std::string file;
  std::string list;
  std::vector<trf::PlayerFields> players;
  std::string name;
  std::string city;
  std::string federation;
  std::string arbiter;
  std::string start_date;
  std::string end_date;
  std::optional<int> rounds;
  std::optional<Colour> initial_colour;
  bool baku = false;  // Baku's acceleration
};

constexpr const char* new_examples = R"(Examples:
  bloesem new open.trf --name 'Bloesem Open' --start 2025/05/02 --rounds 9 --initial-colour W --players list.csv
  bloesem new club.trf --start 2025/05/02 --rounds 5 --initial-colour W --player 'Appel, Ans;2100' --player 'Bob;1990'
The list has one player a line, fields separated by semicolons; its first line names them: NAME;ELOFIDE;TITLE;COUNTRY
(also BIRTHDAY, GENDER, IDFIDE, ELONAT). Starting ranks follow the rating, then the title, then the alphabet.)";

std::string record(std::string_view code, const std::string& content) {
  std::string line(code);
  line += ' ' + content;
  return content.empty() ? "" : line + '\n';
}

std::string header(const NewCommand& command) {
  const auto rated = std::count_if(command.players.begin(), command.players.end(),
                                   [](const trf::PlayerFields& player) { return rating_of(player) > 0; });
  return record("012", command.name) + record("022", command.city) + record("032", command.federation) +
         record("042", command.start_date) + record("052", command.end_date) +
         record("062", std::to_string(command.players.size())) + record("072", std::to_string(rated)) +
         record("092", "Individual: Swiss-System") + record("102", command.arbiter) +
         record("192", command.baku ? with_acceleration("") : "") +
         record("XXR", std::to_string(*command.rounds)) +
         record("XXC", command.initial_colour == Colour::White ? "white1" : "black1");
}

std::string report(const NewCommand& command) {
  std::string text = header(command);
  int id = 0;
  for (const trf::PlayerFields& player : command.players) {
    std::string line = trf::player_line(++id, player);
    trf::put_points(line, trf::player_points, 0);
    trf::put(line, trf::player_rank, "1");  // shared by all who have no points yet
    text += line + '\n';
  }
  return text;
}

std::optional<Error> read_list(NewCommand& command) {
  if (command.list.empty()) return std::nullopt;
  const Result<std::string> bytes = read_input(command.list);
  const std::string name = display_name(command.list);
  if (!bytes) return Error{.code = bytes.error().code, .message = name + ' ' + bytes.error().message};
  const auto players = parse_entrants(*bytes);
  if (!players) return Error{.code = players.error().code, .message = name + ", " + players.error().message};
  command.players.insert(command.players.end(), players->begin(), players->end());
  return std::nullopt;
}

ExitCode run(NewCommand& command) {
  std::error_code ignored;
  // A link that leads nowhere is something too.
  if (std::filesystem::exists(std::filesystem::symlink_status(command.file, ignored))) {
    return fail("bloesem", refusal(display_name(command.file) + " exists already"));
  }
  if (const std::optional<Error> error = read_list(command)) return fail("bloesem", *error);
  if (command.players.size() > static_cast<std::size_t>(trf::largest_id)) {
    return fail("bloesem", {.code = ErrorCode::TooLarge, .message = "more than 9999 players"});
  }
  std::stable_sort(command.players.begin(), command.players.end(), stronger);
  for (const trf::PlayerFields& player : command.players) {
    if (is_cut(player))
      complain("bloesem: warning: the name '" + visible(player.name) + "' is cut after 33 characters\n");
  }
  const std::optional<Error> error = write_output(command.file, report(command));
  return error ? fail("bloesem", *error) : ExitCode::Done;
}

void add_text(CLI::App& grammar, const std::string& name, std::string& target, const std::string& help) {
  const auto read = [&target, name](const std::string& text) {
    target = trf::decoded(as_typed(text));
    if (visible(target) != target) refuse_value(name, text, "one line of text");
  };
  grammar.add_option_function<std::string>(name, read, help)->type_name("TEXT");
}

void add_date(CLI::App& grammar, const std::string& name, std::string& target, const std::string& help) {
  const auto read = [&target, name](const std::string& text) {
    if (!is_date(text)) refuse_value(name, text, "a date like 2025/05/02");
    target = text;
  };
  grammar.add_option_function<std::string>(name, read, help)->type_name("DATE");
}

}  // namespace

Command add_new_command(CLI::App& program) {
  CLI::App& grammar = *program.add_subcommand("new", "Make a tournament file from a list of players");
  const auto command = std::make_shared<NewCommand>();
  grammar.add_option("FILE", command->file, "The tournament file, which must not exist yet")
      ->required()
      ->type_name("");
  grammar.add_option("--players", command->list, "List of players; - reads standard input")->type_name("LIST");
  add_player_option(grammar, "--player", command->players, "A player");
  add_number(grammar, "--rounds", 1, trf::most_rounds, command->rounds, "Rounds the tournament has")
      ->required();
  add_choice<Colour>(grammar, "--initial-colour", {{"W", Colour::White}, {"B", Colour::Black}},
                     command->initial_colour, "Colour drawn for the first player")
      ->required();
  add_choice<bool>(grammar, "--acceleration", {{"none", false}, {"baku", true}}, command->baku,
                   "Baku's acceleration, in record 192; default: none");
  add_text(grammar, "--name", command->name, "Name of the tournament");
  add_date(grammar, "--start", command->start_date,
           "First day, as 2025/05/02; it decides the edition of the rules");
  add_date(grammar, "--end", command->end_date, "Last day");
  add_text(grammar, "--city", command->city, "City");
  add_text(grammar, "--federation", command->federation, "Federation");
  add_text(grammar, "--arbiter", command->arbiter, "Chief arbiter");
  grammar.footer(new_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
