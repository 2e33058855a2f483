// Options about the destination and the format of output, the same in every command that has them.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// Adds -o, --output.
void add_output_option(Grammar& command, std::string& output);

// Adds --format text|json, and --json as a synonym for --format json.
void add_text_or_json(Grammar& command, bool& json, std::string_view help = "Output format; default: text");

// Adds the same options to a command that writes files; JSON then describes them on standard output.
void add_report_as_json(Grammar& command, bool& json);
// Returns InvalidInput if standard output is already taken by the file.
[[nodiscard]] std::optional<Error> refuse_json_beside(const std::string& output, bool json);

// Adds --json as a synonym for --format json to a command that has --format.
template <class Form>
void add_json_flag(Grammar& command, Form& form, Form json) {
  command
      .add_flag_callback(
          "--json", [&form, json] { form = json; }, "The same as --format json")
      ->excludes(command.get_option("--format"));
}

// Adds -i, --into NEW: the tournament file to be written. If NEW is missing, or only NEW is given, it is
// the command's FILE, whose option must have been added before.
void add_into_option(Grammar& command, std::string& file, std::string& into, std::string_view help);

// Returns BadInput, after an error message, if the output would replace an input.
[[nodiscard]] platform::ExitCode refuse_to_replace(const std::string& input, const std::string& output);

// Prints "open.trf: WHAT" on standard error after the file has been written; nothing for standard output.
void report_written(const std::string& path, const std::string& what);

}  // namespace bloesem::cli
