#include "engine/cli/limit_options.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/limits.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/cli/in_memory/batch.hpp"
#include "engine/cli/option_values.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/service/seconds.hpp"

namespace bloesem::cli {

namespace {

void add_time_limit(Grammar& grammar, WorkLimit& limit) {
  const auto read = [&limit](const std::string& text) {
    limit.time = service::parse_seconds(text);
    if (!limit.time) refuse_value("--time-limit", text, service::expected_seconds);
  };
  grammar
      .add_option_function<std::string>(
          "--time-limit", read, "Give up after S seconds, and write nothing (exit code 9); default: no limit")
      ->type_name("S");
}

void add_input_limits(Grammar& grammar, ChosenLimits& limits) {
  add_number(grammar, "--max-players", 1, limits::largest_id, limits.players,
             "Refuse a tournament with more players (exit code 4)");
  add_number(grammar, "--max-bytes", 1, static_cast<int>(platform::largest_input), limits.bytes,
             "Refuse a file with more bytes (exit code 4); default: 512 MB");
}

// Returns the file that the command is about, if it is one, for messages.
std::string subject_of(const Grammar& grammar) {
  if (!grammar.has_option("FILE")) return "bloesem";
  const std::vector<std::string>& files = grammar.get_option("FILE")->results();
  return files.size() == 1 ? platform::display_name(as_typed(files.front())) : "bloesem";
}

platform::ExitCode run_within(const ChosenLimits& limits, const Command& command) {
  platform::limit_input(limits.input());
  platform::ExitCode code = platform::ExitCode::Done;
  // Of a batch, each request has the time for itself.
  const WorkLimit limit = is_batch(*command.grammar) ? WorkLimit{} : limits.work;
  const std::optional<Error> stopped = stopped_at(limit, [&] { code = command.run(); });
  return stopped ? platform::fail(subject_of(*command.grammar), *stopped) : code;
}

}  // namespace

void add_limit_options(Grammar& grammar, ChosenLimits& limits, Limits which) {
  if (which == Limits::InputAndTime) add_time_limit(grammar, limits.work);
  if (which != Limits::None) add_input_limits(grammar, limits);
}

Command with_limits(Command command, Grammar& grammar, Limits which) {
  const auto limits = std::make_shared<ChosenLimits>();
  add_limit_options(grammar, *limits, which);
  const Grammar* const own = command.grammar;
  return {own, [limits, command = std::move(command)] { return run_within(*limits, command); }};
}

}  // namespace bloesem::cli
