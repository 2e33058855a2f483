// Random changes to a round.
#pragma once

#include <vector>

#include "tests/explain/paired_again.hpp"

namespace bloesem::test {

// Returns up to `number` changes of all kinds that can be made one after the other.
[[nodiscard]] std::vector<explain::Change> random_changes(Random& random, const explain::Subject& subject,
                                                          int number);

}  // namespace bloesem::test
