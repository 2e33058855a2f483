#include "engine/uscf/natural.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>

#include "engine/uscf/assignment.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::uscf {
namespace {

using matching::Vertex;

// Vertices in the order in which opponents are preferred: the lower half by rank, the upper half from its end.
class NaturalOrder {
 public:
  explicit NaturalOrder(const std::vector<Position>& players)
      : players_(&players), half_(static_cast<Vertex>(players.size() / 2)) {}

  [[nodiscard]] Vertex size() const { return 2 * half_; }
  [[nodiscard]] Vertex vertex(Vertex place) const { return place < half_ ? size() - 1 - place : place - half_; }
  [[nodiscard]] Vertex place(Vertex vertex) const {
    return vertex < half_ ? vertex + half_ : size() - 1 - vertex;
  }
  [[nodiscard]] Position at_place(Vertex place) const { return (*players_)[matching::at(place)]; }
  [[nodiscard]] bool both_in_upper(Vertex a, Vertex b) const { return std::max(place(a), place(b)) < half_; }
  // Returns the distance of the lower ranked player of a pair from the natural opponent of the other one.
  [[nodiscard]] int distance(const Entrants& entrants, Vertex a, Vertex b) const {
    const auto [higher, lower] = std::minmax({place(a), place(b)});
    if (higher < half_) return entrants.distance(at_place(lower), at_place(higher + half_));
    return entrants.distance(at_place(higher), at_place(lower - half_));
  }

 private:
  const std::vector<Position>* players_;
  Vertex half_;
};

void solve(matching::LeastPerfect& least, const Entrants& entrants, const NaturalOrder& order) {
  const Vertex n = order.size();
  matching::BitRows edges;
  edges.reset(n, n);
  for (Vertex u = 0; u < n; ++u)
    for (Vertex v = 0; v < n; ++v)
      if (u != v && entrants.may_meet(order.at_place(order.place(u)), order.at_place(order.place(v))))
        edges.set(u, v);
  std::vector<std::int32_t> classes(matching::at(n));
  std::iota(classes.begin(), classes.end(), 0);
  [[maybe_unused]] const bool possible =
      least.solve(edges, {.class_of = classes,
                          .classes = n,
                          .digits = 2,
                          .of = [&](std::int32_t a, std::int32_t b, std::span<std::int64_t> costs) {
                            if (a == b) return;
                            costs[0] = order.both_in_upper(a, b) ? 1 : 0;
                            costs[1] = order.distance(entrants, a, b);
                          }});
  BLOESEM_ASSERT(possible);
}

NaturalPairing halves(const Entrants& entrants, const std::vector<Position>& players) {
  const auto half = players.size() / 2;
  const std::span all(players);
  NaturalPairing made;
  for (std::size_t i = 0; i < half; ++i) made.pairs.emplace_back(players[i], players[half + i]);
  if (std::all_of(made.pairs.begin(), made.pairs.end(),
                  [&](const auto& pair) { return entrants.may_meet(pair.first, pair.second); }))
    return made;
  Assignment assignment(entrants, all.first(half), all.subspan(half));
  const auto columns = assignment.first_of_least_cost();
  if (!columns) return {};
  for (std::size_t i = 0; i < half; ++i)
    made.pairs[i].second = players[half + static_cast<std::size_t>((*columns)[i])];
  return made;
}

}  // namespace

NaturalPairing natural_pairing_of_any(const Entrants& entrants, const std::vector<Position>& players) {
  NaturalPairing made;
  if (players.empty()) return made;
  const NaturalOrder order(players);
  matching::LeastPerfect least;
  solve(least, entrants, order);
  std::vector<char> paired(players.size(), 0);
  for (Vertex place = 0; place < order.size(); ++place) {
    if (paired[matching::at(place)] != 0) continue;
    const Vertex v = order.vertex(place);
    least.settle_smallest(v);
    const Vertex other = order.place(least.mate(v));
    BLOESEM_ASSERT(paired[matching::at(other)] == 0);
    paired[matching::at(place)] = paired[matching::at(other)] = 1;
    made.pairs.emplace_back(order.at_place(place), order.at_place(other));
  }
  made.changed_halves = 2 * static_cast<int>(least.totals()[0]);
  return made;
}

NaturalPairing natural_pairing(const Entrants& entrants, const std::vector<Position>& players) {
  NaturalPairing made = halves(entrants, players);
  return made.pairs.empty() ? natural_pairing_of_any(entrants, players) : made;
}

}  // namespace bloesem::swiss::uscf
