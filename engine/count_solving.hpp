// Work done by the solvers for a round, for benchmarks and tests.
#pragma once

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem {

// Pairs the round and returns the counters, without the pairing. Errors: as pair_round.
[[nodiscard]] Result<swiss::SolverCounters> count_solving(const Tournament& tournament,
                                                          const PairOptions& options = {});

}  // namespace bloesem
