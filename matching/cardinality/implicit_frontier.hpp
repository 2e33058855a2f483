// The frontier of a search in a graph that answers questions.
//
// An outer vertex asks the vertices that the tree has not reached, and the members of the other blossoms one by
// one. An edge found reaches a vertex or joins two blossoms, so fewer than 2 n are found; a missing edge
// between kinds that meet is asked about at most twice from each end (formulation.md#lemma-search).
//
// Beside BitFrontier because rows of 100 000 vertices take 1.25 GB, and writing those of 10 000 takes longer
// than the few questions of a search.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "matching/cardinality/alternating_search.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/graph/implicit_graph.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// The members are those of BitFrontier.
template <ImplicitGraph G>
class ImplicitFrontier {
 public:
  using Graph = G;
  using Storage = HeapStorage;

  void start(const Graph& graph, const std::vector<Vertex>& mates, Vertex root,
             const std::vector<BitWord>& excluded) {
    BLOESEM_ASSERT(mates.size() == at(graph.size()));
    graph_ = &graph;
    mates_ = &mates;
    next_.assign(mates.size(), no_vertex);
    chains_.assign(mates.size(), {});
    places_.resize(mates.size());
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      unreached_[kind].clear();
      blossoms_[kind].clear();
    }
    for (Vertex v = 0; v < graph.size(); ++v) {
      if (v == root || is_excluded(excluded, v)) continue;
      std::vector<Vertex>& list = unreached_[graph.kind(v)];
      places_[at(v)] = list.size();
      list.push_back(v);
    }
    append(root, graph.kind(root), {root, root});
    asked_ = mates.size();
    counted_ = 0;
  }

  // Also collects the neighbours for the call of for_each_unreached that follows.
  [[nodiscard]] SearchEnd find_end(Vertex u) {
    if (asked_ > counted_at_once) {
      counted_ += asked_;
      count_steps(Work::Cardinality, std::exchange(asked_, 0));
    }
    neighbours_.clear();
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (!kinds_meet(graph_->kind(u), kind)) continue;
      asked_ += unreached_[kind].size();
      for (const Vertex v : unreached_[kind]) {
        if (!graph_->adjacent(u, v)) continue;
        if ((*mates_)[at(v)] == no_vertex) return {u, v};
        neighbours_.push_back(v);
      }
    }
    return {};
  }

  template <class Visit>
  void for_each_unreached(Vertex /*u*/, Visit visit) {
    for (const Vertex v : neighbours_)
      if (places_[at(v)] != reached) visit(v);  // otherwise the mate of an earlier one
  }

  void reach(Vertex inner, Vertex outer) {
    remove_unreached(inner);
    remove_unreached(outer);
    append(outer, graph_->kind(outer), {outer, outer});
  }

  template <class Contract>
  void for_each_other_blossom(Vertex u, AlternatingTree<Storage>& tree, Contract contract) {
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (!kinds_meet(graph_->kind(u), kind)) continue;
      std::vector<Vertex>& list = blossoms_[kind];
      asked_ += list.size();
      for (std::size_t i = 0; i < list.size();) {
        if (tree.base(list[i]) != list[i]) {  // part of another one by now
          list[i] = list.back();
          list.pop_back();
        } else if (const Vertex v = neighbour_in(list[i], kind, u, tree.base(u)); v != no_vertex) {
          contract(v);
        } else {
          ++i;
        }
      }
    }
  }

  void merge(Vertex base, Vertex blossom, Vertex inner) {
    for (std::size_t kind = 0; kind < kinds; ++kind)
      if (const Chain members = chains_[at(blossom)][kind]; members.head != no_vertex)
        append(base, kind, members);
    append(base, graph_->kind(inner), {inner, inner});
  }

  // Returns all steps since start.
  [[nodiscard]] std::size_t asked() const noexcept { return counted_ + asked_; }
  // Returns the steps since start that are not counted yet.
  [[nodiscard]] std::size_t steps(std::size_t /*visited*/) const noexcept { return asked_; }

 private:
  // Members of a blossom that are of one kind, linked by next_.
  struct Chain {
    Vertex head = no_vertex;
    Vertex tail = no_vertex;
  };
  static constexpr std::size_t reached = static_cast<std::size_t>(-1);

  [[nodiscard]] static bool is_excluded(const std::vector<BitWord>& excluded, Vertex v) {
    return word_of(v) < excluded.size() && has_bit(excluded.data(), v);
  }

  void remove_unreached(Vertex v) {
    std::vector<Vertex>& list = unreached_[graph_->kind(v)];
    const std::size_t place = places_[at(v)];
    BLOESEM_ASSERT(place < list.size() && list[place] == v);
    list[place] = list.back();
    places_[at(list[place])] = place;
    list.pop_back();
    places_[at(v)] = reached;
  }

  void append(Vertex blossom, std::size_t kind, Chain members) {
    BLOESEM_ASSERT(kind < kinds && members.head != no_vertex);
    Chain& chain = chains_[at(blossom)][kind];
    if (chain.head == no_vertex) {
      chain = members;
      blossoms_[kind].push_back(blossom);
    } else {
      next_[at(chain.tail)] = members.head;
      chain.tail = members.tail;
    }
  }

  // Returns a neighbour of `u`, of the blossom with the given base, among the members of another blossom.
  [[nodiscard]] Vertex neighbour_in(Vertex blossom, std::size_t kind, Vertex u, Vertex base) {
    if (blossom == base) return no_vertex;
    Vertex v = chains_[at(blossom)][kind].head;
    std::size_t asked = 0;
    for (; v != no_vertex && !graph_->adjacent(u, v); ++asked) v = next_[at(v)];
    asked_ += asked;
    return v;
  }

  const Graph* graph_ = nullptr;
  const std::vector<Vertex>* mates_ = nullptr;
  std::vector<Vertex> neighbours_;
  std::array<std::vector<Vertex>, kinds> unreached_;
  std::vector<std::size_t> places_;  // in unreached_
  std::array<std::vector<Vertex>, kinds>
      blossoms_;  // bases with members of the kind; some have been absorbed since
  std::vector<std::array<Chain, kinds>> chains_;
  std::vector<Vertex> next_;
  std::size_t asked_ = 0;    // questions about pairs and blossoms in this search, not counted yet
  std::size_t counted_ = 0;  // likewise, counted
};

}  // namespace bloesem::matching
