// What proofs of rounds claim: of each bracket the upfloaters, the players shifted, and the transposition.
#pragma once

#include <memory>

#include "engine/swiss/proof_plan.hpp"

namespace bloesem::swiss::dubov {

[[nodiscard]] std::unique_ptr<ProofPlan> proof_plan(const RoundField& field, const RoundTask& task,
                                                    const CompletePairing& pairing);

}  // namespace bloesem::swiss::dubov
