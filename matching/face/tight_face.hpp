// The optimal matchings of a solved problem, kept as what they have in common: tight edges, vertices to be
// covered, odd sets to be filled (docs/formulation.md, lemmas 8 and 9). Decisions among them are made here, one
// at a time.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "matching/cardinality/dense_search.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"
#include "matching/weighted/blossom_solver.hpp"
#include "matching/weighted/class_weights.hpp"
#include "matching/weighted/nested_sets.hpp"

namespace bloesem::matching {

class TightFace;

// The weights of a problem on a face: an edge is worth the demands that it meets, `scale` times, and its gain.
struct FaceWeights {
  const TightFace* face = nullptr;
  std::int64_t scale = 1;
  // What an edge gains: what its ends would cost if they were single, less what it costs, by the classes of its
  // ends;
  const ClassWeights<std::int64_t>* costs = nullptr;
  std::span<const std::int64_t> singles = {};
  // or, between two members, by its smaller end;
  std::span<const char> members = {};
  std::span<const std::int64_t> by_smaller = {};
  std::int64_t pivot = 0;  // even, at least 0: start_of_gains
  // or, with the chooser, by its other end.
  Vertex chooser = no_vertex;
  std::span<const std::int64_t> with_chooser = {};

  [[nodiscard]] bool is_member(Vertex v) const noexcept {
    return static_cast<std::size_t>(v) < members.size() && members[static_cast<std::size_t>(v)] != 0;
  }
  [[nodiscard]] std::int64_t gain(Vertex u, Vertex v) const noexcept {
    if (costs != nullptr)
      return singles[static_cast<std::size_t>(u)] + singles[static_cast<std::size_t>(v)] - costs->weight(u, v);
    if (chooser == u) return with_chooser[static_cast<std::size_t>(v)];
    if (chooser == v) return with_chooser[static_cast<std::size_t>(u)];
    return is_member(u) && is_member(v) ? by_smaller[static_cast<std::size_t>(u < v ? u : v)] : 0;
  }
  // Twice the weight.
  [[nodiscard]] inline std::int64_t operator()(Vertex u, Vertex v) const;
  // What the solver asks again and again is kept.
  template <class Visit>
  void for_each_edge(Vertex u, Visit visit) const;
};

class TightFace {
 public:
  // The face of a solved problem on the vertices 0 .. vertices - 1. Vertices below `inside` that can be single
  // are all alike; through the others alternating paths may change the number of pairs.
  template <class Int, class Weights>
  void assign(const BlossomSolver<Int, Weights>& solver, Vertex vertices);

  [[nodiscard]] Vertex vertices() const noexcept { return static_cast<Vertex>(mates_.size()); }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }
  [[nodiscard]] const BitRows& edges() const noexcept { return edges_; }
  [[nodiscard]] std::span<const Vertex> alive() const noexcept { return alive_; }
  // Do all matchings cover v?
  [[nodiscard]] bool required(Vertex v) const noexcept { return required_[at(v)] != 0; }
  struct WeighedEdge {
    Vertex to;
    std::int64_t weight;
  };
  // The edges of a vertex with their weights: computed when they are first asked for in a solve. Valid until
  // the next question.
  [[nodiscard]] std::span<const WeighedEdge> weighed_edges(Vertex u, const FaceWeights& weights) const;
  // How many of the demands an edge meets.
  [[nodiscard]] std::int64_t demand(Vertex u, Vertex v) const noexcept {
    return required_[at(u)] + required_[at(v)] + sets_.common_depth(u, v);
  }
  // Calls visit(u, v, open) for every edge u < v. One that is not open is in all matchings: an end has no
  // other.
  template <class Visit>
  void for_each_edge(Visit visit) const;
  [[nodiscard]] const BlossomCounters& counters() const noexcept { return solver_.counters(); }

  // Pairs v with somebody below `end`, if any matching left does; keeps only those matchings, or the others.
  bool decide_partner_below(Vertex v, Vertex end);
  // Keeps the matchings that pair v, which all do, with its smallest possible partner; both leave the face.
  void settle_smallest(Vertex v);
  // Keeps the matchings that use only edges u < v with keep(u, v) and cover all of `covered`, if there are any.
  template <class Keep>
  bool keep_if(Keep keep, std::span<const Vertex> covered);
  // Keeps the matchings of the least cost, of edges by class and of single vertices, all at least 0. Totals
  // over any two matchings are less than `scale` apart.
  void refine(const ClassWeights<std::int64_t>& costs, std::span<const std::int64_t> singles,
              std::int64_t scale);
  // An edge between members gains what its smaller end does. With any even pivot that is not negative the
  // result is the same; it is found soonest if mostly one end gains more than the pivot and the other no more.
  void refine(std::span<const char> members, std::span<const std::int64_t> by_smaller, std::int64_t scale,
              std::int64_t pivot = 0);
  // Bits by which demands widen a gain.
  [[nodiscard]] unsigned demand_bits() const {
    return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(sets_.deepest()) + 3U));
  }

 private:
  template <class Int, class Weights>
  void take_tight(const BlossomSolver<Int, Weights>& solver);
  void erase_edge(Vertex u, Vertex v) noexcept;
  template <class Erase>
  void erase_edges_of(Vertex v, Erase erase);
  void leave(Vertex v);
  [[nodiscard]] std::int64_t demand_met() const;
  // Changes the matching until it meets the demands again, if it can.
  bool cover_required();
  bool meet_demands(std::int64_t wanted);
  void refine(const FaceWeights& weights);
  void prepare(const FaceWeights& weights);
  void forget_weights() const;
  void solve(const FaceWeights& weights) { prepare(weights), solver_.solve(); }
  [[nodiscard]] static std::int64_t start_of_gains(const FaceWeights& weights, Vertex v) noexcept;
  void adopt_matching();
  void choose(Vertex v, std::int64_t scale);
  [[nodiscard]] bool swap_partners(Vertex v, Vertex wanted);

  BitRows edges_;
  std::vector<char> required_;
  NestedSets sets_;
  std::vector<Vertex> mates_;
  std::vector<Vertex> alive_;
  BlossomSolver<std::int64_t, FaceWeights> solver_;
  DenseSearch search_;
  // Working memory.
  struct Kept {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  mutable std::vector<Kept> kept_;  // by vertex, in weighed_; empty: not yet
  mutable std::vector<WeighedEdge> weighed_;
  BitRows spare_edges_;
  NestedSets spare_sets_;
  std::vector<char> spare_required_;
  std::vector<Vertex> spare_mates_;
  std::vector<std::int64_t> gains_;
};

std::int64_t FaceWeights::operator()(Vertex u, Vertex v) const {
  return 2 * (scale * face->demand(u, v) + gain(u, v));
}

template <class Visit>
void FaceWeights::for_each_edge(Vertex u, Visit visit) const {
  for (const TightFace::WeighedEdge& edge : face->weighed_edges(u, *this)) visit(edge.to, edge.weight);
}

template <class Visit>
void TightFace::for_each_edge(Visit visit) const {
  std::vector<char> settled(mates_.size(), 0);
  for (const Vertex v : alive_) {
    int options = 0;
    any_bit(edges_.row(v), edges_.words(), [&](Vertex) { return ++options > 1; });
    settled[at(v)] = required_[at(v)] != 0 && options == 1 ? 1 : 0;
  }
  for (const Vertex u : alive_) {
    any_bit(edges_.row(u), edges_.words(), [&](Vertex v) {
      if (u < v) visit(u, v, settled[at(u)] == 0 && settled[at(v)] == 0);
      return false;
    });
  }
}

template <class Int, class Weights>
void TightFace::assign(const BlossomSolver<Int, Weights>& solver, Vertex vertices) {
  alive_.resize(at(vertices));
  for (Vertex v = 0; v < vertices; ++v) alive_[at(v)] = v;
  required_.assign(at(vertices), 0);
  mates_.assign(at(vertices), no_vertex);
  take_tight(solver);
}

// Replaces edges, required vertices, sets and matching by those of a solution.
template <class Int, class Weights>
void TightFace::take_tight(const BlossomSolver<Int, Weights>& solver) {
  std::vector<Int> sums;
  NestedSets& sets = spare_sets_;
  sets.assign(
      solver.nest(), [&](BlossomNest::Node b) -> const Int& { return solver.odd_set_dual(b); }, sums);
  spare_edges_.reset(vertices(), vertices());
  for (const Vertex u : alive_) {
    solver.for_each_edge(u, [&](Vertex v, const Int& weight) {
      if (v <= u) return;
      const int set = sets.empty() ? NestedSets::none : sets.common(u, v);
      const bool tight = set == NestedSets::none
                             ? solver.dual(u) + solver.dual(v) == weight
                             : solver.dual(u) + solver.dual(v) + sums[static_cast<std::size_t>(set)] == weight;
      if (tight) spare_edges_.set(u, v), spare_edges_.set(v, u);
    });
  }
  for (const Vertex v : alive_) {
    required_[at(v)] = solver.dual(v) > 0 ? 1 : 0;
    mates_[at(v)] = solver.mate(v);
  }
  std::swap(edges_, spare_edges_);
  std::swap(sets_, sets);
}

// The current matching may survive; if not, another one with as many demands met must.
template <class Keep>
bool TightFace::keep_if(Keep keep, std::span<const Vertex> covered) {
  std::int64_t wanted = demand_met();
  spare_edges_ = edges_;
  spare_required_ = required_;
  spare_mates_ = mates_;
  for (const Vertex v : covered) {
    if (required_[at(v)] != 0) continue;
    required_[at(v)] = 1;
    ++wanted;
  }
  for (const Vertex u : alive_) {
    any_bit(spare_edges_.row(u), spare_edges_.words(), [&](Vertex v) {
      if (v <= u || keep(u, v)) return false;
      erase_edge(u, v);
      if (mates_[at(u)] == v) mates_[at(u)] = mates_[at(v)] = no_vertex;
      return false;
    });
  }
  if (demand_met() == wanted) return true;
  if (sets_.empty() ? cover_required() : meet_demands(wanted)) return true;
  std::swap(edges_, spare_edges_);
  required_.swap(spare_required_);
  mates_.swap(spare_mates_);
  return false;
}

}  // namespace bloesem::matching
