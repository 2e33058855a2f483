#include "engine/cli/in_memory/answer.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>
#include <span>
#include <string_view>
#include <utility>

#include "engine/cli/commands.hpp"
#include "engine/cli/in_memory/progress.hpp"
#include "engine/cli/usage_error.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

// Returns the command of that name; of another name, all commands, so that the error can suggest one.
std::vector<Command> commands_for(Grammar& program, std::string_view name) {
  const std::span<const CommandName> all = tournament_commands();
  const auto named =
      std::find_if(all.begin(), all.end(), [name](const CommandName& each) { return each.name == name; });
  std::vector<Command> commands;
  for (const CommandName& each : named == all.end() ? all : std::span(named, 1))
    commands.push_back(add_command(each, program));
  return commands;
}

platform::ExitCode run_words(const std::vector<std::string>& words) {
  Grammar program("", "bloesem");
  const std::string name = words.empty() ? "" : words.front();
  const std::vector<Command> commands = commands_for(program, name);
  if (!is_command(program, name)) return refuse_command(program, name);
  const platform::ExitCode code = understand(program, words);
  return code == platform::ExitCode::Done ? run_parsed(commands) : code;
}

platform::ExitCode run_limited(const MemoryRequest& request) {
  platform::ExitCode code = platform::ExitCode::Done;
  const std::optional<Error> stopped = stopped_at(request.limit, [&] { code = run_words(request.words); });
  return stopped ? platform::fail("bloesem", *stopped) : code;
}

// Removes ":NUMBER" at the end of the text and returns the number; 0 if there is none.
int take_number(std::string_view& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == text.npos) return 0;
  const std::optional<int> number = trf::parse_number(text.substr(colon + 1));
  if (!number) return 0;
  text = text.substr(0, colon);
  return *number;
}

}  // namespace

// Lines are "FILE:LINE:COLUMN: error: MESSAGE", of which line and column may be missing.
std::optional<ReportedError> first_error(std::string_view messages) {
  constexpr std::string_view mark = ": error: ";
  const std::size_t at = messages.find(mark);
  if (at == messages.npos) return std::nullopt;
  std::string_view place = messages.substr(0, at);
  place = place.substr(place.rfind('\n') + 1);
  const std::string_view rest = messages.substr(at + mark.size());
  ReportedError error;
  error.message = rest.substr(0, rest.find('\n'));
  error.column = take_number(place);
  error.line = take_number(place);
  if (error.line == 0) std::swap(error.line, error.column);  // there is a line only
  error.file = place;
  return error;
}

MemoryAnswer reporting_answer(platform::ExitCode code, std::string messages) {
  MemoryAnswer answer;
  answer.code = code;
  answer.messages = std::move(messages);
  answer.error = first_error(answer.messages);
  return answer;
}

MemoryAnswer failed_answer(platform::ExitCode code, const std::string& message) {
  return reporting_answer(code, platform::error_line("bloesem", message));
}

std::vector<std::string> command_words(std::string command, std::vector<std::string> options,
                                       std::vector<std::string> arguments) {
  std::vector<std::string> words{std::move(command)};
  std::move(options.begin(), options.end(), std::back_inserter(words));
  words.emplace_back("--");
  std::move(arguments.begin(), arguments.end(), std::back_inserter(words));
  return words;
}

MemoryAnswer answer_in_memory(MemoryRequest request) noexcept try {
  platform::MemoryFiles memory;
  memory.files = std::move(request.files);
  memory.limits = platform::input_limits();
  MemoryAnswer answer;
  {
    const platform::InMemory in_memory(&memory);
    const Reporting reporting(request.progress);
    answer.code = run_limited(request);
  }
  answer.output = std::move(memory.output);
  answer.messages = std::move(memory.errors);
  answer.files = std::move(memory.written);
  if (answer.code != platform::ExitCode::Done) answer.error = first_error(answer.messages);
  return answer;
} catch (const std::bad_alloc&) {
  return failed_answer(platform::ExitCode::TooLarge, "out of memory");
} catch (const std::exception& error) {
  return failed_answer(platform::ExitCode::Unexpected, std::string("unexpected: ") + error.what());
}

}  // namespace bloesem::cli
