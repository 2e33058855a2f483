#include "engine/program/help/help_command.hpp"

#include <memory>
#include <string>

#include "engine/cli/usage_error.hpp"
#include "engine/program/help/help_page.hpp"

namespace bloesem::cli {

Command add_help_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("help", "Show the help of a command, or this page");
  const auto word = std::make_shared<std::string>();
  grammar.add_option("COMMAND", *word, "The command; default: the program")->type_name("");
  return {&grammar, [&program, word] {
            if (word->empty()) return show_help(program, program);
            if (!is_command(program, *word)) return refuse_command(program, *word);
            return show_help(program, *program.get_subcommand(*word));
          }};
}

}  // namespace bloesem::cli
