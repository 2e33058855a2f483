// The first line of a proof, which binds it to a file and to the options that change what is asked.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "trf/json_value.hpp"

namespace bloesem::service {

// `digest`: the SHA-256 of the bytes of the file. `options`: those of the request (pair_options).
[[nodiscard]] trf::Json proof_header(const std::string& digest, const PairingRequest& request,
                                     const LoadedFile& loaded, const PairOptions& options);

}  // namespace bloesem::service
