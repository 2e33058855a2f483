// What the solvers have to do for a round: for benchmarks and tests, which ask why a round takes its time.
#pragma once

#include "engine/dutch/solver_chain.hpp"
#include "engine/model/result.hpp"
#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem {

// Pairs the round and throws the pairing away. Errors: those of pair_round.
[[nodiscard]] Result<dutch::SolverCounters> count_solving(const Tournament& tournament,
                                                          const PairOptions& options = {});

}  // namespace bloesem
