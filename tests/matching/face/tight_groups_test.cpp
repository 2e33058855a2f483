#include "matching/face/tight_groups.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Group = TightGroups::Group;

// Compares with all pairs of vertices. In some trials few excesses have many members, which are listed by
// words.
TEST(TightGroups, FindsThoseOfAllPairsOfVertices) {
  Random random(1);
  std::size_t by_words = 0;
  std::size_t one_by_one = 0;
  TightGroups groups;
  for (int i = 0; i < 2000; ++i) {
    const Vertex end = random.between<Vertex>(1, 300);
    const int excesses = random.between(1, i % 2 == 0 ? 3 : 40);
    const int sets = random.between(1, 4);
    std::vector<Vertex> vertices;
    std::vector<Group> group_of(at(end));
    for (Vertex v = 0; v < end; ++v) {
      if (random.between(0, 9) == 0) continue;
      vertices.push_back(v);
      group_of[at(v)] = {random.between(-excesses, excesses), random.between(0, sets), random.between(0, sets)};
    }
    const auto tight = [&](const Group& a, const Group& b) {
      return a.excess + b.excess == (a.set == b.set && a.new_set == b.new_set ? 1 : 0);
    };
    groups.assign(vertices, end, [&](Vertex v) { return group_of[at(v)]; });
    ASSERT_LE(groups.size(), vertices.size());
    groups.find(tight);
    for (const Vertex u : vertices) {
      std::vector<char> found(at(end), 0);
      any_bit(groups.tight_with(u), words_for(static_cast<int>(at(end))),
              [&](Vertex v) { return found[at(v)] = 1, false; });
      std::size_t joined = 0;
      for (const Vertex v : vertices) {
        const bool expected = tight(group_of[at(u)], group_of[at(v)]);
        ASSERT_EQ(found[at(v)] != 0, expected);
        joined += expected ? 1 : 0;
        found[at(v)] = 0;
      }
      for (const char other : found) ASSERT_EQ(other, 0) << "no vertex of a group";
      (joined > at(words_for(static_cast<int>(at(end)))) ? by_words : one_by_one) += joined > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(by_words, 10'000U);
  EXPECT_GT(one_by_one, 10'000U);
}

}  // namespace
}  // namespace bloesem::matching
