#include "engine/cli/option_values.hpp"
#include "engine/program/help/completion.hpp"

namespace bloesem::cli {

namespace {

std::string spaced(const std::vector<std::string>& words) { return service::joined(words, " ", " "); }

// $command is the path of the commands so far, $previous the word before the one to complete.
constexpr const char* opening = R"(# Completion of NAME for bash; made by `NAME completion bash`.
_NAME() {
  local command=NAME previous='' current=${COMP_WORDS[COMP_CWORD]} words='' files='' list='' begun='' only_names='' word
  local -a before=("${COMP_WORDS[@]:1:COMP_CWORD-1}")
  COMPREPLY=()
  # --option=value arrives as three words.
  [[ $current != = ]] || current=''
  for word in "${before[@]}"; do
    [[ $word != = ]] || continue
    previous=$word
    [[ $word != -- ]] || only_names=yes
    case $command/$word in
)";

constexpr const char* closing = R"(  esac
  # What comes before the last comma stays.
  [[ ! $list || $current != *,* ]] || { begun=${current%,*},; current=${current##*,}; }
  mapfile -t COMPREPLY < <(compgen -P "$begun" -W "$words" -- "$current"; [[ ! $files ]] || compgen -f -- "$current")
  # Outside of a completion, as in a test, there are no settings to change.
  [[ ! $files ]] || compopt -o filenames 2>/dev/null || true
  [[ ! $list ]] || compopt -o nospace 2>/dev/null || true
}
complete -F _NAME NAME
)";

std::string with_name(std::string text, const std::string& name) {
  constexpr std::string_view placeholder = "NAME";
  for (std::size_t at = text.find(placeholder); at != text.npos;
       at = text.find(placeholder, at + name.size())) {
    text.replace(at, placeholder.size(), name);
  }
  return text;
}

std::string descents(const CommandRow& command) {
  std::string text;
  for (const std::string& below : command.commands) {
    text += "      \"" + command.path + "/" + below + "\") command='" + command.path + " " + below + "' ;;\n";
  }
  return text;
}

// Returns the cases for the word after an option that takes a value.
std::string value_cases(const CommandRow& command) {
  std::string text;
  for (const OptionRow& option : command.options) {
    if (option.takes == Takes::Nothing) continue;
    std::vector<std::string> patterns;
    for (const std::string& name : option.names) patterns.push_back("\"" + command.path + "/" + name + "\"");
    text += "    " + service::joined(patterns, " | ", " | ") + ") ";
    if (option.takes == Takes::List) text += "list=yes ";
    if (!option.words.empty()) text += "words='" + spaced(option.words) + "' ";
    if (option.takes == Takes::File) text += "files=yes ";
    text += ";;\n";
  }
  return text;
}

// Returns the case for a position where no value is expected.
std::string position_case(const CommandRow& command) {
  std::vector<std::string> options;
  for (const OptionRow& option : command.options) {
    options.insert(options.end(), option.names.begin(), option.names.end());
  }
  std::vector<std::string> words = command.commands;
  bool files = false;
  for (const OptionRow& argument : command.arguments) {
    words.insert(words.end(), argument.words.begin(), argument.words.end());
    files = files || argument.takes == Takes::File;
  }
  return "        '" + command.path + "') words='" + spaced(words) + "' options='" + spaced(options) +
         "' files=" + (files ? "yes" : "''") + " ;;\n";
}

}  // namespace

std::string bash_completion(const std::vector<CommandRow>& table) {
  const std::string& name = table.front().name;
  std::string text = with_name(opening, name);
  for (const CommandRow& command : table) text += descents(command);
  text += "    esac\n  done\n  case $only_names$command/$previous in\n";
  for (const CommandRow& command : table) text += value_cases(command);
  text += "    *)\n      local options=''\n      case $command in\n";
  for (const CommandRow& command : table) text += position_case(command);
  text += "      esac\n      [[ $current != -* || $only_names ]] || { words=$options; files=''; }\n      ;;\n";
  return text + with_name(closing, name);
}

}  // namespace bloesem::cli
