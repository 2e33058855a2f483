#include "engine/cli/report/report_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/arrangement_options.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/standings/standings_options.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/report/report.hpp"
#include "engine/render/standings/coverage.hpp"
#include "engine/service/group_files.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/columns.hpp"

namespace bloesem::cli {

namespace {

struct ReportCommand {
  std::string input;
  std::string output{platform::standard_stream};
  std::optional<int> round;
  std::optional<std::string> group;
  std::optional<int> most_told;
  bool json = false;
  service::PairingRequest pairing;
  service::StandingsRequest standings;
  service::Hints hints;
};

constexpr const char* examples = R"(Examples:
  bloesem report open.trf -o open.html             the last round and the standings after it
  bloesem report open.trf --round 3 -o three.html  after round 3
  bloesem report open.trf --tiebreaks BH/C1,BH,SB  by this list; default: record 212 or 202
  bloesem pair open.trf --format html              the coming round)";

Result<int> round_of(const ReportCommand& command, const Tournament& tournament) {
  const int last = standings::last_paired_round(tournament);
  if (last == 0) return service::refusal("no round has been paired; use pair --format html for the coming one");
  if (!command.round) return last;
  if (*command.round <= last) return *command.round;
  return service::refusal("round " + std::to_string(*command.round) + " has not been paired; the last one is " +
                          std::to_string(last));
}

Result<std::string> page_of(const ReportCommand& command, const service::LoadedFile& loaded, int round) {
  const Tournament& tournament = *loaded.tournament;
  service::StandingsRequest request = command.standings;
  if (standings::round_in_play(tournament) != round) request.after = round;
  const Result<service::RankedFile> ranked = service::rank_file(request, loaded);
  if (!ranked) return ranked.error();
  const std::string file = platform::display_name(command.input);
  print_assumptions(file, ranked->plan, command.hints);
  platform::print_to_stderr(render::open_games_message(file, tournament, ranked->plan.coverage));
  const Result<PairOptions> options = service::pair_options(command.pairing, loaded);
  if (!options) return options.error();
  const auto most_told =
      command.most_told ? static_cast<std::size_t>(*command.most_told) : render::max_players_told;
  return render::format_html(
      tournament, {.details = service::event_details(loaded),
                   .round = render::played_report(command.input, tournament, *options, round, most_told),
                   .standings = render::reported_standings(*ranked)});
}

std::string report_json(const ReportCommand& command, int round) {
  return render::text_of(
      {{"schema", render::json_schema}, {"file", platform::display_name(command.output)}, {"round", round}});
}

platform::ExitCode write(const ReportCommand& command, const service::LoadedFile& loaded) {
  const std::string file = platform::display_name(command.input);
  const Result<int> round = round_of(command, *loaded.tournament);
  if (!round) return platform::fail(file, round.error());
  const Result<std::string> page = page_of(command, loaded, *round);
  if (!page) return platform::fail(file, with_hint(page.error(), command.hints));
  const std::string done = command.json ? report_json(command, *round) : "";
  std::vector<platform::Output> outputs{{command.output, *page}};
  if (command.json) outputs.push_back({std::string(platform::standard_stream), done});
  if (const std::optional<Error> error = platform::write_outputs(outputs))
    return platform::fail("bloesem", *error);
  report_written(command.output, "the page of round " + std::to_string(*round) + " written");
  return platform::ExitCode::Done;
}

platform::ExitCode run(const ReportCommand& command) {
  if (const auto error = refuse_json_beside(command.output, command.json))
    return platform::fail("bloesem", *error);
  if (platform::same_file(command.input, command.output))
    return platform::fail("bloesem",
                          service::refusal("the output " + command.output + " would replace the tournament"));
  service::LoadRequest request = service::load_request(command.pairing, trf::Purpose::Check, command.hints);
  request.tie_breaks = command.standings.tie_breaks;
  request.reading.open_games = trf::OpenGames::NotTold;
  const service::LoadedFile loaded = service::load_tournament(command.input, request);
  platform::print_to_stderr(loaded.messages);
  if (!loaded.tournament || loaded.code != platform::ExitCode::Done) return loaded.code;
  if (!command.group && loaded.tournament->groups.empty()) {
    platform::print_to_stderr(loaded.rules);
    return write(command, loaded);
  }
  const Result<service::GroupFile> group = service::group_file(loaded, command.group);
  if (!group)
    return platform::fail(platform::display_name(command.input), with_group_hint(group.error(), command.group));
  platform::print_to_stderr(loaded.rules);
  return write(command, group->file);
}

}  // namespace

Command add_report_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand(
      "report", "Write an HTML page with a round, the standings, and how they were determined");
  const auto command = std::make_shared<ReportCommand>();
  command->hints = option_hints(grammar);
  grammar.add_option("FILE", command->input, "Tournament file: TRF, JSON or CSV; - reads standard input")
      ->required()
      ->type_name("");
  add_output_option(grammar, command->output);
  add_report_as_json(grammar, command->json);
  add_number(grammar, "--round", 1, trf::max_rounds, command->round,
             "This round, and the standings after it; default: the last one paired");
  add_number(grammar, "--stories", 0, static_cast<int>(render::max_reported_players), command->most_told,
             "Tell why each player has this board in rounds of at most N players; default: " +
                 std::to_string(render::max_players_told));
  add_group_option(grammar, command->group);
  add_open_games_option(grammar, command->standings);
  add_list_options(grammar, command->standings);
  add_tournament_options(grammar, command->pairing);
  grammar.footer(examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
