#include "tests/support/brute_force_matching.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <stdexcept>

#include "matching/index.hpp"

namespace bloesem::test {
namespace {

using matching::Edge;
using matching::Problem;
using matching::Term;

void require_at_most(std::size_t vertices, std::size_t limit) {
  if (vertices > limit) throw std::length_error("too many vertices for brute force");
}

void add_edge(Totals& totals, const Problem& problem, std::int32_t index) {
  for (const Term& term : problem.rows.row(at(problem.edges[at(index)].row)))
    totals[at(term.digit)] += term.value;
}

// The best totals of every set of vertices that is perfectly matched within itself, in ascending order of
// the sets.
class BestOfSets {
 public:
  explicit BestOfSets(const Problem& problem)
      : digits_(problem.layout.digits()),
        totals_((std::size_t{1} << at(problem.vertices)) * digits_),
        reached_(std::size_t{1} << at(problem.vertices)) {
    reached_[0] = true;
  }

  [[nodiscard]] bool reached(std::size_t set) const { return reached_[set]; }
  [[nodiscard]] Totals totals(std::size_t set) const {
    const std::int64_t* begin = totals_.data() + set * digits_;
    return {begin, begin + digits_};
  }

  // Improves the best totals of `set` by those of `subset` plus one edge, or none.
  void offer(std::size_t set, std::size_t subset, const Totals& edge) {
    if (!reached_[subset]) return;
    const std::int64_t* from = totals_.data() + subset * digits_;
    std::int64_t* to = totals_.data() + set * digits_;
    std::size_t k = 0;
    if (reached_[set]) {
      while (k < digits_ && from[k] + edge[k] == to[k]) ++k;
      if (k == digits_ || from[k] + edge[k] < to[k]) return;
    }
    reached_[set] = true;
    for (; k < digits_; ++k) to[k] = from[k] + edge[k];
  }

 private:
  std::size_t digits_;
  Totals totals_;
  std::vector<bool> reached_;
};

// Calls visit(edges) for every matching.
template <class Visit>
void each_matching(const Problem& problem, std::size_t next, std::vector<bool>& covered, EdgeSet& edges,
                   const Visit& visit) {
  if (next == problem.edges.size()) {
    visit(edges);
    return;
  }
  each_matching(problem, next + 1, covered, edges, visit);
  const Edge& edge = problem.edges[next];
  if (covered[at(edge.u)] || covered[at(edge.v)]) return;
  covered[at(edge.u)] = covered[at(edge.v)] = true;
  edges.push_back(static_cast<std::int32_t>(next));
  each_matching(problem, next + 1, covered, edges, visit);
  edges.pop_back();
  covered[at(edge.u)] = covered[at(edge.v)] = false;
}

}  // namespace

Totals best_totals(const Problem& problem) {
  require_at_most(at(problem.vertices), 20);
  const Totals nothing(problem.layout.digits(), 0);
  struct Option {
    std::size_t lower = 0;  // bit of the lower vertex
    Totals totals;
  };
  std::vector<std::vector<Option>> options(at(problem.vertices));  // by the edge's higher vertex
  for (std::size_t e = 0; e < problem.edges.size(); ++e) {
    const auto [lower, higher] = std::minmax({problem.edges[e].u, problem.edges[e].v});
    Totals totals = nothing;
    add_edge(totals, problem, static_cast<std::int32_t>(e));
    options[at(higher)].push_back({std::size_t{1} << at(lower), std::move(totals)});
  }
  BestOfSets best(problem);
  const std::size_t everybody = (std::size_t{1} << at(problem.vertices)) - 1;
  for (std::size_t set = 1; set <= everybody; ++set) {
    const std::size_t higher = std::bit_floor(set);
    best.offer(set, set ^ higher, nothing);
    for (const Option& option : options[static_cast<std::size_t>(std::countr_zero(higher))])
      if ((set & option.lower) != 0) best.offer(set, set ^ higher ^ option.lower, option.totals);
  }
  return best.totals(everybody);
}

Totals totals_of(const Problem& problem, const EdgeSet& edges) {
  Totals totals(problem.layout.digits(), 0);
  for (const std::int32_t index : edges) add_edge(totals, problem, index);
  return totals;
}

std::vector<EdgeSet> optimal_matchings(const Problem& problem) {
  require_at_most(at(problem.vertices), 10);
  std::vector<bool> covered(at(problem.vertices), false);
  std::vector<EdgeSet> optimal;
  Totals best;
  EdgeSet edges;
  each_matching(problem, 0, covered, edges, [&](const EdgeSet& matching) {
    Totals totals = totals_of(problem, matching);
    if (!optimal.empty() && totals < best) return;
    if (!optimal.empty() && best < totals) optimal.clear();
    best = std::move(totals);
    optimal.push_back(matching);
  });
  return optimal;
}

std::vector<bool> coverable_sets(const Neighbours& graph) {
  require_at_most(graph.size(), 20);
  std::vector<bool> coverable(std::size_t{1} << graph.size());
  coverable[0] = true;
  // first, sets that are perfectly matched within themselves
  for (std::size_t set = 1; set < coverable.size(); ++set) {
    const auto higher = static_cast<std::size_t>(std::countr_zero(std::bit_floor(set)));
    for (const matching::Vertex v : graph[higher])
      if (at(v) < higher && ((set >> at(v)) & 1U) != 0 &&
          coverable[set ^ std::bit_floor(set) ^ (std::size_t{1} << at(v))])
        coverable[set] = true;
  }
  for (std::size_t set = coverable.size(); set-- > 0;)  // then all their subsets
    for (std::size_t v = 0; v < graph.size(); ++v)
      if (coverable[set] && ((set >> v) & 1U) != 0) coverable[set ^ (std::size_t{1} << v)] = true;
  return coverable;
}

}  // namespace bloesem::test
