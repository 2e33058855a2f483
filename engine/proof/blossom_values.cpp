#include "engine/proof/blossom_values.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "matching/graph/bit_rows.hpp"
#include "matching/weighted/blossom_solver.hpp"

namespace bloesem::proof {
namespace {

// Twice the weight of each edge, as the blossom solver asks for it: by the groups of its ends.
struct EdgeWeights {
  std::vector<std::int32_t> group;  // by vertex
  std::size_t groups = 0;
  std::vector<Integer> twice;  // by group of the higher, group of the lower

  [[nodiscard]] std::size_t place(Vertex h, Vertex l) const {
    return at(group[at(h)]) * groups + at(group[at(l)]);
  }
  const Integer& operator()(Vertex u, Vertex v) const { return twice[place(std::min(u, v), std::max(u, v))]; }
};

using Solver = matching::BlossomSolver<Integer, EdgeWeights>;

// Every bound vertex and set counts more than all weights, so that the heaviest matchings are those that cover
// and fill them. Vertices are numbered by their places in the list.
class BoundGraph {
 public:
  BoundGraph(const RemainingGraph& graph, const std::vector<Vertex>& vertices, const VertexGroups& groups,
             const TwiceWeight& twice)
      : graph_(graph), vertices_(vertices), size_(static_cast<Vertex>(vertices.size())) {
    find_sets();
    find_groups(groups);
    rows_.reset(size_, size_);
    for (Vertex h = 0; h < size_; ++h)
      for (Vertex l = h + 1; l < size_; ++l)
        if (graph.has_edge(vertices_[at(h)], vertices_[at(l)])) add(h, l, twice);
    premium_ = (largest_ + 1) * static_cast<std::int32_t>(vertices.size() + 1);
    std::vector<char> raised(weights_.twice.size());
    for (Vertex h = 0; h < size_; ++h)
      for (Vertex l = h + 1; l < size_; ++l)
        if (rows_.test(h, l) && std::exchange(raised[weights_.place(h, l)], 1) == 0)
          weights_.twice[weights_.place(h, l)] += 2 * demand(h, l) * premium_;
  }

  BlossomValues solve() {
    std::vector<Vertex> places(at(size_));
    std::iota(places.begin(), places.end(), 0);
    Solver solver;
    solver.reset(rows_, weights_, places, size_);
    solver.start_cold();
    solver.start_greedily();
    solver.solve();
    BlossomValues values;
    for (const Vertex v : places)
      values.y.push_back(solver.dual(v) - (bound(v) ? Integer(2 * premium_) : Integer(0)));
    solver.nest().for_each_blossom([&](Solver::Node b) {
      if (solver.odd_set_dual(b) == 0) return;
      std::vector<Vertex> set;
      solver.nest().for_each_vertex(b, [&](Vertex v) { set.push_back(v); });
      std::sort(set.begin(), set.end());
      values.sets.push_back({solver.odd_set_dual(b), std::move(set)});
    });
    for (const std::vector<Vertex>& set : sets_) lower(values.sets, set);
    for (VertexSet& set : values.sets)
      for (Vertex& v : set.vertices) v = vertices_[at(v)];
    return values;
  }

 private:
  [[nodiscard]] bool bound(Vertex v) const { return graph_.bound(vertices_[at(v)]); }
  void find_sets() {
    for (const std::vector<Vertex>& all : graph_.bound_sets().lists()) {
      std::vector<Vertex> some;
      for (Vertex v = 0; v < size_; ++v)
        if (std::binary_search(all.begin(), all.end(), vertices_[at(v)])) some.push_back(v);
      if (some.size() > 1) sets_.push_back(std::move(some));
    }
    std::sort(sets_.begin(), sets_.end());
    sets_.erase(std::unique(sets_.begin(), sets_.end()), sets_.end());
  }
  // Divides the groups by bound sets, which consist of whole classes, or are single vertices.
  void find_groups(const VertexGroups& groups) {
    std::map<std::vector<std::int32_t>, std::int32_t> numbers;
    for (Vertex v = 0; v < size_; ++v) {
      std::vector<std::int32_t> key{groups.of[at(vertices_[at(v)])]};
      for (std::size_t s = 0; s < sets_.size(); ++s)
        if (std::binary_search(sets_[s].begin(), sets_[s].end(), v))
          key.push_back(static_cast<std::int32_t>(s));
      weights_.group.push_back(
          numbers.try_emplace(std::move(key), static_cast<std::int32_t>(numbers.size())).first->second);
    }
    weights_.groups = numbers.size();
    weights_.twice.resize(weights_.groups * weights_.groups);
    known_.resize(weights_.twice.size());
  }
  void add(Vertex h, Vertex l, const TwiceWeight& twice) {
    rows_.set(h, l);
    rows_.set(l, h);
    if (std::exchange(known_[weights_.place(h, l)], 1) != 0) return;
    Integer& weight = weights_.twice[weights_.place(h, l)];
    weight = twice(vertices_[at(h)], vertices_[at(l)]);
    largest_ = std::max<Integer>(largest_, abs(weight));
  }
  [[nodiscard]] int demand(Vertex h, Vertex l) const {
    int sum = (bound(h) ? 1 : 0) + (bound(l) ? 1 : 0);
    for (const std::vector<Vertex>& set : sets_)
      if (std::binary_search(set.begin(), set.end(), h) && std::binary_search(set.begin(), set.end(), l)) ++sum;
    return sum;
  }
  // Takes the premium of a bound set off its value.
  void lower(std::vector<VertexSet>& sets, const std::vector<Vertex>& set) const {
    auto known =
        std::find_if(sets.begin(), sets.end(), [&](const VertexSet& each) { return each.vertices == set; });
    if (known == sets.end()) known = sets.insert(sets.end(), {0, set});
    known->z -= 2 * premium_;
    if (known->z == 0) sets.erase(known);
  }

  const RemainingGraph& graph_;
  const std::vector<Vertex>& vertices_;
  Vertex size_;
  std::vector<std::vector<Vertex>> sets_;  // bound, each once
  EdgeWeights weights_;
  std::vector<char> known_;  // whether the weight of two groups is known
  matching::BitRows rows_;
  Integer largest_ = 0;
  Integer premium_ = 0;
};

}  // namespace

BlossomValues blossom_values(const RemainingGraph& graph, const std::vector<Vertex>& vertices,
                             const VertexGroups& groups, const TwiceWeight& twice) {
  return BoundGraph(graph, vertices, groups, twice).solve();
}

}  // namespace bloesem::proof
