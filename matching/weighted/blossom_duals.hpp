// The duals and the matching that the blossom solver improves, on a graph with implicit weights.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"
#include "matching/weighted/blossom_nest.hpp"

namespace bloesem::matching {

// The work done since the solver was made; the proven bounds are tested against these.
struct BlossomCounters {
  std::int64_t solves = 0;
  std::int64_t phases = 0;        // parts of searches, each of which ends at least one tree
  std::int64_t dual_changes = 0;  // at most 3 n / 2 + 1 in a phase (formulation.md#lemma-b4)
  std::int64_t edge_scans = 0;    // at most 4 n^2 in a phase, and n^2 in a greedy start
  std::int64_t at_once = 0;       // times that all matches which the duals allowed were made at once

  BlossomCounters& operator+=(const BlossomCounters& other) noexcept {
    solves += other.solves;
    phases += other.phases;
    dual_changes += other.dual_changes;
    edge_scans += other.edge_scans;
    at_once += other.at_once;
    return *this;
  }
};

// Weights is callable: weights(u, v) is twice the weight of an edge of `rows`, which are symmetric and without
// loops. If it has for_each_edge(u, visit), that enumerates the edges of a vertex.
//
// Duals are y_v >= 0 for vertices and z_B >= 0 for blossoms (odd sets). They are feasible if the sum of y_u,
// y_v and all z_B with u and v in B is at least weights(u, v) for every edge, and the edge is tight if they are
// equal.
template <class Int, class Weights>
class BlossomDuals {
 public:
  using Node = BlossomNest::Node;

  // Starts a problem on some of the vertices 0 .. capacity - 1, ascending: all single, duals 0. `rows` and
  // `weights` must outlive it.
  void reset(const BitRows& rows, const Weights& weights, std::span<const Vertex> vertices, Vertex capacity) {
    BLOESEM_ASSERT(rows.rows() >= capacity);
    BLOESEM_ASSERT(std::is_sorted(vertices.begin(), vertices.end()));
    BLOESEM_ASSERT(vertices.empty() || (vertices.front() >= 0 && vertices.back() < capacity));
    rows_ = &rows;
    weights_ = &weights;
    vertices_.assign(vertices.begin(), vertices.end());
    degrees_.clear();
    for (const Vertex v : vertices_) degrees_.push_back(rows.count(v));
    nest_.reset(capacity);
    dual_.assign(at(capacity), Int(0));
    odd_set_dual_.assign(at(nest_.max_nodes()), Int(0));
  }

  // Returns y of a vertex. While BlossomSolver searches, which is what changes the duals, it keeps those of
  // nodes in trees relative to the change so far.
  [[nodiscard]] const Int& dual(Vertex v) const noexcept { return dual_[at(v)]; }
  // Requires a single or tightly matched vertex, and no blossoms.
  void set_dual(Vertex v, Int value) {
    BLOESEM_ASSERT(value >= 0);
    dual_[at(v)] = std::move(value);
  }
  // Returns z of a blossom.
  [[nodiscard]] const Int& odd_set_dual(Node b) const noexcept { return odd_set_dual_[at(b)]; }
  [[nodiscard]] const BlossomCounters& counters() const noexcept { return counters_; }
  [[nodiscard]] const BlossomNest& nest() const noexcept { return nest_; }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return nest_.mate(v); }
  // True if the edge u-v, no blossom around it, is tight.
  [[nodiscard]] bool tight(Vertex u, Vertex v) const {
    return dual_[at(u)] + dual_[at(v)] == (*weights_)(u, v);
  }

  // Pairs two single vertices. Requires a tight edge between them, and no blossoms.
  void join(Vertex u, Vertex v) {
    BLOESEM_ASSERT(mate(u) == no_vertex && mate(v) == no_vertex);
    BLOESEM_ASSERT_HEAVY(tight(u, v));
    nest_.join(u, v);
  }
  // Raises the dual of `v` until it is feasible at all edges of `v`.
  void raise(Vertex v) {
    for_each_edge(v, [&](Vertex u, const Int& weight) {
      Int needed = weight - dual_[at(u)];
      if (needed > dual_[at(v)]) dual_[at(v)] = std::move(needed);
    });
  }
  // Calls visit(v, twice the weight) for every edge of `u`.
  template <class Visit>
  void for_each_edge(Vertex u, Visit visit) const {
    spend_steps(vertices_.size());
    if constexpr (requires { weights_->for_each_edge(u, visit); }) {
      weights_->for_each_edge(u, visit);
    } else {
      any_bit(rows_->row(u), rows_->words(), [&](Vertex v) { return visit(v, (*weights_)(u, v)), false; });
    }
  }

  // The same for the edges to vertices outside `inside`, a row of bits.
  template <class Visit>
  void for_each_edge_out_of(std::span<const BitWord> inside, Vertex u, Visit visit) const {
    spend_steps(vertices_.size());
    const BitWord* row = rows_->row(u);
    for (std::size_t w = 0; w < inside.size(); ++w) {
      for (BitWord word = row[w] & ~inside[w]; word != 0; word &= word - 1) {
        const auto v = static_cast<Vertex>(static_cast<int>(w) * bits_per_word + std::countr_zero(word));
        visit(v, (*weights_)(u, v));
      }
    }
  }

  // From feasible duals, with all vertices single: raises the duals of `scarce`, a few vertices that many
  // others have their heaviest edges to, as far as lets the duals of those others be lowered to what their
  // other edges require, and then lowers them again to what is required (formulation.md#lemma-b15). Passes over
  // a vertex whose edge to `mates`, empty or by vertex, is tight. Looks at each edge three times at most.
  void price(std::span<const Vertex> scarce, std::span<const Vertex> mates) {
    BLOESEM_ASSERT(std::is_sorted(scarce.begin(), scarce.end()));
    const std::int64_t before = counters_.edge_scans;
    for (const Vertex v : scarce) raise_fully(v);
    const auto is_scarce = [&](Vertex v) { return std::binary_search(scarce.begin(), scarce.end(), v); };
    for (const Vertex u : vertices_) {
      const Vertex wanted = mates.empty() ? no_vertex : mates[at(u)];
      if (!is_scarce(u) && (wanted == no_vertex || is_scarce(wanted) || !tight(u, wanted))) lower(u);
    }
    for (const Vertex v : scarce) lower(v);
    count_steps(Work::Blossom, counters_.edge_scans - before);
    BLOESEM_ASSERT_HEAVY(is_feasible());
  }
  // Makes the duals feasible from nothing: each becomes the greatest weight of an edge there, or 0.
  void start_cold() {
    for (const Vertex u : vertices_) {
      Int& dual = dual_[at(u)];
      for_each_edge(u, [&](Vertex /*v*/, const Int& twice) {
        Int weight = twice / 2;
        if (weight > dual) dual = std::move(weight);
      });
    }
    BLOESEM_ASSERT_HEAVY(is_feasible());
  }
  // From feasible duals, without blossoms: lowers the dual of each single vertex as far as is feasible, and
  // pairs the vertex if an edge to another single one is then tight. Vertices with few neighbours come first,
  // so that fewer are left over. Looks at each edge twice at most.
  void start_greedily() {
    const std::int64_t before = counters_.edge_scans;
    for (const Vertex u : by_degree()) {
      if (mate(u) != no_vertex) continue;
      if (const Vertex partner = lower(u); partner != no_vertex) nest_.join(u, partner);
    }
    count_steps(Work::Blossom, counters_.edge_scans - before);
    BLOESEM_ASSERT_HEAVY(is_feasible());
  }

  // True if no dual is negative, the sum around every edge reaches its weight, and the edges of all pairs are
  // tight.
  [[nodiscard]] bool is_feasible() const {
    bool feasible = nest_.is_consistent();
    for (const Vertex u : vertices_) {
      feasible = feasible && dual(u) >= 0;
      for_each_edge(u, [&](Vertex v, const Int& weight) {
        const Int cover = dual(u) + dual(v) + shared(u, v);
        feasible = feasible && (mate(u) == v ? cover == weight : cover >= weight);
      });
    }
    return feasible;
  }

 protected:
  const BitRows* rows_ = nullptr;
  const Weights* weights_ = nullptr;
  std::vector<Vertex> vertices_;
  std::vector<int> degrees_;  // of vertices_, in their order
  BlossomNest nest_;
  std::vector<Int> dual_;          // by vertex
  std::vector<Int> odd_set_dual_;  // by node; 0 for vertices
  BlossomCounters counters_;

 private:
  [[nodiscard]] std::vector<Vertex> by_degree() const {
    std::vector<std::pair<int, Vertex>> degrees;
    degrees.reserve(vertices_.size());
    for (std::size_t i = 0; i < vertices_.size(); ++i) degrees.emplace_back(degrees_[i], vertices_[i]);
    std::sort(degrees.begin(), degrees.end());
    std::vector<Vertex> order;
    order.reserve(degrees.size());
    for (const auto& [degree, v] : degrees) order.push_back(v);
    return order;
  }

  // Raises the dual of `v` so far that those of its neighbours may be 0.
  void raise_fully(Vertex v) {
    for_each_edge(v, [&](Vertex /*u*/, const Int& weight) {
      ++counters_.edge_scans;
      if (weight > dual_[at(v)]) dual_[at(v)] = weight;
    });
  }

  // Lowers the dual of the single vertex `u` by the least slack there. Returns another single vertex to which
  // an edge is then tight, or no_vertex.
  Vertex lower(Vertex u) {
    BLOESEM_ASSERT(mate(u) == no_vertex);
    Int slack = dual_[at(u)];
    Vertex partner = no_vertex;
    for_each_edge(u, [&](Vertex v, const Int& weight) {
      ++counters_.edge_scans;
      Int s = dual_[at(u)] + dual_[at(v)] - weight;
      const bool single = mate(v) == no_vertex;
      if (s < slack || (s == slack && single && partner == no_vertex)) {
        partner = single ? v : no_vertex;
        slack = std::move(s);
      }
    });
    BLOESEM_ASSERT(slack >= 0);
    dual_[at(u)] -= slack;
    return partner;
  }

  // Returns the number of blossoms around a node.
  [[nodiscard]] int depth(Node b) const {
    int blossoms = 0;
    while ((b = nest_.parent(b)) != no_vertex) ++blossoms;
    return blossoms;
  }
  // Returns the sum of z over the blossoms that contain both vertices.
  [[nodiscard]] Int shared(Vertex u, Vertex v) const {
    Int sum = 0;
    if (nest_.outer(u) != nest_.outer(v)) return sum;
    int extra = depth(u) - depth(v);
    Node a = u;
    Node b = v;
    for (; extra > 0; --extra) a = nest_.parent(a);
    for (; extra < 0; ++extra) b = nest_.parent(b);
    while (a != b) a = nest_.parent(a), b = nest_.parent(b);
    for (; a != no_vertex; a = nest_.parent(a)) sum += odd_set_dual_[at(a)];
    return sum;
  }
};

}  // namespace bloesem::matching
