#include "engine/cli/convert_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/cli/conversion.hpp"
#include "engine/cli/failure.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/load_tournament.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/pairing_request.hpp"
#include "engine/cli/terminal.hpp"
#include "trf/writer.hpp"

namespace bloesem::cli {

namespace {

struct ConvertCommand {
  std::string file;
  std::string output{standard_stream};
  std::optional<OutputFormat> target;
  std::optional<trf::FileFormat> input_format;
  bool recompute = false;
};

constexpr const char* examples = R"(Examples:
  bloesem convert open.trf --to trfx -o javafo.trf     for JaVaFo
  bloesem convert open.trf --to trfbx -o bbp.trf       for bbpPairings
  bloesem convert open.trf --to trf16                  for the rating officer
  bloesem convert open.trf --to json -o open.json      for other programs
What the dialect cannot say is told on standard error.)";

ExitCode run(const ConvertCommand& command) {
  const std::string file = display_name(command.file);
  trf::ReadOptions reading;
  reading.recompute_points = command.recompute;
  LoadedFile loaded = load_report(command.file, reading, command.input_format);
  // Only FIDE's own records say that points are to be computed.
  const bool states_order = *command.target == OutputFormat::Trf16 || *command.target == OutputFormat::Wide;
  if (loaded.tournament && !states_order) accelerate_as_stated(command.file, loaded);
  complain(loaded.messages);
  if (!loaded.tournament || loaded.code != ExitCode::Done) return loaded.code;
  const Result<trf::Written> conversion = converted(loaded, *command.target);
  if (!conversion) return fail(file, conversion.error());
  for (const std::string& loss : conversion->losses) complain(file + ": warning: " + loss + '\n');
  const std::optional<Error> error = write_output(command.output, conversion->text);
  return error ? fail("bloesem", *error) : ExitCode::Done;
}

}  // namespace

Command add_convert_command(CLI::App& program) {
  CLI::App& grammar = *program.add_subcommand(
      "convert", "Write a tournament in another dialect of the report file, or as JSON or CSV");
  const auto command = std::make_shared<ConvertCommand>();
  grammar.add_option("FILE", command->file, "Tournament file: TRF, JSON or CSV; - reads standard input")
      ->required()
      ->type_name("");
  add_choice<OutputFormat>(grammar, "--to", names_of_output_formats(), command->target, output_format_help)
      ->required();
  add_input_format_option(grammar, command->input_format);
  grammar.add_option("-o,--output", command->output, "Write here instead of standard output (-)")
      ->type_name("OUT");
  grammar.add_flag("--recompute", command->recompute,
                   "Compute the points from the results where the file contradicts them");
  grammar.footer(examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
