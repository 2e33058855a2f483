#include "engine/program/help/man_command.hpp"

#include <memory>
#include <string>

#include "engine/cli/output_options.hpp"
#include "engine/platform/answer.hpp"
#include "engine/program/help/man_page.hpp"
#include "engine/program/help/option_table.hpp"
#include "engine/service/release.hpp"

namespace bloesem::cli {

Command add_man_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("man", "Print the manual page");
  const auto output = std::make_shared<std::string>();
  add_output_option(grammar, *output);
  return {&grammar, [&program, output] {
            return platform::deliver(*output, man_page(option_table(program), service::version));
          }};
}

}  // namespace bloesem::cli
