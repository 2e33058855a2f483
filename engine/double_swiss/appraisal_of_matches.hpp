// Any complete pairing of a round as 2.3 and article 3 compare it, stage by stage: the bye, then each bracket.
#pragma once

#include <vector>

#include "engine/double_swiss/match_round.hpp"
#include "engine/swiss/appraisal.hpp"

namespace bloesem::swiss::double_swiss {

// Returns the stages. A bracket is the highest score group left and the players below whom it meets.
[[nodiscard]] std::vector<Appraisal> appraise_matches(const MatchRound& round, const CompletePairing& pairing);

}  // namespace bloesem::swiss::double_swiss
