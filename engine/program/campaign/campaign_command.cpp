#include "engine/program/campaign/campaign_command.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/proof.hpp"
#include "engine/campaign/axes.hpp"
#include "engine/campaign/shapes.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/cli/knob_options.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/interrupt.hpp"
#include "engine/platform/jobs.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/program/campaign/database.hpp"
#include "engine/program/campaign/engines.hpp"
#include "engine/program/campaign/file_campaign.hpp"
#include "engine/program/campaign/format_summary.hpp"
#include "engine/program/campaign/merge.hpp"
#include "engine/program/campaign/run_campaign.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/release.hpp"

namespace bloesem::cli {

namespace {

constexpr int max_tournaments = 1'000'000'000;
constexpr int max_shards = 1'000'000;
constexpr int max_steps = 2'000'000'000;

struct CampaignCommand {
  const Grammar* grammar = nullptr;
  std::optional<int> tournaments;
  std::uint64_t seed = 1;
  std::optional<int> only;
  service::Rules rules;
  generator::Ranges ranges = campaign::all_sorts();
  std::vector<const generator::Knob*> asked;  // knobs set by options, whose ranges are kept
  std::vector<campaign::ShapeIndex> shapes;
  EngineChoice engines;
  int decisive = 0;
  bool prove = false;
  bool check = false;
  std::optional<std::string> database;
  std::optional<std::string> failures;
  std::optional<Shard> shard;
  std::optional<int> jobs;
  bool json = false;
  std::optional<std::string> summary_of;
  std::vector<std::string> merge;
  std::string output{platform::standard_stream};
  std::optional<std::string> standings;  // a list of tie-breaks
};

constexpr const char* campaign_examples = R"(Examples:
  bloesem campaign --tournaments 10000              the two engines of this program, tournaments of all kinds
  bloesem campaign --tournaments 300000 --decisive 20 --database big.sqlite
                                                    the same command continues where it was stopped
  bloesem campaign --tournaments 100 --against 'bbpPairings.exe --dutch {in} -p {out}' --failures found
  bloesem campaign --tournaments 1000 --shape topscorers,limbo --decisive 1
  bloesem campaign --tournaments 1000 --shard 0/4 --database part0.sqlite    one of four machines
  bloesem campaign --merge part0.sqlite part1.sqlite -o all.sqlite
  bloesem campaign --summary all.sqlite
  bloesem campaign --tournaments 10000 --prove --check      each round, and each answer of a solver, proved as well
  bloesem campaign --tournaments 50000 --standings BH/C1,BH,SB,DE    as files, with ranks, read back and checked
Exit codes: 6 rounds differ; 7 only standings differ; 3 the other program failed in some rounds;
2 a proof failed (--prove), or an answer (--check).)";

// Returns the settings that the outcome depends on.
CampaignIdentity identity_of(const CampaignCommand& command, const campaign::Plan& plan,
                             const campaign::Engines& engines) {
  CampaignIdentity identity;
  identity.tournaments = static_cast<std::uint64_t>(command.tournaments.value_or(1));
  identity.axes = campaign::axes();
  for (const std::string_view rule : engines.variations.rules) identity.rules.emplace_back(rule);
  auto& settings = identity.settings;
  settings.emplace_back("version", service::version);
  settings.emplace_back("system", system_id_of(plan.ranges.least.edition));
  settings.emplace_back("rules", name_of(plan.ranges.least.edition));
  const std::string readings =
      readings_text(chosen_readings(plan.ranges.least.edition, plan.ranges.least.readings));
  settings.emplace_back("readings", readings.empty() ? "default" : readings);
  settings.emplace_back("engines", command.engines.names.front() + ", " + engines.second.name);
  settings.emplace_back("budget", std::to_string(command.engines.budget));
  settings.emplace_back("seed", std::to_string(plan.seed));
  settings.emplace_back("decisive", std::to_string(plan.examined));
  if (command.prove) settings.emplace_back("prove", "yes");
  std::vector<std::string> names;
  for (const campaign::ShapeIndex shape : plan.shapes)
    names.push_back(campaign::shape_names()[static_cast<std::size_t>(shape)]);
  settings.emplace_back("shape", service::joined(names, ",", ","));
  for (const generator::Knob& knob : generator::knobs())
    settings.emplace_back(knob.name, generator::format_range(knob, plan.ranges));
  return identity;
}

platform::ExitCode conclude(const CampaignCommand& command, const CampaignIdentity& identity,
                            const campaign::Summary& summary) {
  platform::ExitCode code = platform::deliver(
      command.output, command.json ? format_json(identity, summary) : format_summary(identity, summary));
  if (summary.rounds.of(campaign::Agreement::Different) > 0)
    code = platform::more_severe(code, platform::ExitCode::PairingDiffers);
  if (summary.rounds.of(campaign::Agreement::Failed) > 0)
    code = platform::more_severe(code, platform::ExitCode::BadInput);
  if (summary.failures.contains(std::string(campaign::not_proved)))
    code = platform::more_severe(code, platform::ExitCode::Unexpected);
  return code;
}

platform::ExitCode fail(const Error& error) {
  return platform::fail(platform::exit_code_of(error.code), error.message);
}

platform::ExitCode sum_up(const CampaignCommand& command) {
  if (platform::same_file(*command.summary_of, command.output))
    return platform::fail(platform::ExitCode::BadInput,
                          "the output " + command.output + " would replace the database");
  const Result<CampaignDatabase> database = CampaignDatabase::open_existing(*command.summary_of);
  if (!database) return fail(database.error());
  campaign::Summary summary = empty_summary(database->identity());
  if (database->identity().axes != campaign::axes())
    return platform::fail(platform::ExitCode::BadInput,
                          *command.summary_of + " was written by another version");
  const auto add = [&](const campaign::TournamentOutcome& outcome) { summary.add(outcome); };
  if (const std::optional<Error> error = database->for_each(add)) return fail(*error);
  return conclude(command, database->identity(), summary);
}

platform::ExitCode merge(const CampaignCommand& command) {
  if (command.output == platform::standard_stream)
    return platform::fail(platform::ExitCode::BadInput, "--merge needs -o OUT");
  const std::optional<Error> error = merge_databases(command.merge, command.output);
  return error ? fail(*error) : platform::ExitCode::Done;
}

// Ranges that were not asked for adapt to those that were. Against another program, points for results keep
// their usual values, because few dialects can express others.
std::optional<Error> settle_ranges(CampaignCommand& command) {
  const generator::Ranges usual = generator::usual_ranges();
  for (const generator::Knob& knob : generator::knobs()) {
    if (std::find(command.asked.begin(), command.asked.end(), &knob) != command.asked.end()) continue;
    if (command.engines.against.command && knob.unit == generator::Unit::Points) {
      command.ranges.least.*knob.value = usual.least.*knob.value;
      command.ranges.most.*knob.value = usual.most.*knob.value;
    }
    generator::loosen(command.ranges, knob);
  }
  return generator::problem_with(command.ranges);
}

// Refuses all options but `friendly` ones beside an option that plays nothing. (CLI11's own exclusion would
// list all of them behind every option in the help.)
std::optional<Error> refuse_combination(const Grammar& grammar, const std::string& name,
                                        const std::vector<std::string>& friendly) {
  const Option* alone = grammar.get_option(name);
  if (alone->count() == 0) return std::nullopt;
  for (const Option* other : grammar.options()) {
    const bool fits = std::any_of(friendly.begin(), friendly.end(),
                                  [other](const std::string& word) { return other->answers_to(word); });
    if (other == alone || other->count() == 0 || fits) continue;
    return Error{ErrorCode::InvalidInput, other->name() + " cannot be combined with " + name, {}};
  }
  return std::nullopt;
}

std::optional<Error> settle_rules(CampaignCommand& command) {
  const Result<EditionChoice> choice = rules_without_event(command.rules);
  if (!choice) return choice.error();
  if (has_table(choice->edition))
    return Error{ErrorCode::InvalidInput,
                 "a campaign compares two engines, and a round robin has one table: generate tournaments and "
                 "check them instead",
                 {}};
  command.ranges.least.edition = choice->edition;
  command.ranges.least.readings = choice->readings;
  if ((command.prove && !has_proofs(choice->edition)) || (command.check && !has_answer_checks(choice->edition)))
    return service::refuse_checks(choice->edition);
  return std::nullopt;
}

std::optional<Error> check_request(CampaignCommand& command) {
  if (!command.tournaments && !command.only) return Error{ErrorCode::InvalidInput, "--tournaments is required"};
  if (command.only && command.tournaments && *command.only >= *command.tournaments)
    return Error{ErrorCode::InvalidInput, "--only: found '" + std::to_string(*command.only) +
                                              "', expected less than the number of tournaments"};
  if (command.only && (command.database || command.shard))
    return Error{ErrorCode::InvalidInput,
                 "--only plays one tournament and cannot be combined with --database or --shard"};
  if (command.database && platform::same_target(*command.database, command.output))
    return Error{ErrorCode::InvalidInput, "the output " + command.output + " would replace the database"};
  if (std::optional<Error> error = settle_rules(command)) return error;
  const std::vector<std::string>& names = command.engines.names;
  if (command.check && std::find(names.begin(), names.end(), "matching:whole") != names.end())
    return Error{ErrorCode::InvalidInput,
                 "the engine matching:whole answers no brackets, so there is nothing to check"};
  return settle_ranges(command);
}

// Refuses options about engines beside --standings, which compares none.
std::optional<Error> refuse_engines(const Grammar& grammar) {
  for (const char* name : {"--shape", "--engines", "--against", "--budget", "--decisive", "--decisive-rules",
                           "--prove", "--check", "--database", "--failures"}) {
    if (grammar.get_option(name)->count() > 0)
      return Error{ErrorCode::InvalidInput, std::string(name) + " cannot be combined with --standings", {}};
  }
  return std::nullopt;
}

platform::ExitCode check_files(CampaignCommand& command) {
  if (const auto error = refuse_engines(*command.grammar)) return fail(*error);
  Result<service::RankList> list = standings::parse_tie_breaks(*command.standings);
  if (!list) return platform::fail(platform::ExitCode::BadInput, "--standings: " + list.error().message);
  FileCampaign campaign;
  campaign.seed = command.seed;
  campaign.ranges = command.ranges;
  campaign.list = std::move(list).value();
  campaign.shard = command.shard.value_or(Shard{});
  campaign.tournaments = static_cast<std::uint64_t>(command.tournaments.value_or(0));
  if (command.only) campaign.only = static_cast<std::uint64_t>(*command.only);
  campaign.jobs = platform::jobs_of(command.jobs);
  const Result<FileCampaignEnd> end = run_file_campaign(campaign);
  if (!end) return fail(end.error());
  platform::print_to_stderr(format_throughput(end->rounds, end->seconds, campaign.jobs));
  const std::string text = command.json ? format_json(campaign, *end) : format_end(campaign, *end);
  const platform::ExitCode code = platform::more_severe(platform::deliver(command.output, text), code_of(*end));
  if (end->interrupted) platform::print_to_stderr("bloesem: interrupted\n");
  platform::Interrupt::follow_signal();
  return code;
}

platform::ExitCode run(CampaignCommand& command) {
  if (const auto error = refuse_combination(*command.grammar, "--summary", {"--format", "--json", "--output"}))
    return fail(*error);
  if (const auto error = refuse_combination(*command.grammar, "--merge", {"--output"})) return fail(*error);
  if (command.summary_of) return sum_up(command);
  if (!command.merge.empty()) return merge(command);
  if (const auto error = check_request(command)) return fail(*error);
  if (command.standings) return check_files(command);
  command.engines.edition = command.ranges.least.edition;
  if (command.engines.names.empty()) command.engines.names = default_engines(command.engines.edition);
  Result<campaign::Engines> engines = make_engines(command.engines);
  if (!engines) return fail(engines.error());

  CampaignRun run;
  run.plan = {command.seed, command.ranges, command.shapes, command.decisive};
  if (command.prove) run.plan.prove = prove_and_verify;
  if (command.check) run.plan.check = check_answer;
  if (run.plan.shapes.empty()) run.plan.shapes.push_back(campaign::played);
  run.identity = identity_of(command, run.plan, *engines);
  run.engines = std::move(engines).value();
  run.shard = command.shard.value_or(Shard{});
  if (command.only) run.only = static_cast<std::uint64_t>(*command.only);
  run.database = command.database;
  run.disputes = command.failures;
  run.jobs = platform::jobs_of(command.jobs);
  const Result<CampaignEnd> end = run_campaign(run);
  if (!end) return fail(end.error());
  platform::print_to_stderr(format_throughput(end->rounds, end->seconds, run.jobs));
  const platform::ExitCode code = conclude(command, run.identity, end->summary);
  if (end->interrupted) {
    platform::print_to_stderr(command.database ? "bloesem: interrupted; run the same command to continue\n"
                                               : "bloesem: interrupted\n");
    platform::Interrupt::follow_signal();
  }
  return code;
}

// Parses "0/4".
Shard read_shard(const std::string& option, std::string_view text) {
  const std::vector<std::string_view> parts = service::split_list(text, '/');
  if (parts.size() != 2) refuse_value(option, text, "a part and the number of parts: 0/4 to 3/4");
  Shard shard;
  shard.count = static_cast<std::uint64_t>(number_between(option, parts[1], 1, max_shards));
  shard.number =
      static_cast<std::uint64_t>(number_between(option, parts[0], 0, static_cast<int>(shard.count) - 1));
  return shard;
}

void read_shape(const std::string& option, std::string_view text, std::vector<campaign::ShapeIndex>& shapes) {
  const std::vector<std::string>& names = campaign::shape_names();
  const auto found = std::find(names.begin(), names.end(), text);
  if (service::same_word(text, "all")) {
    for (std::size_t i = 0; i < names.size(); ++i) shapes.push_back(static_cast<campaign::ShapeIndex>(i));
  } else if (found != names.end()) {
    shapes.push_back(static_cast<campaign::ShapeIndex>(found - names.begin()));
  } else {
    refuse_value(option, text, service::joined(names, ", ", ", ") + " or all");
  }
}

void add_text(Grammar& grammar, const std::string& name, const std::string& type,
              std::optional<std::string>& target, std::string_view help) {
  grammar
      .add_option_function<std::string>(
          name, [&target](const std::string& text) { target = as_typed(text); }, help)
      ->type_name(type);
}

void add_what_to_play(Grammar& grammar, CampaignCommand& command) {
  add_number(grammar, "--tournaments", 1, max_tournaments, command.tournaments, "Number of random tournaments");
  add_seed_option(grammar, command.seed, "Seed of the campaign, from which each tournament's seed is derived");
  add_number(grammar, "--only", 0, max_tournaments, command.only,
             "Play only tournament N of the campaign, from 0");
  add_rules_options(grammar, command.rules, RulesFrom::Nothing);
  add_list(
      grammar, "--shape", "NAME,...",
      "Kinds of tournaments: " + service::joined(campaign::shape_names(), ", ", ", ") +
          " or all; default: played, from the first round on; the others are single positions",
      [&command](const std::string& name, std::string_view item) { read_shape(name, item, command.shapes); });
  add_knob_options(grammar, command.ranges, [&command](const generator::Knob& knob, const std::string& text) {
    if (!generator::read_range(knob, text, command.ranges))
      refuse_value("--" + std::string(knob.name), text, generator::expected_range(knob));
    command.asked.push_back(&knob);
  });
}

void add_engines(Grammar& grammar, CampaignCommand& command) {
  add_list(grammar, "--engines", "NAME,NAME",
           "The engines to compare: two of " + service::joined(engine_names(), ", ", " and ") +
               "; default: matching, and sequence where it knows the system, else literal",
           [&command](const std::string&, std::string_view item) { command.engines.names.emplace_back(item); });
  add_against_options(grammar, command.engines.against);
  const auto read_budget = [&command](const std::string& text) {
    command.engines.budget = static_cast<std::uint64_t>(number_between("--budget", text, 1, max_steps));
  };
  grammar
      .add_option_function<std::string>("--budget", read_budget,
                                        "Steps after which the sequence engine gives up on a round; default: " +
                                            std::to_string(command.engines.budget))
      ->type_name("N");
  grammar.add_flag("--prove", command.prove,
                   "Also prove each round that the matching engine pairs, and verify the proof");
  grammar.add_flag("--check", command.check,
                   "Prove each answer of a solver at once, and stop at the first one that is wrong");
  add_number(grammar, "--decisive", 0, 1'000'000, command.decisive,
             "Test one round in N for the rules that decide it; default: none");
  add_list(
      grammar, "--decisive-rules", "NAME,...", "Test only these rules, like C.7,E.3; default: all",
      [&command](const std::string&, std::string_view item) { command.engines.varied.emplace_back(item); });
}

void add_files(Grammar& grammar, CampaignCommand& command) {
  add_text(
      grammar, "--standings", "LIST", command.standings,
      "Instead, write each tournament with ranks by this list, read it back, and check pairings and ranks");
  add_text(grammar, "--database", "FILE", command.database,
           "Save every round in an SQLite file; continue if the file exists");
  add_text(grammar, "--failures", "DIR", command.failures,
           "Reduce the first ten differences to the smallest example, and write them to this folder");
  grammar
      .add_option_function<std::string>(
          "--shard", [&command](const std::string& text) { command.shard = read_shard("--shard", text); },
          "Play only part I of N parts, from 0")
      ->type_name("I/N");
  add_number(grammar, "--jobs", 1, platform::max_jobs, command.jobs,
             "Number of tournaments played in parallel; default: the number of hardware threads");
  add_text_or_json(grammar, command.json);
  add_text(grammar, "--summary", "FILE", command.summary_of, "Play nothing; summarise a database");
  grammar
      .add_option_function<std::vector<std::string>>(
          "--merge",
          [&command](const std::vector<std::string>& names) {
            for (const std::string& name : names) command.merge.push_back(as_typed(name));
          },
          "Play nothing; merge the databases of parts into -o")
      ->type_name("FILE");
  grammar
      .add_option("-o,--output", command.output,
                  "Write the summary here instead of standard output (-); with --merge, the database")
      ->type_name("OUT");
}

}  // namespace

Command add_campaign_command(Grammar& program) {
  Grammar& grammar =
      *program.add_subcommand("campaign", "Compare two engines on every round of random tournaments");
  const auto command = std::make_shared<CampaignCommand>();
  add_what_to_play(grammar, *command);
  add_engines(grammar, *command);
  add_files(grammar, *command);
  command->grammar = &grammar;
  grammar.footer(campaign_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
