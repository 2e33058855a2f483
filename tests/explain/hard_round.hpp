// Rounds in which few candidates of a bracket leave the rest complete.
#pragma once

#include <optional>

#include "bloesem/explain/subject.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Returns a round before which nobody had a game, but a score from byes: all candidates with the same scores
// are equal. Forbidden pairs within score groups and with lower ones decide who floats, and after which
// candidates the rest can be completed.
[[nodiscard]] std::optional<explain::Subject> hard_round(Random& random);

}  // namespace bloesem::test
