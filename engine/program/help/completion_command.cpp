#include "engine/program/help/completion_command.hpp"

#include <memory>

#include "engine/cli/option_values.hpp"
#include "engine/cli/output_options.hpp"
#include "engine/platform/answer.hpp"
#include "engine/program/help/completion.hpp"

namespace bloesem::cli {

namespace {

using MakeScript = std::string (*)(const std::vector<CommandRow>&);

constexpr const char* completion_examples = R"(Examples:
  source <(bloesem completion bash)            for this shell
  bloesem completion zsh > ~/.zfunc/_bloesem   for all future shells
The packages install these files.)";

}  // namespace

Command add_completion_command(Grammar& program) {
  Grammar& grammar = *program.add_subcommand("completion", "Print a completion script for a shell");
  const auto make = std::make_shared<MakeScript>(nullptr);
  add_choice<MakeScript>(grammar, "SHELL",
                         {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}}, *make,
                         "The shell")
      ->required();
  const auto output = std::make_shared<std::string>();
  add_output_option(grammar, *output);
  grammar.footer(completion_examples);
  return {&grammar,
          [&program, make, output] { return platform::deliver(*output, (*make)(option_table(program))); }};
}

}  // namespace bloesem::cli
