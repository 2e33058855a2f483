// The stages of a complete pairing as the rules compare them (engine/swiss/appraisal.hpp).
#pragma once

#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/burstein/outlook.hpp"
#include "engine/burstein/ranking.hpp"
#include "engine/swiss/appraisal.hpp"
#include "engine/swiss/unwished_pairs.hpp"

namespace bloesem::swiss::burstein {

// Returns the stages of a complete legal pairing of a round after the seeding rounds: the choice of the bye, if
// there is one, then the brackets.
[[nodiscard]] std::vector<Appraisal> appraise_2026(const RoundField& field, const RoundTask& task,
                                                   const CompletePairing& pairing);

// The same with what the walk knows already. Requires that the bye is given (RoundField::give_bye). `unwished`:
// null if no wish is about the round.
[[nodiscard]] std::vector<Appraisal> appraise(const RoundField& field, criteria::CriteriaTable criteria,
                                              const CompletePairing& pairing, int round, const Ranking& ranking,
                                              Outlook& outlook, const UnwishedPairs* unwished = nullptr);

}  // namespace bloesem::swiss::burstein
