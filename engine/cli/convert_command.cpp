#include "engine/cli/convert_command.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/trf/system_code.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/cli/event/change_note.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/file_lock.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/conversion.hpp"
#include "engine/service/group_files.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::cli {

namespace {

const std::vector<std::pair<std::string, trf::DutchName>>& names_of_dutch_codes() {
  static const std::vector<std::pair<std::string, trf::DutchName>> names{{"2026", trf::DutchName::Fide2026},
                                                                         {"2025", trf::DutchName::Fide2025}};
  return names;
}

struct ConvertCommand {
  std::string file;
  std::string output;
  std::string into;  // empty: no --into
  std::optional<service::OutputFormat> target;
  std::optional<trf::FileFormat> input_format;
  trf::DutchName dutch_name = trf::DutchName::Fide2026;
  trf::CsvText csv_text = trf::CsvText::Guarded;
  bool recompute = false;
  bool split_groups = false;
  bool teams = false;  // of a team event, in place of their players
  ChangeNote note;
  service::Hints hints;
};

constexpr const char* convert_examples = R"(Examples:
  bloesem convert open.trf --to trfx -o javafo.trf     for JaVaFo
  bloesem convert open.trf --to trfbx -o bbp.trf       for bbpPairings
  bloesem convert open.trf --to trf26                  for the rating officer
  bloesem convert open.trf --to trf16                  for programs that do not read the records of 2026
  bloesem convert open.trf --to json -o open.json      for other programs
  bloesem convert open.trf --to trf16 --split-groups -o out.trf   one file for each group: out-A.trf, ...
Standard error lists what the dialect cannot express, and what it expresses differently, record by record.)";

// Only FIDE's own records can express that fictitious points are to be computed.
bool says_how_to_accelerate(service::OutputFormat target) {
  return target == service::OutputFormat::Trf16 || target == service::OutputFormat::Trf26 ||
         target == service::OutputFormat::Wide;
}

bool is_accelerated(const Tournament& tournament) {
  return std::any_of(tournament.players.begin(), tournament.players.end(),
                     [](const Player& player) { return !player.virtual_points.empty(); });
}

void write_acceleration(const std::string& path, service::LoadedFile& loaded) {
  const bool given = is_accelerated(*loaded.tournament);
  service::accelerate_as_stated(path, loaded);
  if (given || !is_accelerated(*loaded.tournament)) return;
  loaded.messages += platform::display_name(path) +
                     ": note: record 192 requests Baku acceleration: its points are written explicitly\n";
}

void print_remarks(const std::string& file, const trf::Written& written) {
  for (const std::string& loss : written.losses)
    platform::print_to_stderr(file + ": warning: " + trf::visible(loss) + '\n');
  for (const std::string& change : written.changes)
    platform::print_to_stderr(file + ": note: " + trf::visible(change) + '\n');
}

std::optional<Error> refuse_split(const ConvertCommand& command) {
  const auto refuse = [](const std::string& message) {
    return Error{.code = ErrorCode::InvalidInput, .message = message};
  };
  if (!command.split_groups) return std::nullopt;
  if (!command.into.empty()) return refuse("--split-groups cannot be combined with --into");
  if (command.output == platform::standard_stream)
    return refuse("--split-groups needs the name of a file (-o open.trf: open-A.trf, open-B.trf, ...)");
  return std::nullopt;
}

// Writes a file for each group, or none.
platform::ExitCode write_groups(const ConvertCommand& command, const service::LoadedFile& loaded) {
  const std::string file = platform::display_name(command.file);
  const auto reports = service::split_reports(loaded, *command.target, command.dutch_name);
  if (!reports) return platform::fail(file, reports.error());
  std::vector<platform::Output> outputs;
  std::vector<std::string> names;
  for (const service::SplitReport& each : *reports) {
    names.push_back(service::split_name(command.output, each.name));
    print_remarks(file + ": group " + each.name, each.report);
    if (std::count(names.begin(), names.end(), names.back()) > 1)
      return platform::fail(
          file, {.code = ErrorCode::InvalidInput, .message = "two groups would be written to " + names.back()});
    if (platform::same_file(command.file, names.back()))
      return platform::fail(file, {.code = ErrorCode::InvalidInput,
                                   .message = "the output " + names.back() + " would replace the input"});
  }
  for (std::size_t i = 0; i < names.size(); ++i) outputs.push_back({names[i], (*reports)[i].report.text});
  if (const auto error = platform::write_outputs(outputs)) return platform::fail("bloesem", *error);
  for (std::size_t i = 0; i < names.size(); ++i)
    report_written(names[i], "group " + (*reports)[i].name + " written");
  return platform::ExitCode::Done;
}

platform::ExitCode run(const ConvertCommand& command) {
  if (const std::optional<Error> error = refuse_split(command)) return platform::fail("bloesem", *error);
  const std::string file = platform::display_name(command.file);
  const std::string& target = command.into.empty() ? command.output : command.into;
  const Result<platform::FileLock> lock = platform::FileLock::on(target);
  if (!lock) return platform::fail("bloesem", lock.error());
  trf::ReadOptions reading;
  reading.needs_players = true;
  reading.recompute_points = command.recompute;
  reading.team_events = !command.teams;
  reading.open_games = trf::OpenGames::NotTold;  // they are written unchanged
  service::LoadedFile loaded = service::load_report(command.file, reading, command.hints, command.input_format);
  if (loaded.tournament && !says_how_to_accelerate(*command.target)) write_acceleration(command.file, loaded);
  platform::print_to_stderr(loaded.messages);
  if (!loaded.tournament || loaded.code != platform::ExitCode::Done) return loaded.code;
  if (command.split_groups) return write_groups(command, loaded);
  const Result<trf::Written> conversion =
      service::converted(loaded, *command.target, command.dutch_name, command.csv_text);
  if (!conversion) return platform::fail(file, conversion.error());
  print_remarks(file, *conversion);
  if (const auto error =
          write_changed(target, conversion->text, command.note, platform::same_file(command.file, target)))
    return platform::fail("bloesem", *error);
  report_written(target, counted(loaded.tournament->players.size(), "player") + " and " +
                             counted(loaded.tournament->rounds_played, "round") + " written");
  return platform::ExitCode::Done;
}

}  // namespace

Command add_convert_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand(
      "convert", "Convert a tournament to another dialect of the report file, or to JSON or CSV");
  const auto command = std::make_shared<ConvertCommand>();
  command->hints = option_hints(grammar);
  grammar.add_option("FILE", command->file, "Tournament file: TRF, JSON or CSV; - reads standard input")
      ->required()
      ->type_name("");
  Option* const to =
      add_choice<service::OutputFormat>(grammar, "--to,--format", service::names_of_output_formats(),
                                        command->target, service::output_format_help)
          ->required();
  const auto take_json = [command = command.get(), to] {
    command->target = service::OutputFormat::Json;
    to->required(false);
  };
  grammar.add_flag_callback("--json", take_json, "The same as --to json")->excludes(to);
  add_input_format_option(grammar, command->input_format);
  add_output_option(grammar, command->output);
  add_into_option(grammar, command->file, command->into, "Write the tournament here");
  grammar.get_option("--into")->excludes(grammar.get_option("--output"));
  add_choice<trf::DutchName>(grammar, "--dutch-code", names_of_dutch_codes(), command->dutch_name,
                             "Name of the 2026 rules in record 192 with --to trf26: FIDE_DUTCH_2026 or, for "
                             "bbpPairings 6.0.0, FIDE_DUTCH_2025");
  add_raw_csv_option(grammar, command->csv_text);
  grammar.add_flag(
      "--split-groups", command->split_groups,
      "Write one file for each group, with starting ranks from 1: -o open.trf writes open-A.trf, ...");
  grammar.add_flag(
      "--teams", command->teams,
      "Of an event between teams (TRF-2026): write the teams as players, to be paired and continued");
  grammar.add_flag("--recompute", command->recompute, "Recompute points that contradict the results");
  add_note_options(grammar, command->note);
  grammar.footer(convert_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
