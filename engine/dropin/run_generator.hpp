// Generates a random tournament in place of another engine's generator.
#pragma once

#include "engine/dropin/request.hpp"
#include "engine/dropin/run_request.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::dropin {

// Returns NoValidPairing for a tournament that ends early, which is written nevertheless, as bbpPairings
// does.
[[nodiscard]] platform::ExitCode run_generator(const Request& request, const OwnOptions& own_options);

}  // namespace bloesem::dropin
