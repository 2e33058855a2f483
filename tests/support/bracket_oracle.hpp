// One bracket paired by exhaustion under the 2016 text: every candidate is judged as the articles say, and of
// equals the one generated first wins. Of the engine it uses the facts about the players and nothing else.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "tests/support/generation.hpp"
#include "tests/support/literal_criteria.hpp"
#include "tests/support/solve.hpp"

namespace bloesem::test {

// C.7: the best that the downfloaters can find in the following bracket.
struct LookAhead {
  std::vector<OracleValue> values;  // in the order of their weight
  bool closes = true;               // BeforeLast: at most one player is left there, and he may have the bye
  std::vector<Position> stranded;   // downfloaters without an opponent there either
};

struct BestCandidate {
  Grouping grouping;
  std::vector<OracleValue> values;  // C.5 to C.19
  GenerationKey key;
  LookAhead ahead;  // empty where C.7 is not in force
};

// No value: no candidate complies with C.1 to C.4. Brackets of up to about 9 players, and 7 ahead.
[[nodiscard]] std::optional<BestCandidate> best_candidate(const RoundField& field,
                                                          const swiss::Bracket& bracket);

// A.9: can all of them be paired, but for one who may have the bye?
[[nodiscard]] bool completable(const RoundField& field, std::span<const Position> players);

}  // namespace bloesem::test
