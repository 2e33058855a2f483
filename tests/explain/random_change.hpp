// Random changes to a round.
#pragma once

#include <vector>

#include "tests/explain/paired_again.hpp"

namespace bloesem::explain::test {

// Returns up to `number` changes of all kinds that can be made one after the other.
[[nodiscard]] std::vector<Change> random_changes(Random& random, const Subject& subject, int number);

}  // namespace bloesem::explain::test
