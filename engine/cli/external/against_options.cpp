#include "engine/cli/external/against_options.hpp"

#include "engine/cli/option_values.hpp"

namespace bloesem::cli {

void add_against_options(Grammar& command, AgainstRequest& request) {
  Option* against =
      command
          .add_option_function<std::string>(
              "--against", [&request](const std::string& line) { request.command = as_typed(line); },
              "Judge the pairing of another program: its command line, with {in} for the tournament and {out} "
              "for the pairing (default: its standard output)")
          ->type_name("CMD");
  Option* timeout = add_number(command, "--timeout", 1, longest_time_limit, request.timeout,
                               "Time limit in seconds for the other program to pair a round; default: 60");
  Option* dialect = add_choice<trf::Target>(
      command, "--dialect",
      {{"trf16", trf::Target::Trf16},
       {"trf26", trf::Target::Trf26},
       {"trfx", trf::Target::Trfx},
       {"trfbx", trf::Target::Trfbx}},
      request.dialect, "Dialect of the tournament file for the other program; default: trfbx");
  timeout->needs(against);
  dialect->needs(against);
}

Result<std::optional<service::ExternalEngine>> engine_of(const AgainstRequest& request) {
  if (!request.command) return std::optional<service::ExternalEngine>{};
  Result<service::ExternalEngine> engine = service::ExternalEngine::from_command_line(
      *request.command, std::chrono::seconds(request.timeout), request.dialect);
  if (!engine) return Error{engine.error().code, "--against: " + engine.error().message, {}};
  return std::optional(*std::move(engine));
}

}  // namespace bloesem::cli
