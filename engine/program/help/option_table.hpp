// The program's commands and options as rows, read from the grammar that parses the arguments, so that
// everything generated from them (manual, completion) stays up to date.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

enum class Takes { Nothing, Text, Word, List, File };

// An option, or an argument, which has no names.
struct OptionRow {
  std::vector<std::string> names;  // as typed: "-o", "--output"
  std::string value;  // placeholder of the value: "N", "pairs|table|json", "FILE"; empty for a flag
  std::vector<std::string> words;  // the values of Takes::Word, or the items of a Takes::List
  Takes takes = Takes::Nothing;
  std::string help;
  bool required = false;
  bool repeatable = false;
};

struct CommandRow {
  std::string path;  // "bloesem pair"
  std::string name;  // "pair"
  std::string help;
  std::string group;  // heading under which the parent's help lists the command
  std::string footer;
  std::vector<OptionRow> options;
  std::vector<OptionRow> arguments;
  std::vector<std::string> commands;  // names of the subcommands
};

// Returns the program's own row, followed by each command's in the order of the help; hidden ones are left
// out. The placeholder determines `takes`: a|b is one of these words, COMMAND the name of a command,
// TIEBREAKS a list of tie-breaks, FILE or OUT the name of a file.
[[nodiscard]] std::vector<CommandRow> option_table(const Grammar& program);

}  // namespace bloesem::cli
