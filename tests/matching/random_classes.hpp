// Random dense problems whose weights depend on classes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/weighted/class_weights.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

struct ClassedProblem {
  std::vector<std::int32_t> class_of;
  std::vector<std::int32_t> row_of_pair;
  matching::WeightRows singles;
  matching::WeightRows costs;
  matching::Problem problem;  // its rows and those of costs are those that row_of_pair refers to
  matching::BitRows edges;

  [[nodiscard]] matching::ClassRows classes() const {
    return {class_of, static_cast<std::size_t>(singles.size()), row_of_pair, &singles, &costs};
  }
};

// Costs of a digit go up to `most`; ranges have up to `slack` bits more than they need.
[[nodiscard]] ClassedProblem random_classes(Random& random, matching::Vertex most_vertices, std::size_t digits,
                                            std::int64_t most, unsigned slack);

}  // namespace bloesem::test
