#include "matching/face/tight_groups.hpp"

#include <numeric>

namespace bloesem::matching {

void TightGroups::list_members(std::span<const Vertex> vertices) {
  members_.assign(vertices.begin(), vertices.end());
  std::sort(members_.begin(), members_.end(),
            [&](Vertex u, Vertex v) { return group_of_[at(u)] < group_of_[at(v)]; });
  begins_.assign(groups_.size() + 1, 0);
  for (const Vertex v : vertices) ++begins_[at(group_of_[at(v)]) + 1];
  std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
  BLOESEM_ASSERT(begins_.back() == vertices.size());
}

void TightGroups::find_runs() {
  runs_.clear();
  for (int g = 0; at(g) < groups_.size(); ++g) {
    if (runs_.empty() || groups_[at(runs_.back().begin)].excess != groups_[at(g)].excess)
      runs_.push_back({g, g});
    runs_.back().end = g + 1;
  }
  run_vertices_.reset(static_cast<int>(runs_.size()), static_cast<int>(at(end_)));
  for (int run = 0; at(run) < runs_.size(); ++run)
    for (const Vertex v : members(runs_[at(run)].begin, runs_[at(run)].end)) run_vertices_.set(run, v);
}

// Lists the vertices of the groups that are tight with this one: those of most runs by words, or without a few.
// Returns the number of words and vertices.
std::size_t TightGroups::list_tight(int group) {
  std::size_t changes = 0;
  for (int run = 0; at(run) < runs_.size(); ++run) {
    const auto [begin, end] = runs_[at(run)];
    std::size_t tight = 0;
    for (int h = begin; h < end; ++h)
      if (tight_groups_.test(group, h)) tight += members(h, h + 1).size();
    if (tight == 0) continue;
    const auto words = at(run_vertices_.words());
    const std::size_t others = members(begin, end).size() - tight;
    const bool by_words = words + others < tight;
    if (by_words) tight_vertices_.add(group, run_vertices_.row(run));
    for (int h = begin; h < end; ++h) {
      if (tight_groups_.test(group, h) == by_words) continue;
      for (const Vertex v : members(h, h + 1))
        by_words ? tight_vertices_.clear(group, v) : tight_vertices_.set(group, v);
    }
    changes += by_words ? words + others : tight;
  }
  return changes;
}

}  // namespace bloesem::matching
