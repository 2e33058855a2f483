#include "engine/proof/bound_sets.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::proof {

void BoundSets::add(std::vector<Vertex> set) {
  Set added{std::move(set), std::vector<char>(at(vertices_)), 0};
  added.size = added.vertices.size();
  for (const Vertex v : added.vertices) added.has[at(v)] = 1;
  sets_.push_back(std::move(added));
}

bool BoundSets::contains(const std::vector<Vertex>& set) const {
  return std::any_of(sets_.begin(), sets_.end(), [&](const Set& each) {
    return each.size == set.size() &&
           std::all_of(set.begin(), set.end(), [&](Vertex v) { return each.has[at(v)] != 0; });
  });
}

std::vector<Vertex> BoundSets::list(const Set& set) {
  std::vector<Vertex> vertices;
  std::copy_if(set.vertices.begin(), set.vertices.end(), std::back_inserter(vertices),
               [&](Vertex v) { return set.has[at(v)] != 0; });
  return vertices;
}

std::vector<std::vector<Vertex>> BoundSets::lists() const {
  std::vector<std::vector<Vertex>> lists;
  for (const Set& set : sets_) lists.push_back(list(set));
  return lists;
}

std::vector<std::vector<Vertex>> BoundSets::settle(Vertex u, Vertex v) {
  std::vector<std::vector<Vertex>> closed;
  std::erase_if(sets_, [&](Set& set) {
    const bool has_u = std::exchange(set.has[at(u)], 0) != 0;
    const bool has_v = std::exchange(set.has[at(v)], 0) != 0;
    set.size -= (has_u ? 1U : 0U) + (has_v ? 1U : 0U);
    if (has_u != has_v) closed.push_back(list(set));
    return has_u != has_v || set.size <= 1;
  });
  return closed;
}

}  // namespace bloesem::proof
