#include "engine/cli/generate_command.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/standings/tie_break.hpp"
#include "engine/as_paired.hpp"
#include "engine/cli/knob_options.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/generator/generate.hpp"
#include "engine/generator/imitate.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/platform/files/staged_folder.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/json/indented_json.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/service/conversion.hpp"
#include "engine/service/generate/config_file.hpp"
#include "engine/service/generate/generated_report.hpp"
#include "engine/service/generate/recipe.hpp"
#include "engine/service/hints.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/standings/pairing_ranking.hpp"

namespace bloesem::cli {

namespace {

using generator::Knob;

constexpr int max_files = 1'000'000;

struct GenerateCommand {
  std::string output{platform::standard_stream};
  std::optional<int> count;
  std::uint64_t seed = 0;
  service::Rules rules;
  EditionChoice choice;  // chosen by `rules`
  service::OutputFormat target = service::OutputFormat::Trf16;
  std::string config;
  std::optional<service::ConfigDialect> dialect;
  std::string model;
  std::string tie_breaks;
  service::RankList list;  // parsed from tie_breaks
  bool json = false;
  std::vector<std::pair<const Knob*, std::string>> knobs;
};

constexpr const char* generate_examples = R"(Examples:
  bloesem generate --seed 7 -o one.trf                           with the default ranges
  bloesem generate --seed 7 --players 30 --rounds 9              30 players, 9 rounds
  bloesem generate --seed 7 --count 1000 -o many --players 2-14 --rounds 1-13
  bloesem generate --seed 7 --to trf26 --tiebreaks BH/C1,SB,DE   with ranks by these tie-breaks
  bloesem generate --seed 7 --model open.trf --half-byes 100     like open.trf, except for the byes
A RANGE is a number, or two with a dash between them; each tournament draws its own number from it. Record 012 states
the seed: with it and the same options, one tournament of many can be generated again.)";

// ---- what is asked for

// Returns nothing after reporting a problem, with the exit code in `code`.
std::optional<service::Recipe> configured(const GenerateCommand& command, platform::ExitCode& code) {
  if (command.config.empty()) return service::Recipe();
  const std::string name = platform::display_name(command.config);
  const Result<std::string> bytes = platform::read_input(command.config);
  if (!bytes) {
    code = platform::fail(name, bytes.error());
    return std::nullopt;
  }
  Result<service::Configuration> configuration =
      service::read_config(*bytes, command.dialect.value_or(service::ConfigDialect::Bbp), name);
  if (!configuration) {
    platform::print_to_stderr(configuration.error().message + '\n');
    code = platform::ExitCode::BadInput;
    return std::nullopt;
  }
  if (!command.dialect) {
    for (const std::string& warning : configuration->warnings)
      platform::print_to_stderr(warning + " (--config-dialect)\n");
  }
  return std::move(configuration->recipe);
}

// Hints would be wrong here: the options describe the tournaments to generate, not the model.
platform::ExitCode take_model(const std::string& path, service::Recipe& recipe) {
  const service::LoadedFile loaded =
      service::load_report(path, {.purpose = trf::Purpose::Check, .needs_players = true}, service::no_hints);
  platform::print_to_stderr(loaded.messages);
  if (!loaded.tournament || loaded.code != platform::ExitCode::Done) return loaded.code;
  recipe.imitate(generator::imitate(*loaded.tournament));
  return platform::ExitCode::Done;
}

// Options take precedence over the configuration, and both over the model.
platform::ExitCode take_options(const GenerateCommand& command, service::Recipe& recipe) {
  for (const auto& [knob, text] : command.knobs) {
    if (knob->value == &generator::Settings::rounds && has_table(command.choice.edition))
      return platform::fail("bloesem",
                            {.code = ErrorCode::InvalidInput,
                             .message = "--rounds: " + std::string(title_of(command.choice.edition)) +
                                        " has the rounds of its table; --cycles repeats it"});
    if (!recipe.set(*knob, text)) {
      return platform::fail("bloesem", {.code = ErrorCode::InvalidInput,
                                        .message = "--" + std::string(knob->name) + ": found '" + text +
                                                   "', expected " + expected_range(*knob)});
    }
  }
  if (!command.model.empty()) {
    const platform::ExitCode code = take_model(command.model, recipe);
    if (code != platform::ExitCode::Done) return code;
  }
  const std::optional<Error> error = recipe.settle();
  return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
}

// ---- what is made of it

struct Made {
  std::string text;
  std::uint64_t seed = 0;
  std::size_t players = 0;
  int rounds = 0;
  std::string stopped;
};

// Collects the files and their seeds for --format json. Seeds are strings, because many programs cannot
// represent all 64-bit numbers.
class MadeList {
 public:
  explicit MadeList(bool wanted) : wanted_(wanted) {
    json_.begin('{');
    json_.member("schema", render::json_schema);
    json_.key("tournaments");
    json_.begin('[');
  }

  void add(const std::string& file, const Made& made) {
    if (!wanted_) return;
    json_.value({{"file", file},
                 {"seed", std::to_string(made.seed)},
                 {"players", made.players},
                 {"rounds", made.rounds},
                 {"stopped", made.stopped.empty() ? trf::Json(nullptr) : trf::Json(made.stopped)}});
  }

  // Returns the JSON text, or an empty text if it is not wanted.
  [[nodiscard]] std::string take() {
    if (!wanted_) return "";
    json_.end(']');
    json_.end('}');
    return json_.take();
  }

 private:
  bool wanted_;
  render::IndentedJson json_;
};

Result<Made> make(const GenerateCommand& command, const service::Recipe& recipe, std::uint64_t seed) {
  generator::Settings settings = recipe.settings(seed);
  settings.edition = command.choice.edition;
  settings.readings = command.choice.readings;
  const auto pair = service::pairing_by(command.choice, command.list);
  if (!pair) return pair.error();
  const Result<generator::Generated> generated = generator::generate(settings, seed, {}, *pair);
  if (!generated) return generated.error();
  Result<std::string> text = service::generated_report(*generated, settings, command.target, command.list);
  if (!text) return text.error();
  const Tournament& tournament = generated->tournament;
  const int rounds = tournament.rounds_played / columns_of_a_round(settings.edition);
  return Made{std::move(text).value(), seed, tournament.players.size(), rounds, generated->stopped};
}

std::uint64_t seed_of(const GenerateCommand& command, int number) {
  return command.count ? generator::derive(command.seed, static_cast<std::uint64_t>(number) - 1) : command.seed;
}

// Checks everything that can fail before the first tournament is played, which may take hours.
std::optional<Error> refuse_before_playing(const GenerateCommand& command, const service::Recipe& recipe) {
  if (std::optional<Error> error = service::refuse_list(command.list, command.target)) return error;
  for (int number = 1; number <= command.count.value_or(1); ++number) {
    const generator::Settings settings = recipe.settings(seed_of(command, number));
    if (std::optional<Error> error = service::refuse_size(settings, command.target)) return error;
  }
  return std::nullopt;
}

platform::ExitCode make_one(const GenerateCommand& command, const service::Recipe& recipe) {
  const Result<Made> made = make(command, recipe, command.seed);
  if (!made) return platform::fail("bloesem", made.error());
  MadeList list(command.json);
  list.add(platform::display_name(command.output), *made);
  const std::string json = list.take();
  std::vector<platform::Output> outputs{{command.output, made->text}};
  if (command.json) outputs.push_back({std::string(platform::standard_stream), json});
  if (const std::optional<Error> error = platform::write_outputs(outputs))
    return platform::fail("bloesem", *error);
  report_written(command.output,
                 counted(made->players, "player") + " and " + counted(made->rounds, "round") + " written");
  if (!made->stopped.empty())
    platform::print_to_stderr("bloesem: warning: the tournament ends early: " + made->stopped + '\n');
  return platform::ExitCode::Done;
}

std::string_view extension_of(service::OutputFormat format) noexcept {
  switch (format) {
    case service::OutputFormat::Json: return ".json";
    case service::OutputFormat::Csv: return ".csv";
    default: return ".trf";
  }
}

// Returns "0042.trf", with as many digits as the last number needs.
std::string file_name(int number, int count, service::OutputFormat format) {
  const std::size_t width = std::max<std::size_t>(4, std::to_string(count).size());
  const std::string digits = std::to_string(number);
  return std::string(width - std::min(width, digits.size()), '0').append(digits).append(extension_of(format));
}

platform::ExitCode make_many(const GenerateCommand& command, const service::Recipe& recipe) {
  platform::StagedFolder folder(command.output);
  std::optional<Error> error = folder.prepare();
  MadeList list(command.json);
  int stopped = 0;
  for (int number = 1; !error && number <= *command.count; ++number) {
    const Result<Made> made = make(command, recipe, seed_of(command, number));
    if (!made) return platform::fail("bloesem", made.error());
    const std::string name = file_name(number, *command.count, command.target);
    error = folder.add(name, made->text);
    list.add(platform::name_of(platform::path_of(command.output) / name), *made);
    stopped += made->stopped.empty() ? 0 : 1;
  }
  // Written while the files are staged: if the report fails, no file appears.
  if (!error && command.json)
    error = platform::write_output(std::string(platform::standard_stream), list.take());
  if (!error) error = folder.put();
  if (error) return platform::fail("bloesem", *error);
  report_written(command.output, counted(*command.count, "tournament") + " written");
  if (stopped > 0) {
    platform::print_to_stderr(
        "bloesem: warning: " + std::to_string(stopped) + " of " + std::to_string(*command.count) +
        (stopped == 1 ? " tournaments ends" : " tournaments end") + " early: no valid pairing exists\n");
  }
  return platform::ExitCode::Done;
}

std::optional<Error> problem_with_names(const GenerateCommand& command) {
  const auto refuse = [](std::string message) {
    return Error{.code = ErrorCode::InvalidInput, .message = std::move(message)};
  };
  if (command.count && command.output == platform::standard_stream)
    return refuse("--count: expected a folder (-o)");
  if (std::optional<Error> error = refuse_json_beside(command.output, command.json)) return error;
  if (command.config == platform::standard_stream && command.model == platform::standard_stream)
    return refuse("standard input (-) can be read only once");
  for (const std::string& input : {command.config, command.model}) {
    if (platform::same_file(input, command.output))
      return refuse("the output " + command.output + " would replace the input");
  }
  return std::nullopt;
}

platform::ExitCode run(GenerateCommand& command) {
  if (const std::optional<Error> error = problem_with_names(command)) return platform::fail("bloesem", *error);
  const Result<EditionChoice> choice = rules_without_event(command.rules);
  if (!choice) return platform::fail("bloesem", choice.error());
  command.choice = *choice;
  if (!command.tie_breaks.empty()) {
    Result<service::RankList> list = standings::parse_tie_breaks(command.tie_breaks);
    if (!list) return platform::fail("bloesem", list.error());
    command.list = std::move(list).value();
  }
  platform::ExitCode code = platform::ExitCode::Done;
  std::optional<service::Recipe> recipe = configured(command, code);
  if (!recipe) return code;
  code = take_options(command, *recipe);
  if (code != platform::ExitCode::Done) return code;
  if (const std::optional<Error> error = refuse_before_playing(command, *recipe))
    return platform::fail("bloesem", *error);
  return command.count ? make_many(command, *recipe) : make_one(command, *recipe);
}

}  // namespace

Command add_generate_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("generate", "Generate random tournaments, paired by the rules");
  const auto command = std::make_shared<GenerateCommand>();
  add_seed_option(grammar, command->seed, "Random seed; the same seed gives the same output")->required();
  grammar
      .add_option("-o,--output", command->output,
                  "Write here instead of standard output (-); with --count a folder")
      ->type_name("OUT");
  add_report_as_json(grammar, command->json);
  add_number(grammar, "--count", 1, max_files, command->count,
             "Number of tournaments, written to a new folder");
  add_rules_options(grammar, command->rules, RulesFrom::Nothing);
  add_choice<service::OutputFormat>(grammar, "--to", service::names_of_output_formats(), command->target,
                                    service::output_format_help);
  grammar.add_option("--config", command->config, "Configuration file of another generator")->type_name("FILE");
  add_choice<service::ConfigDialect>(
      grammar, "--config-dialect",
      {{"bbp", service::ConfigDialect::Bbp}, {"javafo", service::ConfigDialect::JaVaFo}}, command->dialect,
      "Format of the configuration file: bbpPairings' or JaVaFo's");
  grammar.add_option("--model", command->model, "A tournament to imitate")->type_name("FILE");
  grammar
      .add_option("--tiebreaks", command->tie_breaks,
                  "Rank the players by this list, and write it to record 212; default: rank by points")
      ->type_name("TIEBREAKS");
  const auto keep = [command](const Knob& knob, const std::string& text) {
    command->knobs.emplace_back(&knob, text);
  };
  add_knob_options(grammar, generator::usual_ranges(), keep);
  grammar.footer(generate_examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
