#include "engine/cli/convert_command.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/cli/failure.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/load_tournament.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/terminal.hpp"
#include "trf/convert.hpp"

namespace bloesem::cli {

namespace {

struct ConvertCommand {
  std::string file;
  std::string output{standard_stream};
  std::optional<trf::Target> target;
  bool recompute = false;
};

constexpr const char* examples = R"(Examples:
  bloesem convert open.trf --to trfx -o javafo.trf     for JaVaFo
  bloesem convert open.trf --to trfbx -o bbp.trf       for bbpPairings
  bloesem convert open.trf --to trf16                  for the rating officer
What the dialect cannot say is told on standard error.)";

ExitCode run(const ConvertCommand& command) {
  const std::string file = display_name(command.file);
  trf::ReadOptions reading;
  reading.recompute_points = command.recompute;
  LoadedFile loaded = load_report(command.file, reading);
  // Only FIDE's own records say that points are to be computed.
  if (loaded.tournament && *command.target != trf::Target::Trf16) accelerate_as_stated(command.file, loaded);
  complain(loaded.messages);
  if (!loaded.tournament || loaded.code != ExitCode::Done) return loaded.code;
  const trf::Conversion conversion =
      convert(std::move(loaded.document), *loaded.tournament, loaded.by_position, *command.target);
  for (const std::string& loss : conversion.losses) complain(file + ": warning: " + loss + '\n');
  const std::optional<Error> error = write_output(command.output, conversion.document.to_bytes());
  return error ? fail("bloesem", *error) : ExitCode::Done;
}

}  // namespace

Command add_convert_command(CLI::App& program) {
  CLI::App& grammar =
      *program.add_subcommand("convert", "Write a tournament in another dialect of the report file");
  const auto command = std::make_shared<ConvertCommand>();
  grammar.add_option("FILE", command->file, "Tournament report file (TRF); - reads standard input")
      ->required()
      ->type_name("");
  add_choice<trf::Target>(
      grammar, "--to",
      {{"trf16", trf::Target::Trf16}, {"trfx", trf::Target::Trfx}, {"trfbx", trf::Target::Trfbx}},
      command->target, "Dialect: FIDE's of 2016, JaVaFo's or bbpPairings'")
      ->required();
  grammar.add_option("-o,--output", command->output, "Write here instead of standard output (-)")
      ->type_name("OUT");
  grammar.add_flag("--recompute", command->recompute,
                   "Compute the points from the results where the file contradicts them");
  grammar.footer(examples);
  return {&grammar, [command] { return run(*command); }};
}

}  // namespace bloesem::cli
