#include "engine/cli/option_values.hpp"
#include "engine/program/help/completion.hpp"

namespace bloesem::cli {

namespace {

// Returns the text with a backslash before each `special` character and each backslash.
std::string escaped(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (c == '\\' || special.find(c) != special.npos) result += '\\';
    result += c;
  }
  return result;
}

std::string in_zsh_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string function_of(std::string path) {
  for (char& c : path) {
    if (c == ' ' || c == '-') c = '_';
  }
  return "_" + path;
}

// Returns ":VALUE:(2016 2026)", or a specification with _files, or one without choices for plain text.
std::string zsh_value(const OptionRow& row) {
  const std::string value = ":" + escaped(row.value, ":") + ":";
  switch (row.takes) {
    case Takes::Nothing: return "";
    case Takes::Text: return value + " ";
    case Takes::Word: return value + "(" + service::joined(row.words, " ", " ") + ")";
    case Takes::List: return value + "_sequence compadd - " + service::joined(row.words, " ", " ");
    case Takes::File: return value + "_files";
  }
  return "";
}

// Returns one line for each name. A name excludes the others unless the option may be repeated.
std::string option_lines(const OptionRow& option) {
  std::string text;
  const std::string others = option.repeatable ? "*" : "(" + service::joined(option.names, " ", " ") + ")";
  for (const std::string& name : option.names) {
    std::string spec = others + name;
    if (option.takes != Takes::Nothing) spec += name.starts_with("--") ? "=" : "+";
    text += "    " + in_zsh_quotes(spec + "[" + escaped(option.help, "[]") + "]" + zsh_value(option)) + " \\\n";
  }
  return text;
}

std::string argument_line(const OptionRow& argument) {
  return "    " + in_zsh_quotes((argument.repeatable ? "*" : "") + zsh_value(argument)) + " \\\n";
}

std::string arguments_call(const CommandRow& command) {
  std::string text = "  _arguments -S -s -C \\\n";
  for (const OptionRow& option : command.options) text += option_lines(option);
  for (const OptionRow& argument : command.arguments) text += argument_line(argument);
  if (!command.commands.empty()) text += "    '1: :->command' \\\n    '*:: :->below' \\\n";
  return text + "    && return\n";
}

const CommandRow& row_below(const std::vector<CommandRow>& table, const CommandRow& command,
                            const std::string& name) {
  for (const CommandRow& row : table) {
    if (row.path == command.path + " " + name) return row;
  }
  return command;
}

// Returns the list of subcommands, and calls of the function for each.
std::string descent(const std::vector<CommandRow>& table, const CommandRow& command) {
  std::string names;
  std::string calls;
  for (const std::string& name : command.commands) {
    const CommandRow& below = row_below(table, command, name);
    names += "        " + in_zsh_quotes(name + ":" + escaped(below.help, ":")) + "\n";
    calls += "        " + name + ") " + function_of(below.path) + " ;;\n";
  }
  return "  case $state in\n    command)\n      local -a commands=(\n" + names +
         "      )\n      _describe -t commands command commands\n      ;;\n    below)\n      case $line[1] "
         "in\n" +
         calls + "      esac\n      ;;\n  esac\n";
}

std::string function_text(const std::vector<CommandRow>& table, const CommandRow& command) {
  std::string text = function_of(command.path) + "() {\n  local curcontext=$curcontext state line\n" +
                     "  typeset -A opt_args\n" + arguments_call(command);
  if (!command.commands.empty()) text += descent(table, command);
  return text + "}\n\n";
}

}  // namespace

std::string zsh_completion(const std::vector<CommandRow>& table) {
  const CommandRow& program = table.front();
  const std::string function = function_of(program.path);
  std::string text = "#compdef " + program.name + "\n# Completion of " + program.name + " for zsh; made by `" +
                     program.name + " completion zsh`.\n\n";
  for (const CommandRow& command : table) text += function_text(table, command);
  // Autoloaded by the completion system, the file is the function's body; otherwise it is sourced as a
  // script.
  return text + "if [[ $funcstack[1] == " + function + " ]]; then\n  " + function +
         " \"$@\"\nelse\n  compdef " + function + " " + program.name + "\nfi\n";
}

}  // namespace bloesem::cli
