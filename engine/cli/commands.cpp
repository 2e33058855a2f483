#include "engine/cli/commands.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/cli/check_command.hpp"
#include "engine/cli/convert_command.hpp"
#include "engine/cli/explain/explain_command.hpp"
#include "engine/cli/generate_command.hpp"
#include "engine/cli/judge_command.hpp"
#include "engine/cli/lint_command.hpp"
#include "engine/cli/new_command.hpp"
#include "engine/cli/pair_command.hpp"
#include "engine/cli/rankings/rankings_commands.hpp"
#include "engine/cli/report/report_command.hpp"
#include "engine/cli/result_command.hpp"
#include "engine/cli/standings/standings_command.hpp"
#include "engine/cli/usage_error.hpp"
#include "engine/cli/verify_command.hpp"
#include "engine/platform/answer.hpp"

namespace bloesem::cli {

namespace {

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
};

// CLI11 takes a word in brackets for a list, and after "--" it stops at words with a dash once it has a
// file. Here both are file names, so they are passed in an equivalent form.
std::string harmless(std::string word, bool only_names) {
  const bool list = word.size() > 1 && word.front() == '[' && word.back() == ']';
  const bool option = only_names && word.size() > 1 && word.front() == '-';
  return list || option ? "./" + word : std::move(word);
}

}  // namespace

std::span<const CommandName> tournament_commands() noexcept { return command_names; }

Command add_command(const CommandName& command, Grammar& program) {
  Command added = command.add(program);
  Grammar& grammar = *program.get_subcommand(std::string(command.name));
  grammar.group(command.group);
  return with_limits(std::move(added), grammar, command.limits);
}

ReadArguments parse_words(Grammar& program, std::vector<std::string> words) {
  std::vector<std::string> passed;
  bool only_names = false;
  for (std::string& word : words) {
    if (!only_names && word == "--")
      only_names = true;
    else
      passed.push_back(harmless(std::move(word), only_names));
  }
  std::reverse(passed.begin(), passed.end());  // as CLI11 expects them
  return program.parse(std::move(passed));
}

platform::ExitCode understand(Grammar& program, const std::vector<std::string>& words) {
  if (const platform::ExitCode code = refuse_empty(words); code != platform::ExitCode::Done) return code;
  const ReadArguments read = parse_words(program, words);
  switch (read.understood) {
    case Understood::Yes: return platform::ExitCode::Done;
    case Understood::No: return refuse_usage(program, read.text);
    case Understood::AsksHelp:
    case Understood::AsksVersion: break;
  }
  return platform::fail(platform::ExitCode::BadInput, "only the program itself has a help");
}

platform::ExitCode run_parsed(const std::vector<Command>& commands) {
  for (const Command& command : commands) {
    if (command.grammar->parsed()) return command.run();
  }
  return platform::fail(platform::ExitCode::Unexpected, "unexpected: no command was run");
}

}  // namespace bloesem::cli
