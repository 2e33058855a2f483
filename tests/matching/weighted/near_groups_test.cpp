#include "matching/weighted/near_groups.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

struct Entered {
  std::int64_t excess;
  int set;
  int row;
};

// A vertex is visited iff no vertex of the same set with as little excess has reached it before, and of what
// was reached the least excess of each set is known.
TEST(NearGroups, VisitWhatNoneAsNearHasReached) {
  test::Random random(41);
  NearGroups<std::int64_t> groups;
  int visits = 0;
  int passed = 0;
  int refused = 0;
  for (int run = 0; run < 300 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    groups.start();
    const int vertices = random.between(1, 200);
    const int range = random.chance(20) ? 30 : 5;
    BitRows rows;
    BitRows except;
    rows.reset(40, vertices);
    except.reset(40, vertices);
    std::map<std::pair<int, int>, std::int64_t> least;  // by set and vertex
    std::set<std::pair<int, std::int64_t>> kept;
    for (int row = 0; row < 40; ++row) {
      for (int v = 0; v < vertices; ++v) {
        if (random.chance(40)) rows.set(row, v);
        if (random.chance(20)) except.set(row, v);
      }
      const Entered entered{random.between(0, range), random.between(0, 2), row};
      std::vector<int> expected;
      for (int v = 0; v < vertices; ++v) {
        if (!rows.test(row, v) || except.test(row, v)) continue;
        const auto known = least.find({entered.set, v});
        if (known == least.end() || entered.excess < known->second) expected.push_back(v);
      }
      const bool fits =
          kept.size() < at(NearGroups<std::int64_t>::most) || kept.contains({entered.set, entered.excess});
      std::vector<int> visited;
      const bool done = groups.enter(entered.excess, entered.set, rows.row(row), except.row(row), rows.words(),
                                     [&](Vertex v) { visited.push_back(v.value()); });
      ASSERT_EQ(done, fits);
      if (!done) {
        ++refused;
        ASSERT_TRUE(visited.empty());
        continue;
      }
      ASSERT_EQ(visited, expected);
      kept.emplace(entered.set, entered.excess);
      visits += static_cast<int>(visited.size());
      passed += rows.count(row) - static_cast<int>(visited.size());
      for (const int v : visited) least[{entered.set, v}] = entered.excess;
    }
    std::map<std::pair<int, int>, std::int64_t> reached;
    groups.for_each_reached([&](Vertex v, std::int64_t excess, int set) {
      ASSERT_TRUE(reached.emplace(std::pair(set, v.value()), excess).second);
    });
    ASSERT_EQ(reached, least);
  }
  EXPECT_GT(visits, 10'000);
  EXPECT_GT(passed, 10'000);
  EXPECT_GT(refused, 20);
}

}  // namespace
}  // namespace bloesem::matching
