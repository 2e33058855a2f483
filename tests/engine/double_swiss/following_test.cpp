#include "engine/double_swiss/following.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::Position;
using swiss::double_swiss::Following;
using swiss::double_swiss::Outlook;

// Returns the least number of pairs between the group, the first players, and the others; empty if there is no
// complete pairing.
std::optional<int> fewest_across(const swiss::RoundField& field, const std::vector<Position>& players,
                                 std::size_t group) {
  std::optional<int> fewest;
  std::vector<bool> paired(players.size(), false);
  const std::function<void(std::size_t, int)> extend = [&](std::size_t i, int across) {
    while (i < players.size() && paired[i]) ++i;
    if (i == players.size()) {
      if (!fewest || across < *fewest) fewest = across;
      return;
    }
    for (std::size_t j = i + 1; j < players.size(); ++j) {
      if (paired[j] || !field.compatible(players[i], players[j])) continue;
      paired[i] = paired[j] = true;
      extend(i + 1, across + (i < group && j >= group ? 1 : 0));
      paired[i] = paired[j] = false;
    }
  };
  extend(0, 0);
  return fewest;
}

TEST(Following, EqualsTheEnumerationOfPairings) {
  Random random(5);
  int counts[3] = {};
  for (int i = 0; i < 3000; ++i) {
    const MatchPosition position(
        random_match_position(random, random.between(1, 11), random.between(2, 4), random.between(0, 90)));
    const Position residents = position.field.end_of_score_group(0);
    const std::vector<Position> rest = swiss::positions(residents, position.field.size());
    const std::size_t group =
        rest.empty() ? 0 : static_cast<std::size_t>(position.field.end_of_score_group(residents) - residents);
    const Points score = position.round.score(0);
    const Following following(position.round);
    const std::optional<int> fewest = fewest_across(position.field, rest, group);
    const Outlook outlook = following.outlook(rest, score);
    ++counts[static_cast<int>(outlook)];
    ASSERT_EQ(outlook == Outlook::Impossible, !fewest) << i;
    if (!fewest) continue;
    EXPECT_EQ(outlook == Outlook::Fewest, *fewest == static_cast<int>(group % 2)) << i;
    EXPECT_EQ(following.paired_below(rest, score), *fewest) << i;
  }
  for (const int count : counts) EXPECT_GT(count, 40);
}

// All players of the level directly below are used up: the level after it is not looked at.
TEST(Following, AGroupThatIsUsedUpNeedsNothing) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 10}, {4, 10}, {5, 0}, {6, 0}});
  position.apart(3, {4});
  const MatchPosition match(position);
  EXPECT_EQ(Following(match.round).outlook(match.all({3, 4, 5, 6}), 30), Outlook::Fewest);
  EXPECT_EQ(Following(match.round).outlook(match.all({3, 4, 5, 6}), 20), Outlook::More);
}

}  // namespace
}  // namespace bloesem::test
