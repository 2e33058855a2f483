// What a choice costs, found by the sequence engine and compared bracket by bracket here.
#pragma once

#include <string>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::test {

// Returns the cost of the round that the sequence engine gives for other options. Throws where it gives up.
[[nodiscard]] explain::PairAnswer sequence_cost(const explain::Subject& subject, const PairOptions& options);

// True if both say the same. The sequence engine has the row about the score of the player with the bye (2026:
// C5) in every bracket, not only in the one that gives it.
[[nodiscard]] bool same_cost(const explain::PairAnswer& cost, const explain::PairAnswer& by_sequence);

// Returns the options in which the player may meet only these opponents, and does not have the bye.
[[nodiscard]] PairOptions meeting_only(const explain::Subject& subject, PlayerIndex player,
                                       const std::vector<PlayerIndex>& opponents);

[[nodiscard]] std::string text_of(const explain::PairAnswer& answer);

}  // namespace bloesem::test
