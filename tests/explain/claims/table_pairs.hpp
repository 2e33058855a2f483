// Berger's table of one cycle, by its closed form.
#pragma once

#include <optional>

#include "engine/swiss/system.hpp"
#include "tests/explain/claims/evidence.hpp"

namespace bloesem::test {

// Returns the pairs of the round: with an even number n of places, places i and j below n meet in the round r
// with i + j - 1 = r modulo n - 1, and the place that would meet itself meets place n. An odd number of players
// leaves the last place empty.
[[nodiscard]] inline PairSet table_pairs(const Evidence& evidence) {
  const auto players = static_cast<int>(evidence.tournament().players.size());
  const int last = players + players % 2;
  PairSet pairs;
  for (int i = 1; i < last; ++i)
    for (int j = i; j < last; ++j) {
      if ((i + j - 1 - evidence.subject().round()) % (last - 1) != 0) continue;
      const int other = i == j ? last : j;
      if (other <= players) pairs.emplace(static_cast<PlayerIndex>(i - 1), static_cast<PlayerIndex>(other - 1));
    }
  return pairs;
}

// True if the pairs of the round come from a table.
[[nodiscard]] inline bool has_a_table(const Evidence& evidence) {
  return evidence.subject().options.edition->system().table != nullptr;
}

// Returns whom the player meets in the table; empty if nobody.
[[nodiscard]] inline std::optional<PlayerIndex> partner_in_table(const Evidence& evidence, PlayerIndex player) {
  for (const auto& [one, other] : table_pairs(evidence)) {
    if (one == player) return other;
    if (other == player) return one;
  }
  return std::nullopt;
}

}  // namespace bloesem::test
