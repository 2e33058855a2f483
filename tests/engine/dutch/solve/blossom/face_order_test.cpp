// The first generated of all heaviest matchings, compared with section D read literally.
#include "engine/dutch/solve/blossom/face_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

#include "tests/support/generation.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;
using test::BsnPairs;

// Counts the MDPs of each score that are paired, the first score before the second, and then the pairs. The
// solver asks for twice the weight.
struct CountingWeights {
  std::span<const int> scores;  // 0 or 1, by MDP

  std::int64_t operator()(Vertex u, Vertex v) const {
    const Vertex higher = std::min(u, v);
    if (at(higher) >= scores.size()) return 2;
    return scores[at(higher)] == 0 ? 20'002 : 202;
  }
};

// Returns random edges, none of which joins two MDPs.
matching::BitRows random_graph(test::Random& random, Vertex moved_down, Vertex players) {
  matching::BitRows rows;
  rows.reset(players.value(), players.value());
  const int percent = random.between(30, 90);
  for (Vertex u = 0; u < players; ++u)
    for (Vertex v = std::max<Vertex>(u + 1, moved_down); v < players; ++v)
      if (random.chance(percent)) rows.set(u, v), rows.set(v, u);
  return rows;
}

struct ChosenFirst {
  BsnPairs pairs;
  int exchanges = 0;
};

// `scores` are those that count; `known` is what the order is told.
ChosenFirst choose_first(FaceOrder& order, const matching::BitRows& rows, std::span<const int> scores,
                         std::span<const int> known, Vertex players) {
  std::vector<Vertex> vertices(at(players));
  std::iota(vertices.begin(), vertices.end(), 0);
  const CountingWeights weights{scores};
  matching::BlossomSolver<std::int64_t, CountingWeights> solver;
  solver.reset(rows, weights, vertices, players);
  solver.start_cold();
  solver.start_greedily();
  solver.solve();
  matching::DenseFace face;
  face.assign(solver, players);
  ChosenFirst chosen;
  chosen.exchanges = order.choose(face, static_cast<Vertex>(scores.size()), players, known);
  for (Vertex v = 0; v < players; ++v)
    if (face.mate(v) > v) chosen.pairs.emplace_back(v.value() + 1, face.mate(v).value() + 1);
  return chosen;
}

BsnPairs first_in_graph(const std::vector<BsnPairs>& candidates, const matching::BitRows& rows) {
  const auto found = std::find_if(candidates.begin(), candidates.end(), [&](const BsnPairs& candidate) {
    return std::all_of(candidate.begin(), candidate.end(),
                       [&](const auto& pair) { return rows.test(pair.first - 1, pair.second - 1); });
  });
  return found == candidates.end() ? BsnPairs{} : *found;
}

TEST(FaceOrder, ChoosesTheFirstGeneratedCandidate) {
  FaceOrder order;  // shared, because its working memory must not matter
  int exchanges = 0;
  int in_limbo = 0;
  for (std::uint64_t seed = 0; seed < 1000 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    test::Random random(seed);
    const int players = random.between(2, 8);
    const int moved_down = random.chance(50) ? 0 : random.between(1, players - 1);
    const matching::BitRows rows = random_graph(random, moved_down, players);
    const std::vector<int> same(at(moved_down), 0);
    const ChosenFirst chosen = choose_first(order, rows, same, same, players);
    const auto paired = std::count_if(chosen.pairs.begin(), chosen.pairs.end(),
                                      [&](const auto& pair) { return pair.first <= moved_down; });
    const auto m1 = static_cast<std::size_t>(paired);
    const std::vector<BsnPairs> sequence =
        moved_down == 0 ? test::homogeneous_candidates(players, chosen.pairs.size())
                        : test::heterogeneous_candidates({std::vector<Points>(at(moved_down), 10), m1,
                                                          players - moved_down, chosen.pairs.size() - m1});
    ASSERT_EQ(chosen.pairs, first_in_graph(sequence, rows));
    const test::GenerationKey key = test::generation_key(moved_down, players, chosen.pairs);
    EXPECT_EQ(chosen.exchanges, key[test::exchanges_in_key].front());
    exchanges += chosen.exchanges;
    in_limbo += moved_down - static_cast<int>(paired);
  }
  EXPECT_GT(exchanges, 50);
  EXPECT_GT(in_limbo, 50);
}

// MDPs after the last of their score that is paired are not asked about.
TEST(FaceOrder, KnowsHowManyOfEachScoreArePaired) {
  FaceOrder order;
  int in_limbo = 0;
  for (std::uint64_t seed = 0; seed < 2000 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    test::Random random(seed);
    const int players = random.between(3, 14);
    const int moved_down = random.between(2, players - 1);
    const matching::BitRows rows = random_graph(random, moved_down, players);
    std::vector<int> scores(at(moved_down), 1);
    std::fill_n(scores.begin(), random.between(1, moved_down - 1), 0);
    const ChosenFirst told = choose_first(order, rows, scores, scores, players);
    const ChosenFirst asked = choose_first(order, rows, scores, {}, players);
    EXPECT_EQ(told.pairs, asked.pairs);
    EXPECT_EQ(told.exchanges, asked.exchanges);
    in_limbo += moved_down -
                static_cast<int>(std::count_if(told.pairs.begin(), told.pairs.end(),
                                               [&](const auto& pair) { return pair.first <= moved_down; }));
  }
  EXPECT_GT(in_limbo, 500);
}

// More residents than are decided at once (D.2.c and D.2.d): every player may meet the neighbour only.
TEST(FaceOrder, ChoosesAmongManyPlayers) {
  constexpr int players = 120;
  matching::BitRows rows;
  rows.reset(players, players);
  BsnPairs expected;
  for (int v = 0; v < players; v += 2) {
    rows.set(v, v + 1), rows.set(v + 1, v);
    expected.emplace_back(v + 1, v + 2);
  }
  FaceOrder order;
  const ChosenFirst chosen = choose_first(order, rows, {}, {}, players);
  EXPECT_EQ(chosen.pairs, expected);
  EXPECT_EQ(chosen.exchanges, players / 4);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
