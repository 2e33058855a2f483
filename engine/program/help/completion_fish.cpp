#include "engine/cli/option_values.hpp"
#include "engine/program/help/completion.hpp"

namespace bloesem::cli {

namespace {

std::string in_fish_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') result += '\\';
    result += c;
  }
  return result + "'";
}

// Returns the condition that this command has been typed and none of its subcommands.
std::string condition(const CommandRow& command) {
  std::vector<std::string> tests;
  const std::vector<std::string_view> path = service::split_list(command.path, ' ');
  for (std::size_t i = 1; i < path.size(); ++i) {
    tests.push_back("__fish_seen_subcommand_from " + std::string(path[i]));
  }
  if (!command.commands.empty()) {
    tests.push_back("not __fish_seen_subcommand_from " + service::joined(command.commands, " ", " "));
  }
  return tests.empty() ? "true" : service::joined(tests, "; and ", "; and ");
}

// -x: takes a value that is not a file; -r -F: takes a file.
std::string fish_value(const OptionRow& option) {
  switch (option.takes) {
    case Takes::Nothing: return "";
    case Takes::Text: return " -x";
    case Takes::Word: return " -x -a " + in_fish_quotes(service::joined(option.words, " ", " "));
    case Takes::List:
      return " -x -a " + in_fish_quotes("(__fish_append , " + service::joined(option.words, " ", " ") + ")");
    case Takes::File: return " -r -F";
  }
  return "";
}

std::string names_part(const OptionRow& option) {
  std::string text;
  for (const std::string& name : option.names) {
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  return text;
}

std::string argument_part(const OptionRow& argument) {
  switch (argument.takes) {
    case Takes::Nothing:
    case Takes::List:
    case Takes::Text: return "";
    case Takes::Word: return " -a " + in_fish_quotes(service::joined(argument.words, " ", " "));
    case Takes::File: return " -F";
  }
  return "";
}

std::string lines_of(const std::string& program, const CommandRow& command) {
  const std::string start = "complete -c " + program + " -n " + in_fish_quotes(condition(command));
  std::string text;
  for (const OptionRow& option : command.options) {
    text += start + names_part(option) + fish_value(option) + " -d " + in_fish_quotes(option.help) + "\n";
  }
  for (const OptionRow& argument : command.arguments) {
    const std::string part = argument_part(argument);
    if (!part.empty()) text += start + part + "\n";
  }
  return text;
}

// A command is completed as a word of its parent, whose path is all but the last word.
std::string command_line(const std::vector<CommandRow>& table, const CommandRow& command) {
  const std::string above = command.path.substr(0, command.path.rfind(' '));
  for (const CommandRow& row : table) {
    if (row.path != above) continue;
    return "complete -c " + table.front().name + " -n " + in_fish_quotes(condition(row)) + " -a " +
           command.name + " -d " + in_fish_quotes(command.help) + "\n";
  }
  return "";
}

}  // namespace

std::string fish_completion(const std::vector<CommandRow>& table) {
  const std::string& program = table.front().name;
  std::string text = "# Completion of " + program + " for fish; made by `" + program + " completion fish`.\n" +
                     "complete -c " + program + " -f\n";
  for (std::size_t i = 1; i < table.size(); ++i) text += command_line(table, table[i]);
  for (const CommandRow& command : table) text += lines_of(program, command);
  return text;
}

}  // namespace bloesem::cli
