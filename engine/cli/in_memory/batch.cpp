#include "engine/cli/in_memory/batch.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/cli/in_memory/request_json.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/input_lines.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/seconds.hpp"

namespace bloesem::cli {

namespace {

constexpr const char* batch = "--batch";
constexpr const char* time_limit = "--time-limit";

std::optional<Error> refuse_options(const Grammar& command) {
  constexpr std::array<std::string_view, 4> of_all{batch, time_limit, "--max-players", "--max-bytes"};
  for (const Option* option : command.parse_order())
    if (std::find(of_all.begin(), of_all.end(), option->name()) == of_all.end())
      return service::refusal(option->name() +
                              " cannot be combined with --batch: each request has its own file and options");
  return std::nullopt;
}

}  // namespace

bool is_batch(const Grammar& command) {
  return command.has_option(batch) && command.get_option(batch)->count() > 0;
}

platform::ExitCode run_batch(const Grammar& command) {
  if (const std::optional<Error> error = refuse_options(command)) return platform::fail("bloesem", *error);
  const std::vector<std::string>& times = command.get_option(time_limit)->results();
  const WorkLimit limit{.time = times.empty() ? std::nullopt : service::parse_seconds(times.front())};
  for (;;) {
    const Result<std::optional<std::string>> line = platform::next_input_line();
    if (!line && line.error().code != ErrorCode::TooLarge) return platform::fail("bloesem", line.error());
    if (line && !*line) return platform::ExitCode::Done;
    if (line && line->value().find_first_not_of(" \t") == std::string::npos) continue;
    const AnsweredLine answered = line ? answer_to(**line, limit) : refusing_line({}, line.error());
    const platform::ExitCode code = platform::answer(answered.line + '\n');
    if (code != platform::ExitCode::Done) return code;
  }
}

}  // namespace bloesem::cli
