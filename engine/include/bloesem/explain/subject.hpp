// The round that is asked about.
#pragma once

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::explain {

// A tournament, a request, and the answer of the rules to it.
struct Subject {
  Tournament tournament;        // as known when the round was paired
  PairOptions options;          // with edition and round set
  Result<RoundPairing> answer;  // a pairing, or NoValidPairing

  [[nodiscard]] int round() const noexcept { return *options.round; }
};

// Returns the subject of questions about the round in `options`. Errors: those of pair_round except
// NoValidPairing, which is an answer; InvalidInput if the tournament has groups, each of which is explained by
// itself.
[[nodiscard]] Result<Subject> subject_of(const Tournament& tournament, const PairOptions& options);

// Returns the round that the rules give when all other partners of both players, and the bye for both, are
// forbidden. Errors: those of pair_round, NoValidPairing among them.
[[nodiscard]] Result<RoundPairing> best_round_with(const Subject& subject, PlayerIndex one, PlayerIndex other);

}  // namespace bloesem::explain
