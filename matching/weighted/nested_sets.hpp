// The odd sets with a positive dual in an optimal dual solution, arranged so that what two vertices have in
// common is found quickly. Any two of them are nested or disjoint.
#pragma once

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"
#include "matching/weighted/blossom_nest.hpp"

namespace bloesem::matching {

// Sets are numbered from 1, each after the sets that contain it; set 0 stands for all vertices, with dual 0.
// Keeps its memory from one assignment to the next.
class NestedSets {
 public:
  static constexpr int everything = 0;

  // Takes the blossoms of a nest whose dual(node) is positive. Fills `sums`: for each set, the total of the
  // duals of the set and of all sets that contain it.
  template <class Int, class Dual>
  void assign(const BlossomNest& nest, Dual dual, std::vector<Int>& sums) {
    clear(nest.vertices(), sums);
    queue_.clear();
    set_of_.resize(at(nest.max_nodes()));
    nest.for_each_blossom([&](BlossomNest::Node b) {
      if (nest.parent(b) == no_vertex) queue_.push_back(b);
    });
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const BlossomNest::Node b = queue_[i];
      int& set = set_of_[at(b)];
      set = nest.parent(b) == no_vertex ? everything : set_of_[at(nest.parent(b))];
      if (dual(b) != 0) set = add(set, dual(b), sums);
      for (const BlossomNest::Node child : nest.children(b))
        if (nest.is_blossom(child))
          queue_.push_back(child);
        else
          innermost_[at(child)] = set;
    }
    find_chains();
    BLOESEM_ASSERT_HEAVY(is_consistent());
  }

  // Takes `sets`, a list of elements with members `vertices` and `value`, in any order. Fills `sums` as above.
  // Returns false if two of them overlap without being nested; everything else is then unspecified.
  template <class Sets, class Int>
  [[nodiscard]] bool assign(Vertex vertices, const Sets& sets, std::vector<Int>& sums) {
    clear(vertices, sums);
    std::vector<std::size_t> order(sets.size());  // outer ones before those inside them
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return sets[a].vertices.size() > sets[b].vertices.size();
    });
    bool nested = true;
    for (const std::size_t i : order) {
      const int parent = innermost(sets[i].vertices.front());
      const int set = add(parent, sets[i].value, sums);
      for (const Vertex v : sets[i].vertices)
        nested = std::exchange(innermost_[at(v)], set) == parent && nested;
    }
    find_chains();
    BLOESEM_ASSERT_HEAVY(!nested || is_consistent());
    return nested;
  }

  // True if there is no set besides everything.
  [[nodiscard]] bool empty() const noexcept { return parents_.size() <= 1; }
  // Returns the number of sets, everything included.
  [[nodiscard]] int size() const noexcept { return static_cast<int>(parents_.size()); }
  // Returns the innermost set around `set`.
  [[nodiscard]] int parent(int set) const noexcept { return parents_[at(set)]; }
  // Returns the innermost set that contains `v`.
  [[nodiscard]] int innermost(Vertex v) const noexcept {
    BLOESEM_ASSERT_HEAVY(at(v) < innermost_.size());
    return innermost_[at(v)];
  }
  // Returns how many sets contain all of `set`, itself included and everything excluded.
  [[nodiscard]] int depth(int set) const noexcept { return depths_[at(set)]; }
  [[nodiscard]] int greatest_depth() const noexcept {
    return depths_.empty() ? 0 : *std::max_element(depths_.begin(), depths_.end());
  }
  // Returns the innermost set that contains both vertices.
  [[nodiscard]] int common(Vertex u, Vertex v) const noexcept {
    return common_of_sets(innermost(u), innermost(v));
  }
  // Returns the innermost set around two sets, which may be one of them. Each step leaves a set that has less
  // than half of the sets inside the one reached, so there are O(log n).
  [[nodiscard]] int common_of_sets(int a, int b) const noexcept {
    while (outermost_of_chain(a) != outermost_of_chain(b)) {
      int& inner = outermost_of_chain(a) > outermost_of_chain(b) ? a : b;
      inner = parent(outermost_of_chain(inner));
    }
    return std::min(a, b);
  }
  // Returns how many sets contain both vertices, everything excluded.
  [[nodiscard]] int common_depth(Vertex u, Vertex v) const noexcept {
    return empty() ? 0 : depth(common(u, v));
  }

  // True if each set lies one deeper than its parent, which has a smaller number, chains are closed under
  // parents, and every vertex is in some set.
  [[nodiscard]] bool is_consistent() const {
    for (int set = 1; set < static_cast<int>(parents_.size()); ++set)
      if (parent(set) >= set || depth(set) != depth(parent(set)) + 1 ||
          (outermost_of_chain(set) != set && outermost_of_chain(set) != outermost_of_chain(parent(set))))
        return false;
    return std::all_of(innermost_.begin(), innermost_.end(),
                       [&](int set) { return set >= 0 && at(set) < parents_.size(); });
  }

 private:
  template <class Int>
  void clear(Vertex vertices, std::vector<Int>& sums) {
    innermost_.assign(at(vertices), everything);
    parents_.assign(1, everything);
    depths_.assign(1, 0);
    sums.assign(1, Int(0));
  }
  template <class Int>
  int add(int parent, const Int& dual, std::vector<Int>& sums) {
    BLOESEM_ASSERT(parent >= 0 && at(parent) < parents_.size());
    const int set = static_cast<int>(parents_.size());
    parents_.push_back(parent);
    depths_.push_back(depth(parent) + 1);
    sums.push_back(dual);
    sums.back() += sums[at(parent)];
    return set;
  }
  // Divides the sets into chains, in which each lies in the one before it: the child with the most sets inside
  // it continues the chain of its parent.
  void find_chains() {
    sizes_.assign(parents_.size(), 1);
    longest_.assign(parents_.size(), everything);
    for (int set = size() - 1; set > everything; --set) {
      sizes_[at(parent(set))] += sizes_[at(set)];
      int& child = longest_[at(parent(set))];
      if (child == everything || sizes_[at(set)] > sizes_[at(child)]) child = set;
    }
    outermost_of_chain_.assign(parents_.size(), everything);
    for (int set = 1; set < size(); ++set)
      outermost_of_chain_[at(set)] =
          longest_[at(parent(set))] == set ? outermost_of_chain_[at(parent(set))] : set;
  }
  [[nodiscard]] int outermost_of_chain(int set) const noexcept { return outermost_of_chain_[at(set)]; }

  std::vector<int> innermost_;  // by vertex
  std::vector<int> parents_;    // by set
  std::vector<int> depths_;
  std::vector<int> outermost_of_chain_;  // by set
  std::vector<int> sizes_;               // by set: itself and the sets inside it
  std::vector<int> longest_;             // by set: its child with the greatest size, or everything
  std::vector<BlossomNest::Node> queue_;
  std::vector<int> set_of_;  // by blossom of the nest: the innermost set around it, or itself
};

}  // namespace bloesem::matching
