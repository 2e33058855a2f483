// Which pairs all equal candidates of a bracket have in common.
#pragma once

#include "engine/swiss/equal_candidates.hpp"

namespace bloesem::swiss::dutch {

// See FindEqualCandidates.
[[nodiscard]] Result<std::vector<EqualCandidates>> equal_candidates_2016(RoundField& field,
                                                                         criteria::CriteriaTable criteria,
                                                                         const Record& record,
                                                                         std::optional<Points> score);
[[nodiscard]] Result<std::vector<EqualCandidates>> equal_candidates_2026(RoundField& field,
                                                                         criteria::CriteriaTable criteria,
                                                                         const Record& record,
                                                                         std::optional<Points> score);

}  // namespace bloesem::swiss::dutch
