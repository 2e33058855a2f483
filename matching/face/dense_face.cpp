#include "matching/face/dense_face.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::matching {
namespace {

// Weighed edges kept, 16 bytes each, before all are forgotten and computed anew.
constexpr std::size_t max_weighed = std::size_t{1} << 22U;

// Ends a search when a vertex that is wanted is outer.
template <class Wanted>
class FirstWanted {
 public:
  explicit FirstWanted(Wanted wanted) : wanted_(std::move(wanted)) {}

  void see(Vertex outer) {
    if (found_ == no_vertex && wanted_(outer)) found_ = outer;
  }
  [[nodiscard]] bool seen_enough() const noexcept { return found_ != no_vertex; }
  [[nodiscard]] Vertex found() const noexcept { return found_; }

 private:
  Wanted wanted_;
  Vertex found_ = no_vertex;
};

}  // namespace

bool DenseFace::is_consistent() const {
  std::vector<char> alive(mates_.size(), 0);
  for (const Vertex v : alive_) alive[at(v)] = 1;
  for (Vertex v = 0; v < vertices(); ++v) {
    const Vertex mate = mates_[at(v)];
    if (mate == no_vertex ? required(v) : mates_[at(mate)] != v) return false;
    if (mate != no_vertex && alive[at(v)] != 0 && !edges_.test(v, mate)) return false;
    const bool wrong = any_bit(edges_.row(v), edges_.words(), [&](Vertex u) {
      return u == v || alive[at(u)] == 0 || alive[at(v)] == 0 || !edges_.test(u, v);
    });
    if (wrong) return false;
  }
  return sets_.is_consistent();
}

void DenseFace::erase_edge(Vertex u, Vertex v) noexcept {
  edges_.clear(u, v);
  edges_.clear(v, u);
}

// Erases an edge, and parts the pair that uses it.
void DenseFace::drop(Vertex u, Vertex v) noexcept {
  erase_edge(u, v);
  if (mates_[at(u)] == v) mates_[at(u)] = mates_[at(v)] = no_vertex;
}

std::vector<char> DenseFace::unsettled() const {
  std::vector<char> unsettled(mates_.size(), 0);
  for (const Vertex v : alive_) {
    int options = 0;
    any_bit(edges_.row(v), edges_.words(), [&](Vertex) { return ++options > 1; });
    unsettled[at(v)] = required_[at(v)] == 0 || options > 1 ? 1 : 0;
  }
  return unsettled;
}

template <class Erase>
void DenseFace::erase_edges_of(Vertex v, Erase erase) {
  any_bit(edges_.row(v), edges_.words(), [&](Vertex u) {
    if (erase(u)) erase_edge(v, u);
    return false;
  });
}

// Takes `v` and its mate out of the face.
void DenseFace::leave(Vertex v) {
  const Vertex mate = mates_[at(v)];
  BLOESEM_ASSERT(mate != no_vertex);
  const auto always = [](Vertex) { return true; };
  erase_edges_of(v, always);
  erase_edges_of(mate, always);
  std::erase_if(alive_, [&](Vertex w) { return w == v || w == mate; });
  changed_.insert(changed_.end(), {v, mate});
}

// Returns how many demands the current matching meets.
std::int64_t DenseFace::demand_met() const {
  std::int64_t sum = 0;
  for (const Vertex v : alive_)
    if (mates_[at(v)] > v) sum += demand(v, mates_[at(v)]);
  return sum;
}

// Returns how many of these vertices were not required before.
std::int64_t DenseFace::require(std::span<const Vertex> covered) {
  std::int64_t added = 0;
  for (const Vertex v : covered) added += 1 - std::exchange(required_[at(v)], char{1});
  return added;
}

// Without sets to be filled, required vertices are the only demands. Each is covered by an augmenting path, or
// in place of a vertex that is not required (formulation.md#lemma-b11). Returns false if that is impossible.
bool DenseFace::cover_required() {
  for (const Vertex v : alive_) {
    if (required_[at(v)] == 0 || mates_[at(v)] != no_vertex) continue;
    FirstWanted spare([&](Vertex outer) { return required_[at(outer)] == 0; });
    if (search_.augment(edges_, mates_, v, spare) != no_vertex) continue;
    if (!spare.seen_enough()) return false;
    search_.leave_single(mates_, spare.found());
  }
  return true;
}

// Looks for a matching that meets as many demands as wanted; if there is one, adopts it.
bool DenseFace::find_meeting(std::int64_t wanted, const FaceWeights& demands) {
  prepare(demands);
  if (!solver_.solve_for(2 * wanted)) return false;
  adopt_matching();
  return true;
}

// The same with its duals.
bool DenseFace::meet_demands(std::int64_t wanted) {
  const FaceWeights demands{.face = this};
  if (!find_meeting(wanted, demands)) return false;
  take_tight_of_costs(demands, [](auto) {});
  return true;
}

// A matching of the face without the pair is one of the face without its edge.
bool DenseFace::part_from_mate(Vertex v) {
  const Vertex mate = mates_[at(v)];
  BLOESEM_ASSERT(mate != no_vertex);
  refused_ = false;
  if (swap_with_any(v)) return true;
  const std::int64_t wanted = demand_met();
  spare_mates_ = mates_;
  erase_edge(v, mate);
  mates_[at(v)] = mates_[at(mate)] = no_vertex;
  const bool possible = sets_.empty() ? cover_required() : find_meeting(wanted, {.face = this});
  edges_.set(v, mate);
  edges_.set(mate, v);
  if (!possible) mates_.swap(spare_mates_);
  BLOESEM_ASSERT_HEAVY(is_consistent());
  return possible;
}

// Tries those after the mate first, the nearest of them before others.
bool DenseFace::swap_with_any(Vertex v) {
  const Vertex mate = mates_[at(v)];
  const auto swap = [&](bool after) {
    return any_bit(edges_.row(v), edges_.words(),
                   [&](Vertex u) { return u != mate && (u > mate) == after && swap_mates(v, u); });
  };
  return swap(true) || swap(false);
}

void DenseFace::forget_weights() const {
  ranges_.assign(mates_.size(), {});
  weighed_.clear();
}

std::span<const DenseFace::WeighedEdge> DenseFace::weighed_edges(Vertex u, const FaceWeights& weights) const {
  if (weighed_.size() > max_weighed) forget_weights();
  Range& range = ranges_[at(u)];
  if (range.end == range.begin) {
    range.begin = weighed_.size();
    const std::int64_t own = parts_[at(u)];
    const std::int64_t each = 2 * weights.scale;
    const int set = sets_.empty() ? NestedSets::everything : sets_.innermost(u);
    any_bit(edges_.row(u), edges_.words(), [&](Vertex v) {
      std::int64_t weight = own + parts_[at(v)] + 2 * weights.gains.at_edge(u, v);
      if (set != NestedSets::everything)
        weight += each * sets_.depth(sets_.common_of_sets(set, sets_.innermost(v)));
      BLOESEM_ASSERT_HEAVY(weight == weights(u, v));
      return weighed_.push_back({v, weight}), false;
    });
    range.end = weighed_.size();
  }
  return std::span(weighed_).subspan(range.begin, range.end - range.begin);
}

// Starts the solver with feasible duals and those pairs of the current matching that are tight.
void DenseFace::prepare(const FaceWeights& weights) {
  refused_ = followed_ = false;
  forget_weights();
  nothing_.reset(1, vertices());
  parts_.resize(mates_.size());
  for (const Vertex v : alive_)
    parts_[at(v)] = 2 * (weights.scale * required_[at(v)] + weights.gains.at_vertex(v));
  solver_.reset(edges_, weights, alive_, vertices());
  const bool halved = weights.gains.gradual;
  if (halved) halved_start_.find(edges_, alive_, mates_, weights);
  for (const Vertex v : alive_) solver_.set_dual(v, halved ? halved_start_.potential(v) : weights.start(v));
  if (!weights.gains.scarce.empty()) solver_.price(weights.gains.scarce, mates_);
  for (const Vertex v : alive_)
    if (mates_[at(v)] > v && solver_.tight(v, mates_[at(v)])) solver_.join(v, mates_[at(v)]);
  solver_.start_greedily();
}

// Groups the vertices after a solve with new sets.
void DenseFace::group_vertices([[maybe_unused]] const FaceWeights& weights, const NestedSets& sets) {
  BLOESEM_ASSERT(weights.gains.members.empty());
  tight_groups_.assign(alive_, vertices(), [&](Vertex v) {
    return TightGroups::Group{solver_.dual(v) - parts_[at(v)], sets_.empty() ? 0 : sets_.innermost(v),
                              sets.innermost(v)};
  });
}

// Finds which groups an edge without cost joins tightly.
void DenseFace::find_tight_groups(const FaceWeights& weights, const NestedSets& sets) {
  tight_groups_.find([&](const TightGroups::Group& a, const TightGroups::Group& b) {
    const std::int64_t demands = sets_.empty() ? 0 : sets_.depth(sets_.common_of_sets(a.set, b.set));
    const std::int64_t sum = sums_[at(sets.common_of_sets(a.new_set, b.new_set))];
    return a.excess + b.excess + sum == 2 * weights.scale * demands;
  });
}

void DenseFace::adopt_matching() {
  for (const Vertex v : alive_) mates_[at(v)] = solver_.mate(v);
}

void DenseFace::refine(const Gains& gains, std::int64_t scale) {
  const FaceWeights weights{.face = this, .scale = scale, .gains = gains};
  solve_for_gains(weights);
  take_tight(solver_);
}

// Adopts a matching of the greatest total gain among those that meet the demands.
void DenseFace::solve_for_gains(const FaceWeights& weights) {
  BLOESEM_ASSERT(bits_of(weights.scale - 1) + demand_bits() + solver_headroom <= 64);
  [[maybe_unused]] const std::int64_t wanted = demand_met();
  prepare(weights);
  solver_.solve();
  adopt_matching();
  BLOESEM_ASSERT(demand_met() == wanted);  // a smaller `scale` than required may give up a demand for gain
}

// Pairs `v` with one of its neighbours u with wanted(u) by an alternating path between vertices of its
// innermost set, in no other and with mates there: they remain paired among themselves, so that the same
// demands are met. Returns false and changes nothing if there is no such path, though some matching left may
// have such a pair.
template <class Wanted>
bool DenseFace::pair_in_region(Vertex v, Wanted wanted) {
  const auto set_of = [&](Vertex u) { return sets_.empty() ? NestedSets::everything : sets_.innermost(u); };
  const int set = set_of(v);
  in_region_.assign(mates_.size(), 0);
  for (const Vertex u : alive_)
    in_region_[at(u)] = set_of(u) == set && mates_[at(u)] != no_vertex && set_of(mates_[at(u)]) == set ? 1 : 0;
  if (in_region_[at(v)] == 0) return false;
  const auto wanted_here = [&](Vertex u) { return in_region_[at(u)] != 0 && wanted(u); };
  return exchange_in_region(v, wanted_here) || search_in_region(v, wanted_here);
}

// The same with two or three pairs of the region.
template <class Wanted>
bool DenseFace::exchange_in_region(Vertex v, Wanted wanted) {
  const Vertex mate = mates_[at(v)];
  const auto join = [&](Vertex a, Vertex b) { mates_[at(a)] = b, mates_[at(b)] = a; };
  third_pair_.list_from(edges_, mates_, mate, [&](Vertex c) { return in_region_[at(c)] != 0; });
  return any_bit(edges_.row(v), edges_.words(), [&](Vertex u) {
    if (!wanted(u)) return false;
    const Vertex other = mates_[at(u)];
    if (!edges_.test(mate, other)) {
      const Vertex d = third_pair_.beside(edges_, other);
      if (d == no_vertex) return false;
      join(mate, mates_[at(d)]);
      join(d, other);
    } else {
      join(mate, other);
    }
    join(v, u);
    return true;
  });
}

// The same with any number of them.
template <class Wanted>
bool DenseFace::search_in_region(Vertex v, Wanted wanted) {
  const Vertex mate = mates_[at(v)];
  region_.clear();
  for (const Vertex u : alive_)
    if (u != v && in_region_[at(u)] != 0) region_.push_back(u);
  search_.admit_only(region_, vertices());
  mates_[at(v)] = mates_[at(mate)] = no_vertex;
  FirstWanted first([&](Vertex u) { return edges_.test(v, u) && wanted(u); });
  [[maybe_unused]] const Vertex end = search_.augment(edges_, mates_, mate, first);
  BLOESEM_ASSERT(end == no_vertex);  // all others have mates
  search_.reset_exclusions();
  const bool found = first.seen_enough();
  if (found) search_.leave_single(mates_, first.found());
  mates_[at(v)] = found ? first.found() : mate;
  mates_[at(mates_[at(v)])] = v;
  return found;
}

// Returns the vertices with which some matching left pairs `v`, as a row of bits, and erases the edges that the
// search has shown to be in none.
const BitWord* DenseFace::possible_mates(Vertex v) {
  const bool follows = refused_ || (followed_ && mate_search_.follow(parts(), mates_, changed_));
  const BitWord* const found =
      follows ? mate_search_.find_again(parts(), mates_, v) : mate_search_.find(parts(), mates_, v);
  followed_ = true;
  changed_.clear();
  std::size_t rows = 0;
  mate_search_.for_each_barred([&](Vertex u, const BitWord* barred) { edges_.remove(u, barred), ++rows; });
  count_steps(Work::Cardinality, rows * at(edges_.words()));
  BLOESEM_ASSERT_HEAVY(is_consistent());
  return found;
}

void DenseFace::part_from_all_below(Vertex v, Vertex end) {
  BLOESEM_ASSERT(!has_partner_below(v, end));
  erase_edges_of(v, [&](Vertex u) { return u < end; });
  BLOESEM_ASSERT_HEAVY(is_consistent());
}

// After one refusal another is likely, so no path is looked for first.
bool DenseFace::decide_partner_below(Vertex v, Vertex end) {
  BLOESEM_ASSERT(end >= 0 && end <= vertices());
  const bool possible = any_bit(edges_.row(v), edges_.words(), [&](Vertex u) { return u < end; });
  if (possible && !has_partner_below(v, end) &&
      (refused_ || !pair_in_region(v, [&](Vertex u) { return u < end; }))) {
    Vertex first = no_vertex;
    any_bit(possible_mates(v), edges_.words(), [&](Vertex u) { return first = u, true; });
    refused_ = first == no_vertex || first >= end;
    if (!refused_) mate_search_.pair(parts(), mates_, v, first);
  }
  const bool decided = has_partner_below(v, end);
  if (decided) refused_ = false;
  erase_edges_of(v, [&](Vertex u) { return (u < end) != decided; });
  if (decided) {
    required_[at(v)] = 1;
    changed_.push_back(v);
  }
  BLOESEM_ASSERT_HEAVY(is_consistent());
  return decided;
}

// Keeps the matchings that give `v` the mate that choose(row) chooses from a row of vertices. What it chooses
// from all neighbours is tried first.
template <class Choose>
void DenseFace::settle(Vertex v, Choose choose) {
  BLOESEM_ASSERT(mates_[at(v)] != no_vertex);
  refused_ = false;
  const Vertex wanted = choose(edges_.row(v));
  if (wanted != mates_[at(v)] && !swap_mates(v, wanted) &&
      !pair_in_region(v, [&](Vertex u) { return u == wanted; })) {
    const Vertex possible = choose(possible_mates(v));
    if (possible != mates_[at(v)]) mate_search_.pair(parts(), mates_, v, possible);
  }
  leave(v);
  BLOESEM_ASSERT_HEAVY(is_consistent());
}

void DenseFace::settle_smallest(Vertex v) {
  settle(v, [&](const BitWord* row) {
    Vertex smallest = no_vertex;
    any_bit(row, edges_.words(), [&](Vertex u) { return smallest = u, true; });
    return smallest;
  });
}

void DenseFace::settle_greatest(Vertex v) {
  settle(v, [&](const BitWord* row) {
    Vertex greatest = no_vertex;
    any_bit(row, edges_.words(), [&](Vertex u) { return greatest = u, false; });
    return greatest;
  });
}

// Exchanges the mates of `v` and `wanted` if that meets the same demands; returns whether it does.
bool DenseFace::swap_mates(Vertex v, Vertex wanted) {
  BLOESEM_ASSERT(v != wanted && mates_[at(v)] != no_vertex && edges_.test(v, wanted));
  const Vertex a = mates_[at(v)];
  const Vertex b = mates_[at(wanted)];
  if (b == no_vertex) {
    if (demand(v, wanted) != demand(v, a)) return false;
    mates_[at(a)] = no_vertex;
  } else {
    if (!edges_.test(a, b) || demand(v, wanted) + demand(a, b) != demand(v, a) + demand(wanted, b))
      return false;
    mates_[at(a)] = b;
    mates_[at(b)] = a;
  }
  mates_[at(v)] = wanted;
  mates_[at(wanted)] = v;
  return true;
}

}  // namespace bloesem::matching
