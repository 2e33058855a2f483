#include "engine/cli/pair_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/complaint.hpp"
#include "engine/cli/event/event.hpp"
#include "engine/cli/event/round_record.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/format_json.hpp"
#include "engine/cli/format_pairs.hpp"
#include "engine/cli/format_record.hpp"
#include "engine/cli/format_table.hpp"
#include "engine/cli/load_tournament.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/pairing_request.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

enum class Format { Pairs, Table, Json };

struct PairCommand {
  std::string input;
  std::string output{standard_stream};
  std::string into;  // empty: the tournament file is not continued
  Format format = Format::Pairs;
  bool verbose = false;
  PairingRequest request;
};

constexpr const char* examples = R"(Examples:
  bloesem pair open.trf                        the coming round, on standard output
  bloesem pair open.trf -o open.man            the same into a file
  bloesem pair open.trf --format table         with names, ratings and points
  bloesem pair open.trf --rules 2016 --rounds 9 --initial-colour W
  bloesem pair open.trf --absent 4,7 --forbid 3-9
  bloesem pair open.trf --into open.trf        and write the round into the tournament file
  bloesem pair open.trf --round 3              round 3 again, from rounds 1 and 2
  cat open.trf | bloesem pair - --format json)";

std::string format(const PairCommand& command, const Tournament& tournament, const RoundPairing& pairing,
                   Edition edition) {
  switch (command.format) {
    case Format::Pairs: break;
    case Format::Table: return format_table(tournament, pairing, edition);
    case Format::Json: return format_json(tournament, pairing, edition);
  }
  return format_pairs(tournament, pairing);
}

ExitCode refuse(const PairCommand& command, const Tournament& tournament, const PairOptions& options,
                Error error) {
  if (error.code == ErrorCode::NoValidPairing) error.message = std::string(no_valid_pairing) + error.message;
  error.message += advice(error, tournament, options);
  return complain_about(display_name(command.input), error);
}

std::optional<Error> refuse_files(const PairCommand& command) {
  const auto refuse_output = [](const std::string& name, const std::string& why) {
    return Error{.code = ErrorCode::InvalidInput, .message = "the output " + name + why};
  };
  if (same_file(command.input, command.output)) return refuse_output(command.output, " would replace the input");
  if (command.into.empty()) return std::nullopt;
  if (command.into == standard_stream) return refuse_output("of --into", " must be a file");
  if (command.into == command.output || same_file(command.into, command.output)) {
    return refuse_output(command.output, " and that of --into are the same file");
  }
  return std::nullopt;
}

// The tournament file with the new round in it.
Result<std::string> continued(const PairCommand& command, Event& event, const RoundPairing& pairing,
                              const PairOptions& options) {
  if (command.request.rounds) event.write_rounds(*command.request.rounds);
  if (command.request.initial_colour) event.write_initial_colour(*command.request.initial_colour);
  write_round(event, pairing, options.absent);
  return event.to_bytes();
}

ExitCode write(const PairCommand& command, const std::string& text, const std::string& continued_file) {
  std::vector<Output> outputs{{command.output, text}};
  if (!command.into.empty()) outputs.push_back({command.into, continued_file});
  const std::optional<Error> error = write_outputs(outputs);
  return error ? complain_about("bloesem", *error) : ExitCode::Done;
}

ExitCode run(const PairCommand& command) {
  if (const std::optional<Error> error = refuse_files(command)) return complain_about("bloesem", *error);
  LoadedFile loaded = load_tournament(command.input, load_request(command.request, trf::Purpose::Pair));
  complain(loaded.messages);
  if (!loaded.tournament) return loaded.code;
  const std::string file = display_name(command.input);
  const Tournament& tournament = *loaded.tournament;
  const Result<PairOptions> options = pair_options(command.request, tournament, loaded.edition);
  if (!options) return complain_about(file, options.error());
  Event event(std::move(loaded.document), tournament);
  if (!command.into.empty()) {
    if (const auto error = refuse_to_continue(event, command.request.round)) return complain_about(file, *error);
  }
  const Result<RoundPairing> pairing = pair_round(tournament, *options);
  if (!pairing) return refuse(command, tournament, *options, pairing.error());
  if (command.verbose) complain(format_record(tournament, *pairing));
  std::string with_round;
  if (!command.into.empty()) {
    const Result<std::string> bytes = continued(command, event, *pairing, *options);
    if (!bytes) return complain_about(file, bytes.error());
    with_round = *bytes;
    complain(event.notes().empty() ? "" : file + ": note: " + event.notes());
  }
  return write(command, format(command, tournament, *pairing, loaded.edition), with_round);
}

}  // namespace

Command add_pair_command(CLI::App& program) {
  CLI::App& grammar = *program.add_subcommand("pair", "Pair one round of a tournament");
  const auto command = std::make_shared<PairCommand>();
  grammar.add_option("FILE", command->input, "Tournament report file (TRF); - reads standard input")
      ->required()
      ->type_name("");
  grammar.add_option("-o,--output", command->output, "Write here instead of standard output (-)")
      ->type_name("OUT");
  grammar.add_option("--into", command->into, "Write the tournament with the new round here; may be FILE itself")
      ->type_name("NEW");
  add_choice<Format>(grammar, "--format",
                     {{"pairs", Format::Pairs}, {"table", Format::Table}, {"json", Format::Json}},
                     command->format, "What to write; default: pairs");
  add_tournament_options(grammar, command->request);
  add_round_options(grammar, command->request);
  grammar.add_flag("--verbose", command->verbose, "Tell on standard error how the round came about");
  grammar.footer(examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
