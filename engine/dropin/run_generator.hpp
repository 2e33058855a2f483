// Makes a random tournament in the place of another engine's generator.
#pragma once

#include "engine/dropin/request.hpp"
#include "engine/dropin/run_request.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli::dropin {

// A tournament that ends early is written, and tells so by NoValidPairing, as with bbpPairings.
[[nodiscard]] ExitCode run_generator(const Request& request, const Manner& manner);

}  // namespace bloesem::cli::dropin
