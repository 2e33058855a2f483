// The nested blossoms of a dual solution, arranged so that what two vertices share is found quickly.
#pragma once

#include <vector>

#include "matching/weighted/duals.hpp"

namespace bloesem::matching {

class LaminarFamily {
 public:
  LaminarFamily(Vertex vertices, const std::vector<Blossom>& blossoms);

  // Are any two blossoms neither nested nor disjoint?
  [[nodiscard]] bool is_laminar() const noexcept { return laminar_; }
  // The innermost blossom that contains both, or none (-1).
  [[nodiscard]] int common(Vertex u, Vertex v) const noexcept;
  // Over a blossom and all that contain it: the sum of values, and how many they are. -1 gives zero.
  [[nodiscard]] const Integer& value(int blossom) const noexcept {
    return values_[static_cast<std::size_t>(blossom + 1)];
  }
  [[nodiscard]] int depth(int blossom) const noexcept { return depths_[static_cast<std::size_t>(blossom + 1)]; }

 private:
  std::vector<int> innermost_;   // by vertex
  std::vector<int> parents_;     // by blossom
  std::vector<Integer> values_;  // by blossom + 1
  std::vector<int> depths_;      // by blossom + 1
  bool laminar_ = true;
};

}  // namespace bloesem::matching
