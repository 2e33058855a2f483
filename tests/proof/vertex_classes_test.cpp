#include "engine/proof/vertex_classes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using proof::Vertex;
using proof::VertexClasses;
using testing::ElementsAre;

std::vector<int> members_of(const VertexClasses& classes, std::int32_t c, Vertex begin, Vertex end) {
  std::vector<int> members;
  classes.any_member(c, begin, end, [&](Vertex v) { return members.push_back(v), false; });
  return members;
}

TEST(VertexClasses, KeepTheirMembersInOrder) {
  VertexClasses classes({0, 1, 0, 0, 1, 0}, 2);
  EXPECT_EQ(classes.size(0), 4);
  EXPECT_EQ(classes.front(1), 1);
  EXPECT_THAT(members_of(classes, 0, 0, 6), ElementsAre(0, 2, 3, 5));
  EXPECT_THAT(members_of(classes, 0, 1, 5), ElementsAre(2, 3));
  classes.remove(0);
  classes.remove(3);
  EXPECT_EQ(classes.front(0), 2);
  EXPECT_EQ(classes.class_of(3), VertexClasses::removed);
  EXPECT_THAT(members_of(classes, 0, 0, 6), ElementsAre(2, 5));
  classes.remove(2);
  classes.remove(5);
  EXPECT_EQ(classes.size(0), 0);
  EXPECT_EQ(classes.front(0), matching::no_vertex);
}

TEST(VertexClasses, AnIsolatedVertexHasTheEdgesOfItsClass) {
  VertexClasses classes({0, 1, 0, 1}, 2);
  classes.join(0, 1, true);
  classes.bind(0);
  classes.isolate(2);
  EXPECT_EQ(classes.classes(), 3);
  EXPECT_THAT(members_of(classes, 0, 0, 4), ElementsAre(0));
  EXPECT_TRUE(classes.joined(2, 1));
  EXPECT_FALSE(classes.joined(1, 2));
  EXPECT_TRUE(classes.bound(2));
  classes.join(2, 1, false);
  EXPECT_TRUE(classes.joined(0, 1));
  classes.isolate(2);
  EXPECT_EQ(classes.classes(), 3);
}

TEST(VertexClasses, LabelsDivideClasses) {
  VertexClasses classes({0, 0, 1, 0, 1}, 2);
  classes.join(0, 1, true);
  classes.bind(1);
  classes.remove(3);
  classes.divide({5, 9, 5, 5, 5});
  EXPECT_EQ(classes.classes(), 3);
  EXPECT_NE(classes.class_of(0), classes.class_of(1));
  EXPECT_EQ(classes.class_of(2), classes.class_of(4));
  EXPECT_TRUE(classes.joined(classes.class_of(0), classes.class_of(2)));
  EXPECT_TRUE(classes.joined(classes.class_of(1), classes.class_of(2)));
  EXPECT_FALSE(classes.joined(classes.class_of(2), classes.class_of(1)));
  EXPECT_TRUE(classes.bound(classes.class_of(4)));
  EXPECT_FALSE(classes.bound(classes.class_of(1)));
}

// A sequence of operations, against a class for each pair of vertices.
TEST(VertexClasses, AgreeWithEdgesOneByOne) {
  Random random(3);
  for (int trial = 0; trial < 200; ++trial) {
    const int size = random.between(2, 12);
    VertexClasses classes(std::vector<std::int32_t>(at(size)), 1);
    classes.join(0, 0, true);
    std::vector<std::vector<bool>> edges(at(size), std::vector<bool>(at(size), true));
    std::vector<int> left;
    for (int v = 0; v < size; ++v) left.push_back(v);
    for (int step = 0; step < 20 && !left.empty(); ++step) {
      const int roll = random.between(0, 3);
      const int v = left[at(random.between(0, static_cast<int>(left.size()) - 1))];
      if (roll == 0) {
        classes.remove(v);
        std::erase(left, v);
      } else if (roll == 1) {
        classes.isolate(v);
        const int u = left[at(random.between(0, static_cast<int>(left.size()) - 1))];
        classes.isolate(u);
        classes.join(classes.class_of(v), classes.class_of(u), false);
        edges[at(v)][at(u)] = false;
      } else if (roll == 2) {
        std::vector<std::int32_t> labels;
        for (int u = 0; u < size; ++u) labels.push_back(random.between(0, 1));
        classes.divide(labels);
      }
      for (const int h : left)
        for (const int l : left)
          ASSERT_EQ(classes.joined(classes.class_of(h), classes.class_of(l)), edges[at(h)][at(l)]) << trial;
    }
  }
}

}  // namespace
}  // namespace bloesem::test
