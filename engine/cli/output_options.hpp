// Options about where the output goes and what it is, the same in every command that has them.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// -o, --output; standard output unless it is given.
void add_output_option(Grammar& command, std::string& output);

// --format text|json, and --json for the second.
void add_text_or_json(Grammar& command, bool& json, const std::string& help = "What to write; default: text");

// Likewise of a command that writes files: JSON is then what standard output has beside them.
void add_report_as_json(Grammar& command, bool& json);
// InvalidInput: standard output takes the file already.
[[nodiscard]] std::optional<Error> refuse_json_beside(const std::string& output, bool json);

// --json as another word for --format json, in a command that has --format.
template <class Form>
void add_json_flag(Grammar& command, Form& form, Form json) {
  command
      .add_flag_callback(
          "--json", [&form, json] { form = json; }, "The same as --format json")
      ->excludes(command.get_option("--format"));
}

// -i, --into NEW: the tournament file to be written. Without a name, or if only this name is given, it is the
// FILE of the command itself, whose option must have been added before.
void add_into_option(Grammar& command, std::string& file, std::string& into, const std::string& help);

// BadInput, after a complaint, if the output would replace one of the files that are read.
[[nodiscard]] ExitCode refuse_to_replace(const std::string& input, const std::string& output);

// "open.trf: WHAT" on standard error, once the file has been written; nothing of standard output.
void tell_written(const std::string& path, const std::string& what);

}  // namespace bloesem::cli
