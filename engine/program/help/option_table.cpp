#include "engine/program/help/option_table.hpp"

#include <string_view>

#include "bloesem/standings/tie_break.hpp"
#include "bloesem/standings/tie_break_table.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/cli/pairing_options.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::cli {

namespace {

// Returns the value as shown to users: an argument without a type is described by its own name.
std::string value_of(const Option& option) {
  if (option.takes_nothing()) return "";
  const std::string type = option.value_name();
  return option.is_positional() && type.empty() ? option.name() : type;
}

constexpr std::string_view tie_breaks = "TIEBREAKS";

std::vector<std::string> words_of_tie_breaks() {
  std::vector<std::string> words;
  for (const standings::TieBreakRow& row : standings::tie_break_table()) words.emplace_back(row.code);
  for (const standings::Preset& preset : standings::presets()) words.emplace_back(preset.name);
  return words;
}

Takes takes(const std::string& value) {
  if (value.empty()) return Takes::Nothing;
  if (value.find('|') != std::string::npos) return Takes::Word;
  if (value == tie_breaks) return Takes::List;
  if (value == a_system || value == an_edition) return Takes::Word;
  return value == "FILE" || value == "OUT" ? Takes::File : Takes::Text;
}

// Values that would be too long to list are named by a type.
std::vector<std::string> words_of(const OptionRow& row) {
  if (row.takes == Takes::List) return words_of_tie_breaks();
  if (row.value == a_system) return service::names_of_systems();
  if (row.value == an_edition) return service::names_of_editions();
  std::vector<std::string> words;
  if (row.takes == Takes::Word)
    for (const std::string_view word : service::split_list(row.value, '|')) words.emplace_back(word);
  return words;
}

OptionRow row_of(const Option& option) {
  OptionRow row;
  for (const std::string& name : option.short_names()) row.names.push_back("-" + name);
  for (const std::string& name : option.long_names()) row.names.push_back("--" + name);
  row.value = value_of(option);
  row.takes = takes(row.value);
  row.words = words_of(row);
  row.help = option.help();
  row.required = option.is_required();
  row.repeatable = option.is_repeatable();
  return row;
}

void name_commands(OptionRow& row, const std::vector<std::string>& commands) {
  if (row.value != "COMMAND") return;
  row.takes = Takes::Word;
  row.words = commands;
}

void append(const Grammar& command, const std::string& above, std::vector<CommandRow>& table) {
  CommandRow row{.path = above + command.name(),
                 .name = command.name(),
                 .help = command.help(),
                 .group = command.group_name(),
                 .footer = command.footer_text(),
                 .options = {},
                 .arguments = {},
                 .commands = {}};
  for (const Option* option : command.options()) {
    if (option->is_hidden()) continue;
    (option->is_positional() ? row.arguments : row.options).push_back(row_of(*option));
  }
  std::vector<Grammar*> below = command.commands();
  std::erase_if(below, [](const Grammar* app) { return app->group_name().empty(); });
  for (const Grammar* app : below) row.commands.push_back(app->name());
  table.push_back(row);
  for (const Grammar* app : below) append(*app, row.path + " ", table);
}

}  // namespace

std::vector<CommandRow> option_table(const Grammar& program) {
  std::vector<CommandRow> table;
  append(program, "", table);
  for (CommandRow& command : table) {
    for (OptionRow& argument : command.arguments) name_commands(argument, table.front().commands);
  }
  return table;
}

}  // namespace bloesem::cli
