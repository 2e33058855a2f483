// The opponents of MDPs, compared with a search that asks for every option whether all other players can still
// be matched in the double cover of the network.
#include "engine/dutch/solve/fast/moved_down.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/engine/dutch/solve/fast/bracket_network.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::BracketNetwork;
using test::Random;
using NumberPairs = std::vector<std::pair<BracketNumber, BracketNumber>>;

// The players, and the slot if there is one, twice: every left copy wants a right copy of an allowed node.
class DoubleCover {
 public:
  explicit DoubleCover(const BracketNetwork& c) : c_(c) {
    const Partition& partition = c.partition();
    for (BracketNumber v = 0; v < c.view().size(); ++v) left_.push_back(partition.node(v));
    if (partition.has_slot()) left_.push_back(partition.slot());
    right_ = left_;
  }

  [[nodiscard]] bool perfect() const {
    std::vector<int> mates(right_.size(), -1);
    for (std::size_t u = 0; u < left_.size(); ++u) {
      std::vector<char> seen(right_.size(), 0);
      if (left_[u] >= 0 && !serve(static_cast<int>(u), mates, seen)) return false;
    }
    return true;
  }
  // Takes both copies of the two players out.
  void take(BracketNumber u, BracketNumber v) {
    for (const BracketNumber p : {u, v}) left_[at(p)] = right_[at(p)] = -1;
  }

 private:
  bool serve(int u, std::vector<int>& mates, std::vector<char>& seen) const {
    for (std::size_t v = 0; v < right_.size(); ++v) {
      if (right_[v] < 0 || seen[v] != 0 || !c_.partition().allowed().test(left_[at(u)], right_[v])) continue;
      seen[v] = 1;
      if (mates[v] < 0 || serve(mates[v], mates, seen)) return mates[v] = u, true;
    }
    return false;
  }

  const BracketNetwork& c_;
  std::vector<int> left_;  // nodes; -1: taken
  std::vector<int> right_;
};

// Returns the pairs as far as every MDP finds an opponent.
NumberPairs choose_literally(const BracketNetwork& c) {
  NumberPairs pairs;
  DoubleCover cover(c);
  if (!cover.perfect()) return pairs;
  std::vector<char> taken(at(c.view().size()), 0);
  for (BracketNumber mdp = 0; mdp < c.view().moved_down(); ++mdp) {
    BracketNumber option = c.view().moved_down();
    for (; option < c.view().size(); ++option) {
      if (taken[at(option)] != 0 || !c.legal(mdp, option)) continue;
      DoubleCover rest = cover;
      rest.take(mdp, option);
      if (rest.perfect()) break;
    }
    if (option == c.view().size()) return pairs;
    cover.take(mdp, option);
    taken[at(option)] = 1;
    pairs.emplace_back(mdp, option);
  }
  return pairs;
}

TEST(MovedDownChoice, TakesTheFirstOpponentThatLeavesTheRestMatchable) {
  Random random(191);
  MovedDownChoice choice;  // shared, because its working memory must not matter
  int chosen = 0;
  int skipped = 0;
  int stuck = 0;
  for (int run = 0; run < 6000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const BracketNetwork c(random, 14, 3);
    ASSERT_TRUE(c.built());
    if (c.view().moved_down() == 0) continue;
    const NumberPairs expected = choose_literally(c);
    const bool complete = std::ssize(expected) == c.view().moved_down();
    ASSERT_EQ(choice.choose(c.network()), complete);
    ++(complete ? chosen : stuck);
    if (!complete) continue;
    ASSERT_EQ(choice.pairs(), expected);
    std::vector<BracketNumber> rest;
    for (BracketNumber v = c.view().moved_down(); v < c.view().size(); ++v)
      if (std::none_of(expected.begin(), expected.end(), [v](const auto& pair) { return pair.second == v; }))
        rest.push_back(v);
    ASSERT_EQ(choice.rest(), rest);
    skipped += expected.front().second != c.view().moved_down() ? 1 : 0;
  }
  EXPECT_GT(chosen, 500);
  EXPECT_GT(skipped, 100);
  EXPECT_GT(stuck, 100);
}

TEST(MovedDownChoice, OfNoMdpsLeavesAllResidents) {
  Random random(192);
  const BracketNetwork c(random, 6, 0);
  ASSERT_EQ(c.view().moved_down(), 0);
  MovedDownChoice choice;
  EXPECT_TRUE(choice.choose(c.network()));
  EXPECT_TRUE(choice.pairs().empty());
  EXPECT_EQ(std::ssize(choice.rest()), c.view().size().value());
}

}  // namespace
}  // namespace bloesem::swiss::dutch
