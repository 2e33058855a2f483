// Does what a command line of another engine asks for.
#pragma once

#include <optional>

#include "engine/dropin/request.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::cli::dropin {

// What the other engines have no words for.
struct Manner {
  std::optional<Rules> rules = {};
  bool verbose = false;  // warnings and the way of the pairing on standard error; otherwise it has errors only
};

[[nodiscard]] ExitCode run_request(const Request& request, const Manner& manner);

}  // namespace bloesem::cli::dropin
