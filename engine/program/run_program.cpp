#include "engine/program/run_program.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/commands.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/cli/usage_error.hpp"
#include "engine/dropin/dropin.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/interrupt.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/program/campaign/campaign_command.hpp"
#include "engine/program/help/completion_command.hpp"
#include "engine/program/help/exit_code_table.hpp"
#include "engine/program/help/help_command.hpp"
#include "engine/program/help/help_page.hpp"
#include "engine/program/help/man_command.hpp"
#include "engine/program/program_table.hpp"
#include "engine/render/display_width.hpp"
#include "engine/requested_walk.hpp"
#include "engine/service/release.hpp"

namespace bloesem::cli {

namespace {

constexpr const char* program_examples = R"(Examples:
  bloesem new open.trf --players list.csv --rounds 9 --initial-colour W --start 2026/05/02
  bloesem pair open.trf --into open.trf    pair the coming round and write it to the tournament file
  bloesem result open.trf 3-2:1-0 b4:=     enter results, by players or by boards
  bloesem standings open.trf               ranking by points and tie-breaks (--why explains it)
  bloesem check open.trf                   check every round against the rules, and explain differences
  bloesem lint open.trf                    list the problems in a file, and how to fix them
  bloesem --dutch open.trf -p              like bbpPairings; also like JaVaFo and Vega (docs/cli.md)
  bloesem help pair                        all options of a command

Exit codes:)";

// Returns the examples, followed by the table of exit codes.
std::string program_footer() {
  std::string text = program_examples;
  for (const ExitCodeRow& row : exit_code_table) {
    const std::string code = std::to_string(static_cast<int>(row.code));
    text += "\n  " + render::right_aligned(code, 2) + "  " + std::string(row.meaning);
  }
  return text;
}

constexpr const char* others = "Other";
constexpr const char* hidden = "";

// Beside the commands about tournaments.
constexpr std::array further_commands{
    CommandName{"campaign", add_campaign_command, simulate, Limits::InputAndTime},
    CommandName{"help", add_help_command, others, Limits::None, true},
    CommandName{"completion", add_completion_command, others, Limits::None, true},
    CommandName{"man", add_man_command, hidden, Limits::None, true},
};

std::vector<CommandName> all_commands() {
  const std::span<const CommandName> about_tournaments = tournament_commands();
  std::vector<CommandName> commands(about_tournaments.begin(), about_tournaments.end());
  commands.insert(commands.end(), further_commands.begin(), further_commands.end());
  return commands;
}

// Building the grammar of all commands takes longer than pairing a round. If the first word names a
// command, only that command's grammar is built; --version needs none.
std::vector<Command> add_commands(Grammar& program, std::string_view first_word) {
  if (first_word == "--version" || first_word == "-V") return {};
  const std::vector<CommandName> all = all_commands();
  const auto named = std::find_if(all.begin(), all.end(), [first_word](const CommandName& c) {
    return c.name == first_word && !c.describes_all;
  });
  if (named != all.end()) return {add_command(*named, program)};
  std::vector<Command> commands;
  for (const CommandName& command : all) commands.push_back(add_command(command, program));
  return commands;
}

platform::ExitCode parse_and_run(int argc, const char* const* argv) {
  Grammar program("Swiss pairings by the FIDE (Dutch) System", "bloesem");
  program.set_version_flag(
      "-V,--version", service::release + std::string(checks_every_answer() ? ", proves every answer" : ""));
  program.require_subcommand();
  program.footer(program_footer());
  const std::vector<Command> commands = add_commands(program, argc > 1 ? argv[1] : "");
  if (argc < 2) {  // other engines print their release here; people need the help
    const platform::ExitCode code = platform::answer(std::string(service::release) + "\n\n");
    return code == platform::ExitCode::Done ? show_help(program, program) : code;
  }
  if (const std::optional<platform::ExitCode> code = dropin::run_dropin(names_of_commands(program), argc, argv))
    return *code;
  if (argv[1][0] != '-' && !is_command(program, argv[1])) return refuse_command(program, argv[1]);
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (refuse_empty(words) != platform::ExitCode::Done) return platform::ExitCode::BadInput;
  const ReadArguments read = parse_words(program, words);
  switch (read.understood) {
    case Understood::Yes: break;
    case Understood::AsksHelp: return show_help(program, asked_about(program));
    case Understood::AsksVersion: return platform::answer(read.text + '\n');
    case Understood::No: return refuse_usage(program, read.text);
  }
  return run_parsed(commands);
}

}  // namespace

std::vector<CommandRow> program_table() {
  Grammar program("", "bloesem");
  const std::vector<Command> commands = add_commands(program, "");
  return option_table(program);
}

platform::ExitCode run_program(int argc, const char* const* argv) noexcept try {
  platform::ignore_lost_readers();
  return parse_and_run(argc, argv);
} catch (const std::bad_alloc&) {
  platform::print_to_stderr("bloesem: error: out of memory\n");
  return platform::ExitCode::TooLarge;
} catch (const std::exception& error) {
  platform::print_to_stderr("bloesem: error: unexpected: ");
  platform::print_to_stderr(error.what());
  platform::print_to_stderr("\n");
  return platform::ExitCode::Unexpected;
}

}  // namespace bloesem::cli
