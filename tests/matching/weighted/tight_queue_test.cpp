#include "matching/weighted/tight_queue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Link = BlossomNest::Link;

// Takes from a literal queue what the predicate lets through, as TightQueue does.
template <class IsCurrent>
Vertex take_first(std::deque<Link>& queue, IsCurrent is_current) {
  while (!queue.empty()) {
    const Link edge = queue.front();
    queue.pop_front();
    if (is_current(edge)) return edge.from;
  }
  return no_vertex;
}

TEST(TightQueue, GivesEdgesInTheirOrderAndLeavesOutdatedOnesOut) {
  Random random(13);
  TightQueue queue;
  for (int i = 0; i < 2000 && !testing::Test::HasFailure(); ++i) {
    queue.start();
    std::deque<Link> reaches;
    std::deque<Link> meets;
    Vertex hit = no_vertex;
    Vertex leaving = no_vertex;
    for (int step = 0; step < 50; ++step) {
      const Link edge{random.between<Vertex>(0, 9), random.between<Vertex>(0, 9)};
      const auto divisor = random.between<Vertex>(1, 4);
      const auto is_current = [&](Link link) { return link.to % divisor == 0; };
      switch (random.between(0, 12)) {
        case 0: queue.push_hit(edge), hit = edge.from; break;
        case 1: queue.push_free_to_leave(edge.from), leaving = edge.from; break;
        case 2: queue.clear_edges(), reaches.clear(), meets.clear(); break;
        case 3:
        case 4: ASSERT_EQ(queue.take_reach(is_current).from, take_first(reaches, is_current)); break;
        case 5:
        case 6: ASSERT_EQ(queue.take_meet(is_current).from, take_first(meets, is_current)); break;
        case 7:
        case 8:
        case 9: queue.push_reach(edge), reaches.push_back(edge); break;
        default: queue.push_meet(edge), meets.push_back(edge);
      }
      ASSERT_EQ(queue.hit().from, hit);
      ASSERT_EQ(queue.free_to_leave(), leaving);
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
