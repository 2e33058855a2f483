// Judges a proposed pairing of a round: whether it is the pairing required by the system and, if not, why not.
#pragma once

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"

namespace bloesem {

// Judges `proposal` for the round in `options`, which is the coming one or an earlier one; pairs that were made
// by hand for it are not judged. Errors are those of pair_round except NoValidPairing, which is a verdict;
// InvalidInput if the tournament has groups, each of which is judged by itself; Internal if the proposal ranks
// above the system's pairing, or is legal although the system found none.
[[nodiscard]] Result<Verdict> judge(const Tournament& tournament, const Proposal& proposal,
                                    const PairOptions& options = {});

// As above, with `system` being the result of pair_round for the same tournament and options.
[[nodiscard]] Result<Verdict> judge_against(const Tournament& tournament, const Proposal& proposal,
                                            const PairOptions& options, const Result<RoundPairing>& system);

}  // namespace bloesem
