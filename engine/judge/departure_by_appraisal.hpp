// Where a legal proposal departs from the pairing of a system that appraises complete pairings itself.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/judge/verdict.hpp"
#include "bloesem/result.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// Returns the departure of the proposed `boards`, whose pairs or bye differ from those of `pairing`. In a
// system that cannot appraise a pairing (swiss::System::appraise) it names the first step that the proposal
// does not take. Errors: Internal if the appraisal contradicts the record, or if the proposal is better.
[[nodiscard]] Result<std::optional<Departure>> departure_by_appraisal(const Tournament& tournament,
                                                                      const PairOptions& options,
                                                                      const RequestedRound& request,
                                                                      const RoundPairing& pairing,
                                                                      const std::vector<Board>& boards);

}  // namespace bloesem
