#include "engine/program/help/help_page.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "engine/platform/answer.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/program/help/option_groups.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

constexpr std::size_t names_width = 30;  // the left column, including leading blanks

// Returns the text with line breaks where a line would exceed `width`; lines after the first are indented
// by `indent` blanks. `column`: where the text begins.
std::string wrapped(std::string_view text, std::size_t column, std::size_t indent, std::size_t width) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (column > indent && column + 1 + end > width) {
      lines += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      lines += ' ';
      ++column;
    }
    lines += text.substr(0, end);
    column += end;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// Returns an entry with its names on the left and its description on the right.
std::string item(const std::string& names, std::string_view help, std::size_t width) {
  std::string text = "  " + names;
  const bool fits = text.size() + 1 < names_width;
  text += fits ? std::string(names_width - text.size(), ' ') : '\n' + std::string(names_width, ' ');
  return text + wrapped(help, names_width, names_width, width) + '\n';
}

std::string names_of(const OptionRow& option) {
  std::string text = joined_names(option);
  if (!option.value.empty()) text += ' ' + option.value;
  return text;
}

std::string help_of(const OptionRow& row) {
  std::string text = row.help;
  if (row.repeatable) text += row.names.empty() ? " (one or more)" : "; may be repeated";
  if (row.required && !row.names.empty()) text += " (required)";
  return text;
}

std::string usage(const CommandRow& command) {
  std::string text = "Usage: " + command.path;
  if (!command.commands.empty()) return text + " COMMAND ...\n";
  for (const OptionRow& argument : command.arguments) {
    const std::string name = argument.value + (argument.repeatable ? "..." : "");
    text += ' ' + (argument.required ? name : '[' + name + ']');
  }
  return text + (command.options.empty() ? "" : " [OPTIONS]") + '\n';
}

std::string arguments(const CommandRow& command, std::size_t width) {
  std::string text;
  for (const OptionRow& argument : command.arguments) text += item(argument.value, help_of(argument), width);
  return text.empty() ? text : "\nArguments:\n" + text;
}

std::string options(const CommandRow& command, std::size_t width) {
  std::string text;
  for (const OptionGroup& group : in_groups(command.options)) {
    text += '\n' + std::string(group.title) + ":\n";
    for (const OptionRow* option : group.options) text += item(names_of(*option), help_of(*option), width);
  }
  return text;
}

std::string commands(const std::vector<CommandRow>& table, const CommandRow& above, std::size_t width) {
  std::string text;
  std::string_view group;
  for (const CommandRow& row : table) {
    if (row.path != above.path + ' ' + row.name) continue;
    if (row.group != group) text += '\n' + row.group + ":\n";
    group = row.group;
    text += item(row.name, row.help, width);
  }
  return text;
}

// Wraps prose and keeps indented lines, which are examples and tables.
std::string footer(std::string_view text, std::size_t width) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    lines += line.starts_with(' ') ? std::string(line) : wrapped(line, 0, 0, width);
    lines += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines.empty() ? lines : '\n' + lines;
}

// Returns the width of the terminal, within limits; 100 columns if standard output is not a terminal.
std::size_t help_width() {
  constexpr std::size_t usual = 100;
  constexpr std::size_t least = 60;
  constexpr std::size_t most = 120;
  if (!platform::is_screen(platform::Stream::Output)) return usual;
  const char* const columns_text = std::getenv("COLUMNS");
  const std::optional<int> columns = columns_text == nullptr ? std::nullopt : trf::parse_number(columns_text);
  if (columns) return std::clamp(static_cast<std::size_t>(*columns), least, most);
  return std::clamp(platform::columns_of(platform::Stream::Output).value_or(usual), least, most);
}

}  // namespace

std::string help_page(const std::vector<CommandRow>& table, const CommandRow& command, std::size_t width) {
  return usage(command) + '\n' + wrapped(command.help + '.', 0, 0, width) + '\n' + arguments(command, width) +
         commands(table, command, width) + options(command, width) + footer(command.footer, width);
}

platform::ExitCode show_help(const Grammar& program, const Grammar& command) {
  const std::vector<CommandRow> table = option_table(program);
  const auto row =
      std::find_if(table.begin(), table.end(), [&](const CommandRow& r) { return r.name == command.name(); });
  return platform::answer(help_page(table, row == table.end() ? table.front() : *row, help_width()));
}

}  // namespace bloesem::cli
