#include "matching/weighted/nearest_outer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

// The edges of one vertex with outer vertices, all of them.
class AllOuter {
 public:
  void offer(Vertex u, std::int64_t distance) { distances_[u.value()] = distance; }
  void release(Vertex u) { distances_.erase(u.value()); }
  [[nodiscard]] std::optional<std::int64_t> least() const {
    std::optional<std::int64_t> least;
    for (const auto& [u, distance] : distances_)
      if (!least || distance < *least) least = distance;
    return least;
  }
  [[nodiscard]] bool has(Vertex u, std::int64_t distance) const {
    const auto place = distances_.find(u.value());
    return place != distances_.end() && place->second == distance;
  }
  [[nodiscard]] const std::map<std::int32_t, std::int64_t>& all() const { return distances_; }

 private:
  std::map<std::int32_t, std::int64_t> distances_;
};

constexpr Vertex centre = 0;  // whose edges are looked at

struct Trial {
  Vertex vertices;
  int range;  // of distances: mostly ties, or hardly any
};

// Forgets everything, for another number of vertices.
Trial begin_trial(test::Random& random, NearestOuter<std::int64_t>& nearest) {
  const auto vertices = random.between<Vertex>(2, 40);
  nearest.reset(vertices);
  nearest.start(std::vector<Vertex>{centre});
  return {vertices, random.chance(50) ? 3 : 1000};
}

// What is known is the least; what is not is a bound, and is known again after all edges have been offered.
TEST(NearestOuter, IsTheNearestOrABound) {
  test::Random random(121);
  NearestOuter<std::int64_t> nearest;
  int known = 0;
  int bounds = 0;
  for (int run = 0; run < 400 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto [n, range] = begin_trial(random, nearest);
    AllOuter all;
    for (int step = 0; step < 200; ++step) {
      const auto u = random.between<Vertex>(1, n - 1);
      if (all.all().contains(u.value())) {
        nearest.release(u);
        all.release(u);
      } else {
        const std::int64_t distance = random.between(0, range);
        const std::optional<std::int64_t> least = all.least();
        all.offer(u, distance);
        if (nearest.offer(centre, u, distance)) {
          ASSERT_TRUE(!least || distance < *least || nearest.nearest(centre) != no_vertex);
        } else {
          ASSERT_LE(nearest.distance(centre), distance);
        }
      }
      const std::optional<std::int64_t> least = all.least();
      if (!nearest.has_distance(centre)) {
        ASSERT_FALSE(least);
        continue;
      }
      if (nearest.nearest(centre) != no_vertex) {
        ++known;
        ASSERT_EQ(nearest.distance(centre), least);
        ASSERT_TRUE(all.has(nearest.nearest(centre), *least));
        continue;
      }
      ++bounds;
      if (least) {
        ASSERT_LE(nearest.distance(centre), *least);
      }
      nearest.forget(centre);
      for (const auto& [outer, distance] : all.all()) nearest.offer(centre, outer, distance);
      ASSERT_EQ(nearest.has_distance(centre), least.has_value());
      if (least) {
        ASSERT_EQ(nearest.distance(centre), *least);
      }
    }
  }
  EXPECT_GT(known, 10'000);
  EXPECT_GT(bounds, 500);
}

// Edges no shorter than one that is known may be passed over, if their least distance becomes a limit before
// that one is released.
TEST(NearestOuter, IsABoundOfWhatWasPassedOver) {
  test::Random random(122);
  constexpr std::int64_t nothing = std::numeric_limits<std::int64_t>::max();
  NearestOuter<std::int64_t> nearest;
  int passed = 0;
  int bounds = 0;
  for (int run = 0; run < 400 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto [n, range] = begin_trial(random, nearest);
    AllOuter all;
    std::int64_t least_passed = nothing;
    for (int step = 0; step < 200; ++step) {
      const auto u = random.between<Vertex>(1, n - 1);
      if (all.all().contains(u.value())) {
        if (least_passed != nothing) nearest.limit(centre, std::exchange(least_passed, nothing));
        nearest.release(u);
        all.release(u);
      } else {
        const std::int64_t distance = random.between(0, range);
        const bool may_pass = nearest.has_distance(centre) && nearest.nearest(centre) != no_vertex;
        all.offer(u, distance);
        if (may_pass && distance >= nearest.distance(centre) && random.chance(60)) {
          ++passed;
          least_passed = std::min(distance, least_passed);
        } else {
          nearest.offer(centre, u, distance);
        }
      }
      const std::optional<std::int64_t> least = all.least();
      ASSERT_TRUE(nearest.has_distance(centre) || !least);
      if (!nearest.has_distance(centre) || !least) continue;
      if (nearest.nearest(centre) != no_vertex) {
        ASSERT_TRUE(nearest.has_distance(centre));
        ASSERT_EQ(nearest.distance(centre), *least);
      } else {
        ++bounds;
        ASSERT_LE(nearest.distance(centre), *least);
      }
    }
  }
  EXPECT_GT(passed, 1'000);
  EXPECT_GT(bounds, 500);
}

TEST(NearestOuter, CountsReleases) {
  NearestOuter<std::int64_t> nearest;
  nearest.reset(3);
  nearest.release(2);
  nearest.release(2);
  EXPECT_EQ(nearest.releases(2), 2);
  EXPECT_EQ(nearest.releases(1), 0);
}

}  // namespace
}  // namespace bloesem::matching
