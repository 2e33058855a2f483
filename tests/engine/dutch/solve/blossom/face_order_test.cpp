// The first generated of all heaviest matchings, compared with section D read literally.
#include "engine/dutch/solve/blossom/face_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "tests/support/generation.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;
using test::BsnPairs;

// Counts, in this order, all pairs, the players in them who should not be single, the MDPs of each score that
// are paired inside the bracket, the first score before the second, and the pairs inside; then the wishes of
// pairs that look ahead. The solver asks for twice the weight.
struct CountingWeights {
  std::span<const int> scores;  // 0 or 1, by MDP
  Vertex inside = 0;            // those from here on are beyond the bracket
  std::uint64_t unsingle = 0;   // a bit for each player
  std::uint64_t wishes = 0;     // arbitrary bits

  std::int64_t operator()(Vertex u, Vertex v) const {
    const std::int64_t pair =
        200'000'000'000 + 2'000'000'000 * (bit(unsingle, u.value()) + bit(unsingle, v.value()));
    const Vertex higher = std::min(u, v);
    if (std::max(u, v) >= inside) return pair + 2 * bit(wishes, u.value() * v.value());
    if (at(higher) >= scores.size()) return pair + 200;
    return pair + (scores[at(higher)] == 0 ? 20'000'200 : 20'200);
  }
  static std::int64_t bit(std::uint64_t bits, int place) {
    return static_cast<std::int64_t>((bits >> (static_cast<unsigned>(place) % 64)) & 1U);
  }
};

// Returns random edges, none of which joins two MDPs.
matching::BitRows random_graph(test::Random& random, Vertex moved_down, Vertex players, int percent) {
  matching::BitRows rows;
  rows.reset(players.value(), players.value());
  for (Vertex u = 0; u < players; ++u)
    for (Vertex v = std::max<Vertex>(u + 1, moved_down); v < players; ++v)
      if (random.chance(percent)) rows.set(u, v), rows.set(v, u);
  return rows;
}

std::vector<int> shuffled(test::Random& random, Vertex begin, Vertex end) {
  std::vector<int> numbers(at(end) - at(begin));
  std::iota(numbers.begin(), numbers.end(), begin.value());
  random.shuffle(numbers);
  return numbers;
}

// Adds a path from one player beyond the bracket to another. If the first is single, the residents on it are
// paired with those beyond; if the last is, with each other. Residents who are not on it are joined. Returns
// the first.
int add_path(test::Random& random, Vertex moved_down, Vertex inside, Vertex players, matching::BitRows& rows) {
  const std::vector<int> residents = shuffled(random, moved_down, inside);
  const std::vector<int> beyond = shuffled(random, inside, players);
  const auto join = [&](int u, int v) { rows.set(u, v), rows.set(v, u); };
  int last = beyond[0];
  for (std::size_t i = 0; i + 1 < residents.size(); i += 2) {
    join(residents[i], residents[i + 1]);
    if (i + 2 >= beyond.size()) continue;
    join(last, beyond[i + 1]);
    join(beyond[i + 1], residents[i]);
    join(residents[i + 1], beyond[i + 2]);
    last = beyond[i + 2];
  }
  return beyond[0];
}

struct ChosenFirst {
  BsnPairs pairs;
  int exchanges = 0;
};

// Returns the pairs inside the bracket. `known` is what the order is told of the scores.
ChosenFirst choose_first(FaceOrder& order, const matching::BitRows& rows, const CountingWeights& weights,
                         std::span<const int> known, Vertex players) {
  std::vector<Vertex> vertices(at(players));
  std::iota(vertices.begin(), vertices.end(), 0);
  matching::BlossomSolver<std::int64_t, CountingWeights> solver;
  solver.reset(rows, weights, vertices, players);
  solver.start_cold();
  solver.start_greedily();
  solver.solve();
  matching::DenseFace face;
  face.assign(solver, players);
  ChosenFirst chosen;
  chosen.exchanges = order.choose(face, static_cast<Vertex>(weights.scores.size()), weights.inside, known);
  for (Vertex v = 0; v < weights.inside; ++v)
    if (face.mate(v) > v && face.mate(v) < weights.inside)
      chosen.pairs.emplace_back(v.value() + 1, face.mate(v).value() + 1);
  return chosen;
}

BsnPairs first_in_graph(const std::vector<BsnPairs>& candidates, const matching::BitRows& rows) {
  const auto found = std::find_if(candidates.begin(), candidates.end(), [&](const BsnPairs& candidate) {
    return std::all_of(candidate.begin(), candidate.end(),
                       [&](const auto& pair) { return rows.test(pair.first - 1, pair.second - 1); });
  });
  return found == candidates.end() ? BsnPairs{} : *found;
}

std::ptrdiff_t paired_mdps(const BsnPairs& pairs, Vertex moved_down) {
  return std::count_if(pairs.begin(), pairs.end(),
                       [&](const auto& pair) { return pair.first <= moved_down.value(); });
}

// Returns the candidates of the bracket with as many pairs, of MDPs and others, as this one.
std::vector<BsnPairs> candidates_like(const BsnPairs& pairs, int moved_down, int inside) {
  if (moved_down == 0) return test::homogeneous_candidates(inside, pairs.size());
  const auto m1 = static_cast<std::size_t>(paired_mdps(pairs, moved_down));
  return test::heterogeneous_candidates(
      {std::vector<Points>(at(moved_down), 10), m1, inside - moved_down, pairs.size() - m1});
}

// The greatest weights, by exhaustion.
class BestBeyond {
 public:
  BestBeyond(const matching::BitRows& rows, const CountingWeights& weights, Vertex players)
      : rows_(rows), weights_(weights), players_(players.value()) {
    ahead_ = best_of_sets([&](int, int v) { return v >= weights.inside.value(); });
    all_ = best_of_sets([](int, int) { return true; }).back();
  }

  [[nodiscard]] std::int64_t of_all() const { return all_; }
  // Returns the greatest weight of a matching that has only these pairs inside the bracket; -1 if not all of
  // them are edges.
  [[nodiscard]] std::int64_t with(const BsnPairs& inside) const {
    std::size_t left = ahead_.size() - 1;
    std::int64_t weight = 0;
    for (const auto& [one, other] : inside) {
      if (!rows_.test(one - 1, other - 1)) return -1;
      weight += weights_(one - 1, other - 1);
      left &= ~(bit(one - 1) | bit(other - 1));
    }
    return weight + ahead_[left];
  }

 private:
  static std::size_t bit(int v) { return std::size_t{1} << static_cast<unsigned>(v); }

  // Returns, for every set of players, the greatest weight of a matching of pairs u < v with admitted(u, v).
  template <class Admitted>
  [[nodiscard]] std::vector<std::int64_t> best_of_sets(Admitted admitted) const {
    std::vector<std::int64_t> best(bit(players_));
    for (std::size_t set = 1; set < best.size(); ++set) {
      const int v = static_cast<int>(std::bit_width(set)) - 1;
      best[set] = best[set & ~bit(v)];
      for (int u = 0; u < v; ++u)
        if ((set & bit(u)) != 0 && rows_.test(u, v) && admitted(u, v))
          best[set] = std::max(best[set], weights_(u, v) + best[set & ~(bit(u) | bit(v))]);
    }
    return best;
  }

  const matching::BitRows& rows_;
  const CountingWeights& weights_;
  int players_;
  std::vector<std::int64_t> ahead_;  // with no pair inside the bracket, by set
  std::int64_t all_ = 0;
};

TEST(FaceOrder, ChoosesTheFirstGeneratedCandidate) {
  FaceOrder order;  // shared, because its working memory must not matter
  int exchanges = 0;
  int in_limbo = 0;
  for (std::uint64_t seed = 0; seed < 1000 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    test::Random random(seed);
    const int players = random.between(2, 8);
    const int moved_down = random.chance(50) ? 0 : random.between(1, players - 1);
    const matching::BitRows rows = random_graph(random, moved_down, players, random.between(30, 90));
    const std::vector<int> same(at(moved_down), 0);
    const ChosenFirst chosen = choose_first(order, rows, {same, players}, same, players);
    const std::ptrdiff_t paired = paired_mdps(chosen.pairs, moved_down);
    ASSERT_EQ(chosen.pairs, first_in_graph(candidates_like(chosen.pairs, moved_down, players), rows));
    const test::GenerationKey key = test::generation_key(moved_down, players, chosen.pairs);
    EXPECT_EQ(chosen.exchanges, key[test::exchanges_in_key].front());
    exchanges += chosen.exchanges;
    in_limbo += moved_down - static_cast<int>(paired);
  }
  EXPECT_GT(exchanges, 50);
  EXPECT_GT(in_limbo, 50);
}

// Those beyond the bracket, whose pairs come first, can leave it few pairs of its own.
TEST(FaceOrder, ChoosesTheFirstThatLeavesTheBestBeyondTheBracket) {
  FaceOrder order;
  int exchanges = 0;
  int downfloaters = 0;
  for (std::uint64_t seed = 0; seed < 8000 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    test::Random random(seed);
    const int inside = random.between(2, 8);
    const int players = inside + random.between(1, 7);
    const int moved_down = random.chance(60) ? 0 : random.between(1, inside - 1);
    matching::BitRows rows = random_graph(random, moved_down, players, random.between(0, 30));
    const int may_be_single = add_path(random, moved_down, inside, players, rows);
    const std::vector<int> same(at(moved_down), 0);
    const CountingWeights weights{same, inside, ~(std::uint64_t{1} << static_cast<unsigned>(may_be_single)),
                                  random.next()};
    const ChosenFirst chosen = choose_first(order, rows, weights, same, players);
    const BestBeyond best(rows, weights, players);
    const std::vector<BsnPairs> sequence = candidates_like(chosen.pairs, moved_down, inside);
    const auto first = std::find_if(sequence.begin(), sequence.end(), [&](const BsnPairs& candidate) {
      return best.with(candidate) == best.of_all();
    });
    ASSERT_NE(first, sequence.end());
    ASSERT_EQ(chosen.pairs, *first);
    EXPECT_EQ(chosen.exchanges,
              test::generation_key(moved_down, inside, chosen.pairs)[test::exchanges_in_key].front());
    exchanges += chosen.exchanges;
    downfloaters += inside - 2 * static_cast<int>(chosen.pairs.size());
  }
  EXPECT_GT(exchanges, 500);
  EXPECT_GT(downfloaters, 2000);
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
    const matching::BitRows rows = random_graph(random, moved_down, players, random.between(30, 90));
    std::vector<int> scores(at(moved_down), 1);
    std::fill_n(scores.begin(), random.between(1, moved_down - 1), 0);
    const ChosenFirst told = choose_first(order, rows, {scores, players}, scores, players);
    const ChosenFirst asked = choose_first(order, rows, {scores, players}, {}, players);
    EXPECT_EQ(told.pairs, asked.pairs);
    EXPECT_EQ(told.exchanges, asked.exchanges);
    in_limbo += moved_down - static_cast<int>(paired_mdps(told.pairs, moved_down));
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
  const ChosenFirst chosen = choose_first(order, rows, {{}, players}, {}, players);
  EXPECT_EQ(chosen.pairs, expected);
  EXPECT_EQ(chosen.exchanges, players / 4);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
