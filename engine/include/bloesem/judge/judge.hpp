// The judge: is a proposed pairing of a round the one that the system gives, and if not, why not?
#pragma once

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"

namespace bloesem {

// `options` are those of pair_round; their round, the coming one or any before it, is the one judged. Errors:
// those of pair_round except NoValidPairing, which is a verdict; Internal if the proposal turns out to be
// better than the system's pairing, or legal where there is none.
[[nodiscard]] Result<Verdict> judge(const Tournament& tournament, const Proposal& proposal,
                                    const PairOptions& options = {});

// The same where the system's pairing of the round, or NoValidPairing, is known already.
[[nodiscard]] Result<Verdict> judge_against(const Tournament& tournament, const Proposal& proposal,
                                            const PairOptions& options, const Result<RoundPairing>& system);

}  // namespace bloesem
