// What the solvers have to do for a round: for benchmarks and tests, which ask why a round takes its time.
#pragma once

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem {

// Pairs the round and throws the pairing away. Errors: those of pair_round.
[[nodiscard]] Result<swiss::SolverCounters> count_solving(const Tournament& tournament,
                                                          const PairOptions& options = {});

}  // namespace bloesem
