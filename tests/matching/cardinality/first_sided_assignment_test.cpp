#include "matching/cardinality/first_sided_assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

// Random kinds, of which some meet, and random missing edges.
struct Sides {
  std::vector<std::size_t> left;
  std::vector<std::size_t> right;
  std::vector<std::vector<bool>> meet;     // by kind of the left, of the right
  std::vector<std::vector<bool>> missing;  // by left vertex
  mutable std::int64_t asked = 0;

  [[nodiscard]] Vertex size() const { return static_cast<Vertex>(left.size()); }
  [[nodiscard]] std::size_t kinds() const { return meet.size(); }
  [[nodiscard]] std::size_t left_kind(Vertex v) const { return left[at(v)]; }
  [[nodiscard]] std::size_t right_kind(Vertex v) const { return right[at(v)]; }
  [[nodiscard]] bool kinds_meet(std::size_t a, std::size_t b) const { return meet[a][b]; }
  [[nodiscard]] bool adjacent(Vertex a, Vertex b) const {
    ++asked;
    EXPECT_TRUE(meet[left[at(a)]][right[at(b)]]);
    return !missing[at(a)][at(b)];
  }
  [[nodiscard]] bool joined(Vertex a, Vertex b) const {
    return meet[left[at(a)]][right[at(b)]] && !missing[at(a)][at(b)];
  }
};

Sides random_sides(test::Random& random, int size, int kinds, int missing) {
  Sides sides;
  const auto kind = [&] { return random.between<std::size_t>(0, static_cast<std::size_t>(kinds) - 1); };
  for (int v = 0; v < size; ++v) {
    sides.left.push_back(kind());
    sides.right.push_back(kind());
    std::vector<bool>& row = sides.missing.emplace_back();
    for (int w = 0; w < size; ++w) row.push_back(random.chance(missing));
  }
  const int meeting = random.between(60, 100);
  for (int a = 0; a < kinds; ++a) {
    std::vector<bool>& row = sides.meet.emplace_back();
    for (int b = 0; b < kinds; ++b) row.push_back(random.chance(meeting));
  }
  return sides;
}

// Returns the first perfect matching, by trying all in their order.
std::optional<std::vector<Vertex>> first_by_enumeration(const Sides& sides) {
  std::vector<Vertex> partners(sides.left.size());
  std::iota(partners.begin(), partners.end(), Vertex(0));
  do {
    bool all = true;
    for (Vertex v = 0; v < sides.size() && all; ++v) all = sides.joined(v, partners[at(v)]);
    if (all) return partners;
  } while (std::next_permutation(partners.begin(), partners.end()));
  return std::nullopt;
}

TEST(FirstSidedAssignment, IsTheFirstOfAllPerfectMatchings) {
  test::Random random(20261125);
  FirstSidedAssignment<Sides> assignment;
  int found = 0;
  for (int i = 0; i < 6000; ++i) {
    const Sides sides = random_sides(random, random.between(0, 6), random.between(1, 3), random.between(0, 60));
    const auto expected = first_by_enumeration(sides);
    ASSERT_EQ(assignment.find(sides), expected.has_value()) << i;
    if (!expected) continue;
    ++found;
    for (Vertex v = 0; v < sides.size(); ++v) ASSERT_EQ(assignment.partner(v), (*expected)[at(v)]) << i;
  }
  EXPECT_GT(found, 2000);
  EXPECT_LT(found, 5000);
}

TEST(FirstSidedAssignment, AsksFewQuestionsOfANearlyCompleteGraph) {
  test::Random random(1);
  Sides sides = random_sides(random, 1000, 1, 1);
  sides.meet[0][0] = true;
  FirstSidedAssignment<Sides> assignment;
  EXPECT_TRUE(assignment.find(sides));
  EXPECT_LT(sides.asked, 200'000);
}

}  // namespace
}  // namespace bloesem::matching
