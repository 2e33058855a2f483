#include "engine/dutch/solve/fast/member_lists.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "tests/engine/dutch/solve/fast/bracket_network.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::BracketNetwork;
using test::Random;

// Returns random nodes of the network, perhaps with the slot, which has no players.
matching::BitRows random_nodes(Random& random, const Partition& partition) {
  matching::BitRows nodes;
  nodes.reset(1, static_cast<int>(partition.units().size()));
  for (int node = 0; node < static_cast<int>(partition.units().size()); ++node)
    if (random.chance(70)) nodes.set(0, node);
  return nodes;
}

BracketNumber first_literally(const BracketNetwork& c, const std::set<BracketNumber>& left,
                              const matching::BitRows& nodes, BracketNumber v) {
  const auto found = std::find_if(left.begin(), left.end(), [&](BracketNumber u) {
    return u != v && nodes.test(0, c.partition().node(u)) && c.view().may_meet(u, v);
  });
  return found == left.end() ? no_number : *found;
}

TEST(MemberLists, FindTheFirstOfThoseLeft) {
  Random random(181);
  MemberLists lists;  // shared, because its working memory must not matter
  int found = 0;
  int nobody = 0;
  for (int run = 0; run < 1500 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const BracketNetwork c(random, 20, 2);
    ASSERT_TRUE(c.built());
    std::vector<BracketNumber> players;
    for (BracketNumber v = 0; v < c.view().size(); ++v)
      if (random.chance(80)) players.push_back(v);
    lists.fill(c.network(), players);
    std::set<BracketNumber> left(players.begin(), players.end());
    std::vector<Member> taken;
    for (int step = 0; step < 40; ++step) {
      if (!taken.empty() && random.chance(30)) {
        lists.put_back(taken.back());
        left.insert(taken.back().player);
        taken.pop_back();
      }
      const auto v = random.between<BracketNumber>(0, c.view().size() - 1);
      const matching::BitRows nodes = random_nodes(random, c.partition());
      const Member member = lists.first_of(nodes.row(0), nodes.words(), v, c.view());
      ASSERT_EQ(member.player, first_literally(c, left, nodes, v)) << "step " << step;
      ++(member.nobody() ? nobody : found);
      if (member.nobody()) continue;
      ASSERT_EQ(member.node, c.partition().node(member.player));
      if (!random.chance(60)) continue;
      lists.take(member);
      left.erase(member.player);
      taken.push_back(member);
      ASSERT_TRUE(lists.taken(member.player));
    }
    for (const BracketNumber p : players) ASSERT_NE(lists.taken(p), left.contains(p));
  }
  EXPECT_GT(found, 5000);
  EXPECT_GT(nobody, 5000);
}

TEST(EraseBit, ClearsOneBit) {
  std::vector<matching::BitWord> bits(2, ~matching::BitWord{0});
  erase_bit(bits, 3);
  erase_bit(bits, 64);
  EXPECT_EQ(bits, (std::vector<matching::BitWord>{~matching::BitWord{8}, ~matching::BitWord{1}}));
}

}  // namespace
}  // namespace bloesem::swiss::dutch
