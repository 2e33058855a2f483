// The stages of a complete pairing: its brackets with the values of their criteria and their place in the order
// of candidates.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "criteria/dutch_2012/istanbul_2012.hpp"
#include "engine/swiss/appraisal.hpp"

namespace bloesem::swiss::dutch_2012 {

// Returns the stages. `repaired`: as in FoundRound of the system's own pairing.
[[nodiscard]] std::vector<Appraisal> stages_of(const RoundField& field, criteria::StrongColours strong,
                                               const CompletePairing& pairing,
                                               std::optional<std::size_t> repaired);

// The same for the judge: finds the system's own pairing to see which brackets C.13 merges.
[[nodiscard]] std::vector<Appraisal> appraise_2012(const RoundField& field, const RoundTask& task,
                                                   const CompletePairing& pairing);

}  // namespace bloesem::swiss::dutch_2012
