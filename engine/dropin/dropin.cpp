#include "engine/dropin/dropin.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/dropin/grammars.hpp"
#include "engine/dropin/run_request.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/service/release.hpp"

namespace bloesem::dropin {

namespace {

using dropin::Words;

Result<service::Rules> rules_named(const std::string& source, const std::string& text) {
  for (const auto& [name, rules] : service::names_of_rules()) {
    if (name == text) return rules;
  }
  return Error{.code = ErrorCode::InvalidInput,
               .message = source + ": found '" + text + "', expected 2016 or 2026"};
}

// Bloesem's own options, which may precede the command line of another engine.
struct Front {
  std::optional<std::string> rules;
  bool verbose = false;
};

Front take_front(Words& words) {
  Front front;
  std::size_t taken = 0;
  for (; taken < words.size(); ++taken) {
    constexpr std::string_view with_value = "--rules=";
    if (words[taken] == "--verbose") {
      front.verbose = true;
    } else if (words[taken] == "--rules" && taken + 1 < words.size()) {
      front.rules = words[++taken];
    } else if (words[taken].starts_with(with_value)) {
      front.rules = words[taken].substr(with_value.size());
    } else {
      break;
    }
  }
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(taken));
  return front;
}

Result<dropin::OwnOptions> own_options_of(const Front& front) {
  dropin::OwnOptions own_options{.verbose = front.verbose};
  const char* const environment = std::getenv("BLOESEM_RULES");
  const bool from_environment = !front.rules && environment != nullptr && *environment != '\0';
  if (!front.rules && !from_environment) return own_options;
  const Result<service::Rules> rules =
      from_environment ? rules_named("BLOESEM_RULES", environment) : rules_named("--rules", *front.rules);
  if (!rules) return rules.error();
  own_options.rules = *rules;
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
