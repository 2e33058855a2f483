#include "engine/dropin/dropin.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dropin/grammars.hpp"
#include "engine/dropin/run_request.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/service/release.hpp"
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
  return run_request(**request, *own_options);
}

}  // namespace bloesem::dropin
