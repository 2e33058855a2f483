// --against: another program's pairings instead of those of a file.
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
  std::optional<std::string> command;                          // nothing: nobody is asked
  int timeout = static_cast<int>(default_time_limit.count());  // seconds
  trf::Target dialect = trf::Target::Trfbx;
};

void add_against_options(Grammar& command, AgainstRequest& request);

// Nothing if nobody is asked. InvalidInput: the command line cannot be used.
[[nodiscard]] Result<std::optional<ExternalEngine>> engine_of(const AgainstRequest& request);

}  // namespace bloesem::cli
