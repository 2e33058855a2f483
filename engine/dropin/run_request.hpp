// Carries out the request of another engine's command line.
#pragma once

#include <optional>

#include "engine/dropin/request.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::dropin {

// Settings that the other engines have no options for.
struct OwnOptions {
  service::Rules rules = {};
  bool verbose = false;  // warnings and the course of the pairing on standard error; otherwise errors only
};

[[nodiscard]] platform::ExitCode run_request(const Request& request, const OwnOptions& own_options);

}  // namespace bloesem::dropin
