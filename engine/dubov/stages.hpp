// A complete pairing as the Dubov System compares it: the bye, then bracket by bracket.
#pragma once

#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dubov/round.hpp"
#include "engine/swiss/appraisal.hpp"

namespace bloesem::swiss::dubov {

// Returns the stages of a pairing that complies with the absolute criteria. A bracket has the residents and
// their opponents from lower scoregroups; its candidates are ordered by the set of these upfloaters (4.2), the
// players shifted (4.3), and the transposition of G2 (4.4).
[[nodiscard]] std::vector<Appraisal> stages_of(const Round& round, criteria::CriteriaTable criteria,
                                               const CompletePairing& pairing);

}  // namespace bloesem::swiss::dubov
