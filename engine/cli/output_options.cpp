#include "engine/cli/output_options.hpp"

#include <optional>

#include "engine/cli/option_values.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"

namespace bloesem::cli {

void add_output_option(Grammar& command, std::string& output) {
  output = platform::standard_stream;
  command.add_option("-o,--output", output, "Write here instead of standard output (-)")->type_name("OUT");
}

void add_text_or_json(Grammar& command, bool& json, std::string_view help) {
  add_choice<bool>(command, "--format", {{"text", false}, {"json", true}}, json, help);
  add_json_flag(command, json, true);
}

void add_report_as_json(Grammar& command, bool& json) {
  add_text_or_json(command, json, "Report on what was done: as text (default), or as JSON on standard output");
}

std::optional<Error> refuse_json_beside(const std::string& output, bool json) {
  if (!json || output != platform::standard_stream) return std::nullopt;
  return service::refusal(
      "--format json writes its report to standard output, which the file already uses: write the file "
      "elsewhere");
}

void add_into_option(Grammar& command, std::string& file, std::string& into, std::string_view help) {
  Option* const input = command.get_option("FILE");
  const auto read = [&file, &into, input](const std::string& name) {
    if (input->count() == 0 && !name.empty()) {
      file = name;
      input->required(false);
    }
    into = name.empty() ? file : name;
  };
  command.add_option_function<std::string>("-i,--into", read, std::string(help) + "; without NEW: FILE itself")
      ->expected(0, 1)
      ->type_name("NEW");
}

platform::ExitCode refuse_to_replace(const std::string& input, const std::string& output) {
  if (!platform::same_file(input, output)) return platform::ExitCode::Done;
  return platform::fail(platform::ExitCode::BadInput,
                        "the output " + platform::display_name(output) + " would replace the input");
}

void report_written(const std::string& path, const std::string& what) {
  if (path != platform::standard_stream)
    platform::print_to_stderr(platform::display_name(path) + ": " + what + '\n');
}

}  // namespace bloesem::cli
