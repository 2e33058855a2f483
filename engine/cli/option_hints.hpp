// The options that help against an error or a warning. Messages of the library name no options, because its
// other users have none.
#pragma once

#include <functional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/service/check/explanations.hpp"
#include "engine/service/hints.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

inline constexpr const char* allow_duplicates = "--allow-duplicates";

// Returns the hints where these options ("--rounds") are offered.
[[nodiscard]] service::Hints option_hints(std::function<bool(const std::string& option)> is_offered);

// Returns the hints of a command, which name only options that it has. `command` must outlive them.
[[nodiscard]] service::Hints option_hints(const Grammar& command);

// Returns the error, with the hint for its remedy in the message.
[[nodiscard]] Error with_hint(Error error, const service::Hints& hints);

// Returns the options under which a check finds no difference: "--acceleration none --initial-colour W".
[[nodiscard]] std::string options_of(const service::Explanation& explanation);

// Prints to standard error which regulations and which list of tie-breaks were assumed for the file, and how to
// choose others.
void print_assumptions(const std::string& file, const service::StandingsPlan& plan,
                       const service::Hints& hints);

}  // namespace bloesem::cli
