// Random rounds of the systems whose proofs follow a plan.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "bloesem/edition.hpp"
#include "engine/swiss/proof_plan.hpp"
#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {

// Returns the editions of the register whose rows name a plan.
[[nodiscard]] std::vector<Edition> planned_editions();

// Returns the plan for pairs of the requested round. It refers to `round`.
[[nodiscard]] std::unique_ptr<swiss::ProofPlan> plan_for(const PairedCase& paired,
                                                         const proof::ProofRound& round);

// Calls `visit` with random rounds of at most `players` players, readings drawn, too. Seeding rounds of another
// system are none of them.
void for_planned_cases(Edition edition, int rounds, int players,
                       const std::function<void(const PairedCase&, Random&)>& visit);

// Returns a tournament before a round that the edition pairs, and options with random readings.
struct PlannedPosition {
  Tournament tournament;
  PairOptions options;
};
[[nodiscard]] PlannedPosition planned_position(Random& random, Edition edition, int players);

}  // namespace bloesem::test
