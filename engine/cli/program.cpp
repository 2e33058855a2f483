#include "engine/cli/program.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/answer.hpp"
#include "engine/cli/campaign/campaign_command.hpp"
#include "engine/cli/check_command.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/completion_command.hpp"
#include "engine/cli/convert_command.hpp"
#include "engine/cli/dropin/dropin.hpp"
#include "engine/cli/generate_command.hpp"
#include "engine/cli/judge_command.hpp"
#include "engine/cli/lint_command.hpp"
#include "engine/cli/man_command.hpp"
#include "engine/cli/new_command.hpp"
#include "engine/cli/pair_command.hpp"
#include "engine/cli/rankings/rankings_commands.hpp"
#include "engine/cli/report/report_command.hpp"
#include "engine/cli/result_command.hpp"
#include "engine/cli/standings/standings_command.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

constexpr std::size_t help_column = 34;

constexpr const char* program_examples = R"(Examples:
  bloesem pair open.trf                 pair the coming round
  bloesem pair open.trf --into open.trf and write it into the tournament file (bloesem result enters results)
  bloesem check --rules 2016 open.trf   is every round what the rules give, and if not, why not?
  bloesem judge open.trf --pairs PAIRS  the same of a pairing that somebody proposes
  bloesem standings open.trf            the order by points and tie-breaks (and --why one stands above another)
  bloesem lint open.trf                 what is wrong or doubtful in a file, and what to write instead
  bloesem --dutch open.trf -p           as bbpPairings does; likewise JaVaFo and Vega (docs/cli.md)
  bloesem pair --help                   all options of a command

Exit codes: 0 done, 1 no valid pairing exists, 2 unexpected (a bug), 3 bad request or file,
4 too large, 5 file access, 6 a checked or judged round differs, 7 the standings differ,
8 a judged round is illegal, 10 a file has problems (docs/errors.md).)";

const CLI::App& asked_about(const CLI::App& program) {
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? program : *chosen.front();
}

ExitCode refuse_word(const std::string& word) {
  const ExitCode code =
      fail(ExitCode::BadInput, "found '" + word + "', expected a command or the line of another engine");
  complain("Try 'bloesem --help'.\n");
  return code;
}

ExitCode refuse_usage(const CLI::App& program, const CLI::ParseError& error, int argc,
                      const char* const* argv) {
  const CLI::App& app = asked_about(program);
  if (&app == &program && argc > 1 && argv[1][0] != '-') return refuse_word(argv[1]);
  const std::string command = &app == &program ? "bloesem" : "bloesem " + app.get_name();
  const ExitCode code = fail(ExitCode::BadInput, error.what());
  complain("Try '" + command + " --help'.\n");
  return code;
}

// CLI11 takes a word in brackets for a list, and after "--" it stops at words with a dash once it has a file.
// Both are names of files here; the same files can be named harmlessly.
std::string harmless(const std::string& word, bool only_names) {
  const bool list = word.size() > 1 && word.front() == '[' && word.back() == ']';
  const bool option = only_names && word.size() > 1 && word.front() == '-';
  return list || option ? "./" + word : word;
}

// The arguments as CLI11 takes them: without the program's name, the first one last.
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

struct CommandName {
  std::string_view name;
  Command (*add)(CLI::App& program);
  bool describes_all = false;  // it needs the whole grammar
};

constexpr std::array command_names{
    CommandName{"pair", add_pair_command},
    CommandName{"result", add_result_command},
    CommandName{"new", add_new_command},
    CommandName{"standings", add_standings_command},
    CommandName{"crosstable", add_crosstable_command},
    CommandName{"rankings", add_rankings_command},
    CommandName{"prizes", add_prizes_command},
    CommandName{"ratings", add_ratings_command},
    CommandName{"upsets", add_upsets_command},
    CommandName{"zermelo", add_zermelo_command},
    CommandName{"report", add_report_command},
    CommandName{"check", add_check_command},
    CommandName{"judge", add_judge_command},
    CommandName{"lint", add_lint_command},
    CommandName{"convert", add_convert_command},
    CommandName{"generate", add_generate_command},
    CommandName{"campaign", add_campaign_command},
    CommandName{"completion", add_completion_command, true},
    CommandName{"man", add_man_command, true},
};

// The grammar of all commands takes longer than to pair a round: where the first word names one, it is enough.
// The version needs none.
std::vector<Command> add_commands(CLI::App& program, std::string_view first_word) {
  if (first_word == "--version") return {};
  const auto* const named =
      std::find_if(command_names.begin(), command_names.end(),
                   [first_word](const CommandName& c) { return c.name == first_word && !c.describes_all; });
  if (named != command_names.end()) return {named->add(program)};
  std::vector<Command> commands;
  for (const CommandName& command : command_names) commands.push_back(command.add(program));
  return commands;
}

ExitCode parse_and_run(int argc, const char* const* argv) {
  CLI::App program("Swiss pairings after the FIDE (Dutch) System", "bloesem");
  program.get_formatter()->column_width(help_column);
  program.set_version_flag("--version", release);
  program.require_subcommand(1);
  program.footer(program_examples);
  const std::vector<Command> commands = add_commands(program, argc > 1 ? argv[1] : "");
  if (const std::optional<ExitCode> code = run_dropin(program, argc, argv)) return *code;
  try {
    program.parse(words_of(argc, argv));
  } catch (const CLI::CallForHelp&) {
    // Help and version arrive as exceptions too: they are answers, and go where answers go.
    return answer(program.help());
  } catch (const CLI::CallForVersion& version) {
    return answer(std::string(version.what()) + '\n');
  } catch (const CLI::ParseError& error) {
    return refuse_usage(program, error, argc, argv);
  }
  for (const Command& command : commands) {
    if (command.grammar->parsed()) return command.run();
  }
  return fail(ExitCode::Unexpected, "unexpected: no command was run");
}

}  // namespace

ExitCode run_program(int argc, const char* const* argv) noexcept try {
#ifdef SIGPIPE
  // A reader that goes away is a failed write with a message and a code, not a silent death.
  std::signal(SIGPIPE, SIG_IGN);
#endif
  return parse_and_run(argc, argv);
} catch (const std::bad_alloc&) {
  complain("bloesem: error: out of memory\n");
  return ExitCode::TooLarge;
} catch (const std::exception& error) {
  complain("bloesem: error: unexpected: ");
  complain(error.what());
  complain("\n");
  return ExitCode::Unexpected;
}

}  // namespace bloesem::cli
