// The second engine: follows the rulebook literally, candidate by candidate. It shares with the first engine
// the tournament and the request, but nothing of how a pairing is found. See docs/sequence.md.
#pragma once

#include <cstdint>
#include <string_view>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

inline constexpr std::uint64_t default_budget = 50'000'000;

struct SequenceOptions {
  // Steps for the round: every pair, every set of players and every candidate that is tried takes one; a
  // question to the unweighted matching takes more. The default lasts less than a second.
  std::uint64_t budget = default_budget;
  // One of variable_rules(), to be left out or inverted; empty: the rules as they are.
  std::string_view without = {};
};

// The same as bloesem::pair_round, with the same record. Further errors: GaveUp; InvalidInput for an unknown
// rule. Without a rule a round may become impossible to finish: NoValidPairing, without an obstacle.
[[nodiscard]] Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options,
                                              const SequenceOptions& sequence = {});

}  // namespace bloesem::sequence
