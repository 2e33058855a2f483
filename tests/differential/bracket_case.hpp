// Random (seeded) brackets of a given kind and size.
#pragma once

#include <string>

#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/same_pairing.hpp"
#include "tests/support/solve.hpp"

namespace bloesem::test {

struct BracketSizes {
  int moved_down = 0;
  int residents = 0;
  int ahead = 0;
};

// Returns sizes up to the limit of exhaustion.
[[nodiscard]] BracketSizes random_sizes(Random& random, criteria::BracketKind kind);

struct BracketCase {
  swiss::RoundField field;
  swiss::Bracket bracket;
  Tournament tournament;
  int rounds_declared = 1;
};

// Players with an artificial past, put into the required score groups by virtual points. LopsidedColours:
// always the last round, where topscorers may clash (C.8, C.9). Floats: no other criterion decides. Halves: no
// past, but many exchanges.
enum class Past { Mixed, LopsidedColours, Floats, Halves };
[[nodiscard]] BracketCase random_bracket(Random& random, criteria::BracketKind kind, const BracketSizes& sizes,
                                         Past past = Past::Mixed,
                                         const swiss::System& edition = swiss::dutch::baku_2016);

// For failure messages: the facts that the rules use.
[[nodiscard]] std::string describe(const swiss::RoundField& field);
[[nodiscard]] std::string describe(const BracketCase& bracket_case);

}  // namespace bloesem::test
