#include "matching/weighted/slack_rows.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Node = BlossomNest::Node;

// By vertex: the least distance offered, and the first vertex that offered it.
using LiteralRow = std::map<Vertex, std::pair<std::int64_t, Vertex>>;

void offer(LiteralRow& row, Vertex u, Vertex v, std::int64_t distance) {
  const auto [place, added] = row.try_emplace(v, distance, u);
  if (!added && distance < place->second.first) place->second = {distance, u};
}

TEST(SlackRows, KeepTheLeastOfferOfEachBlossomAndOfThoseInIt) {
  Random random(12);
  constexpr Vertex n = 8;
  constexpr Node nodes = 13;
  std::vector<Vertex> vertices(n);
  std::iota(vertices.begin(), vertices.end(), 0);
  SlackRows<std::int64_t> rows;
  rows.reset(n, nodes);
  for (int i = 0; i < 3000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    rows.start(vertices);
    std::map<Node, LiteralRow> literal;
    for (int step = 0; step < 40; ++step) {
      const auto b = random.between<Node>(0, nodes - 1);
      const auto child = random.between<Node>(0, nodes - 1);
      if (random.chance(80)) {
        const auto u = random.between<Vertex>(0, n - 1);
        const auto v = random.between<Vertex>(0, n - 1);
        const auto distance = random.between<std::int64_t>(-5, 5);
        if (u == v) continue;
        SlackRows<std::int64_t>::offer(rows.row(b), u, v, distance);
        offer(literal[b], u, v, distance);
      } else if (b != child) {
        const bool both = literal.contains(b) && literal.contains(child);
        ASSERT_EQ(rows.take_over(b, child, vertices), both);
        if (!literal.contains(child)) continue;
        for (const auto& [v, best] : literal[child]) offer(literal[b], best.second, v, best.first);
        literal.erase(child);
      }
    }
    for (auto& [b, literal_row] : literal) {
      const auto& row = rows.row(b);
      for (const Vertex v : vertices) {
        ASSERT_EQ(row.from[at(v)] != no_vertex, literal_row.contains(v));
        if (!literal_row.contains(v)) continue;
        ASSERT_EQ(row.distance[at(v)], literal_row[v].first);
        ASSERT_EQ(row.from[at(v)], literal_row[v].second);
      }
    }
    const auto v = random.between<Vertex>(0, n - 1);
    ASSERT_FALSE(rows.exchange_entered(v));
    ASSERT_TRUE(rows.exchange_entered(v));
  }
}

}  // namespace
}  // namespace bloesem::matching
