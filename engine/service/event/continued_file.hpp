// The tournament file with its next round.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::service {

// Returns the file of a tournament that was loaded for pairing, to be continued. Requires loaded.bytes.
[[nodiscard]] EventText event_text(const LoadedFile& loaded);

// Returns the file of the event with the new round, and with what the request changes about the tournament.
// `loaded`: the file before; `options` and `restrictions`: those of `pairing`. InvalidInput: nobody is to be
// paired, or the request contradicts the rounds played.
[[nodiscard]] Result<std::string> with_round(EventText& event, const LoadedFile& loaded,
                                             const RoundPairing& pairing, const PairingRequest& request,
                                             const PairOptions& options, const Restrictions& restrictions = {});

}  // namespace bloesem::service
