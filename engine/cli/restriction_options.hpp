// The options that keep players of one federation or club apart: --avoid, --wish, --wish-strict.
#pragma once

#include "engine/cli/grammar.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::cli {

void add_restriction_options(Grammar& command, service::PairingRequest& request);

}  // namespace bloesem::cli
