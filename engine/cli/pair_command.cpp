#include "engine/cli/pair_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/checklist.hpp"
#include "engine/cli/failure.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/format_checklist.hpp"
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
  std::string checklist;  // empty: none
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
  return fail(display_name(command.input), error);
}

// Outputs must not meet each other nor the input.
std::optional<Error> refuse_clash(const PairCommand& command) {
  std::string victim;
  if (same_file(command.input, command.output))
    victim = "the output " + command.output + " would replace the input";
  if (!command.checklist.empty()) {
    const std::string list = "the checklist " + command.checklist;
    if (same_file(command.input, command.checklist)) victim = list + " would replace the input";
    if (same_target(command.output, command.checklist)) victim = list + " goes where the pairing goes";
  }
  if (victim.empty()) return std::nullopt;
  return Error{.code = ErrorCode::InvalidInput, .message = victim};
}

// The pairing, and the checklist if there is to be one: both or none.
ExitCode write(const PairCommand& command, const Tournament& tournament, const PairOptions& options,
               const RoundPairing& pairing) {
  const std::string text = format(command, tournament, pairing, options.edition);
  std::vector<Output> outputs{{command.output, text}};
  std::string list;
  if (!command.checklist.empty()) {
    const Result<Checklist> facts = checklist(tournament, options, pairing);
    if (!facts) return fail(display_name(command.input), facts.error());
    list = format_checklist(tournament, *facts, pairing, options.edition);
    outputs.push_back({command.checklist, list});
  }
  const std::optional<Error> error = write_outputs(outputs);
  return error ? fail("bloesem", *error) : ExitCode::Done;
}

ExitCode run(const PairCommand& command) {
  if (const std::optional<Error> error = refuse_clash(command)) return fail("bloesem", *error);
  const LoadedFile loaded = load_tournament(command.input, load_request(command.request, trf::Purpose::Pair));
  complain(loaded.messages);
  if (!loaded.tournament) return loaded.code;
  const Tournament& tournament = *loaded.tournament;
  const Result<PairOptions> options = pair_options(command.request, tournament, loaded.edition);
  if (!options) return fail(display_name(command.input), options.error());
  const Result<RoundPairing> pairing = pair_round(tournament, *options);
  if (!pairing) return refuse(command, tournament, *options, pairing.error());
  if (command.verbose) complain(format_record(tournament, *pairing));
  return write(command, tournament, *options, *pairing);
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
  grammar.add_option("--checklist", command->checklist, "Write also a checklist of the round, with reasons")
      ->type_name("OUT");
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
