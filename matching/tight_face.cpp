#include "matching/tight_face.hpp"

#include <bit>

namespace bloesem::matching {

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

// The duals that prove the face, in units of `scale`, with room for the gains; and what is tight of the matching.
void TightFace::solve(const FaceWeights& weights) {
  solver_.reset(edges_, weights, alive_, vertices());
  std::int64_t most_gain = 0;
  for (const std::int64_t gain : weights.gain_of_smaller) most_gain = std::max(most_gain, gain);
  for (const Vertex v : alive_) {
    std::int64_t dual = weights.scale * (2 * required_[at(v)] + sets_.depth(sets_.innermost(v)));
    if (weights.gains_for(v)) dual += most_gain;
    solver_.set_dual(v, dual);
  }
  if (weights.chooser != no_vertex) solver_.raise(weights.chooser);
  for (const Vertex v : alive_)
    if (mates_[at(v)] > v && solver_.tight(v, mates_[at(v)])) solver_.join(v, mates_[at(v)]);
  solver_.start_greedily();
  solver_.solve();
}

void TightFace::adopt_matching() {
  for (const Vertex v : alive_) mates_[at(v)] = solver_.mate(v);
}

void TightFace::refine(std::span<const char> members, std::span<const std::int64_t> gain_of_smaller,
                       std::int64_t scale) {
  const FaceWeights weights{this, scale, members, gain_of_smaller};
  solve(weights);
  take_tight(solver_, edges_, weights);
}

// A matching in which v has the greatest gain (gains_).
void TightFace::choose(Vertex v, std::int64_t scale) {
  solve({this, scale, {}, {}, v, gains_});
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
    if (!edges_.test(a, b) || demand(v, wanted) + demand(a, b) != demand(v, a) + demand(wanted, b)) return false;
    mates_[at(a)] = b;
    mates_[at(b)] = a;
  }
  mates_[at(v)] = wanted;
  mates_[at(wanted)] = v;
  return true;
}

}  // namespace bloesem::matching
