// Groups of vertices between which all edges without cost have the same slack, and which of them such an edge
// joins tightly: found for groups, and written down for vertices by words.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// Keeps its memory from one assignment to the next.
class TightGroups {
 public:
  // What the slack of a vertex's edges without cost depends on.
  struct Group {
    std::int64_t excess = 0;  // of the dual over the part of the weights
    int set = 0;              // the innermost one before the solve
    int new_set = 0;          // and after it

    auto operator<=>(const Group&) const = default;
  };

  // Takes the groups of `vertices`, which are below `end`: group_of(v) is that of v.
  template <class GroupOf>
  void assign(std::span<const Vertex> vertices, Vertex end, GroupOf group_of);
  // Returns the number of groups.
  [[nodiscard]] std::size_t size() const noexcept { return groups_.size(); }

  // Finds the groups that an edge joins tightly: those with tight(a, b), which must be symmetric.
  template <class Tight>
  void find(Tight tight);
  // After find: returns the vertices to which an edge of `v` without cost would be tight, as a row of bits.
  [[nodiscard]] const BitWord* tight_with(Vertex v) const { return tight_vertices_.row(group_of_[at(v)]); }

 private:
  // Successive groups of one excess. An edge joins most groups tightly to all of a run or to none.
  struct Run {
    int begin = 0;
    int end = 0;
  };

  [[nodiscard]] std::span<const Vertex> members(int begin, int end) const {
    return std::span(members_).subspan(begins_[at(begin)], begins_[at(end)] - begins_[at(begin)]);
  }
  void list_members(std::span<const Vertex> vertices);
  void find_runs();
  [[nodiscard]] std::size_t list_tight(int group);

  Vertex end_ = 0;
  std::vector<Group> groups_;  // ascending
  std::vector<int> group_of_;  // by vertex
  std::vector<Vertex> members_;
  std::vector<std::size_t> begins_;  // by group, in members_; and the end
  std::vector<Run> runs_;
  BitRows run_vertices_;
  BitRows tight_groups_;
  BitRows tight_vertices_;  // by group
};

template <class GroupOf>
void TightGroups::assign(std::span<const Vertex> vertices, Vertex end, GroupOf group_of) {
  end_ = end;
  groups_.clear();
  for (const Vertex v : vertices) groups_.push_back(group_of(v));
  std::sort(groups_.begin(), groups_.end());
  groups_.erase(std::unique(groups_.begin(), groups_.end()), groups_.end());
  group_of_.resize(at(end));
  for (const Vertex v : vertices) {
    const auto own = std::lower_bound(groups_.begin(), groups_.end(), group_of(v));
    group_of_[at(v)] = static_cast<int>(own - groups_.begin());
  }
  list_members(vertices);
}

template <class Tight>
void TightGroups::find(Tight tight) {
  const auto groups = static_cast<int>(groups_.size());
  tight_groups_.reset(groups, groups);
  for (int g = 0; g < groups; ++g)
    for (int h = 0; h <= g; ++h)
      if (tight(groups_[at(g)], groups_[at(h)])) tight_groups_.set(g, h), tight_groups_.set(h, g);
  find_runs();
  tight_vertices_.reset(groups, static_cast<int>(at(end_)));
  std::size_t changes = 0;
  for (int g = 0; g < groups; ++g) changes += list_tight(g);
  count_steps(Work::Weights, groups_.size() * groups_.size() + changes);
}

}  // namespace bloesem::matching
