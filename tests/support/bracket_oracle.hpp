// Pairs one bracket by exhaustion under the 2016 text: every candidate is judged literally by the articles,
// and among equal ones the first generated wins. From the engine it uses only the facts about the players.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "tests/support/generation.hpp"
#include "tests/support/literal_criteria.hpp"
#include "tests/support/solve.hpp"

namespace bloesem::test {

// C.7: the best that the downfloaters can reach in the following bracket.
struct LookAhead {
  std::vector<OracleValue> values;  // in order of priority
  bool closes = true;               // BeforeLast: at most one player is left there, who may have the bye
  std::vector<Position> stranded;   // downfloaters who find no opponent there either
};

struct BestCandidate {
  Grouping grouping;
  std::vector<OracleValue> values;  // C.5 to C.19
  GenerationKey key;
  LookAhead ahead;  // empty where C.7 does not apply
};

// Returns no value if no candidate complies with C.1 to C.4. For brackets of up to about 9 players, and 7
// ahead.
[[nodiscard]] std::optional<BestCandidate> best_candidate(const RoundField& field,
                                                          const swiss::Bracket& bracket);

// A.9: returns true if all players can be paired, except possibly one who may have the bye.
[[nodiscard]] bool completable(const RoundField& field, std::span<const Position> players);

}  // namespace bloesem::test
