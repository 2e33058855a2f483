#include "engine/cli/man_command.hpp"

#include "engine/cli/answer.hpp"
#include "engine/cli/man_page.hpp"
#include "engine/cli/option_table.hpp"

namespace bloesem::cli {

Command add_man_command(CLI::App& program) {
  CLI::App& grammar = *program.add_subcommand("man", "Print the manual page");
  grammar.group("");
  return {&grammar, [&program] { return answer(man_page(option_table(program), BLOESEM_VERSION)); }};
}

}  // namespace bloesem::cli
