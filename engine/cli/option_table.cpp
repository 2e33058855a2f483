#include "engine/cli/option_table.hpp"

#include <string_view>

#include "bloesem/standings/tie_break.hpp"
#include "bloesem/standings/tie_break_table.hpp"
#include "engine/cli/option_values.hpp"

namespace bloesem::cli {

namespace {

// As the user sees it: an argument whose type is left empty is described by its own name.
std::string value_of(const CLI::Option& option) {
  if (option.get_type_size() == 0) return "";
  const std::string type = option.get_type_name();
  return option.get_positional() && type.empty() ? option.get_name(true) : type;
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
  return value == "FILE" || value == "OUT" ? Takes::File : Takes::Text;
}

OptionRow row_of(const CLI::Option& option) {
  OptionRow row;
  for (const std::string& name : option.get_snames()) row.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) row.names.push_back("--" + name);
  row.value = value_of(option);
  row.takes = takes(row.value);
  if (row.takes == Takes::Word) {
    for (const std::string_view word : split_list(row.value, '|')) row.words.emplace_back(word);
  }
  if (row.takes == Takes::List) row.words = words_of_tie_breaks();
  row.help = option.get_description();
  row.required = option.get_required();
  row.repeatable = option.get_items_expected_max() > 1;
  return row;
}

void name_commands(OptionRow& row, const std::vector<std::string>& commands) {
  if (row.value != "COMMAND") return;
  row.takes = Takes::Word;
  row.words = commands;
}

void append(const CLI::App& command, const std::string& above, std::vector<CommandRow>& table) {
  CommandRow row{.path = above + command.get_name(),
                 .name = command.get_name(),
                 .help = command.get_description(),
                 .group = command.get_group(),
                 .footer = command.get_footer(),
                 .options = {},
                 .arguments = {},
                 .commands = {}};
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_group().empty()) continue;
    (option->get_positional() ? row.arguments : row.options).push_back(row_of(*option));
  }
  const auto below = command.get_subcommands([](const CLI::App* app) { return !app->get_group().empty(); });
  for (const CLI::App* app : below) row.commands.push_back(app->get_name());
  table.push_back(row);
  for (const CLI::App* app : below) append(*app, row.path + " ", table);
}

}  // namespace

std::vector<CommandRow> option_table(const CLI::App& program) {
  std::vector<CommandRow> table;
  append(program, "", table);
  for (CommandRow& command : table) {
    for (OptionRow& argument : command.arguments) name_commands(argument, table.front().commands);
  }
  return table;
}

}  // namespace bloesem::cli
