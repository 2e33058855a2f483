#include "matching/weighted/blossom_nest.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Node = BlossomNest::Node;
using Members = std::set<Vertex>;

// A nest beside a literal one: the members and children of every node.
class BesideALiteralNest {
 public:
  explicit BesideALiteralNest(Random& random) : random_(random) {}

  void reset(Vertex vertices) {
    nest_.reset(vertices);
    members_.clear();
    children_.clear();
    outermost_.clear();
    for (Vertex v = 0; v < vertices; ++v) members_[v] = {v}, outermost_.push_back(v);
  }

  // Contracts an odd number of outermost nodes whose bases are single.
  void contract() {
    random_.shuffle(outermost_);
    const auto middle = std::partition(outermost_.begin(), outermost_.end(),
                                       [&](Node b) { return nest_.mate_of(b) == no_vertex; });
    const auto free = static_cast<std::size_t>(middle - outermost_.begin());
    if (free < 3) return;
    const std::size_t size = 2 * random_.between<std::size_t>(1, (free - 1) / 2) + 1;
    const std::vector<Node> cycle(outermost_.begin(), outermost_.begin() + static_cast<std::ptrdiff_t>(size));
    std::vector<BlossomNest::Link> links;
    for (std::size_t i = 0; i < size; ++i) {
      const Node next = cycle[(i + 1) % size];
      if (i % 2 == 1) {
        nest_.join(nest_.base(cycle[i]), nest_.base(next));
        links.push_back({nest_.base(cycle[i]), nest_.base(next)});
      } else {
        links.push_back({any_of(cycle[i]), any_of(next)});
      }
    }
    const Node b = nest_.contract(cycle, links);
    outermost_.erase(outermost_.begin(), outermost_.begin() + static_cast<std::ptrdiff_t>(size));
    outermost_.push_back(b);
    children_[b] = cycle;
    members_[b].clear();
    for (const Node child : cycle) members_[b].insert(members_[child].begin(), members_[child].end());
  }

  void rebase() {
    const Node b = outermost_[random_.between<std::size_t>(0, outermost_.size() - 1)];
    const Vertex base = any_of(b);
    if (nest_.mate_of(b) != no_vertex) return;
    nest_.rebase(b, base);
    nest_.set_mate(base, no_vertex);
    ASSERT_EQ(nest_.base(b), base);
    for (const Vertex v : members_[b]) {
      if (v == base) continue;
      ASSERT_TRUE(members_[b].contains(nest_.mate(v)));
    }
  }

  void open() {
    const auto place = std::find_if(outermost_.begin(), outermost_.end(),
                                    [&](Node b) { return nest_.is_blossom(b) && random_.chance(30); });
    if (place == outermost_.end()) return;
    const Node b = *place;
    outermost_.erase(place);
    for (const Node child : nest_.children(b)) outermost_.push_back(child);
    nest_.open(b);
    children_.erase(b);
    members_.erase(b);
  }

  void expect_same() {
    ASSERT_TRUE(nest_.is_consistent());
    for (const Node b : outermost_) {
      ASSERT_EQ(nest_.parent(b), no_vertex);
      for (const Vertex v : members_[b]) ASSERT_EQ(nest_.outer(v), b);
    }
    std::size_t blossoms = 0;
    nest_.for_each_blossom([&](Node) { ++blossoms; });
    ASSERT_EQ(blossoms, children_.size());
    for (const auto& [b, children] : children_) {
      std::vector<Vertex> visited;
      nest_.for_each_vertex(b, [&](Vertex v) { visited.push_back(v); });
      ASSERT_EQ(visited.size(), members_[b].size());
      ASSERT_EQ(Members(visited.begin(), visited.end()), members_[b]);
      ASSERT_TRUE(std::is_permutation(children.begin(), children.end(), nest_.children(b).begin(),
                                      nest_.children(b).end()));
      for (const Node child : children) {
        ASSERT_EQ(nest_.parent(child), b);
        for (const Vertex v : members_[child]) ASSERT_EQ(nest_.child_with(b, v), child);
      }
      for (Vertex v = 0; v < nest_.vertices(); ++v) ASSERT_EQ(nest_.contains(b, v), members_[b].contains(v));
    }
  }

 private:
  Vertex any_of(Node b) {
    auto place = members_[b].begin();
    std::advance(place, random_.between<std::ptrdiff_t>(0, std::ssize(members_[b]) - 1));
    return *place;
  }

  Random& random_;
  BlossomNest nest_;
  std::map<Node, Members> members_;
  std::map<Node, std::vector<Node>> children_;
  std::vector<Node> outermost_;
};

TEST(BlossomNest, KeepsNestedBlossomsAsTheyAreContractedRebasedAndOpened) {
  Random random(8);
  BesideALiteralNest nest(random);
  for (int i = 0; i < 1500 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    nest.reset(random.between<Vertex>(1, 16));
    for (int step = 0; step < 12 && !testing::Test::HasFailure(); ++step) {
      const int what = random.between(0, 9);
      if (what < 5)
        nest.contract();
      else if (what < 8)
        nest.rebase();
      else
        nest.open();
      nest.expect_same();
    }
  }
}

TEST(BlossomNest, SeesAMatchingThatDoesNotFitItsBlossoms) {
  BlossomNest nest;
  nest.reset(5);
  nest.join(1, 2);
  const std::vector<Node> cycle = {0, 1, 2};
  const std::vector<BlossomNest::Link> links = {{0, 1}, {1, 2}, {2, 0}};
  nest.contract(cycle, links);
  EXPECT_TRUE(nest.is_consistent());
  nest.join(2, 3);
  EXPECT_FALSE(nest.is_consistent());
}

}  // namespace
}  // namespace bloesem::matching
