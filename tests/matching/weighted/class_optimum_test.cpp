// The cheapest matching of classes, compared with every perfect matching of their units: it is a bound and,
// when attained, a proof.
#include "matching/weighted/class_optimum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

#include "matching/index.hpp"
#include "matching/int128.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using matching::BitRows;
using matching::ClassOptimum;
using matching::Int128;
using matching::Units;

struct ClassGraph {
  std::vector<Units> units;
  std::vector<std::vector<char>> allowed;
  std::vector<std::vector<std::int64_t>> costs;

  [[nodiscard]] int classes() const { return static_cast<int>(units.size()); }
  [[nodiscard]] BitRows bits() const {
    BitRows rows;
    rows.reset(classes(), classes());
    for (int t = 0; t < classes(); ++t)
      for (int u = 0; u < classes(); ++u)
        if (allowed[at(t)][at(u)]) rows.set(t, u);
    return rows;
  }
  template <class Cost>
  [[nodiscard]] std::vector<Cost> flat(Cost factor) const {
    std::vector<Cost> all;
    for (const auto& row : costs)
      for (const std::int64_t cost : row) all.push_back(static_cast<Cost>(cost) * factor);
    return all;
  }
  [[nodiscard]] std::vector<int> vertices() const {
    std::vector<int> class_of;
    for (int t = 0; t < classes(); ++t) class_of.insert(class_of.end(), at(units[at(t)]), t);
    return class_of;
  }
};

ClassGraph random_graph(Random& random) {
  ClassGraph graph;
  const int classes = random.between(1, 5);
  Units left = 8;
  for (int t = 0; t < classes && left > 0; ++t) {
    graph.units.push_back(random.between(1, std::min<Units>(3, left)));
    left -= graph.units.back();
  }
  const int n = graph.classes();
  graph.allowed.assign(at(n), std::vector<char>(at(n), 0));
  graph.costs.assign(at(n), std::vector<std::int64_t>(at(n), 0));
  const int density = random.between(20, 95);
  const int dearest = random.between(0, 9);
  for (int t = 0; t < n; ++t) {
    for (int u = t; u < n; ++u) {
      const bool self = t == u && graph.units[at(t)] == 1;
      graph.allowed[at(t)][at(u)] = graph.allowed[at(u)][at(t)] = !self && random.chance(density) ? 1 : 0;
      graph.costs[at(t)][at(u)] = graph.costs[at(u)][at(t)] = random.between(0, dearest);
    }
  }
  return graph;
}

using ClassPairs = std::vector<std::pair<int, int>>;

// Calls `visit` with the class pairs of every matching of the units, perfect or not.
void for_each_matching(const ClassGraph& graph,
                       const std::function<void(const ClassPairs&, int singles)>& visit) {
  const std::vector<int> class_of = graph.vertices();
  std::vector<char> used(class_of.size(), 0);
  ClassPairs pairs;
  const std::function<void(std::size_t, int)> extend = [&](std::size_t v, int singles) {
    while (v < class_of.size() && used[v]) ++v;
    if (v == class_of.size()) return visit(pairs, singles);
    extend(v + 1, singles + 1);
    for (std::size_t w = v + 1; w < class_of.size(); ++w) {
      if (used[w] || !graph.allowed[at(class_of[v])][at(class_of[w])]) continue;
      used[w] = 1;
      pairs.emplace_back(class_of[v], class_of[w]);
      extend(v + 1, singles);
      pairs.pop_back();
      used[w] = 0;
    }
  };
  extend(0, 0);
}

// All cheapest perfect matchings.
struct Cheapest {
  std::optional<std::int64_t> cost;
  std::vector<ClassPairs> matchings;
};

Cheapest cheapest_of(const ClassGraph& graph) {
  Cheapest best;
  for_each_matching(graph, [&](const ClassPairs& pairs, int singles) {
    if (singles > 0) return;
    std::int64_t cost = 0;
    for (const auto& [t, u] : pairs) cost += graph.costs[at(t)][at(u)];
    if (best.cost && *best.cost < cost) return;
    if (!best.cost || cost < *best.cost) best.matchings.clear();
    best.cost = cost;
    best.matchings.push_back(pairs);
  });
  return best;
}

// Hall's theorem for the double cover: the largest excess of units over the units of their possible partners.
Units deficiency(const ClassGraph& graph) {
  Units most = 0;
  for (unsigned set = 0; set < (1U << graph.units.size()); ++set) {
    Units units = 0;
    Units partners = 0;
    for (int u = 0; u < graph.classes(); ++u) {
      bool meets = false;
      for (int t = 0; t < graph.classes(); ++t) meets |= (set >> t & 1U) && graph.allowed[at(t)][at(u)];
      units += (set >> u & 1U) ? graph.units[at(u)] : 0;
      partners += meets ? graph.units[at(u)] : 0;
    }
    most = std::max(most, units - partners);
  }
  return most;
}

template <class Cost>
Cost value_of(const ClassOptimum<Cost>& optimum, const ClassGraph& graph, const std::vector<Cost>& costs) {
  Cost value = 0;
  for (int t = 0; t < graph.classes(); ++t)
    for (int u = 0; u < graph.classes(); ++u)
      value += costs[at(t) * graph.units.size() + at(u)] * optimum.flow().flow(t, u);
  return value;
}

void expect_solution(const ClassOptimum<std::int64_t>& optimum, const ClassGraph& graph) {
  std::int64_t dual = 0;
  for (int t = 0; t < graph.classes(); ++t) {
    Units out = 0;
    Units in = 0;
    for (int u = 0; u < graph.classes(); ++u) {
      out += optimum.flow().flow(t, u);
      in += optimum.flow().flow(u, t);
      const bool allowed = graph.allowed[at(t)][at(u)] != 0;
      if (optimum.flow().flow(t, u) > 0) {
        EXPECT_TRUE(allowed);
        EXPECT_TRUE(optimum.tight(t, u)) << "an optimum uses tight pairs only";
      }
      if (allowed)
        EXPECT_LE(optimum.potential(t) + optimum.potential(u), 2 * graph.costs[at(t)][at(u)]);
      else
        EXPECT_FALSE(optimum.tight(t, u));
    }
    EXPECT_EQ(out, graph.units[at(t)]);
    EXPECT_EQ(in, graph.units[at(t)]);
    dual += optimum.potential(t) * graph.units[at(t)];
  }
  EXPECT_EQ(dual, value_of(optimum, graph, graph.flat<std::int64_t>(1)));
}

bool all_tight(const ClassOptimum<std::int64_t>& optimum, const ClassPairs& pairs) {
  return std::all_of(pairs.begin(), pairs.end(),
                     [&](const auto& p) { return optimum.tight(p.first, p.second); });
}

bool perfect_of_tight_pairs(const ClassOptimum<std::int64_t>& optimum, const ClassGraph& graph) {
  bool found = false;
  for_each_matching(graph, [&](const ClassPairs& pairs, int singles) {
    found = found || (singles == 0 && all_tight(optimum, pairs));
  });
  return found;
}

struct Counts {
  int attained = 0;
  int missed = 0;     // the bound is below the cheapest perfect matching
  int only_half = 0;  // no perfect matching, but a half-integral solution
  int infeasible = 0;
};

void compare(ClassOptimum<std::int64_t>& optimum, const ClassGraph& graph, Counts& counts) {
  const BitRows allowed = graph.bits();
  const auto costs = graph.flat<std::int64_t>(1);
  const Units missing = optimum.solve(graph.units, allowed, costs);
  const Cheapest cheapest = cheapest_of(graph);
  ASSERT_EQ(missing, deficiency(graph));
  if (missing > 0) {
    ++counts.infeasible;
    EXPECT_FALSE(cheapest.cost);
    return;
  }
  expect_solution(optimum, graph);
  const bool proof = perfect_of_tight_pairs(optimum, graph);
  if (!cheapest.cost) {
    ++counts.only_half;
    EXPECT_FALSE(proof);
    return;
  }
  const std::int64_t bound = value_of(optimum, graph, costs);
  EXPECT_LE(bound, 2 * *cheapest.cost);
  EXPECT_EQ(proof, bound == 2 * *cheapest.cost);
  proof ? ++counts.attained : ++counts.missed;
  // Either the cheapest matchings are exactly the perfect matchings of tight pairs, or no perfect matching is
  // tight.
  for (const ClassPairs& pairs : cheapest.matchings) EXPECT_EQ(all_tight(optimum, pairs), proof);
}

TEST(ClassOptimum, BoundsEveryPerfectMatchingAndProvesThoseThatAttainTheBound) {
  Random random(21);
  ClassOptimum<std::int64_t> optimum;
  Counts counts;
  for (int i = 0; i < 8000 && !HasFailure(); ++i) compare(optimum, random_graph(random), counts);
  EXPECT_GT(counts.attained, 2000);
  EXPECT_GT(counts.missed, 100);
  EXPECT_GT(counts.only_half, 100);
  EXPECT_GT(counts.infeasible, 1000);
}

// Costs beyond 64 bits change only the scale.
TEST(ClassOptimum, IsTheSameInWiderIntegers) {
  Random random(22);
  ClassOptimum<std::int64_t> narrow;
  ClassOptimum<Int128> wide;
  constexpr Int128 factor = Int128{1} << 80;
  for (int i = 0; i < 3000 && !HasFailure(); ++i) {
    const ClassGraph graph = random_graph(random);
    const BitRows allowed = graph.bits();
    const auto narrow_costs = graph.flat<std::int64_t>(1);
    const auto wide_costs = graph.flat<Int128>(factor);
    const Units missing = narrow.solve(graph.units, allowed, narrow_costs);
    ASSERT_EQ(wide.solve(graph.units, allowed, wide_costs), missing);
    if (missing > 0) continue;
    EXPECT_TRUE(value_of(wide, graph, wide_costs) == factor * value_of(narrow, graph, narrow_costs));
    for (int t = 0; t < graph.classes(); ++t) {
      EXPECT_TRUE(wide.potential(t) == factor * narrow.potential(t));
      for (int u = 0; u < graph.classes(); ++u) EXPECT_EQ(wide.tight(t, u), narrow.tight(t, u));
    }
  }
}

// A caller may conclude from unused units how many singles are needed, when all may use a slot for singles: at
// least one for each, with the parity of the number of players.
TEST(ClassOptimum, EveryUnitLeftOverNeedsAnotherSingle) {
  Random random(23);
  ClassOptimum<std::int64_t> optimum;
  int needed = 0;
  for (int i = 0; i < 4000 && !HasFailure(); ++i) {
    const ClassGraph players = random_graph(random);
    const int n = std::accumulate(players.units.begin(), players.units.end(), 0);
    int fewest = n;
    for_each_matching(players, [&](const ClassPairs&, int singles) { fewest = std::min(fewest, singles); });
    int singles = n % 2;
    while (true) {
      ClassGraph graph = players;
      if (singles > 0) {
        graph.units.push_back(singles);
        for (auto& row : graph.allowed) row.push_back(1);
        for (auto& row : graph.costs) row.push_back(0);
        graph.allowed.emplace_back(graph.units.size(), 1).back() = 0;
        graph.costs.emplace_back(graph.units.size(), 0);
      }
      const BitRows allowed = graph.bits();
      const Units missing = optimum.solve(graph.units, allowed, graph.flat<std::int64_t>(1));
      if (missing == 0) break;
      singles += missing + missing % 2;
      ++needed;
      ASSERT_LE(singles, fewest);
    }
  }
  EXPECT_GT(needed, 1000);
}

}  // namespace
}  // namespace bloesem::test
