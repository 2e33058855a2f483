// What `bloesem pair` says about a round on standard error, besides errors and what it was asked to report.
#pragma once

#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::cli {

// Return lines, or nothing. `file`: its name in them. `absent`: those named by the request.
[[nodiscard]] std::string remarks_about(const std::string& file, const service::Restrictions& restrictions);
[[nodiscard]] std::string remarks_about(const std::string& file, const service::PairingRequest& request,
                                        const Tournament& tournament, const RoundPairing& pairing,
                                        const std::vector<PlayerIndex>& absent);

}  // namespace bloesem::cli
