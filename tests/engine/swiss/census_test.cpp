#include "engine/swiss/census.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "matching/index.hpp"
#include "tests/support/listed_matching.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::Vertex;
using test::Adjacency;
using test::Random;

// Players as in the lemmas: an indispensable colour (or none), eligibility for the bye, and barred pairs.
struct Crowd {
  std::vector<std::size_t> colours;
  std::vector<bool> bye_eligible;
  std::vector<std::vector<bool>> barred;

  explicit Crowd(std::size_t players)
      : colours(players), bye_eligible(players), barred(players, std::vector<bool>(players, false)) {}
  void bar(std::size_t a, std::size_t b) { barred[a][b] = barred[b][a] = a != b; }

  [[nodiscard]] std::size_t max_barred() const {
    std::ptrdiff_t most = 0;
    for (const auto& row : barred) most = std::max(most, std::count(row.begin(), row.end(), true));
    return static_cast<std::size_t>(most);
  }

  [[nodiscard]] Census census() const {
    Census census;
    for (std::size_t p = 0; p < colours.size(); ++p) {
      ++census.players;
      ++census.wanting[colours[p]];
      census.bye_eligible[colours[p]] += bye_eligible[p] ? 1 : 0;
      census.max_barred[colours[p]] =
          std::max(census.max_barred[colours[p]],
                   static_cast<int>(std::count(barred[p].begin(), barred[p].end(), true)));
    }
    return census;
  }

  [[nodiscard]] bool completable() const {
    const std::size_t n = colours.size();
    Adjacency graph(n + n % 2);
    const auto join = [&](std::size_t a, std::size_t b) {
      graph[a].push_back(static_cast<Vertex>(b));
      graph[b].push_back(static_cast<Vertex>(a));
    };
    for (std::size_t a = 0; a < n; ++a)
      for (std::size_t b = a + 1; b < n; ++b)
        if (!barred[a][b] && (colours[a] == 0 || colours[a] != colours[b])) join(a, b);
    for (std::size_t a = 0; a < n && n % 2 == 1; ++a)
      if (bye_eligible[a]) join(a, n);
    return test::ListedMatching(graph).single().empty();
  }
};

void fill_colours(Random& random, Crowd& crowd) {
  // Mostly at the limit: nearly half of the players, or one more, want the same colour.
  const std::size_t n = crowd.colours.size();
  const std::size_t half = n / 2;
  const auto near_half = [&] { return random.between<std::size_t>(half > 1 ? half - 2 : 0, half + 1); };
  const std::size_t whites = random.chance(60) ? near_half() : random.between<std::size_t>(0, half);
  const std::size_t max_blacks = n - std::min(n, whites);
  const std::size_t blacks =
      random.chance(40) ? std::min(near_half(), max_blacks) : random.between<std::size_t>(0, max_blacks);
  std::fill_n(crowd.colours.begin(), std::min(whites, n), 1U);
  std::fill_n(crowd.colours.begin() + static_cast<std::ptrdiff_t>(std::min(whites, n)), blacks, 2U);
  random.shuffle(crowd.colours);
  const int eligible = random.between(0, 100);
  for (std::size_t p = 0; p < n; ++p) crowd.bye_eligible[p] = random.chance(eligible);
}

// Bars whole blocks (all of one against all of the other, or all pairs within a block), the worst case for
// completion.
void bar_blocks(Random& random, Crowd& crowd, std::size_t size) {
  std::vector<std::size_t> order(crowd.colours.size());
  std::iota(order.begin(), order.end(), 0U);
  random.shuffle(order);
  if (random.chance(50))  // blocks of one colour
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return crowd.colours[a] < crowd.colours[b]; });
  const bool among_themselves = random.chance(50);
  const std::size_t half = order.size() / 2;
  const std::size_t block = among_themselves ? size + 1 : size;
  const std::size_t blocks = random.between<std::size_t>(0, half / block);
  for (std::size_t k = 0; k < blocks; ++k)
    for (std::size_t i = 0; i < block; ++i)
      for (std::size_t j = 0; j < block; ++j)
        crowd.bar(order[k * block + i], order[k * block + j + (among_themselves ? 0 : half)]);
}

void bar_some(Random& random, Crowd& crowd, std::size_t most) {
  const std::size_t n = crowd.colours.size();
  std::vector<std::size_t> count(n, 0);
  for (std::size_t tries = 0; tries < n * most; ++tries) {
    const auto a = random.between<std::size_t>(0, n - 1);
    const auto b = random.between<std::size_t>(0, n - 1);
    if (a == b || crowd.barred[a][b] || count[a] >= most || count[b] >= most) continue;
    crowd.bar(a, b);
    ++count[a], ++count[b];
  }
}

TEST(CompletionByCounting, NeverContradictsAMaximumMatching) {
  Random random(1);
  int yes = 0;
  int no = 0;
  for (int i = 0; i < 15'000 && !testing::Test::HasFailure(); ++i) {
    Crowd crowd(random.between<std::size_t>(1, 34));
    fill_colours(random, crowd);
    const auto most = random.between<std::size_t>(1, 4);
    if (random.chance(60))
      bar_blocks(random, crowd, most);
    else
      bar_some(random, crowd, most);
    const std::optional<bool> answer = completable_by_counting(crowd.census());
    if (!answer) continue;
    EXPECT_EQ(*answer, crowd.completable()) << i;
    *answer ? ++yes : ++no;
  }
  EXPECT_GT(yes, 1000);
  EXPECT_GT(no, 1000);
}

// Lemma of the quarter: the answer is certain from four times as many players as the largest number of barred
// opponents.
TEST(CompletionByCounting, DecidesEveryLargeEnoughCrowd) {
  Random random(2);
  int yes = 0;
  for (int i = 0; i < 2500 && !testing::Test::HasFailure(); ++i) {
    const auto most = random.between<std::size_t>(1, 4);
    Crowd crowd(4 * most + random.between<std::size_t>(0, 9));
    fill_colours(random, crowd);
    if (random.chance(70))
      bar_blocks(random, crowd, most);
    else
      bar_some(random, crowd, most);
    ASSERT_LE(crowd.max_barred(), most);
    const std::optional<bool> answer = completable_by_counting(crowd.census());
    ASSERT_TRUE(answer.has_value()) << i;
    EXPECT_EQ(*answer, crowd.completable()) << i;
    yes += *answer ? 1 : 0;
  }
  EXPECT_GT(yes, 500);
}

// Two groups that may not meet, each with both colours and an odd number: four times the largest number of
// barred opponents would be two more players.
TEST(CompletionByCounting, IsSilentBelowAQuarter) {
  for (const std::size_t d : {2U, 3U, 5U}) {
    Crowd crowd(4 * d - 2);
    for (std::size_t p = 0; p < crowd.colours.size(); ++p) {
      const bool first = p < 2 * d - 1;
      crowd.colours[p] =
          p % 2 == 0 ? 1 : 2;  // d of one colour in the first company, of the other in the second
      for (std::size_t q = 0; q < p; ++q)
        if (first != (q < 2 * d - 1) && crowd.colours[p] != crowd.colours[q]) crowd.bar(p, q);
    }
    EXPECT_EQ(crowd.max_barred(), d);
    EXPECT_FALSE(crowd.completable());
    EXPECT_EQ(completable_by_counting(crowd.census()), std::nullopt);
  }
}

// Lemma of the half: each player must have at least half of the others as possible opponents.
TEST(CompletionByCounting, IsExactAtDiracsBound) {
  // Two cliques of three that may not meet: each player has two neighbours among six, and three are required.
  Crowd crowd(6);
  for (std::size_t a = 0; a < 3; ++a)
    for (std::size_t b = 3; b < 6; ++b) crowd.bar(a, b);
  EXPECT_FALSE(crowd.completable());
  EXPECT_EQ(completable_by_counting(crowd.census()), std::nullopt);
  crowd.barred.assign(6, std::vector<bool>(6, false));
  for (std::size_t a = 0; a < 3; ++a)
    for (std::size_t b = 3; b < 6; ++b)
      if (b != a + 3) crowd.bar(a, b);
  EXPECT_EQ(completable_by_counting(crowd.census()), true);
  EXPECT_TRUE(crowd.completable());
}

// Checks the answer against a maximum matching of all pairs, for every set that a walk can ask about.
void expect_exact(Random& random, const RoundField& field, int& asked, int& refused) {
  Completion completion(field);
  for (Position below = 0;; below = field.end_of_score_group(below)) {
    std::vector<Position> joining;
    const int share = random.between(0, 60);
    for (Position p = 0; p < below; ++p)
      if (random.chance(share)) joining.push_back(p);
    std::vector<Position> players = joining;
    for (Position p = below; p < field.size(); ++p) players.push_back(p);

    Crowd crowd(players.size());
    for (std::size_t a = 0; a < players.size(); ++a) {
      crowd.bye_eligible[a] = field.facts(players[a]).bye_eligible;
      for (std::size_t b = a + 1; b < players.size(); ++b)
        if (!field.compatible(players[a], players[b])) crowd.bar(a, b);
    }
    const bool expected = crowd.completable();
    ++asked;
    refused += expected ? 0 : 1;
    EXPECT_EQ(completion.possible(joining, below), expected);
    EXPECT_EQ(can_be_completed(field, players), expected);
    if (below == field.size()) return;
  }
}

int barred_among(const RoundField& field, Position p, const std::vector<Position>& players) {
  const std::span<const Position> row = field.barred_one_by_one(p);
  return static_cast<int>(std::count_if(players.begin(), players.end(), [&](Position q) {
    return std::find(row.begin(), row.end(), q) != row.end();
  }));
}

TEST(Census, OfPlayersBoundsWhomTheyHaveBarredAmongThemselves) {
  Random random(5);
  int smaller = 0;  // than the longest row
  for (int i = 0; i < 500 && !testing::Test::HasFailure(); ++i) {
    Tournament t = test::made_up_tournament(random, random.between(30, 90), random.between(0, 5));
    for (int rows = random.between(1, 3); rows > 0; --rows)
      for (std::size_t p = 1; p < t.players.size(); ++p)
        t.forbidden_groups.push_back({static_cast<PlayerIndex>(rows - 1), static_cast<PlayerIndex>(p)});
    const RoundField field(t, baku_2016, {t.rounds_played + 1, 99, {}, {}});
    const int first = random.between(0, field.size().value() - 1);
    std::vector<Position> players;
    for (Position p(first); p <= Position(random.between(first, field.size().value() - 1)); ++p)
      players.push_back(p);
    if (players.empty()) continue;
    const Census census = census_without_groups(field, players);
    Census whole;
    for (const Position p : players) whole.add(field, p);
    EXPECT_EQ(census.players, whole.players);
    EXPECT_EQ(census.wanting, whole.wanting);
    for (const Position p : players) {
      const auto colour = static_cast<std::size_t>(field.indispensable_colour(p));
      ASSERT_GE(census.max_barred[colour], barred_among(field, p, players));
      smaller += census.max_barred[colour] < whole.max_barred[colour] ? 1 : 0;
    }
  }
  EXPECT_GT(smaller, 500);
}

TEST(Census, OfASuffixCountsAllWhoAreNotListed) {
  Random random(6);
  int listed = 0;
  for (int i = 0; i < 300; ++i) {
    const Tournament t = test::made_up_tournament(random, random.between(1, 60), random.between(1, 5));
    const RoundField field(t, baku_2016, {t.rounds_played + 1, 99, {}, {}});
    const auto most = static_cast<std::size_t>(random.between(0, 5));
    const SuffixCensus suffixes(field, most);
    for (Position begin = 0; begin < field.size(); begin = field.end_of_score_group(begin)) {
      Census expected;
      std::vector<Position> others;
      for (Position p = field.size(); p-- > begin;) {
        if (field.barred_one_by_one(p).size() > most)
          others.push_back(p);
        else
          expected.add(field, p);
      }
      const Census& census = suffixes.from(begin);
      ASSERT_EQ(census.players, expected.players);
      ASSERT_EQ(census.wanting, expected.wanting);
      ASSERT_EQ(census.max_barred, expected.max_barred);
      ASSERT_EQ(census.bye_eligible, expected.bye_eligible);
      ASSERT_TRUE(std::ranges::equal(suffixes.listed_from(begin), others));
      listed += static_cast<int>(others.size());
    }
  }
  EXPECT_GT(listed, 1000);
}

TEST(Completion, IsExactForMadeUpTournamentsOfAllKinds) {
  Random random(3);
  int asked = 0;
  int refused = 0;
  for (int i = 0; i < 1000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const int players = random.chance(20) ? random.between(30, 70) : random.between(1, 16);
    const Tournament t =
        test::made_up_tournament(random, players, random.between(0, 5),
                                 random.chance(60) ? test::Colours::Lopsided : test::Colours::Mixed);
    const int round = t.rounds_played + 1;
    expect_exact(random, RoundField(t, baku_2016, {round, random.chance(20) ? round : 99, {}, {}}), asked,
                 refused);
  }
  EXPECT_GT(asked, 3000);
  EXPECT_GT(refused, 300);
  EXPECT_GT(asked - refused, 300);
}

// Dense histories: many rounds, and clubs larger than those listed pair by pair.
TEST(Completion, IsExactForLargeForbiddenGroups) {
  Random random(4);
  int asked = 0;
  int refused = 0;
  for (int i = 0; i < 250 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    Tournament t = test::made_up_tournament(random, random.between(17, 60), random.between(0, 5));
    for (int groups = random.between(1, 3); groups > 0; --groups) {
      std::vector<PlayerIndex> group;
      const int share = random.between(20, 100);
      for (std::size_t p = 0; p < t.players.size(); ++p)
        if (random.chance(share)) group.push_back(static_cast<PlayerIndex>(p));
      t.forbidden_groups.push_back(group);
    }
    expect_exact(random, RoundField(t, baku_2016, {t.rounds_played + 1, 99, {}, {}}), asked, refused);
  }
  EXPECT_GT(refused, 50);
  EXPECT_GT(asked - refused, 50);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
