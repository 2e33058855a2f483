#include "tests/support/listed_matching.hpp"

#include <algorithm>
#include <numeric>

#include "matching/index.hpp"

namespace bloesem::test {
namespace {

// An alternating tree, grown breadth-first from a single root. Blossoms are contracted onto their bases.
class Search {
 public:
  Search(const Adjacency& graph, std::vector<Vertex>& mates)
      : graph_(graph),
        mates_(mates),
        parents_(graph.size(), no_vertex),
        bases_(graph.size()),
        outer_(graph.size()) {
    std::iota(bases_.begin(), bases_.end(), 0);
  }

  // Grows the tree. Returns the single vertex that it reaches, or no_vertex when it is complete.
  Vertex grow(Vertex root) {
    make_outer(root);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const Vertex u = queue_[head];
      for (const Vertex v : graph_[at(u)]) {
        if (bases_[at(u)] == bases_[at(v)] || mates_[at(u)] == v) continue;
        if (v == root || (mates_[at(v)] != no_vertex && parents_[at(mates_[at(v)])] != no_vertex)) {
          contract(u, v);
        } else if (parents_[at(v)] == no_vertex) {
          parents_[at(v)] = u;
          if (mates_[at(v)] == no_vertex) return v;
          make_outer(mates_[at(v)]);
        }
      }
    }
    return no_vertex;
  }

  // Augments along the path from the reached vertex back to the root.
  void augment(Vertex v) {
    while (v != no_vertex) {
      const Vertex parent = parents_[at(v)];
      const Vertex next = mates_[at(parent)];
      mates_[at(v)] = parent;
      mates_[at(parent)] = v;
      v = next;
    }
  }

  [[nodiscard]] bool is_outer(Vertex v) const { return outer_[at(v)]; }

 private:
  void make_outer(Vertex v) {
    if (outer_[at(v)]) return;
    outer_[at(v)] = true;
    queue_.push_back(v);
  }

  Vertex common_base(Vertex u, Vertex v) const {
    std::vector<bool> on_path(graph_.size(), false);
    for (u = bases_[at(u)];; u = bases_[at(parents_[at(mates_[at(u)])])]) {
      on_path[at(u)] = true;
      if (mates_[at(u)] == no_vertex) break;
    }
    for (v = bases_[at(v)]; !on_path[at(v)]; v = bases_[at(parents_[at(mates_[at(v)])])]) {
    }
    return v;
  }

  void mark_path(Vertex v, Vertex base, Vertex child, std::vector<bool>& in_blossom) {
    for (; bases_[at(v)] != base; v = parents_[at(mates_[at(v)])]) {
      in_blossom[at(bases_[at(v)])] = in_blossom[at(bases_[at(mates_[at(v)])])] = true;
      parents_[at(v)] = child;
      child = mates_[at(v)];
    }
  }

  void contract(Vertex u, Vertex v) {
    const Vertex base = common_base(u, v);
    std::vector<bool> in_blossom(graph_.size(), false);
    mark_path(u, base, v, in_blossom);
    mark_path(v, base, u, in_blossom);
    for (std::size_t w = 0; w < graph_.size(); ++w) {
      if (!in_blossom[at(bases_[w])]) continue;
      bases_[w] = base;
      make_outer(static_cast<Vertex>(w));
    }
  }

  const Adjacency& graph_;
  std::vector<Vertex>& mates_;
  std::vector<Vertex> parents_;  // of inner vertices and of those contracted into a blossom
  std::vector<Vertex> bases_;
  std::vector<bool> outer_;
  std::vector<Vertex> queue_;
};

}  // namespace

ListedMatching::ListedMatching(const Adjacency& graph) : graph_(&graph), mates_(graph.size(), no_vertex) {
  // A greedy start leaves few vertices to search from.
  for (std::size_t u = 0; u < graph.size(); ++u) {
    if (mates_[u] != no_vertex) continue;
    const auto free =
        std::find_if(graph[u].begin(), graph[u].end(), [&](Vertex v) { return mates_[at(v)] == no_vertex; });
    if (free == graph[u].end()) continue;
    mates_[u] = *free;
    mates_[at(*free)] = static_cast<Vertex>(u);
  }
  for (std::size_t u = 0; u < graph.size(); ++u) {
    if (mates_[u] != no_vertex) continue;
    Search search(graph, mates_);
    const Vertex end = search.grow(static_cast<Vertex>(u));
    if (end == no_vertex)
      single_.push_back(static_cast<Vertex>(u));  // stays single in some maximum matching
    else
      search.augment(end);
  }
}

void ListedMatching::prefer_single(Vertex v) {
  if (mates_[at(v)] == no_vertex) return;
  for (Vertex& single : single_) {
    Search search(*graph_, mates_);
    search.grow(single);
    if (!search.is_outer(v)) continue;
    const Vertex mate = mates_[at(v)];
    mates_[at(v)] = no_vertex;
    search.augment(mate);
    single = v;
    std::sort(single_.begin(), single_.end());
    return;
  }
}

std::vector<Vertex> ListedMatching::circuit(Vertex v) const {
  std::vector<Vertex> mates = mates_;
  Search search(*graph_, mates);
  search.grow(v);
  std::vector<Vertex> set;
  for (std::size_t w = 0; w < graph_->size(); ++w)
    if (search.is_outer(static_cast<Vertex>(w))) set.push_back(static_cast<Vertex>(w));
  return set;
}

}  // namespace bloesem::test
