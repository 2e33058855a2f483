// --against: takes the pairings of another program in place of a file's.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "bloesem/trf/target.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/service/external_engine.hpp"

namespace bloesem::cli {

inline constexpr int longest_time_limit = 86'400;

struct AgainstRequest {
  std::optional<std::string> command;                                   // nothing: no other program
  int timeout = static_cast<int>(service::default_time_limit.count());  // seconds
  trf::Target dialect = trf::Target::Trfbx;
};

void add_against_options(Grammar& command, AgainstRequest& request);

// Returns nothing if no program was given. InvalidInput: the command line cannot be used.
[[nodiscard]] Result<std::optional<service::ExternalEngine>> engine_of(const AgainstRequest& request);

}  // namespace bloesem::cli
