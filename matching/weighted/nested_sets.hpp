// The odd sets with a positive dual around each vertex of a solved problem.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching/weighted/blossom_nest.hpp"

namespace bloesem::matching {

class NestedSets {
 public:
  // The blossoms of a nest whose dual is positive. `sums` receives, by set, the total of the duals of the set
  // and of all around it.
  template <class Int, class Dual>
  void assign(const BlossomNest& nest, Dual dual, std::vector<Int>& sums) {
    innermost_.assign(static_cast<std::size_t>(nest.vertices()), none);
    parents_.clear();
    depths_.clear();
    sums.clear();
    order_.clear();
    nest.for_each_blossom([&](BlossomNest::Node b) {
      if (nest.parent(b) == no_vertex) order_.push_back(b);
    });
    for (std::size_t i = 0; i < order_.size(); ++i) {  // outer ones before those inside
      const BlossomNest::Node b = order_[i];
      for (const BlossomNest::Node child : nest.children(b))
        if (nest.is_blossom(child)) order_.push_back(child);
      if (dual(b) == 0) continue;
      const int parent = innermost(nest.base(b));
      const int set = static_cast<int>(parents_.size());
      parents_.push_back(parent);
      depths_.push_back(depth(parent) + 1);
      sums.push_back(dual(b));
      if (parent != none) sums.back() += sums[static_cast<std::size_t>(parent)];
      nest.for_each_vertex(b, [&](Vertex v) { innermost_[static_cast<std::size_t>(v)] = set; });
    }
  }

  static constexpr int none = -1;
  [[nodiscard]] bool empty() const noexcept { return parents_.empty(); }
  [[nodiscard]] int innermost(Vertex v) const noexcept { return innermost_[static_cast<std::size_t>(v)]; }
  // How many sets, itself included, are around everything in a set; 0 for none.
  [[nodiscard]] int depth(int set) const noexcept {
    return set == none ? 0 : depths_[static_cast<std::size_t>(set)];
  }
  [[nodiscard]] int deepest() const noexcept {
    return depths_.empty() ? 0 : *std::max_element(depths_.begin(), depths_.end());
  }
  // The innermost set that contains both, or none.
  [[nodiscard]] int common(Vertex u, Vertex v) const noexcept {
    int a = innermost(u);
    int b = innermost(v);
    while (a != b) {
      int& deeper = depth(a) >= depth(b) ? a : b;
      deeper = parents_[static_cast<std::size_t>(deeper)];
    }
    return a;
  }
  [[nodiscard]] int common_depth(Vertex u, Vertex v) const noexcept {
    return empty() ? 0 : depth(common(u, v));
  }

 private:
  std::vector<int> innermost_;  // by vertex
  std::vector<int> parents_;    // by set
  std::vector<int> depths_;
  std::vector<BlossomNest::Node> order_;
};

}  // namespace bloesem::matching
