#include "engine/cli/program.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/campaign/campaign_command.hpp"
#include "engine/cli/check_command.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/completion_command.hpp"
#include "engine/cli/convert_command.hpp"
#include "engine/cli/exit_code_table.hpp"
#include "engine/cli/explain/explain_command.hpp"
#include "engine/cli/generate_command.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/cli/help_command.hpp"
#include "engine/cli/help_page.hpp"
#include "engine/cli/judge_command.hpp"
#include "engine/cli/limit_options.hpp"
#include "engine/cli/lint_command.hpp"
#include "engine/cli/man_command.hpp"
#include "engine/cli/new_command.hpp"
#include "engine/cli/pair_command.hpp"
#include "engine/cli/program_table.hpp"
#include "engine/cli/rankings/rankings_commands.hpp"
#include "engine/cli/report/report_command.hpp"
#include "engine/cli/result_command.hpp"
#include "engine/cli/standings/standings_command.hpp"
#include "engine/cli/usage_error.hpp"
#include "engine/cli/verify_command.hpp"
#include "engine/dropin/dropin.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/interrupt.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/display_width.hpp"
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

// CLI11 takes a word in brackets for a list, and after "--" it stops at words with a dash once it has a
// file. Here both are file names, so they are passed in an equivalent form.
std::string harmless(const std::string& word, bool only_names) {
  const bool list = word.size() > 1 && word.front() == '[' && word.back() == ']';
  const bool option = only_names && word.size() > 1 && word.front() == '-';
  return list || option ? "./" + word : word;
}

// Returns the arguments without the program's name, in the reverse order that CLI11 expects.
std::vector<std::string> words_of(int argc, const char* const* argv) {
  std::vector<std::string> words;
  bool only_names = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (!only_names && word == "--") {
      only_names = true;
    } else {
      words.push_back(harmless(word, only_names));
    }
  }
  std::reverse(words.begin(), words.end());
  return words;
}

// The groups of commands in the help, by task.
constexpr const char* run_events = "Run an event";
constexpr const char* list_results = "Standings and lists";
constexpr const char* examine = "Check and examine";
constexpr const char* change_files = "Change files";
constexpr const char* simulate = "Simulate";
constexpr const char* others = "Other";
constexpr const char* hidden = "";

struct CommandName {
  std::string_view name;
  Command (*add)(Grammar& program);
  const char* group;
  Limits limits = Limits::Input;
  bool describes_all = false;  // needs the whole grammar
};

constexpr std::array command_names{
    CommandName{"new", add_new_command, run_events},
    CommandName{"pair", add_pair_command, run_events, Limits::InputAndTime},
    CommandName{"result", add_result_command, run_events},
    CommandName{"standings", add_standings_command, list_results},
    CommandName{"crosstable", add_crosstable_command, list_results},
    CommandName{"report", add_report_command, list_results, Limits::InputAndTime},
    CommandName{"rankings", add_rankings_command, list_results},
    CommandName{"prizes", add_prizes_command, list_results},
    CommandName{"ratings", add_ratings_command, list_results},
    CommandName{"upsets", add_upsets_command, list_results},
    CommandName{"zermelo", add_zermelo_command, list_results},
    CommandName{"check", add_check_command, examine, Limits::InputAndTime},
    CommandName{"judge", add_judge_command, examine, Limits::InputAndTime},
    CommandName{"explain", add_explain_command, examine, Limits::InputAndTime},
    CommandName{"verify", add_verify_command, examine, Limits::InputAndTime},
    CommandName{"lint", add_lint_command, examine},
    CommandName{"convert", add_convert_command, change_files},
    CommandName{"generate", add_generate_command, simulate, Limits::InputAndTime},
    CommandName{"campaign", add_campaign_command, simulate, Limits::InputAndTime},
    CommandName{"help", add_help_command, others, Limits::None, true},
    CommandName{"completion", add_completion_command, others, Limits::None, true},
    CommandName{"man", add_man_command, hidden, Limits::None, true},
};

Command add(const CommandName& command, Grammar& program) {
  Command added = command.add(program);
  Grammar& grammar = *program.get_subcommand(std::string(command.name));
  grammar.group(command.group);
  return with_limits(std::move(added), grammar, command.limits);
}

// Building the grammar of all commands takes longer than pairing a round. If the first word names a
// command, only that command's grammar is built; --version needs none.
std::vector<Command> add_commands(Grammar& program, std::string_view first_word) {
  if (first_word == "--version" || first_word == "-V") return {};
  const auto* const named =
      std::find_if(command_names.begin(), command_names.end(),
                   [first_word](const CommandName& c) { return c.name == first_word && !c.describes_all; });
  if (named != command_names.end()) return {add(*named, program)};
  std::vector<Command> commands;
  for (const CommandName& command : command_names) commands.push_back(add(command, program));
  return commands;
}

platform::ExitCode parse_and_run(int argc, const char* const* argv) {
  Grammar program("Swiss pairings by the FIDE (Dutch) System", "bloesem");
  program.set_version_flag("-V,--version", service::release);
  program.require_subcommand();
  program.footer(program_footer());
  const std::vector<Command> commands = add_commands(program, argc > 1 ? argv[1] : "");
  if (argc < 2) {  // other engines print their release here; people need the help
    const platform::ExitCode code = platform::answer(std::string(service::release) + "\n\n");
    return code == platform::ExitCode::Done ? show_help(program, program) : code;
  }
  if (const std::optional<platform::ExitCode> code = dropin::run_dropin(names_of_commands(program), argc, argv))
    return *code;
  if (argc > 1 && argv[1][0] != '-' && !is_command(program, argv[1])) return refuse_command(program, argv[1]);
  if (argc > 1 && refuse_empty({argv + 1, static_cast<std::size_t>(argc - 1)}) != platform::ExitCode::Done)
    return platform::ExitCode::BadInput;
  const ReadArguments read = program.parse(words_of(argc, argv));
  switch (read.understood) {
    case Understood::Yes: break;
    case Understood::AsksHelp: return show_help(program, asked_about(program));
    case Understood::AsksVersion: return platform::answer(read.text + '\n');
    case Understood::No: return refuse_usage(program, read.text);
  }
  for (const Command& command : commands) {
    if (command.grammar->parsed()) return command.run();
  }
  return platform::fail(platform::ExitCode::Unexpected, "unexpected: no command was run");
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
