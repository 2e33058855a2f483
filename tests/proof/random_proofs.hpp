// Random rounds as proofs see them.
#pragma once

#include <functional>
#include <optional>

#include "bloesem/pair_round.hpp"
#include "engine/proof/paired_round.hpp"
#include "engine/proof/prove.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

struct PairedCase {
  Tournament tournament;
  PairOptions options;
  RoundPairing pairing;
  RequestedRound request;
  proof::ProofRound round;
  std::optional<proof::DiscardedBracket> discarded;
};

// Returns an artificial tournament of at most `players` players, or one that the engine has played.
[[nodiscard]] Tournament random_past(Random& random, int players);

// Returns the coming round, or nothing if it cannot be paired.
[[nodiscard]] std::optional<PairedCase> paired_case(const Tournament& tournament, Edition edition);

// Calls `visit` with random rounds of at most `players` players, of both editions in turn.
void for_random_cases(int rounds, int players, const std::function<void(const PairedCase&, Random&)>& visit);

// Returns all legal and complete pairings of a small field.
[[nodiscard]] std::vector<std::vector<std::pair<swiss::Position, swiss::Position>>> all_pairings(
    const swiss::RoundField& field);

}  // namespace bloesem::test
