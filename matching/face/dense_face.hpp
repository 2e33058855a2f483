// All optimal matchings of a dense problem at once, and the choice of one of them, decision by decision.
//
// The face keeps what the optimal matchings have in common: tight edges, vertices to be covered, odd sets to be
// filled (formulation.md#lemma-8, formulation.md#lemma-9). Beside OptimalMatchings because it works on rows of
// bits, 64-bit numbers and the blossom solver's own duals, without a list of edges, and often decides without a
// solve at all (formulation.md#lemma-b7).
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "matching/cardinality/bit_frontier.hpp"
#include "matching/cardinality/third_pair.hpp"
#include "matching/face/gains.hpp"
#include "matching/face/halved_start.hpp"
#include "matching/face/mate_search.hpp"
#include "matching/face/tight_groups.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"
#include "matching/weighted/blossom_solver.hpp"
#include "matching/weighted/nested_sets.hpp"

namespace bloesem::matching {

class DenseFace;

// The weights of a problem on a face, as the blossom solver asks for them: an edge is worth `scale` for each
// demand that it meets, and its gain.
struct FaceWeights {
  const DenseFace* face = nullptr;
  std::int64_t scale = 1;
  Gains gains = {};

  // Returns twice the weight of an edge.
  [[nodiscard]] inline std::int64_t operator()(Vertex u, Vertex v) const;
  // Returns a potential from the duals that prove the face, in units of `scale`, with room for the gains: those
  // of the ends of an edge add up to twice its weight at least.
  [[nodiscard]] inline std::int64_t start(Vertex v) const;
  template <class Visit>
  void for_each_edge(Vertex u, Visit visit) const;

  // True if twice the weight of an edge u-v that is not special to `u` is part(u) + part(v) +
  // shared(set_of(u), v).
  [[nodiscard]] bool told_by_ends() const noexcept {
    return gains.members.empty() && (gains.costs == nullptr || gains.costs->costly != nullptr);
  }
  [[nodiscard]] inline std::int64_t part(Vertex v) const noexcept;
  [[nodiscard]] inline int set_of(Vertex v) const noexcept;
  [[nodiscard]] inline std::int64_t shared(int set, Vertex v) const noexcept;
  // Returns the other ends of edges that are special, as a row of bits.
  [[nodiscard]] inline const BitWord* special(Vertex v) const noexcept;
  [[nodiscard]] bool is_special(Vertex u, Vertex v) const noexcept {
    return gains.costs != nullptr && gains.costs->costly->test(u, v);
  }
};

class DenseFace {
 public:
  // Takes the face of a problem that `solver` has solved, on the vertices 0 .. vertices - 1.
  template <class Int, class Weights>
  void assign(const BlossomSolver<Int, Weights>& solver, Vertex vertices);

  [[nodiscard]] Vertex vertices() const noexcept { return static_cast<Vertex>(mates_.size()); }
  // Returns the mate of `v`, or no_vertex, in one of the matchings left.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }
  // Returns the vertices that have not left the face, ascending.
  [[nodiscard]] std::span<const Vertex> alive() const noexcept { return alive_; }
  // True if all matchings left cover `v`.
  [[nodiscard]] bool required(Vertex v) const noexcept { return required_[at(v)] != 0; }
  // Returns how many demands an edge meets.
  [[nodiscard]] std::int64_t demand(Vertex u, Vertex v) const noexcept {
    return required_[at(u)] + required_[at(v)] + sets_.common_depth(u, v);
  }
  // Returns by how many bits demands widen a gain.
  [[nodiscard]] unsigned demand_bits() const {
    return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(sets_.greatest_depth()) + 3U));
  }
  [[nodiscard]] bool has_edge(Vertex u, Vertex v) const noexcept { return edges_.test(u, v); }
  // Returns a flag for each vertex: 0 if it has no open edge, or only some to such vertices.
  [[nodiscard]] std::vector<char> unsettled() const;
  // Calls visit(u, v, open) for every edge u < v. An edge that is not open belongs to all matchings left: one
  // of its ends is required and has no other edge.
  template <class Visit>
  void for_each_edge(Visit visit) const;
  [[nodiscard]] BlossomCounters counters() const noexcept {
    BlossomCounters sum = solver_.counters();
    return sum += halved_start_.counters();
  }
  // Returns what the matchings left have in common; valid until the face changes.
  [[nodiscard]] FaceParts parts() const noexcept { return {edges_, alive_, required_, sets_}; }

  // True if the current matching pairs `v` with a vertex below `end`.
  [[nodiscard]] bool has_partner_below(Vertex v, Vertex end) const noexcept {
    return mates_[at(v)] != no_vertex && mates_[at(v)] < end;
  }
  // Erases the edges that join `v` with vertices below `end`. Requires that no matching left has one.
  void part_from_all_below(Vertex v, Vertex end);
  // Pairs `v` with a vertex below `end` if some matching left does. Returns whether one does, and keeps only
  // the matchings that do, or that do not.
  bool decide_partner_below(Vertex v, Vertex end);
  // Keeps the matchings that pair `v`, which must be covered in all of them, with its smallest possible mate;
  // both leave the face.
  void settle_smallest(Vertex v);
  // The same with its greatest possible mate.
  void settle_greatest(Vertex v);
  // Keeps the matchings that use only edges u < v with keep(u, v), asked in ascending order, and cover all of
  // `covered`. Returns false and changes nothing if there are none.
  template <class Keep>
  bool keep_if(Keep keep, std::span<const Vertex> covered);
  // The same, without the edges that for_each_dropped(visit) visits as visit(u, v).
  template <class ForEach>
  bool drop_if(ForEach for_each_dropped, std::span<const Vertex> covered);
  // Keeps the matchings with the greatest total gain. `scale` must exceed the difference between the gains of
  // any two matchings.
  void refine(const Gains& gains, std::int64_t scale);
  // The same with gains by costs, where for_each_costly(visit) visits all edges that cost something as
  // visit(u, v), perhaps some more or twice.
  template <class ForEach>
  void refine_by_costs(const Gains& gains, std::int64_t scale, ForEach for_each_costly);

  // Changes the current matching into one of those left that does not have the pair of `v`, which must have a
  // mate. Returns false and changes nothing if all matchings left have it.
  bool part_from_mate(Vertex v);
  // Takes over the current matching of a face of which all matchings are matchings of this one.
  void take_matching(const DenseFace& narrower) {
    mates_ = narrower.mates_;
    refused_ = false;
  }

  // True if mates are mutual and joined by an edge unless they have left the face, rows are symmetric and join
  // only vertices that are alive, and every required vertex is covered.
  [[nodiscard]] bool is_consistent() const;

 private:
  friend struct FaceWeights;
  // A table of groups is made if it is no larger than this many rows of the edges.
  static constexpr std::size_t worth_groups = 2;
  struct WeighedEdge {
    Vertex to;
    std::int64_t weight;
  };

  template <class Int, class Weights>
  void take_tight(const BlossomSolver<Int, Weights>& solver);
  template <class ForEach>
  void take_tight_of_costs(const FaceWeights& weights, ForEach for_each_costly);
  void group_vertices(const FaceWeights& weights, const NestedSets& sets);
  void find_tight_groups(const FaceWeights& weights, const NestedSets& sets);
  void erase_edge(Vertex u, Vertex v) noexcept;
  template <class Erase>
  void erase_edges_of(Vertex v, Erase erase);
  void leave(Vertex v);
  [[nodiscard]] std::int64_t demand_met() const;
  [[nodiscard]] std::int64_t require(std::span<const Vertex> covered);
  template <class Erase>
  bool narrow(Erase erase, std::span<const Vertex> covered);
  void drop(Vertex u, Vertex v) noexcept;
  template <class Keep>
  void erase_unless(Keep keep);
  [[nodiscard]] bool cover_required();
  [[nodiscard]] bool find_meeting(std::int64_t wanted, const FaceWeights& demands);
  [[nodiscard]] bool meet_demands(std::int64_t wanted);
  template <class ForEach>
  void find_costly(ForEach for_each_costly);
  void prepare(const FaceWeights& weights);
  void adopt_matching();
  void solve_for_gains(const FaceWeights& weights);
  template <class Wanted>
  [[nodiscard]] bool pair_in_region(Vertex v, Wanted wanted);
  template <class Wanted>
  [[nodiscard]] bool exchange_in_region(Vertex v, Wanted wanted);
  template <class Wanted>
  [[nodiscard]] bool search_in_region(Vertex v, Wanted wanted);
  [[nodiscard]] const BitWord* possible_mates(Vertex v);
  template <class Choose>
  void settle(Vertex v, Choose choose);
  [[nodiscard]] bool swap_mates(Vertex v, Vertex wanted);
  [[nodiscard]] bool swap_with_any(Vertex v);

  [[nodiscard]] std::span<const WeighedEdge> weighed_edges(Vertex u, const FaceWeights& weights) const;
  void forget_weights() const;

  BitRows edges_;
  std::vector<char> required_;
  NestedSets sets_;
  std::vector<Vertex> mates_;
  std::vector<Vertex> alive_;
  BlossomSolver<std::int64_t, FaceWeights> solver_;
  HalvedStart halved_start_;
  RowSearch search_;
  ThirdPair third_pair_;
  MateSearch mate_search_;
  // The edges of a vertex with their weights, computed when the solver first asks for them.
  struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  mutable std::vector<Range> ranges_;  // by vertex, in weighed_; empty: not computed yet
  mutable std::vector<WeighedEdge> weighed_;
  std::vector<std::int64_t> parts_;  // by vertex: what all weights there have in common
  BitRows costly_;                   // by vertex
  BitRows nothing_;                  // a row without bits
  TightGroups tight_groups_;
  std::vector<std::int64_t> sums_;  // by set, of the duals of those around it
  // Working memory.
  BitRows spare_edges_;
  NestedSets spare_sets_;
  std::vector<char> spare_required_;
  std::vector<Vertex> spare_mates_;
  std::vector<char> in_region_;
  std::vector<Vertex> region_;
  bool refused_ = false;  // by the last decision, and the matchings left are the same since
  // True if the mate search has followed the face, but for the vertices changed.
  bool followed_ = false;
  std::vector<Vertex> changed_;
};

std::int64_t FaceWeights::operator()(Vertex u, Vertex v) const {
  return 2 * (scale * face->demand(u, v) + gains.of(u, v));
}

std::int64_t FaceWeights::start(Vertex v) const {
  const NestedSets& sets = face->sets_;
  return scale * (2 * face->required_[at(v)] + sets.depth(sets.innermost(v))) + gains.start(v);
}

std::int64_t FaceWeights::part(Vertex v) const noexcept { return face->parts_[at(v)]; }

int FaceWeights::set_of(Vertex v) const noexcept {
  return face->sets_.empty() ? NestedSets::everything : face->sets_.innermost(v);
}

std::int64_t FaceWeights::shared(int set, Vertex v) const noexcept {
  if (set == NestedSets::everything) return 0;
  return 2 * scale * face->sets_.depth(face->sets_.common_of_sets(set, face->sets_.innermost(v)));
}

const BitWord* FaceWeights::special(Vertex v) const noexcept {
  return gains.costs == nullptr ? face->nothing_.row(0) : gains.costs->costly->row(v);
}

template <class Visit>
void FaceWeights::for_each_edge(Vertex u, Visit visit) const {
  for (const DenseFace::WeighedEdge& edge : face->weighed_edges(u, *this)) visit(edge.to, edge.weight);
}

template <class Visit>
void DenseFace::for_each_edge(Visit visit) const {
  const std::vector<char> unsettled = this->unsettled();
  for (const Vertex u : alive_) {
    spend_steps(alive_.size());
    any_bit(edges_.row(u), edges_.words(), [&](Vertex v) {
      if (u < v) visit(u, v, unsettled[at(u)] != 0 && unsettled[at(v)] != 0);
      return false;
    });
  }
}

template <class Int, class Weights>
void DenseFace::assign(const BlossomSolver<Int, Weights>& solver, Vertex vertices) {
  alive_.resize(at(vertices));
  for (Vertex v = 0; v < vertices; ++v) alive_[at(v)] = v;
  required_.assign(at(vertices), 0);
  mates_.assign(at(vertices), no_vertex);
  search_.reset_exclusions();  // a limit may have stopped a search
  refused_ = followed_ = false;
  changed_.clear();
  take_tight(solver);
}

// Replaces edges, required vertices, sets and matching by those of a solution.
template <class Int, class Weights>
void DenseFace::take_tight(const BlossomSolver<Int, Weights>& solver) {
  std::vector<Int> sums;
  NestedSets& sets = spare_sets_;
  sets.assign(
      solver.nest(), [&](BlossomNest::Node b) -> const Int& { return solver.odd_set_dual(b); }, sums);
  spare_edges_.reset(vertices(), vertices());
  for (const Vertex u : alive_) {
    solver.for_each_edge(u, [&](Vertex v, const Int& weight) {
      if (v <= u) return;
      Int cover = solver.dual(u) + solver.dual(v);
      if (!sets.empty()) cover += sums[at(sets.common(u, v))];
      BLOESEM_ASSERT(cover >= weight);
      if (cover == weight) spare_edges_.set(u, v), spare_edges_.set(v, u);
    });
  }
  for (const Vertex v : alive_) {
    if (solver.dual(v) > 0) required_[at(v)] = 1;
    mates_[at(v)] = solver.mate(v);
  }
  std::swap(edges_, spare_edges_);
  std::swap(sets_, sets);
  BLOESEM_ASSERT_HEAVY(is_consistent());
}

template <class Keep>
bool DenseFace::keep_if(Keep keep, std::span<const Vertex> covered) {
  return narrow([&] { erase_unless(keep); }, covered);
}

template <class ForEach>
bool DenseFace::drop_if(ForEach for_each_dropped, std::span<const Vertex> covered) {
  return narrow([&] { for_each_dropped([&](Vertex u, Vertex v) { drop(u, v); }); }, covered);
}

// The current matching may survive; if not, another one that meets as many demands must be found.
template <class Erase>
bool DenseFace::narrow(Erase erase, std::span<const Vertex> covered) {
  refused_ = followed_ = false;
  spare_edges_ = edges_;
  spare_required_ = required_;
  spare_mates_ = mates_;
  std::int64_t wanted = demand_met();
  wanted += require(covered);
  erase();
  const bool possible = demand_met() == wanted || (sets_.empty() ? cover_required() : meet_demands(wanted));
  if (!possible) {
    std::swap(edges_, spare_edges_);
    required_.swap(spare_required_);
    mates_.swap(spare_mates_);
  }
  BLOESEM_ASSERT_HEAVY(is_consistent());
  return possible;
}

template <class ForEach>
void DenseFace::find_costly(ForEach for_each_costly) {
  costly_.reset(vertices(), vertices());
  for_each_costly([&](Vertex u, Vertex v) { costly_.set(u, v), costly_.set(v, u); });
}

// As take_tight, but looks at single edges only if they cost something. The slack of the others depends on the
// groups of their ends.
template <class ForEach>
void DenseFace::take_tight_of_costs(const FaceWeights& weights, ForEach for_each_costly) {
  NestedSets& sets = spare_sets_;
  sets.assign(
      solver_.nest(), [&](BlossomNest::Node b) -> const std::int64_t& { return solver_.odd_set_dual(b); },
      sums_);
  group_vertices(weights, sets);
  if (tight_groups_.size() * tight_groups_.size() > at(vertices()) * at(edges_.words()) * worth_groups)
    return take_tight(solver_);
  find_tight_groups(weights, sets);
  spare_edges_ = edges_;
  for (const Vertex v : alive_) spare_edges_.keep(v, tight_groups_.tight_with(v));
  std::size_t looks = 0;
  for_each_costly([&](Vertex u, Vertex v) {
    ++looks;
    if (!edges_.test(u, v)) return;
    const std::int64_t cover = solver_.dual(u) + solver_.dual(v) + sums_[at(sets.common(u, v))];
    BLOESEM_ASSERT(cover >= weights(u, v));
    if (cover == weights(u, v))
      spare_edges_.set(u, v), spare_edges_.set(v, u);
    else
      spare_edges_.clear(u, v), spare_edges_.clear(v, u);
  });
  count_steps(Work::Weights, looks + alive_.size() * at(edges_.words()));
  for (const Vertex v : alive_)
    if (solver_.dual(v) > 0) required_[at(v)] = 1;
  std::swap(edges_, spare_edges_);
  std::swap(sets_, sets);
  BLOESEM_ASSERT_HEAVY(is_consistent());
}

template <class ForEach>
void DenseFace::refine_by_costs(const Gains& gains, std::int64_t scale, ForEach for_each_costly) {
  find_costly(for_each_costly);
  FaceCosts costs = *gains.costs;
  costs.costly = &costly_;
  FaceWeights weights{.face = this, .scale = scale, .gains = gains};
  weights.gains.costs = &costs;
  solve_for_gains(weights);
  take_tight_of_costs(weights, for_each_costly);
}

// Erases the edges that are not to be kept, and parts the pairs that used them.
template <class Keep>
void DenseFace::erase_unless(Keep keep) {
  for (const Vertex u : alive_) {
    any_bit(spare_edges_.row(u), spare_edges_.words(), [&](Vertex v) {
      if (v > u && !keep(u, v)) drop(u, v);
      return false;
    });
  }
}

}  // namespace bloesem::matching
