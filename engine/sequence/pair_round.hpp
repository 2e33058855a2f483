// The second engine: the rules of 2016 followed to the letter, candidate by candidate. It shares with the first
// the tournament and the request, and nothing of how a pairing is found. docs/sequence.md tells how to read it.
#pragma once

#include <cstdint>
#include <string_view>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

inline constexpr std::uint64_t default_budget = 50'000'000;

struct SequenceOptions {
  // Steps for the round: every pair and every set of players that is tried takes one, and every candidate; a
  // question to the unweighted matching takes more. The default lasts less than a second.
  std::uint64_t budget = default_budget;
  // One of variable_rules(), to be left out or turned round; empty: the rules as they are.
  std::string_view without = {};
};

// As bloesem::pair_round, with the same record. Further errors: GaveUp; InvalidInput for a rule that is not
// there. Without a rule it may happen that a round cannot be finished: NoValidPairing, without an obstacle.
[[nodiscard]] Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options,
                                              const SequenceOptions& sequence = {});

}  // namespace bloesem::sequence
