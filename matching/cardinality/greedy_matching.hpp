// The start of a maximum cardinality matching: each vertex takes its first free neighbour.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/graph/implicit_graph.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// Keeps its memory from graph to graph.
template <ImplicitGraph Graph>
class GreedyMatching {
 public:
  // Pairs vertices of `free`, none of which has a mate, with each other. Pairs the two kinds that
  // exclude themselves with each other first, then each with vertices of kind 0, then those among themselves:
  // so no vertex of a kind takes a partner that a larger kind needs. Within a kind, vertices are paired, and
  // tried as partners, in the order of `free`.
  void extend(const Graph& graph, std::span<const Vertex> free, std::vector<Vertex>& mates) {
    mates_ = &mates;
    list(graph, free);
    const std::size_t larger = vertices_[1].size() >= vertices_[2].size() ? 1 : 2;
    pair_off(graph, larger, 3 - larger);
    pair_off(graph, larger, 0);
    pair_off(graph, 3 - larger, 0);
    pair_off(graph, 0, 0);
  }

 private:
  // Links the free vertices of each kind in a ring that begins and ends with end_of(kind).
  void list(const Graph& graph, std::span<const Vertex> free) {
    for (auto& list : vertices_) list.clear();
    for (const Vertex v : free) vertices_[graph.kind(v)].push_back(v);
    after_.resize(mates_->size() + kinds);
    before_.resize(mates_->size() + kinds);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      Vertex last = end_of(kind);
      for (const Vertex v : vertices_[kind]) {
        after_[at(last)] = v;
        before_[at(v)] = last;
        last = v;
      }
      after_[at(last)] = end_of(kind);
      before_[at(end_of(kind))] = last;
    }
  }

  // Gives each free vertex of one kind its first free neighbour of the other.
  void pair_off(const Graph& graph, std::size_t kind, std::size_t other) {
    std::size_t asked = vertices_[kind].size();
    for (const Vertex u : vertices_[kind]) {
      if ((*mates_)[at(u)] != no_vertex) continue;
      Vertex v = after_[at(end_of(other))];
      for (; v != end_of(other) && (v == u || !graph.adjacent(u, v)); ++asked) v = after_[at(v)];
      if (v != end_of(other)) pair(u, v);
      if (asked > counted_at_once) count_steps(Work::Cardinality, std::exchange(asked, 0));
    }
    count_steps(Work::Cardinality, asked);
  }

  void pair(Vertex u, Vertex v) {
    BLOESEM_ASSERT(u != v && (*mates_)[at(u)] == no_vertex && (*mates_)[at(v)] == no_vertex);
    (*mates_)[at(u)] = v;
    (*mates_)[at(v)] = u;
    for (const Vertex w : {u, v}) {
      after_[at(before_[at(w)])] = after_[at(w)];
      before_[at(after_[at(w)])] = before_[at(w)];
    }
  }

  [[nodiscard]] Vertex end_of(std::size_t kind) const { return static_cast<Vertex>(mates_->size() + kind); }

  std::vector<Vertex>* mates_ = nullptr;
  std::array<std::vector<Vertex>, kinds> vertices_;  // by kind
  std::vector<Vertex> after_;                        // in the rings of free vertices
  std::vector<Vertex> before_;
};

}  // namespace bloesem::matching
