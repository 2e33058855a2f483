#include "engine/swiss/barred_partners.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "tests/support/random_barred.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;
using test::RandomBarred;

// Groups alone bar as many pairs as they have, so `listed` is compared with what pairs alone bar.
void expect_same(const BarredPartners& barred, const RandomBarred& listed, const RandomBarred& all) {
  const auto n = static_cast<Position>(all.players());
  for (Position a = 0; a < n; ++a) {
    std::vector<Position> one_by_one(barred.listed(a).begin(), barred.listed(a).end());
    std::sort(one_by_one.begin(), one_by_one.end());
    std::vector<Position> expected;
    std::vector<Position> expected_of_all;
    for (Position b = 0; b < n; ++b) {
      if (listed.between(a, b)) expected.push_back(b);
      if (all.between(a, b)) expected_of_all.push_back(b);
      ASSERT_TRUE(a == b || barred.between(a, b) == all.between(a, b)) << a << ' ' << b;
    }
    ASSERT_EQ(one_by_one, expected) << a;
    ASSERT_EQ(barred.all(a), expected_of_all) << a;
  }
}

TEST(BarredPartners, AreThoseOfPairsAndGroups) {
  Random random(31);
  int long_rows = 0;
  for (int run = 0; run < 1500 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    RandomBarred listed(random.between<std::size_t>(1, 45));
    // Few pairs, or so many that rows are kept for binary search.
    BarredPartners barred = test::nobody_barred(listed.players());
    for (int times = random.between(1, 3); times > 0; --times)
      barred = barred.with(listed.pairs(random, random.chance(30) ? 1200 : 40));
    RandomBarred all = listed;
    const auto groups = all.groups(random, random.chance(50) ? 0 : 4);
    if (!groups.empty()) barred.keep_apart(groups);
    ASSERT_EQ(barred.large_groups(), groups.size());
    expect_same(barred, listed, all);
    const auto n = static_cast<Position>(all.players());
    for (Position p = 0; p < n; ++p) {
      std::vector<std::int32_t> own;
      for (std::size_t g = 0; g < groups.size(); ++g)
        if (std::count(groups[g].begin(), groups[g].end(), p) > 0) own.push_back(static_cast<std::int32_t>(g));
      ASSERT_TRUE(std::equal(own.begin(), own.end(), barred.groups_of(p).begin(), barred.groups_of(p).end()));
      long_rows += barred.listed(p).size() > 24 ? 1 : 0;
    }
  }
  EXPECT_GT(long_rows, 1000);
}

TEST(BarredPartners, WithMorePairsKeepTheirGroups) {
  Random random(32);
  for (int run = 0; run < 500 && !testing::Test::HasFailure(); ++run) {
    RandomBarred listed(random.between<std::size_t>(2, 40));
    BarredPartners barred = test::nobody_barred(listed.players()).with(listed.pairs(random, 100));
    RandomBarred groups_only(listed.players());
    const auto groups = groups_only.groups(random, 3);
    barred.keep_apart(groups);
    const RandomBarred before = listed;
    const BarredPartners more = barred.with(listed.pairs(random, 100));
    const auto n = static_cast<Position>(listed.players());
    for (Position a = 0; a < n; ++a)
      for (Position b = 0; b < n; ++b) {
        if (a == b) continue;
        ASSERT_EQ(more.between(a, b), listed.between(a, b) || groups_only.between(a, b));
        ASSERT_EQ(barred.between(a, b), before.between(a, b) || groups_only.between(a, b)) << "changed";
      }
  }
}

// Some players change places, and then change back.
TEST(BarredPartners, OfMovedPlayersAreTheSamePlayers) {
  Random random(34);
  int sorted = 0;
  for (int run = 0; run < 500 && !testing::Test::HasFailure(); ++run) {
    RandomBarred listed(random.between<std::size_t>(2, 45));
    const BarredPartners plain =
        test::nobody_barred(listed.players()).with(listed.pairs(random, random.chance(30) ? 1200 : 100));
    const std::vector<std::uint32_t> twins = plain.twins();
    sorted += plain.has_sorted_rows() ? 1 : 0;
    const auto n = static_cast<Position>(listed.players());
    std::vector<Position> order;
    for (Position p = 0; p < n; ++p) order.push_back(p);
    for (int times = random.between(1, 10); times > 0; --times)
      std::swap(order[random.between<std::size_t>(0, listed.players() - 1)],
                order[random.between<std::size_t>(0, listed.players() - 1)]);
    BarredPartners moved = plain;
    for (Position p = 0; p < n; ++p)
      if (order[at(p)] != p) moved.move_row(plain, order[at(p)], p, twins);
    BarredPartners back = moved;
    moved.sort_rows();
    for (Position p = 0; p < n; ++p)
      if (order[at(p)] != p) back.move_row(plain, p, p, twins);
    for (Position a = 0; a < n; ++a)
      for (Position b = 0; b < n; ++b) {
        if (a == b) continue;
        ASSERT_EQ(moved.between(a, b), listed.between(order[at(a)], order[at(b)]));
        ASSERT_EQ(back.between(a, b), listed.between(a, b));
      }
  }
  EXPECT_GT(sorted, 20);
}

// Opponents as a field writes them: in the order of the rounds, perhaps several times.
TEST(BarredPartners, OfARowAreEachListedOnce) {
  Random random(33);
  for (int run = 0; run < 2000 && !testing::Test::HasFailure(); ++run) {
    const auto entries = random.between<std::size_t>(0, 60);
    const int different = random.between(1, 60);
    BarredPartners barred(61, entries);
    std::vector<Position> written;
    std::set<Position> expected;
    barred.begin_row(60, 0);
    Position* end = barred.row(60);
    for (std::size_t i = 0; i < entries; ++i) {
      written.push_back(static_cast<Position>(random.between(1, different) - 1));
      expected.insert(written.back());
      *end++ = written.back();
    }
    barred.end_row(60, end, expected.size() < entries);
    const auto listed = barred.listed(60);
    ASSERT_EQ(listed.size(), expected.size());
    ASSERT_EQ(std::set<Position>(listed.begin(), listed.end()), expected);
    for (Position p = 0; p < 60; ++p) ASSERT_EQ(barred.between(60, p), expected.contains(p));
  }
}

// A player who is barred from most of many others.
TEST(BarredPartners, OfALongRowAreAscendingAndEachListedOnce) {
  Random random(34);
  for (int run = 0; run < 500 && !testing::Test::HasFailure(); ++run) {
    const int players = random.between(70, 700);
    std::set<Position> expected;
    std::vector<std::pair<Position, Position>> pairs;
    for (int left = random.between(0, 2 * players); left > 0; --left) {
      const auto other = static_cast<Position>(random.between(1, players - 1));
      expected.insert(other);
      pairs.emplace_back(0, other);
    }
    const BarredPartners barred = test::nobody_barred(static_cast<std::size_t>(players)).with(pairs);
    const auto listed = barred.listed(0);
    ASSERT_EQ(std::set<Position>(listed.begin(), listed.end()), expected);
    ASSERT_EQ(listed.size(), expected.size());
    for (Position p = 1; p < players; ++p) ASSERT_EQ(barred.between(0, p), expected.contains(p));
  }
}

}  // namespace
}  // namespace bloesem::swiss
