#include "matching/face/dense_face.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "matching/index.hpp"
#include "tests/matching/whole_face.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using test::take_everything;

BitRows random_rows(Random& random, Vertex n, int percent) {
  BitRows rows;
  rows.reset(n, n);
  for (Vertex u = 0; u < n; ++u)
    for (Vertex v = u + 1; v < n; ++v)
      if (random.chance(percent)) rows.set(u, v), rows.set(v, u);
  return rows;
}

// True if some matching of the remaining vertices covers all wanted ones, by exhaustion.
bool coverable(const BitRows& rows, std::vector<char> left, const std::vector<char>& wanted) {
  Vertex v = 0;
  while (at(v) < left.size() && (left[at(v)] == 0 || wanted[at(v)] == 0)) ++v;
  if (at(v) == left.size()) return true;
  left[at(v)] = 0;
  return any_bit(rows.row(v), rows.words(), [&](Vertex u) {
    if (left[at(u)] == 0) return false;
    left[at(u)] = 0;
    if (coverable(rows, left, wanted)) return true;
    left[at(u)] = 1;
    return false;
  });
}

// What all matchings cover is covered by all that are left later.
TEST(DenseFace, GoesOnRequiringWhatItRequired) {
  Random random(13);
  DenseFace face;
  int required = 0;
  for (int i = 0; i < 3'000; ++i) {
    SCOPED_TRACE(i);
    const Vertex n = random.between<Vertex>(2, 9);
    take_everything(random_rows(random, n, random.between(30, 95)), n, face);
    std::vector<char> before(at(n), 0);
    std::vector<std::int64_t> gains(at(n));
    const std::vector<char> members(at(n), 1);
    for (int step = 0; step < 5; ++step) {
      for (std::int64_t& gain : gains) gain = random.between(0, 2);
      face.refine({.members = members, .by_smaller = gains}, 3 * std::int64_t{n});
      for (Vertex v = 0; v < n; ++v) {
        ASSERT_GE(face.required(v), before[at(v)] != 0) << v;
        before[at(v)] = face.required(v) ? 1 : 0;
        required += face.required(v) ? 1 : 0;
      }
      ASSERT_TRUE(face.is_consistent());
    }
  }
  EXPECT_GT(required, 3'000);
}

// Lemma B11.
TEST(DenseFace, CoversWhatCanBeCoveredByTheEdgesKept) {
  Random random(11);
  DenseFace face;
  int kept = 0;
  int refused = 0;
  for (int i = 0; i < 20'000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const Vertex n = random.between<Vertex>(1, 9);
    BitRows rows = random_rows(random, n, random.between(10, 90));
    take_everything(rows, n, face);
    std::vector<char> required(at(n), 0);
    for (int step = 0; step < 4; ++step) {  // several restrictions in succession
      std::vector<Vertex> covered;
      std::vector<char> wanted = required;
      for (Vertex v = 0; v < n; ++v)
        if (random.chance(30)) covered.push_back(v), wanted[at(v)] = 1;
      BitRows rest = rows;
      for (Vertex u = 0; u < n; ++u)
        for (Vertex v = u + 1; v < n; ++v)
          if (random.chance(15)) rest.clear(u, v), rest.clear(v, u);
      const bool possible = coverable(rest, std::vector<char>(at(n), 1), wanted);
      ASSERT_EQ(face.keep_if([&](Vertex u, Vertex v) { return rest.test(u, v); }, covered), possible);
      if (possible) rows = rest, required = wanted;
      ++(possible ? kept : refused);
      for (Vertex v = 0; v < n; ++v) {
        const Vertex mate = face.mate(v);
        EXPECT_EQ(face.required(v), required[at(v)] != 0);
        if (mate == no_vertex) {
          EXPECT_EQ(required[at(v)], 0);
        } else {
          EXPECT_EQ(face.mate(mate), v);
          EXPECT_TRUE(rows.test(v, mate));
        }
      }
    }
  }
  EXPECT_GT(kept, 10'000);
  EXPECT_GT(refused, 10'000);
}

// Calls visit(mates) for every matching of the rows.
template <class Visit>
void for_each_matching(const BitRows& rows, Vertex v, std::vector<Vertex>& mates, Visit visit) {
  while (at(v) < mates.size() && mates[at(v)] != no_vertex) ++v;
  if (at(v) == mates.size()) return visit(mates);
  for_each_matching(rows, v + 1, mates, visit);
  any_bit(rows.row(v), rows.words(), [&](Vertex u) {
    if (u < v || mates[at(u)] != no_vertex) return false;
    mates[at(v)] = u;
    mates[at(u)] = v;
    for_each_matching(rows, v + 1, mates, visit);
    mates[at(v)] = mates[at(u)] = no_vertex;
    return false;
  });
}

// The lemma "without a pair".
TEST(DenseFace, PartsFromAMateIfSomeMatchingDoes) {
  Random random(12);
  DenseFace face;
  int parted = 0;
  int kept = 0;
  for (int i = 0; i < 3'000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const Vertex n = random.between<Vertex>(2, 8);
    const BitRows rows = random_rows(random, n, random.between(30, 95));
    take_everything(rows, n, face);
    std::vector<std::int64_t> gains(at(n));
    for (std::int64_t& gain : gains) gain = random.between(0, 3);
    const std::vector<char> members(at(n), 1);
    face.refine({.members = members, .by_smaller = gains}, 4 * std::int64_t{n});
    const auto worth = [&](const std::vector<Vertex>& mates) {
      std::int64_t sum = 0;
      for (Vertex v = 0; v < n; ++v)
        if (mates[at(v)] > v) sum += gains[at(v)];
      return sum;
    };
    std::vector<Vertex> mates(at(n), no_vertex);
    std::int64_t best = 0;
    for_each_matching(rows, 0, mates, [&](const auto& each) { best = std::max(best, worth(each)); });
    const auto current = [&] {
      std::vector<Vertex> all;
      for (Vertex v = 0; v < n; ++v) all.push_back(face.mate(v));
      return all;
    };
    for (Vertex v = 0; v < n; ++v) {
      const Vertex mate = face.mate(v);
      if (mate == no_vertex) continue;
      bool possible = false;
      for_each_matching(rows, 0, mates, [&](const auto& each) {
        possible = possible || (worth(each) == best && each[at(v)] != mate);
      });
      const std::vector<Vertex> before = current();
      ASSERT_EQ(face.part_from_mate(v), possible);
      ++(possible ? parted : kept);
      ASSERT_TRUE(face.is_consistent());
      ASSERT_EQ(worth(current()), best);
      if (possible) {
        ASSERT_NE(face.mate(v), mate);
      } else {
        ASSERT_EQ(current(), before);
      }
    }
  }
  EXPECT_GT(parted, 3'000);
  EXPECT_GT(kept, 300);
}

}  // namespace
}  // namespace bloesem::matching
