// A perfect matching that is carried from one set of vertices to the next: sets that differ little take few
// searches.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "matching/cardinality/adaptive_search.hpp"
#include "matching/cardinality/barrier.hpp"
#include "matching/cardinality/greedy_matching.hpp"
#include "matching/cardinality/known_obstacles.hpp"
#include "matching/cardinality/third_pair.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// Holds a matching of a set of vertices of one graph, at first of the empty set. A call of cover takes O(n)
// operations, and calls for one set after the other take at most one search for each vertex that joins a set or
// loses its mate, and one for each call that fails (formulation.md#lemma-carried). Keeps its memory from set to
// set.
template <RowGraph Graph>
class CarriedMatching {
 public:
  // `graph` must outlive the object.
  explicit CarriedMatching(const Graph& graph) : graph_(&graph), mates_(at(graph.size()), no_vertex) {}

  // Returns true if some matching covers all vertices of `set` and no others; the object then holds it.
  // Otherwise it holds some matching, perhaps of other vertices. The greedy start pairs vertices in the order
  // of `set`.
  bool cover(std::span<const Vertex> set) {
    if (set.size() % 2 == 1) return false;
    known_barriers_ = 0;
    admitted_.assign(mates_.size(), 0);
    for (const Vertex v : set) admitted_[at(v)] = 1;
    if (obstacles_.refute(admitted_)) return false;
    admit_only(set);
    free_.clear();
    for (const Vertex v : set)
      if (mates_[at(v)] == no_vertex) free_.push_back(v);
    if (search_.rows() != nullptr)
      pair_off_in(*search_.rows());
    else
      greedy_.extend(*graph_, free_, mates_);
    for (const Vertex v : free_) {
      if (mates_[at(v)] != no_vertex || augment(v)) continue;
      remember_obstacle();
      return false;
    }
    return true;
  }

  // Returns the mate of `v`, or no_vertex outside the set.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }

  // Prepares may_join for the pairs of `u`, a vertex of the set held, with its neighbours `others`, by at most
  // one search. Requires that cover was called last, and succeeded.
  void look_for_mates(Vertex u, std::span<const Vertex> others) {
    barred_.assign(mates_.size(), 0);
    Wanted wanted{std::vector<char>(mates_.size(), 0)};
    bool listed = false;
    for (const Vertex v : others) {
      barred_[at(v)] = obstacles_.bars(u, v) ? 1 : 0;
      if (barred_[at(v)] != 0 || joins(u, v)) continue;
      if (Barrier* const barrier = barrier_around(u, v); barrier != nullptr) {
        barred_[at(v)] = barrier->joins({*search_.rows(), mates_}, u, v) ? 0 : 1;
        continue;
      }
      if (search_.rows() != nullptr && !std::exchange(listed, true))
        third_pair_.list_from(*search_.rows(), mates_, mates_[at(u)],
                              [&](Vertex c) { return mates_[at(c)] != no_vertex; });
      if (!joins_by_third_pair(v)) wanted.add(v);
    }
    if (!wanted.seen_enough()) search_mates(u, others, wanted);
  }
  // True if some matching that covers the set held contains the pair u-v, for a neighbour that was given.
  [[nodiscard]] bool may_join(Vertex v) const { return barred_[at(v)] == 0; }

 private:
  // Ends a search when all vertices in question are outer.
  struct Wanted {
    std::vector<char> in_question;
    std::size_t all = 0;
    std::size_t left = 0;

    void add(Vertex v) {
      in_question[at(v)] = 1;
      left = ++all;
    }
    void restart() noexcept { left = all; }
    void see(Vertex outer) { left -= static_cast<std::size_t>(in_question[at(outer)]); }
    [[nodiscard]] bool seen_enough() const noexcept { return left == 0; }
  };

  // True if u-v is a pair held, or becomes one when two pairs exchange their vertices.
  [[nodiscard]] bool joins(Vertex u, Vertex v) const {
    const Vertex a = mates_[at(u)];
    const Vertex b = mates_[at(v)];
    return a == v || (kinds_meet(graph_->kind(a), graph_->kind(b)) && graph_->adjacent(a, b));
  }
  // True if a third pair is known by which u-v becomes a pair: of those listed from the mate of u. Requires
  // that two pairs alone cannot exchange their vertices.
  [[nodiscard]] bool joins_by_third_pair(Vertex v) const {
    const BitRows* const rows = search_.rows();
    return rows != nullptr && third_pair_.beside(*rows, mates_[at(v)]) != no_vertex;
  }
  // Bars those of `others` whom no search from the mate of `u` makes outer.
  void search_mates(Vertex u, std::span<const Vertex> others, Wanted& wanted) {
    const Vertex mate = mates_[at(u)];
    BLOESEM_ASSERT(mate != no_vertex);
    mates_[at(mate)] = no_vertex;
    search_.exclude(u);
    [[maybe_unused]] const bool found = augment(mate, wanted);
    BLOESEM_ASSERT(!found);  // all others have mates
    search_.readmit(u);
    mates_[at(mate)] = u;
    if (wanted.seen_enough()) return;
    remember_obstacle(u);
    if (search_.rows() != nullptr) remember_barrier(u);
    for (const Vertex v : others)
      if (wanted.in_question[at(v)] != 0 && !search_.is_outer(v)) barred_[at(v)] = 1;
  }

  // Leaves only the vertices of `set` in the matching and in the searches.
  void admit_only(std::span<const Vertex> set) {
    count_steps(Work::Cardinality, mates_.size());
    search_.admit_only(set, graph_->size());
    for (Vertex v = 0; v < graph_->size(); ++v) {
      const Vertex mate = mates_[at(v)];
      if (mate != no_vertex && admitted_[at(v)] == 0) mates_[at(v)] = mates_[at(mate)] = no_vertex;
    }
  }

  // Gives each free vertex its first free neighbour.
  void pair_off_in(const BitRows& rows) {
    count_steps(Work::Cardinality, free_.size() * at(rows.words()));
    free_set_.reset(1, graph_->size());
    for (const Vertex v : free_) free_set_.set(0, v);
    for (const Vertex u : free_) {
      if (mates_[at(u)] != no_vertex) continue;
      for (int w = 0; w < rows.words(); ++w) {
        const BitWord neighbours = rows.row(u)[w] & free_set_.row(0)[w];
        if (neighbours == 0) continue;
        const Vertex v = w * bits_per_word + std::countr_zero(neighbours);
        mates_[at(u)] = v;
        mates_[at(v)] = u;
        free_set_.clear(0, u);
        free_set_.clear(0, v);
        break;
      }
    }
  }

  template <class Watch = Unwatched>
  bool augment(Vertex root, Watch&& watch = {}) {
    return search_.augment(*graph_, mates_, root, watch) != no_vertex;
  }

  // Keeps the inner vertices of the last search, which failed, as an obstacle, with the vertex that was
  // excluded.
  void remember_obstacle(Vertex excluded = no_vertex) {
    std::vector<std::int32_t> found = places();
    if (excluded != no_vertex) found[at(excluded)] = KnownObstacles::removed;
    obstacles_.add(std::move(found));
  }
  // The same as a barrier of the set held.
  void remember_barrier(Vertex excluded) {
    BLOESEM_ASSERT(mates_[at(excluded)] != no_vertex);
    std::vector<std::int32_t> found = places();
    found[at(excluded)] = KnownObstacles::removed;
    if (barriers_.size() < most_barriers && known_barriers_ >= barriers_.size()) barriers_.emplace_back();
    barriers_[known_barriers_++ % most_barriers].assign(std::move(found), mates_);
  }
  // Returns a barrier of the set held that tells whether u-v is a pair of some matching, or null.
  [[nodiscard]] Barrier* barrier_around(Vertex u, Vertex v) {
    const std::size_t known = std::min(known_barriers_, barriers_.size());
    for (Barrier& barrier : std::span(barriers_).first(known))
      if (barrier.tells(u, v)) return &barrier;
    return nullptr;
  }
  // Vertices that the search did not see may be adjacent to any component: they count as removed.
  [[nodiscard]] std::vector<std::int32_t> places() {
    std::vector<std::int32_t> places(mates_.size(), KnownObstacles::removed);
    std::vector<std::int32_t> component(mates_.size(), -1);  // by base
    std::int32_t components = 0;
    for (Vertex v = 0; v < graph_->size(); ++v) {
      if (admitted_[at(v)] == 0) continue;
      if (!search_.reached(v)) places[at(v)] = KnownObstacles::elsewhere;
      if (!search_.is_outer(v)) continue;
      std::int32_t& number = component[at(search_.base(v))];
      if (number < 0) number = components++;
      places[at(v)] = number;
    }
    return places;
  }

  const Graph* graph_;
  std::vector<Vertex> mates_;
  std::vector<char> admitted_;  // those of the set
  std::vector<char> barred_;    // by may_join
  KnownObstacles obstacles_;
  static constexpr std::size_t most_barriers = 16;
  std::vector<Barrier> barriers_;
  std::size_t known_barriers_ = 0;  // since the set held was covered
  std::vector<Vertex> free_;
  GreedyMatching<Graph> greedy_;
  AdaptiveSearch<Graph> search_;
  BitRows free_set_;  // one row
  ThirdPair third_pair_;
};

}  // namespace bloesem::matching
