#include "criteria/weight_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "matching/weighted/weight.hpp"
#include "tests/criteria/editions.hpp"
#include "tests/criteria/facts.hpp"
#include "tests/support/random.hpp"
#include "tests/support/unpack.hpp"

namespace bloesem::criteria {
namespace {

using matching::Matching;
using matching::Problem;
using matching::Vertex;
using test::Random;

Float random_float(Random& random) {
  return random.chance(50) ? Float::None : random.chance(60) ? Float::Down : Float::Up;
}

BracketVertex random_vertex(Random& random) {
  std::string history;
  for (int games = random.between(0, 4); games > 0; --games) history += random.chance(50) ? 'W' : 'B';
  BracketVertex vertex{test::facts(5 * random.between(0, 5), history)};
  vertex.facts.previous = random_float(random);
  vertex.facts.before_previous = random_float(random);
  vertex.facts.bye_eligible = random.chance(70);
  vertex.facts.unplayed = random.between<std::int16_t>(0, 2);
  return vertex;
}

// Returns vertices in rank order: MDPs, residents (with one score unless collapsed), players of the look-ahead.
std::vector<BracketVertex> random_bracket(Random& random, BracketKind kind) {
  std::vector<BracketVertex> vertices;
  const int size = random.between(1, 14);
  for (int i = 0; i < size; ++i) vertices.push_back(random_vertex(random));
  std::sort(vertices.begin(), vertices.end(),
            [](const auto& a, const auto& b) { return a.facts.score > b.facts.score; });
  const bool ends = kind == BracketKind::Last || kind == BracketKind::Collapsed || kind == BracketKind::Closing;
  const auto inside = ends ? vertices.size() : random.between<std::size_t>(1, vertices.size());
  const auto moved_down = random.between<std::size_t>(0, inside - 1);
  const auto ahead =
      kind == BracketKind::Completing ? random.between<std::size_t>(inside, vertices.size()) : vertices.size();
  for (std::size_t v = 0; v < vertices.size(); ++v) {
    vertices[v].zone = v < inside ? Zone::Bracket : v < ahead ? Zone::Next : Zone::Below;
    vertices[v].moved_down = v < moved_down;
    if (kind != BracketKind::Collapsed && v > moved_down && v < inside)
      vertices[v].facts.score = vertices[moved_down].facts.score;
    if (v >= inside)
      vertices[v].facts.score = std::min(vertices[v].facts.score, vertices[inside - 1].facts.score);
  }
  return vertices;
}

Problem problem_of(const WeightTable& table, const std::vector<BracketVertex>& vertices) {
  Problem problem;
  problem.vertices = static_cast<Vertex>(vertices.size());
  problem.layout = table.layout();
  for (Vertex h = 0; h < problem.vertices; ++h)
    for (Vertex l = h + 1; l < problem.vertices; ++l)
      if (!vertices[static_cast<std::size_t>(h)].moved_down ||
          !vertices[static_cast<std::size_t>(l)].moved_down)
        problem.edges.push_back({h, l, problem.rows.add(table.weight(h, l))});
  return problem;
}

Matching random_matching(Random& random, const Problem& problem) {
  std::vector<std::size_t> order(problem.edges.size());
  for (std::size_t e = 0; e < order.size(); ++e) order[e] = e;
  random.shuffle(order);
  Matching matching(problem.vertices);
  for (const std::size_t e : order) {
    const matching::Edge& edge = problem.edges[e];
    const bool free =
        matching.mate(edge.u) == matching::no_vertex && matching.mate(edge.v) == matching::no_vertex;
    if (free && random.chance(80)) matching.join(edge, static_cast<std::int32_t>(e));
  }
  return matching;
}

// Returns the costs of a matching as charged by the table's rows, pair by pair and player by player, without
// weights.
std::vector<CriterionValue> counted(const test::TableAndKind& rules, const std::vector<BracketVertex>& vertices,
                                    const Matching& matching) {
  std::vector<CriterionValue> values;
  for (const Criterion& row : rules.table) {
    if (!contains(row.in_force, rules.kind)) continue;
    CriterionValue value{row.article, row.meaning, row.measure == Measure::Differences, 0, {}};
    const auto charge = [&](const Charge& c) {
      if (value.is_list)
        value.differences.append(static_cast<std::size_t>(c.amount), c.difference);
      else
        value.count += c.amount;
    };
    const auto seen = [&](Vertex v) { return vertices[static_cast<std::size_t>(v)].zone <= row.scope; };
    Points lowest = 0;
    for (const BracketVertex& v : vertices)
      if (v.zone <= row.scope) lowest = v.facts.score;
    for (Vertex v = 0; v < matching.vertices(); ++v) {
      const BracketVertex& self = vertices[static_cast<std::size_t>(v)];
      const Vertex mate = matching.mate(v);
      if (!seen(v)) continue;
      const bool paired = mate != matching::no_vertex && seen(mate);
      if (!paired && row.single)
        charge(row.single({self.facts, self.zone, self.moved_down, lowest - one_point}));
      if (paired && v < mate && row.pair)
        charge(row.pair(self.facts, vertices[static_cast<std::size_t>(mate)].facts));
    }
    std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
    values.push_back(value);
  }
  return values;
}

// Calls test(vertices, table, problem, matching) for many brackets of every kind.
template <class Test>
void for_random_brackets(Test test) {
  for (const test::TableAndKind& rules : test::every_kind()) {
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
      SCOPED_TRACE(std::string(name_of(rules.kind)) + ", seed " + std::to_string(seed));
      Random random(seed);
      const std::vector<BracketVertex> vertices = random_bracket(random, rules.kind);
      const WeightTable table(rules.table, rules.kind, vertices);
      const Problem problem = problem_of(table, vertices);
      for (int i = 0; i < 4; ++i) test(rules, vertices, table, problem, random_matching(random, problem));
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(WeightTable, ValuesAreTheNaturallyCountedCosts) {
  for_random_brackets([](const test::TableAndKind& rules, const auto& vertices, const WeightTable& table,
                         const Problem& problem, const Matching& matching) {
    ASSERT_EQ(table.values(matching::digit_totals(problem, matching)), counted(rules, vertices, matching));
  });
}

TEST(WeightTable, TotalsOfEveryMatchingLieInTheRangesOfTheLayout) {
  for_random_brackets([](const test::TableAndKind&, const auto&, const WeightTable& table,
                         const Problem& problem, const Matching& matching) {
    const std::vector<std::int64_t> totals = matching::digit_totals(problem, matching);
    for (std::size_t d = 0; d < totals.size(); ++d) {
      ASSERT_GE(totals[d], table.layout().range(d).least) << "digit " << d;
      ASSERT_LE(totals[d], table.layout().range(d).most) << "digit " << d;
    }
  });
}

TEST(WeightTable, PackedWeightsUnpackToTheTotals) {
  for_random_brackets([](const test::TableAndKind&, const auto&, const WeightTable&, const Problem& problem,
                         const Matching& matching) {
    ASSERT_EQ(test::unpack(matching::weight_of(problem, matching), problem.layout),
              matching::digit_totals(problem, matching));
  });
}

// True if the costs are lower, criterion by criterion; lists are compared by their largest differences first,
// like the PSD (A.8).
bool better(const std::vector<CriterionValue>& a, const std::vector<CriterionValue>& b) {
  for (std::size_t k = 0; k < a.size(); ++k) {
    if (a[k].count != b[k].count) return a[k].count < b[k].count;
    if (a[k].differences != b[k].differences) return a[k].differences < b[k].differences;
  }
  return false;
}

TEST(ArticleB8, TheHeavierMatchingIsTheBetterOne) {
  for_random_brackets([](const test::TableAndKind& rules, const auto& vertices, const WeightTable&,
                         const Problem& problem, const Matching& matching) {
    Random random(problem.edges.size());
    const Matching other = random_matching(random, problem);
    const bool heavier = matching::weight_of(problem, matching) > matching::weight_of(problem, other);
    ASSERT_EQ(heavier, better(counted(rules, vertices, matching), counted(rules, vertices, other)));
  });
}

TEST(WeightTable, PairsOfEqualCostsShareARow) {
  const std::vector<BracketVertex> vertices(40, {test::facts(10, "W")});
  const WeightTable table(baku_2016(), BracketKind::Last, vertices);
  EXPECT_EQ(table.classes(), 1U);
  EXPECT_EQ(table.cost_rows().size(), 1U);
}

TEST(WeightTable, CostsAreNeverNegative) {
  for_random_brackets(
      [](const test::TableAndKind&, const auto&, const WeightTable& table, const Problem&, const Matching&) {
        for (std::size_t row = 0; row < table.cost_rows().size(); ++row)
          for (const matching::Term& term : table.cost_rows().row(row)) ASSERT_GT(term.value, 0);
      });
}

TEST(WeightTable, NobodyIsABracketToo) {
  const WeightTable table(baku_2016(), BracketKind::Last, {});
  for (const CriterionValue& value : table.values({})) EXPECT_EQ(value.count, 0) << value.article;
}

}  // namespace
}  // namespace bloesem::criteria
