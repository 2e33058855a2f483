#include "matching/face/halved_start.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "matching/face/dense_face.hpp"
#include "tests/matching/whole_face.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// Initialises the face with the largest matchings of a graph.
void take_largest(const BitRows& rows, Vertex n, DenseFace& face) {
  test::take_everything(rows, n, face);
  const std::vector<char> members(at(n), 1);
  const std::vector<std::int64_t> gains(at(n), 1);
  face.refine({.members = members, .by_smaller = gains}, n.value() + 1);
}

// A few classes of vertices, some alternating; which of them are joined is drawn, and some edges are missing.
BitRows rows_of_classes(Random& random, Vertex n) {
  const int classes = random.between(2, 6);
  std::vector<int> class_of;
  for (Vertex v = 0; v < n; ++v)
    class_of.push_back(random.chance(70) ? v.value() * classes / n.value() : random.between(0, classes - 1));
  std::vector<char> joined(at(classes * classes));
  for (int a = 0; a < classes; ++a)
    for (int b = a; b < classes; ++b)
      joined[at(a * classes + b)] = joined[at(b * classes + a)] = random.chance(a == b ? 40 : 70) ? 1 : 0;
  const int missing = random.between(0, 10);
  BitRows rows;
  rows.reset(n, n);
  for (Vertex u = 0; u < n; ++u)
    for (Vertex v = u + 1; v < n; ++v)
      if (joined[at(class_of[at(u)] * classes + class_of[at(v)])] != 0 && !random.chance(missing))
        rows.set(u, v), rows.set(v, u);
  return rows;
}

std::vector<std::int64_t> numbers_from(Vertex n, Vertex first) {
  std::vector<std::int64_t> gains;
  for (Vertex v = 0; v < n; ++v) gains.push_back(v < first ? 0 : n.value() - v.value());
  return gains;
}

std::int64_t total(const DenseFace& face, const std::vector<char>& members,
                   const std::vector<std::int64_t>& gains) {
  std::int64_t sum = 0;
  for (Vertex v = 0; v < face.vertices(); ++v)
    if (const Vertex mate = face.mate(v); mate > v)
      sum += Gains{.members = members, .by_smaller = gains}.of(v, mate);
  return sum;
}

TEST(EvenHalf, HasHalfOfEveryRunOfEnds) {
  Random random(1);
  for (int run = 0; run < 2000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto n = random.between<Vertex>(0, 60);
    std::vector<Vertex> mates(at(n), no_vertex);
    for (int i = 0; i < 2 * n.value(); ++i) {
      const auto u = random.between<Vertex>(0, n - 1);
      const auto v = random.between<Vertex>(0, n - 1);
      if (u != v && mates[at(u)] == no_vertex && mates[at(v)] == no_vertex) mates[at(u)] = v, mates[at(v)] = u;
    }
    std::vector<Vertex> part;
    for (Vertex v = 0; v < n; ++v)
      if (const Vertex mate = mates[at(v)]; (mate == no_vertex ? v : std::min(v, mate)) % 7 != 0)
        part.push_back(v);
    const std::vector<Vertex> half = even_half(part, mates);
    ASSERT_TRUE(std::is_sorted(half.begin(), half.end()));
    const auto is_in = [&](Vertex v) { return std::binary_search(half.begin(), half.end(), v); };
    int excess[3] = {};  // of singles, higher and lower ends in the half over those that are not
    for (const Vertex v : part) {
      const Vertex mate = mates[at(v)];
      const int kind = mate == no_vertex ? 0 : mate > v ? 1 : 2;
      excess[kind] += is_in(v) ? 1 : -1;
      ASSERT_LE(std::abs(excess[kind]), 3) << v;
      ASSERT_EQ(is_in(v), is_in(mate == no_vertex ? v : mate)) << v;
    }
  }
}

TEST(HalvedStart, HasFeasiblePotentials) {
  Random random(2);
  std::int64_t tight = 0;
  std::int64_t slack = 0;
  for (int run = 0; run < 400 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto n = random.between<Vertex>(1, 70);
    DenseFace face;
    take_largest(rows_of_classes(random, n), n, face);
    const std::vector<char> members(at(n), 1);
    for (const Vertex first : {Vertex(n.value() / 2), Vertex(0)}) {  // the second time with odd sets, perhaps
      const std::vector<std::int64_t> gains = numbers_from(n, first);
      const std::int64_t scale = std::int64_t{n.value()} * n.value() + 1;
      const FaceWeights weights{
          .face = &face, .scale = scale, .gains = {.members = members, .by_smaller = gains}};
      std::vector<Vertex> mates;
      for (Vertex v = 0; v < n; ++v) mates.push_back(face.mate(v));
      HalvedStart start;
      start.find(face.parts().edges, face.alive(), mates, weights);
      for (Vertex u = 0; u < n; ++u) {
        ASSERT_GE(start.potential(u), 0);
        for (Vertex v = 0; v < n; ++v) {
          if (!face.has_edge(u, v)) continue;
          ASSERT_GE(start.potential(u) + start.potential(v), weights(u, v)) << u << ' ' << v;
          ++(start.potential(u) + start.potential(v) == weights(u, v) ? tight : slack);
        }
      }
      face.refine({.members = members, .by_smaller = gains, .gradual = random.chance(50)}, scale);
    }
  }
  EXPECT_GT(tight, slack / 4);
  EXPECT_GT(slack, 0);
}

// The same faces, one narrowed down by halves and one without: they gain as much, time and again.
TEST(HalvedStart, ChangesNoResult) {
  Random random(3);
  int with_sets = 0;
  for (int run = 0; run < 1500 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto n = random.between<Vertex>(4, 60);
    const BitRows rows = rows_of_classes(random, n);
    DenseFace plain;
    DenseFace halved;
    take_largest(rows, n, plain);
    take_largest(rows, n, halved);
    std::vector<char> members;
    for (Vertex v = 0; v < n; ++v) members.push_back(random.chance(80) ? 1 : 0);
    for (int step = 0; step < 4; ++step) {
      std::vector<std::int64_t> gains;
      const int greatest = random.between(1, 2 * n.value());
      for (Vertex v = 0; v < n; ++v) gains.push_back(random.between(0, greatest));
      if (step % 2 == 0) std::sort(gains.rbegin(), gains.rend());
      const std::int64_t scale = std::int64_t{greatest} * n.value() + 1;
      plain.refine({.members = members, .by_smaller = gains}, scale);
      halved.refine({.members = members, .by_smaller = gains, .gradual = true}, scale);
      ASSERT_EQ(total(plain, members, gains), total(halved, members, gains)) << step;
      ASSERT_TRUE(halved.is_consistent());
      with_sets += halved.parts().sets.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(with_sets, 100);
}

TEST(HalvedStart, LeavesFewChangesOfDuals) {
  Random random(4);
  std::int64_t plain_changes = 0;
  std::int64_t halved_changes = 0;
  for (int run = 0; run < 30; ++run) {
    const Vertex n = 300;
    const BitRows rows = rows_of_classes(random, n);
    const std::vector<char> members(at(n), 1);
    const std::vector<std::int64_t> gains = numbers_from(n, 0);
    for (const bool gradual : {false, true}) {
      DenseFace face;
      take_largest(rows, n, face);
      const std::int64_t before = face.counters().dual_changes;
      face.refine({.members = members, .by_smaller = gains, .gradual = gradual},
                  std::int64_t{n.value()} * n.value() + 1);
      (gradual ? halved_changes : plain_changes) += face.counters().dual_changes - before;
    }
  }
  EXPECT_GT(plain_changes, 4 * halved_changes);
}

}  // namespace
}  // namespace bloesem::matching
