#include "engine/cli/check_command.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/proof.hpp"
#include "engine/cli/external/against_options.hpp"
#include "engine/cli/option_hints.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/cli/restriction_options.hpp"
#include "engine/cli/standings/standings_options.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/interrupt.hpp"
#include "engine/platform/jobs.hpp"
#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/compare_rules.hpp"
#include "engine/render/format_check.hpp"
#include "engine/render/json/format_json.hpp"
#include "engine/service/check/check_rounds.hpp"
#include "engine/service/check/checked_file.hpp"
#include "engine/service/check/compare_rounds.hpp"
#include "engine/service/check/explanations.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/group_files.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/shared_limit.hpp"
#include "engine/model/worker_threads.hpp"

namespace bloesem::cli {

namespace {

struct CheckCommand {
  std::vector<std::string> converted;  // CLI11's version of the names, which loses a file named "{}"
  const Option* files = nullptr;       // the names as typed
  std::string output;
  bool json = false;
  bool compare_rules = false;
  bool prove = false;
  std::optional<int> jobs;
  AgainstRequest against;
  std::optional<service::ExternalEngine> other;  // the program whose pairings are checked; none: the files' own
  service::PairingRequest request;
  bool standings_only = false;
  bool pairings_only = false;
  service::StandingsRequest standings;
  service::Hints hints;
};

constexpr const char* check_examples = R"(Examples:
  bloesem check open.trf                       check every round against the rules
  bloesem check --rules 2016 season/*.trf      many files at once
  bloesem check open.trf --json                for programs
  bloesem check --compare-rules open.trf       show what the 2026 rules have changed
  bloesem check --prove open.trf               also prove what the rules require, and verify the proofs
  bloesem check open.trf --standings-only      the ranks, by the file's list of tie-breaks
  bloesem check open.trf --against './bbpPairings.exe --dutch {in} -p {out}'
The last line counts: 3 tournaments, 25 rounds, 0 differences.)";

void fail_file(service::CheckedFile& file, const Error& error) {
  file.messages += platform::error_line(platform::display_name(file.path), trf::visible(error.message));
  file.code = platform::more_severe(file.code, platform::exit_code_of(error.code));
}

std::optional<Error> check_by(const CheckCommand& command, const Tournament& tournament,
                              const PairOptions& options, service::CheckedFile& file) {
  if (command.compare_rules) return service::compare_rounds(tournament, options, file);
  return service::check_rounds(tournament, options, command.other, file);
}

std::vector<int> differing_rounds(const service::CheckedFile& file) {
  std::vector<int> rounds;
  for (const service::CheckedRound& round : file.differences) rounds.push_back(round.round);
  return rounds;
}

void check_loaded(const CheckCommand& command, const service::LoadedFile& loaded, service::CheckedFile& file) {
  const Tournament& tournament = *loaded.tournament;
  const Result<PairOptions> options = service::pair_options(command.request, loaded);
  if (!options) return fail_file(file, options.error());
  if (command.prove && !has_proofs(loaded.edition))
    return fail_file(file, service::refuse_proofs(loaded.edition));
  PairOptions checked = *options;
  if (command.prove) checked.proof = prove_and_verify;
  if (const std::optional<Error> error = check_by(command, tournament, checked, file)) {
    return fail_file(file, with_hint(*error, command.hints));
  }
  if (!command.other)
    file.explanations = service::explanations_of(tournament, *options, loaded.edition, differing_rounds(file));
  if (!file.differences.empty() || !file.compared.empty()) {
    file.tournament = tournament;
    file.code = platform::more_severe(file.code, platform::ExitCode::PairingDiffers);
  }
  file.readings = loaded.readings;
  file.edition = loaded.edition;  // set last, because it marks the file as checked
}

// Returns why the ranks of a file cannot be checked; empty if they can.
std::string obstacle_to_ranks(const CheckCommand& command, const service::LoadedFile& loaded,
                              const std::vector<trf::StatedPlayer>& stated) {
  if (service::lacks_list(command.standings, loaded))
    return "there is no list of tie-breaks (record 212 or 202, --tiebreaks)";
  if (!service::has_ranks(stated)) return "the file states no ranks (columns 86-89)";
  return service::awaits_results(*loaded.tournament) ? "there are games without a result" : "";
}

// A missing list is an obstacle only if ranks were asked for; otherwise the ranks are simply not checked.
void check_ranks_of(const CheckCommand& command, const service::LoadedFile& loaded,
                    service::CheckedFile& file) {
  const bool asked = command.standings_only || command.standings.tie_breaks;
  if (!asked && service::lacks_list(command.standings, loaded)) return;
  const std::vector<trf::StatedPlayer> stated = service::stated_players(loaded);
  const std::string obstacle = obstacle_to_ranks(command, loaded, stated);
  if (!obstacle.empty()) {
    if (asked)
      fail_file(file, {.code = ErrorCode::InvalidInput, .message = "the ranks cannot be checked: " + obstacle});
    return;
  }
  const Result<service::StandingsPlan> plan = service::plan_standings(command.standings, loaded);
  if (!plan) return fail_file(file, plan.error());
  Result<service::CheckedStandings> checked =
      service::check_standings(*loaded.tournament, *plan, stated, loaded.wrong_points);
  if (!checked) return fail_file(file, checked.error());
  file.regulations = plan->warning;
  file.standings = std::move(checked).value();
  if (file.standings->differences() == 0) return file.standings->forget_values();
  file.tournament = *loaded.tournament;
  file.code = platform::more_severe(file.code, platform::ExitCode::StandingsDiffer);
}

void check_both(const CheckCommand& command, const service::LoadedFile& loaded, service::CheckedFile& file) {
  if (!command.standings_only) check_loaded(command, loaded, file);
  if (!command.pairings_only && !command.compare_rules) check_ranks_of(command, loaded, file);
}

// Checks each group as a tournament of its own.
void check_groups(const CheckCommand& command, const service::LoadedFile& loaded, service::CheckedFile& file) {
  const Result<std::vector<service::GroupFile>> groups = service::group_files(loaded);
  if (!groups) return fail_file(file, groups.error());
  for (const service::GroupFile& group : *groups) {
    service::CheckedFile& checked = file.groups.emplace_back();
    checked.path = file.path;
    checked.group = group.name;
    if (file.groups.size() == 1) checked.rules = file.rules;
    checked.system_code = file.system_code;
    checked.standings_only = file.standings_only;
    check_both(command, group.file, checked);
  }
}

// Adds the bans and wishes of the request, from round 1 on.
std::optional<Error> restrict_all_rounds(const CheckCommand& command, service::LoadedFile& loaded) {
  service::PairingRequest request = command.request;
  if (request.avoid.empty() && request.wishes.empty()) return std::nullopt;
  request.round = 1;
  return service::restrict_meetings(request, loaded);
}

void check(const CheckCommand& command, service::CheckedFile& file) {
  service::LoadRequest request = service::load_request(command.request, trf::Purpose::Check, command.hints);
  request.tie_breaks = command.standings.tie_breaks;
  request.all_editions = command.compare_rules;
  request.reading.team_events = command.standings_only;
  file.standings_only = command.standings_only;
  service::LoadedFile loaded =
      command.standings_only ? service::load_report(file.path, request.reading, command.hints, request.format)
                             : service::load_tournament(file.path, request);
  file.messages = std::move(loaded.messages);
  file.rules = std::move(loaded.rules);
  file.system_code = loaded.system_code;
  file.code = loaded.code;
  if (!loaded.tournament) return;
  if (!command.standings_only)
    if (const auto error = restrict_all_rounds(command, loaded)) return fail_file(file, *error);
  if (!loaded.tournament->groups.empty()) return check_groups(command, loaded, file);
  check_both(command, loaded, file);
}

// An exception in one file must not end the check of the others.
void check_safely(const CheckCommand& command, service::CheckedFile& file) {
  try {
    check(command, file);
  } catch (const std::bad_alloc&) {
    fail_file(file, {.code = ErrorCode::TooLarge, .message = "out of memory"});
  } catch (const std::exception& error) {
    fail_file(file, {.code = ErrorCode::Internal, .message = std::string("unexpected: ") + error.what()});
  }
}

// Each thread takes the next free file and writes only to that file's entry, so that the result does not
// depend on the number of threads.
void check_all(const CheckCommand& command, std::vector<service::CheckedFile>& files, std::size_t jobs) {
  std::atomic<std::size_t> next{0};
  SharedLimit limit;
  const auto work = [&, memory = platform::memory_files()] {
    const platform::InMemory in_memory(memory);
    limit.run([&] {
      for (std::size_t i = next++; i < files.size() && !platform::Interrupt::came(); i = next++)
        check_safely(command, files[i]);
    });
  };
  {
    const WorkerThreads helpers(std::max<std::size_t>(std::min(jobs, files.size()), 1) - 1, work);
    work();
  }
  limit.stop_if_reached();
}

// Prints each line once, followed by the number of files it applies to if there are several.
void print_rules(const std::vector<service::CheckedFile>& files, const service::Hints& hints) {
  std::map<std::string, int> counts;
  for (const service::CheckedFile& file : files) {
    if (file.edition && !file.rules.empty()) ++counts[file.rules];
    if (!file.regulations.empty())
      ++counts["warning: " + file.regulations + hints(Remedy::ChooseRegulations) + '\n'];
  }
  const bool one_file = std::all_of(files.begin(), files.end(), [&](const service::CheckedFile& file) {
    return file.path == files.front().path;  // with its groups
  });
  for (const auto& [line, count] : counts) {
    if (one_file)
      platform::print_to_stderr(line);
    else
      platform::print_to_stderr(line.substr(0, line.size() - 1) + ": " + std::to_string(count) +
                                " of the files\n");
  }
}

std::string format(const CheckCommand& command, const std::vector<service::CheckedFile>& files) {
  if (command.compare_rules)
    return command.json ? render::comparison_json(files) : render::format_comparison(files);
  return command.json ? render::format_json(files) : render::format_check(files, options_of);
}

platform::ExitCode conclude(const CheckCommand& command, const std::vector<service::CheckedFile>& files) {
  platform::ExitCode code = platform::ExitCode::Done;
  for (const service::CheckedFile& file : files) {
    platform::print_to_stderr(file.messages);
    code = platform::more_severe(code, file.code);
  }
  print_rules(files, command.hints);
  if (command.prove)
    platform::print_to_stderr(counted(service::totals_of(files).rounds, "round") + " proved and verified\n");
  return platform::more_severe(code, platform::deliver(command.output, format(command, files)));
}

std::optional<Error> refuse_combination(const CheckCommand& command) {
  const auto refuse = [](const std::string& message) {
    return Error{.code = ErrorCode::InvalidInput, .message = message};
  };
  if (command.standings_only && command.pairings_only)
    return refuse("--standings-only cannot be combined with --pairings-only");
  if (command.standings_only && (command.compare_rules || command.against.command))
    return refuse(std::string("--standings-only cannot be combined with ") +
                  (command.compare_rules ? "--compare-rules" : "--against"));
  if (command.prove && (command.standings_only || command.compare_rules))
    return refuse(std::string("--prove cannot be combined with ") +
                  (command.standings_only ? "--standings-only" : "--compare-rules"));
  const service::Rules& rules = command.request.rules;
  if (!command.compare_rules || (rules.empty() && !command.against.command)) return std::nullopt;
  const std::string other = !rules.edition.empty()    ? "--rules"
                            : !rules.system.empty()   ? "--system"
                            : !rules.readings.empty() ? "--reading"
                                                      : "--against";
  return Error{.code = ErrorCode::InvalidInput, .message = "--compare-rules cannot be combined with " + other};
}

platform::ExitCode run(CheckCommand& command) {
  if (const std::optional<Error> error = refuse_combination(command)) {
    platform::print_to_stderr(platform::error_line("bloesem", error->message));
    return platform::exit_code_of(error->code);
  }
  const std::vector<std::string>& paths = command.files->results();
  if (std::count(paths.begin(), paths.end(), platform::standard_stream) > 1) {
    platform::print_to_stderr(platform::error_line("bloesem", "standard input (-) can be read only once"));
    return platform::ExitCode::BadInput;
  }
  for (const std::string& path : paths)
    if (const platform::ExitCode code = refuse_to_replace(path, command.output);
        code != platform::ExitCode::Done)
      return code;
  Result<std::optional<service::ExternalEngine>> other = engine_of(command.against);
  if (!other) {
    platform::print_to_stderr(platform::error_line("bloesem", trf::visible(other.error().message)));
    return platform::exit_code_of(other.error().code);
  }
  command.other = *std::move(other);
  std::vector<service::CheckedFile> files(paths.size());
  for (std::size_t i = 0; i < paths.size(); ++i) files[i].path = paths[i];
  {
    std::optional<platform::Interrupt> interrupt;  // lets the other program and its files be cleaned up first
    if (command.other) interrupt.emplace();
    check_all(command, files, platform::jobs_of(command.jobs));
  }
  files = service::with_groups(std::move(files));
  platform::Interrupt::follow_signal();
  return conclude(command, files);
}

}  // namespace

Command add_check_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("check", "Replay tournaments and report every round and rank that differs");
  const auto command = std::make_shared<CheckCommand>();
  command->hints = option_hints(grammar);
  command->files =
      grammar
          .add_option("FILE", command->converted, "Tournament files: TRF, JSON or CSV; - reads standard input")
          ->required()
          ->type_name("");
  add_output_option(grammar, command->output);
  add_text_or_json(grammar, command->json);
  add_number(grammar, "--jobs", 1, platform::max_jobs, command->jobs,
             "Number of files checked in parallel; default: the number of hardware threads");
  grammar.add_flag("--compare-rules", command->compare_rules,
                   "Instead, show the rounds that the editions of the rules pair differently, and why");
  grammar.add_flag("--prove", command->prove,
                   "Also prove each round that the rules require, and verify the proof");
  add_against_options(grammar, command->against);
  add_tournament_options(grammar, command->request);
  add_restriction_options(grammar, command->request);
  grammar.add_flag("--standings-only", command->standings_only, "Check only points and ranks");
  grammar.add_flag("--pairings-only", command->pairings_only, "Check only pairings");
  add_list_options(grammar, command->standings);
  grammar.add_flag("--verbose", command->request.verbose, "Report the dialect of each file on standard error");
  grammar.footer(check_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
