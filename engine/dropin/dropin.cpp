#include "engine/dropin/dropin.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/limits.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/dropin/grammars.hpp"
#include "engine/dropin/run_request.hpp"
#include "engine/model/whole_number.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/service/release.hpp"
#include "engine/service/seconds.hpp"
#include "engine/service/words.hpp"
#include "trf/rules_comment.hpp"

namespace bloesem::dropin {

namespace {

using dropin::Words;

// A word from an option or, without one, from the environment.
struct Given {
  std::string source;  // for messages; empty: not given
  std::string text;
};

// Bloesem's own options, which may precede the command line of another engine.
struct Front {
  Given system;
  Given rules;
  Given readings;  // "NAME=VALUE,NAME=VALUE"
  Given time_limit;
  Given max_players;
  Given max_bytes;
  bool verbose = false;
};

// Takes the option and its value from the front of `words`; false if it does not stand there.
bool take_option(const Words& words, std::size_t& at, const std::string& name, std::string& value) {
  if (words[at] == name && at + 1 < words.size()) {
    value = words[++at];
    return true;
  }
  if (!words[at].starts_with(name + '=')) return false;
  value = words[at].substr(name.size() + 1);
  return true;
}

Front take_front(Words& words) {
  Front front;
  std::size_t taken = 0;
  for (; taken < words.size(); ++taken) {
    std::string value;
    if (words[taken] == "--verbose") {
      front.verbose = true;
    } else if (take_option(words, taken, "--system", value)) {
      front.system = {"--system", value};
    } else if (take_option(words, taken, "--rules", value)) {
      front.rules = {"--rules", value};
    } else if (take_option(words, taken, "--reading", value)) {
      front.readings = {"--reading", front.readings.text + (front.readings.text.empty() ? "" : ",") + value};
    } else if (take_option(words, taken, "--time-limit", value)) {
      front.time_limit = {"--time-limit", value};
    } else if (take_option(words, taken, "--max-players", value)) {
      front.max_players = {"--max-players", value};
    } else if (take_option(words, taken, "--max-bytes", value)) {
      front.max_bytes = {"--max-bytes", value};
    } else {
      break;
    }
  }
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(taken));
  return front;
}

void take_from_environment(const char* variable, Given& given) {
  const char* const value = std::getenv(variable);
  if (given.source.empty() && value != nullptr && *value != '\0') given = {variable, value};
}

std::optional<Error> refuse_unknown(const Given& given, const std::vector<std::string>& known) {
  if (given.source.empty() || std::find(known.begin(), known.end(), given.text) != known.end())
    return std::nullopt;
  return Error{.code = ErrorCode::InvalidInput,
               .message = given.source + ": found '" + given.text + "', expected " +
                          service::joined(known, ", ", " or ")};
}

Result<dropin::OwnOptions> own_options_of(Front front) {
  take_from_environment("BLOESEM_SYSTEM", front.system);
  take_from_environment("BLOESEM_RULES", front.rules);
  take_from_environment("BLOESEM_READINGS", front.readings);
  if (const auto error = refuse_unknown(front.system, service::names_of_systems())) return *error;
  if (const auto error = refuse_unknown(front.rules, service::names_of_editions())) return *error;
  dropin::OwnOptions own_options{.rules = {front.system.text, front.rules.text, {}}, .verbose = front.verbose};
  if (front.readings.source.empty()) return own_options;
  for (const std::string_view word : service::split_list(front.readings.text)) {
    const std::optional<ReadingChoice> reading = trf::parse_reading(word);
    if (!reading)
      return Error{
          .code = ErrorCode::InvalidInput,
          .message = front.readings.source + ": found '" + std::string(word) + "', expected NAME=VALUE"};
    own_options.rules.readings.push_back(*reading);
  }
  return own_options;
}

struct OperatorLimits {
  WorkLimit work = {};
  platform::InputLimits input = {};
};

Error refused(const Given& given, std::string_view expected) {
  return {.code = ErrorCode::InvalidInput,
          .message = given.source + ": found '" + given.text + "', expected " + std::string(expected)};
}

// Returns the number, if one is given.
Result<std::optional<std::size_t>> number_of(const Given& given, std::size_t most) {
  if (given.source.empty()) return std::optional<std::size_t>();
  const std::optional<std::size_t> number = whole_number<std::size_t>(given.text);
  if (number && 1 <= *number && *number <= most) return number;
  return refused(given, "a number from 1 to " + std::to_string(most));
}

Result<OperatorLimits> limits_of(Front front) {
  take_from_environment("BLOESEM_TIME_LIMIT", front.time_limit);
  take_from_environment("BLOESEM_MAX_PLAYERS", front.max_players);
  take_from_environment("BLOESEM_MAX_BYTES", front.max_bytes);
  OperatorLimits limits;
  if (!front.time_limit.source.empty()) {
    limits.work.time = service::parse_seconds(front.time_limit.text);
    if (!limits.work.time) return refused(front.time_limit, service::expected_seconds);
  }
  const Result<std::optional<std::size_t>> players = number_of(front.max_players, limits::largest_id);
  if (!players) return players.error();
  const Result<std::optional<std::size_t>> bytes = number_of(front.max_bytes, platform::largest_input);
  if (!bytes) return bytes.error();
  limits.input = {(*bytes).value_or(platform::largest_input), *players};
  return limits;
}

std::optional<Result<dropin::Request>> read(const Words& words, const std::string& program) {
  if (auto request = dropin::read_bbp(words)) return request;
  if (auto request = dropin::read_vega(words, program)) return request;
  return dropin::read_javafo(words);
}

}  // namespace

std::optional<platform::ExitCode> run_dropin(const std::vector<std::string>& own_commands, int argc,
                                             const char* const* argv) {
  Words words(argv + (argc > 0 ? 1 : 0), argv + argc);
  const Front front = take_front(words);
  if (words.empty() || std::find(own_commands.begin(), own_commands.end(), words.front()) != own_commands.end())
    return std::nullopt;
  if (words == Words{"-r"}) return platform::answer(std::string(service::release) + '\n');
  const auto request = read(words, argv[0]);
  if (!request) return std::nullopt;
  if (!*request) return platform::fail("bloesem", request->error());
  const Result<dropin::OwnOptions> own_options = own_options_of(front);
  if (!own_options) return platform::fail("bloesem", own_options.error());
  const Result<OperatorLimits> limits = limits_of(front);
  if (!limits) return platform::fail("bloesem", limits.error());
  platform::limit_input((*limits).input);
  platform::ExitCode code = platform::ExitCode::Done;
  const std::optional<Error> stopped =
      stopped_at((*limits).work, [&] { code = run_request(**request, *own_options); });
  return stopped ? platform::fail(platform::display_name((**request).input), *stopped) : code;
}

}  // namespace bloesem::dropin
