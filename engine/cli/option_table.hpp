// The commands and options of the program as rows, read from the grammar that parses the arguments: what is
// made from them (manual, completion) cannot fall behind it.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

enum class Takes { Nothing, Text, Word, List, File };

// An option, or an argument, which has no names.
struct OptionRow {
  std::vector<std::string> names;  // as typed: "-o", "--output"
  std::string value;               // what stands for the value: "N", "pairs|table|json", "FILE"; "" of a flag
  std::vector<std::string> words;  // the values of Takes::Word, or what Takes::List has between its commas
  Takes takes = Takes::Nothing;
  std::string help;
  bool required = false;
  bool repeatable = false;
};

struct CommandRow {
  std::string path;  // "bloesem pair"
  std::string name;  // "pair"
  std::string help;
  std::string group;  // of commands, in the help of the one above
  std::string footer;
  std::vector<OptionRow> options;
  std::vector<OptionRow> arguments;
  std::vector<std::string> commands;  // names of the commands below this one
};

// The program's own row first, then each command's, in the order of the help. What the help hides is left out.
// A value called a|b is one of these words, one called COMMAND is that of a command, TIEBREAKS is a list of
// these, and one called FILE or OUT is the name of a file.
[[nodiscard]] std::vector<CommandRow> option_table(const Grammar& program);

}  // namespace bloesem::cli
