#include "engine/cli/usage_error.hpp"

#include <algorithm>
#include <vector>

#include "engine/cli/option_values.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/nearest_word.hpp"

namespace bloesem::cli {

namespace {

std::vector<std::string> names_of_options(const Grammar& command) {
  std::vector<std::string> names;
  for (const Option* const option : command.options())
    for (const std::string& name : option->long_names()) names.push_back("--" + name);
  return names;
}

bool looks_like_an_option(const std::string& word) { return word.size() > 1 && word.front() == '-'; }

std::string unknown_option(const Grammar& command, const std::string& word) {
  const std::string name = word.substr(0, word.find('='));
  return "unknown option '" + name + "'" + service::did_you_mean(name, names_of_options(command));
}

// Returns what is wrong with the words that no option or argument took. An argument after an unknown option is
// not wrong by itself: it may be the value of the option, or have become one too many by it.
std::string about_remaining(const Grammar& command) {
  std::string message;
  bool after_unknown_option = false;
  for (const std::string& word : command.remaining()) {
    if (!message.empty()) message += "; ";
    if (looks_like_an_option(word)) {
      message += unknown_option(command, word);
      after_unknown_option = true;
    } else if (after_unknown_option) {
      message += "without it, '" + as_typed(word) + "' is left over";
    } else {
      message += "unexpected argument '" + as_typed(word) + "'";
    }
  }
  return message;
}

platform::ExitCode refuse(const std::string& message, const std::string& command) {
  const platform::ExitCode code = platform::fail(platform::ExitCode::BadInput, message);
  platform::print_to_stderr("Try '" + command + " --help'.\n");
  return code;
}

}  // namespace

std::vector<std::string> names_of_commands(const Grammar& program) {
  std::vector<std::string> names;
  for (const Grammar* const command : program.commands()) names.push_back(command->name());
  return names;
}

const Grammar& asked_about(const Grammar& program) {
  const Grammar* const chosen = program.chosen();
  return chosen == nullptr ? program : *chosen;
}

bool is_command(const Grammar& program, const std::string& word) {
  const std::vector<std::string> names = names_of_commands(program);
  return std::find(names.begin(), names.end(), word) != names.end();
}

platform::ExitCode refuse_command(const Grammar& program, const std::string& word) {
  if (platform::kind_of(word) == platform::FileKind::Regular) {
    const std::string file = word;
    return refuse("'" + file + "' is a file, expected a command before it, as in: bloesem pair " + file,
                  "bloesem");
  }
  return refuse("unknown command '" + word + "'" + service::did_you_mean(word, names_of_commands(program)),
                "bloesem");
}

platform::ExitCode refuse_empty(std::span<const std::string> words) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string& word = words[i];
    const bool is_option = word.starts_with("--") && word.size() > 2;
    if (is_option && word.find('=') == word.size() - 1)
      return refuse(word.substr(0, word.size() - 1) + ": found '', expected a value", "bloesem " + words[0]);
    if (!word.empty()) continue;
    const std::string& before = words[i - 1];
    return refuse((before.starts_with('-') ? before + ": " : "") + "found '', expected a value",
                  "bloesem " + words[0]);
  }
  return platform::ExitCode::Done;
}

platform::ExitCode refuse_usage(const Grammar& program, const std::string& why) {
  const Grammar& command = asked_about(program);
  if (&command == &program && command.remaining().empty())
    return refuse("expected a command, as in: bloesem pair FILE", "bloesem");
  const std::string message = about_remaining(command);
  const std::string name = &command == &program ? "bloesem" : "bloesem " + command.name();
  return refuse(message.empty() ? why : message, name);
}

}  // namespace bloesem::cli
