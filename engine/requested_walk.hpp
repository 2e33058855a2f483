// The walk over the brackets of a requested round.
#pragma once

#include <functional>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

// Walks over the field of a round by the rules of `system`, with the solver, the check and the progress of the
// options; `watch` and `known` are those of WalkContext. Solvers and their working memory are kept for
// later walks. Errors: NoValidPairing with an obstacle as its players, TooLarge, Cancelled.
[[nodiscard]] Result<swiss::Walk> walk_over(swiss::RoundField& field, const swiss::System& system,
                                            const swiss::RoundTask& task, const PairOptions& options,
                                            std::function<bool(const swiss::Walk&)> watch = {},
                                            swiss::KnownBrackets* known = nullptr);

// True in builds with BLOESEM_CHECK_ANSWERS: each answer of a solver is proved (check_answer), unasked.
[[nodiscard]] bool checks_every_answer() noexcept;

}  // namespace bloesem
