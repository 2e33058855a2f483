#include "matching/face/tight_face.hpp"

#include <algorithm>

namespace bloesem::matching {
namespace {

// Of these, 16 bytes each, so many are kept before all are forgotten and computed anew.
constexpr std::size_t most_weighed = std::size_t{1} << 22U;

}  // namespace

void TightFace::erase_edge(Vertex u, Vertex v) noexcept {
  edges_.clear(u, v);
  edges_.clear(v, u);
}

template <class Erase>
void TightFace::erase_edges_of(Vertex v, Erase erase) {
  any_bit(edges_.row(v), edges_.words(), [&](Vertex u) {
    if (erase(u)) erase_edge(v, u);
    return false;
  });
}

// v and its mate leave the face as they are.
void TightFace::leave(Vertex v) {
  const Vertex mate = mates_[at(v)];
  const auto always = [](Vertex) { return true; };
  erase_edges_of(v, always);
  erase_edges_of(mate, always);
  std::erase_if(alive_, [&](Vertex w) { return w == v || w == mate; });
}

std::int64_t TightFace::demand_met() const {
  std::int64_t sum = 0;
  for (const Vertex v : alive_)
    if (mates_[at(v)] > v) sum += demand(v, mates_[at(v)]);
  return sum;
}

// Without sets to be filled, required vertices are all that is demanded: each is covered by an augmenting path,
// or in place of a vertex that is not required (docs/formulation.md, lemma B11).
bool TightFace::cover_required() {
  for (const Vertex v : alive_) {
    if (required_[at(v)] == 0 || mates_[at(v)] != no_vertex || search_.augment(edges_, mates_, v)) continue;
    const auto instead = std::find_if(alive_.begin(), alive_.end(),
                                      [&](Vertex u) { return search_.is_outer(u) && required_[at(u)] == 0; });
    if (instead == alive_.end()) return false;
    search_.leave_single(*instead);
  }
  return true;
}

bool TightFace::meet_demands(std::int64_t wanted) {
  const FaceWeights weights{.face = this};
  prepare(weights);
  if (!solver_.solve_for(2 * wanted)) return false;
  adopt_matching();
  take_tight(solver_);
  return true;
}

void TightFace::forget_weights() const {
  kept_.assign(mates_.size(), {});
  weighed_.clear();
}

std::span<const TightFace::WeighedEdge> TightFace::weighed_edges(Vertex u, const FaceWeights& weights) const {
  if (weighed_.size() > most_weighed) forget_weights();
  Kept& kept = kept_[at(u)];
  if (kept.end == kept.begin) {
    kept.begin = weighed_.size();
    any_bit(edges_.row(u), edges_.words(), [&](Vertex v) {
      return weighed_.push_back({v, weights(u, v)}), false;
    });
    kept.end = weighed_.size();
  }
  return std::span(weighed_).subspan(kept.begin, kept.end - kept.begin);
}

// The duals that prove the face, in units of `scale`, with room for the gains; and what is tight of the
// matching.
void TightFace::prepare(const FaceWeights& weights) {
  forget_weights();
  solver_.reset(edges_, weights, alive_, vertices());
  for (const Vertex v : alive_) {
    const std::int64_t demands = 2 * required_[at(v)] + sets_.depth(sets_.innermost(v));
    solver_.set_dual(v, weights.scale * demands + start_of_gains(weights, v));
  }
  if (weights.chooser != no_vertex) solver_.raise(weights.chooser);
  for (const Vertex v : alive_)
    if (mates_[at(v)] > v && solver_.tight(v, mates_[at(v)])) solver_.join(v, mates_[at(v)]);
  solver_.start_greedily();
}

// Where edges cost something, an edge that costs nothing is tight at the start. Between members whoever gains
// no more than the pivot has the pivot, and whoever gains more what is missing to twice his gain
// (docs/formulation.md, lemma B10).
std::int64_t TightFace::start_of_gains(const FaceWeights& weights, Vertex v) noexcept {
  if (weights.costs != nullptr) return 2 * weights.singles[at(v)];
  if (!weights.is_member(v)) return 0;
  return 2 * std::max(weights.by_smaller[at(v)], weights.pivot) - weights.pivot;
}

void TightFace::adopt_matching() {
  for (const Vertex v : alive_) mates_[at(v)] = solver_.mate(v);
}

void TightFace::refine(const FaceWeights& weights) {
  solve(weights);
  take_tight(solver_);
}

void TightFace::refine(const ClassWeights<std::int64_t>& costs, std::span<const std::int64_t> singles,
                       std::int64_t scale) {
  refine({.face = this, .scale = scale, .costs = &costs, .singles = singles});
}

void TightFace::refine(std::span<const char> members, std::span<const std::int64_t> by_smaller,
                       std::int64_t scale, std::int64_t pivot) {
  refine({.face = this, .scale = scale, .members = members, .by_smaller = by_smaller, .pivot = pivot});
}

// A matching in which v has the greatest gain (gains_).
void TightFace::choose(Vertex v, std::int64_t scale) {
  solve({.face = this, .scale = scale, .chooser = v, .with_chooser = gains_});
  adopt_matching();
}

bool TightFace::decide_partner_below(Vertex v, Vertex end) {
  const auto below = [&] { return mates_[at(v)] != no_vertex && mates_[at(v)] < end; };
  const bool possible = any_bit(edges_.row(v), edges_.words(), [&](Vertex u) { return u < end; });
  if (possible && !below()) {
    gains_.assign(mates_.size(), 0);
    for (Vertex u = 0; u < end; ++u) gains_[at(u)] = 1;
    choose(v, 2);
  }
  const bool decided = below();
  erase_edges_of(v, [&](Vertex u) { return (u < end) != decided; });
  if (decided) required_[at(v)] = 1;
  return decided;
}

void TightFace::settle_smallest(Vertex v) {
  const auto smallest = [&] {
    Vertex first = no_vertex;
    any_bit(edges_.row(v), edges_.words(), [&](Vertex u) { return first = u, true; });
    return first;
  };
  const Vertex wanted = smallest();
  if (wanted != mates_[at(v)] && !swap_partners(v, wanted)) {
    gains_.resize(mates_.size());
    for (std::size_t u = 0; u < gains_.size(); ++u) gains_[u] = static_cast<std::int64_t>(gains_.size() - u);
    choose(v, vertices() + 1);
  }
  leave(v);
}

// Exchanges the partners of v and of the wanted one, if that meets the same demands.
bool TightFace::swap_partners(Vertex v, Vertex wanted) {
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
