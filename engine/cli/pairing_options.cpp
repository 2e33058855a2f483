#include "engine/cli/pairing_options.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/system_code.hpp"
#include "engine/cli/acceleration_option.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/player_options.hpp"
#include "trf/columns.hpp"
#include "trf/layout.hpp"
#include "trf/rules_comment.hpp"

namespace bloesem::cli {

namespace {

// Adds an option that takes one of these words, ignoring case.
void add_word(Grammar& command, const std::string& name, std::string_view type,
              const std::vector<std::string>& words, std::string& target, std::string_view help) {
  std::vector<std::pair<std::string, std::string>> choices;
  for (const std::string& word : words) choices.emplace_back(word, word);
  add_choice<std::string>(command, name, choices, target, help)->type_name(type);
}

void add_solver_options(Grammar& command, service::PairingRequest& request) {
  std::vector<std::pair<std::string, SolverChoice>> choices;
  for (const SolverChoice choice : {SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom,
                                    SolverChoice::Lemon, SolverChoice::Whole})
    choices.emplace_back(name_of(choice), choice);
  Option* const solver = add_choice<SolverChoice>(command, "--solver", choices, request.solver,
                                                  "The solver to use, all with the same result; default: auto");
  command.add_flag("--paranoid", request.paranoid, "Pair with every solver, and stop if they differ")
      ->excludes(solver);
  command.add_flag("--check", request.check,
                   "Prove each answer of a solver at once, and stop at the first one that is wrong");
}

}  // namespace

int read_id(const std::string& option, std::string_view text) {
  return number_between(option, text, 1, trf::largest_wide_id);
}

std::pair<int, int> read_pair(const std::string& option, std::string_view text) {
  const std::vector<std::string_view> ids = service::split_list(text, '-');
  if (ids.size() != 2) refuse_value(option, text, "two players like 3-9");
  const std::pair<int, int> pair{read_id(option, ids[0]), read_id(option, ids[1])};
  if (pair.first == pair.second) refuse_value(option, text, "two different players");
  return pair;
}

const std::vector<std::pair<std::string, trf::FileFormat>>& input_formats() {
  static const std::vector<std::pair<std::string, trf::FileFormat>> formats{
      {"trf", trf::FileFormat::Report}, {"json", trf::FileFormat::Json}, {"csv", trf::FileFormat::Csv}};
  return formats;
}

void add_input_format_option(Grammar& command, std::optional<trf::FileFormat>& format) {
  add_choice<trf::FileFormat>(command, "--input-format", input_formats(), format,
                              "Format of FILE; default: detected from the content");
}

void add_rules_options(Grammar& command, service::Rules& rules, RulesFrom otherwise) {
  const std::vector<std::string> systems = service::names_of_systems();
  add_word(command, "--system", a_system, systems, rules.system,
           "Pairing system: " + service::joined(systems, ", ", " or ") +
               (otherwise == RulesFrom::File ? "; default: the file's (record 192), otherwise dutch"
                                             : "; default: dutch"));
  add_word(command, "--rules", an_edition, service::names_of_editions(), rules.edition,
           otherwise == RulesFrom::File ? "Edition of the rules; default: determined by the file (docs/cli.md)"
           : otherwise == RulesFrom::StartDate
               ? "Edition of the rules; default: by the start date, or the newest"
               : "Edition of the rules; default: the newest of the system");
  add_list(command, "--reading", "NAME=VALUE",
           "How to read what the rules of a system leave open (docs/cli.md)",
           [&rules](const std::string& option, std::string_view text) {
             const std::optional<ReadingChoice> reading = trf::parse_reading(text);
             if (!reading) refuse_value(option, text, "NAME=VALUE");
             rules.readings.push_back(*reading);
           });
  add_schedule_options(command, rules);
}

namespace {

// Adds an option whose value is a reading of round robins, which it asks for if no system is.
void add_schedule_option(Grammar& command, service::Rules& rules, const std::string& name,
                         const std::string& type, std::string_view help) {
  const auto read = [&rules, name](const std::string& text) {
    const std::optional<ReadingChoice> reading = trf::parse_reading(name.substr(2) + '=' + text);
    if (!reading) refuse_value(name, text, "one word");
    if (rules.system.empty()) rules.system = trf::round_robin_by_name;
    rules.readings.push_back(*reading);
  };
  command.add_option_function<std::string>(name, read, help)->type_name(type);
}

}  // namespace

void add_schedule_options(Grammar& command, service::Rules& rules) {
  add_schedule_option(command, rules, "--order", "ORDER",
                      "Order of the rounds of a round robin: berger, fide, rotated, rotated-R, balanced or "
                      "shifted; default: berger");
  add_schedule_option(command, rules, "--cycles", "N",
                      "How often all players meet in a round robin; default: 1, or 2 in orders for two cycles");
  add_schedule_option(command, rules, "--boards", "plain|balanced",
                      "Boards of a round robin: those of the table, or each player at every board by turns; "
                      "default: plain");
}

Result<EditionChoice> rules_without_event(const service::Rules& rules) {
  return choose_edition(Heading{}, rules);
}

void add_ranking_option(Grammar& command, std::optional<std::string>& tie_breaks) {
  command
      .add_option_function<std::string>(
          "--tiebreaks", [&tie_breaks](const std::string& text) { tie_breaks = as_typed(text); },
          "Tie-breaks by which ranked-dutch ranks players of equal score; default: record 212 or 202")
      ->type_name("LIST");
}

std::optional<Error> refuse_ranking(const std::optional<std::string>& tie_breaks,
                                    const service::LoadedFile& loaded) {
  if (!tie_breaks || loaded.options.ranking) return std::nullopt;
  return Error{.code = ErrorCode::InvalidInput,
               .message = "--tiebreaks: " + std::string(title_of(loaded.edition)) +
                          " does not rank by tie-breaks with these readings"};
}

void add_tournament_options(Grammar& command, service::PairingRequest& request) {
  add_input_format_option(command, request.input_format);
  add_rules_options(command, request.rules);
  add_number(command, "--rounds", 1, trf::max_rounds, request.rounds, "Number of rounds; overrides the file");
  add_choice<Colour>(command, "--initial-colour", {{"W", Colour::White}, {"B", Colour::Black}},
                     request.initial_colour, "Colour drawn for the first player");
  add_choice<Numbering>(command, "--numbers",
                        {{"effective", Numbering::Effective}, {"fixed", Numbering::Fixed}}, request.numbers,
                        "Numbers that determine the initial colours; default: effective");
  add_acceleration_option(command, request.acceleration);
  add_solver_options(command, request);
  command.add_flag("--strict", request.strict, "Refuse what would otherwise be repaired with a warning");
}

void add_round_options(Grammar& command, service::PairingRequest& request) {
  add_number(command, "--round", 1, trf::max_rounds, request.round,
             "Pair this round from the rounds before it; default: the coming round");
  add_players_option(
      command, "--absent", "Players who are not paired: 4,7..9 or 'Kok;Smit'",
      [&request](int id) { request.absent.push_back(id); },
      [&request](std::string name) { request.absent_names.push_back(std::move(name)); });
  add_pairs_option(
      command, "--forbid", "Players who must not meet: 3-9,4-7 or 'Kok-Smit'",
      [&request](std::pair<int, int> ids) { request.forbidden.push_back(ids); },
      [&request](std::string names) { request.forbidden_names.push_back(std::move(names)); });
  command.add_flag("--recompute", request.recompute, "Recompute points that contradict the results");
  add_choice<BoardOrder>(command, "--board-order",
                         {{"points", BoardOrder::Standings}, {"pairing-score", BoardOrder::PairingScore}},
                         request.board_order, "Score that determines the order of boards; default: points");
}

}  // namespace bloesem::cli
