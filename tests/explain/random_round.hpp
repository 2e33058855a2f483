// Random rounds to ask questions about.
#pragma once

#include <optional>

#include "bloesem/explain/subject.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// Returns a round of an event that was played by the rules or made up, of one of the Dutch systems: with byes,
// absences, virtual points, forbidden pairs and, in one case of three, topscorers. Empty if it is refused; an
// impossible round is an answer.
[[nodiscard]] std::optional<explain::Subject> random_round(Random& random, int fewest, int most);

}  // namespace bloesem::test
