// Why not, for every two players of a round of the Dutch procedure, by asking each bracket instead of pairing
// the round again.
#pragma once

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/explain/pair_legality.hpp"

namespace bloesem::explain {

// Work done for a matrix. Deterministic.
struct MatrixEffort {
  std::int64_t brackets_solved = 0;
  std::int64_t rounds_paired = 0;
};

// True if the subject has such a round: one that was paired, without a wish.
[[nodiscard]] bool has_pair_matrix(const Subject& subject);

// Returns the same as all_pairs_one_by_one (docs/formulation.md, "All pairs at once"). Requires
// has_pair_matrix. Errors: likewise.
[[nodiscard]] Result<AllPairs> pair_matrix(const Subject& subject, MatrixEffort* effort = nullptr);

}  // namespace bloesem::explain
