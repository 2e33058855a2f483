#include "engine/cli/pair_command.hpp"

#include <memory>
#include <string>

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
  Format format = Format::Pairs;
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

ExitCode fail(const std::string& subject, const Error& error) {
  complain(error_line(subject, visible(error.message)));
  return exit_code_of(error.code);
}

ExitCode refuse(const PairCommand& command, const Tournament& tournament, const PairOptions& options,
                Error error) {
  if (error.code == ErrorCode::NoValidPairing) error.message = std::string(no_valid_pairing) + error.message;
  error.message += advice(error, tournament, options);
  return fail(display_name(command.input), error);
}

ExitCode write(const PairCommand& command, const std::string& text) {
  const std::optional<Error> error = write_output(command.output, text);
  return error ? fail("bloesem", *error) : ExitCode::Done;
}

ExitCode run(const PairCommand& command) {
  if (same_file(command.input, command.output)) {
    return fail("bloesem", {.code = ErrorCode::InvalidInput,
                            .message = "the output " + command.output + " would replace the input"});
  }
  const LoadedFile loaded = load_tournament(command.input, load_request(command.request, trf::Purpose::Pair));
  complain(loaded.messages);
  if (!loaded.tournament) return loaded.code;
  const Tournament& tournament = *loaded.tournament;
  const Result<PairOptions> options = pair_options(command.request, tournament, loaded.edition);
  if (!options) return fail(display_name(command.input), options.error());
  const Result<RoundPairing> pairing = pair_round(tournament, *options);
  if (!pairing) return refuse(command, tournament, *options, pairing.error());
  if (command.request.verbose) complain(format_record(tournament, *pairing));
  return write(command, format(command, tournament, *pairing, loaded.edition));
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
  add_choice<Format>(grammar, "--format",
                     {{"pairs", Format::Pairs}, {"table", Format::Table}, {"json", Format::Json}},
                     command->format, "What to write; default: pairs");
  add_tournament_options(grammar, command->request);
  add_round_options(grammar, command->request);
  grammar.add_flag("--verbose", command->request.verbose, "Tell on standard error how the round came about");
  grammar.footer(examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
