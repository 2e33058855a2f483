#include "engine/cli/report/report_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/standings/standings_options.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/report/report.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/columns.hpp"

namespace bloesem::cli {

namespace {

struct ReportCommand {
  std::string input;
  std::string output{standard_stream};
  std::optional<int> round;
  bool json = false;
  PairingRequest pairing;
  StandingsRequest standings;
};

constexpr const char* examples = R"(Examples:
  bloesem report open.trf -o open.html             the last round and the standings after it
  bloesem report open.trf --round 3 -o three.html  after round 3
  bloesem report open.trf --tiebreaks BH/C1,BH,SB  by this list; default: record 212 or 202
  bloesem pair open.trf --format html              the coming round)";

Result<int> round_of(const ReportCommand& command, const Tournament& tournament) {
  const int last = standings::last_paired_round(tournament);
  if (last == 0) return refusal("no round has been paired; use pair --format html for the coming one");
  if (!command.round) return last;
  if (*command.round <= last) return *command.round;
  return refusal("round " + std::to_string(*command.round) + " has not been paired; the last one is " +
                 std::to_string(last));
}

Result<std::string> page_of(const ReportCommand& command, const LoadedFile& loaded, int round) {
  const Tournament& tournament = *loaded.tournament;
  StandingsRequest request = command.standings;
  if (standings::round_in_play(tournament) != round) request.after = round;
  const Result<RankedFile> ranked = rank_file(request, loaded);
  if (!ranked) return ranked.error();
  const std::string file = display_name(command.input);
  if (!ranked->plan.warning.empty())
    print_to_stderr(file + ": warning: " + visible(ranked->plan.warning) + '\n');
  if (!ranked->plan.note.empty()) print_to_stderr(file + ": note: " + visible(ranked->plan.note) + '\n');
  print_to_stderr(open_games_message(file, tournament, ranked->plan.coverage));
  const Result<PairOptions> options = pair_options(command.pairing, tournament, loaded.edition);
  if (!options) return options.error();
  return format_html(tournament, {.details = event_details(loaded),
                                  .round = played_report(command.input, tournament, *options, round),
                                  .standings = reported_standings(*ranked)});
}

std::string report_json(const ReportCommand& command, int round) {
  return text_of({{"schema", json_schema}, {"file", display_name(command.output)}, {"round", round}});
}

ExitCode write(const ReportCommand& command, const LoadedFile& loaded) {
  const std::string file = display_name(command.input);
  const Result<int> round = round_of(command, *loaded.tournament);
  if (!round) return fail(file, round.error());
  const Result<std::string> page = page_of(command, loaded, *round);
  if (!page) return fail(file, page.error());
  const std::string done = command.json ? report_json(command, *round) : "";
  std::vector<Output> outputs{{command.output, *page}};
  if (command.json) outputs.push_back({std::string(standard_stream), done});
  if (const std::optional<Error> error = write_outputs(outputs)) return fail("bloesem", *error);
  report_written(command.output, "the page of round " + std::to_string(*round) + " written");
  return ExitCode::Done;
}

ExitCode run(const ReportCommand& command) {
  if (const auto error = refuse_json_beside(command.output, command.json)) return fail("bloesem", *error);
  if (same_file(command.input, command.output))
    return fail("bloesem", refusal("the output " + command.output + " would replace the tournament"));
  LoadRequest request = load_request(command.pairing, trf::Purpose::Check);
  request.reading.open_games = trf::OpenGames::NotTold;
  const LoadedFile loaded = load_tournament(command.input, request);
  print_to_stderr(loaded.messages);
  if (!loaded.tournament || loaded.code != ExitCode::Done) return loaded.code;
  print_to_stderr(loaded.rules);
  return write(command, loaded);
}

}  // namespace

Command add_report_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand(
      "report", "Write an HTML page with a round, the standings, and how they were determined");
  const auto command = std::make_shared<ReportCommand>();
  grammar.add_option("FILE", command->input, "Tournament file: TRF, JSON or CSV; - reads standard input")
      ->required()
      ->type_name("");
  add_output_option(grammar, command->output);
  add_report_as_json(grammar, command->json);
  add_number(grammar, "--round", 1, trf::max_rounds, command->round,
             "This round, and the standings after it; default: the last one paired");
  add_open_games_option(grammar, command->standings);
  add_list_options(grammar, command->standings);
  add_tournament_options(grammar, command->pairing);
  grammar.footer(examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
