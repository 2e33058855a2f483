#include "engine/double_swiss/upfloaters.hpp"

#include <gtest/gtest.h>

#include "engine/double_swiss/upfloater_matching.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::Position;
using swiss::double_swiss::Upfloaters;
using swiss::double_swiss::UpfloaterSet;

std::optional<UpfloaterSet> top_upfloaters(const MatchPosition& position) {
  const Position end = position.field.end_of_score_group(0);
  return Upfloaters(position.round)
      .choose(swiss::positions(0, end), swiss::positions(end, position.field.size()));
}

std::string upfloaters_of(const LiteralPosition& position, const MatchSettings& settings = {}) {
  const MatchPosition match(position, settings);
  const std::optional<UpfloaterSet> set = top_upfloaters(match);
  return set ? match.numbers(set->players) : "impossible";
}

TEST(MatchUpfloaters, NoneIfTheResidentsCanBePaired) {
  EXPECT_EQ(upfloaters_of(LiteralPosition({{1, 20}, {2, 20}, {3, 10}, {4, 10}})), "");
  LiteralPosition position({{1, 20}, {2, 20}, {3, 10}, {4, 10}});
  EXPECT_EQ(upfloaters_of(position.apart(1, {2})), "3 4");
  EXPECT_EQ(upfloaters_of(position.apart(1, {3}).apart(2, {3})), "impossible");
}

// 4, 7 and 9 have met each other; 1, 3 and 5 have met 10.
TEST(MatchUpfloaters, CompletionComesBeforeHighScores) {
  LiteralPosition position(
      {{1, 25}, {2, 30}, {3, 25}, {4, 40}, {5, 25}, {6, 30}, {7, 40}, {8, 30}, {9, 40}, {10, 0}});
  position.apart(4, {7, 9}).apart(7, {9});
  EXPECT_EQ(upfloaters_of(position), "2 6 8");
  position.apart(10, {1, 3, 5});
  EXPECT_EQ(upfloaters_of(position), "2 6 1");
}

// 2 would leave 3 and 4, who cannot meet; if nobody leaves them better, the first is taken.
TEST(MatchUpfloaters, TheFollowingGroupIsLeftItsLeastNumber) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 20}, {5, 10}, {6, 10}});
  EXPECT_EQ(upfloaters_of(position), "2");
  position.apart(3, {4});
  EXPECT_EQ(upfloaters_of(position), "3");
  position.apart(2, {3, 4});
  EXPECT_EQ(upfloaters_of(position), "2");
}

TEST(MatchUpfloaters, ManyOfABracketAreLeftTheirLeastNumberToo) {
  LiteralPosition position({{1, 30}, {2, 30}, {3, 20}, {4, 20}, {5, 20}, {6, 20}, {7, 10}, {8, 10}});
  position.apart(1, {2});
  EXPECT_EQ(upfloaters_of(position), "3 4");
  position.apart(5, {6});
  EXPECT_EQ(upfloaters_of(position), "3 5");
  position.apart(3, {4, 5, 6}).apart(4, {5, 6});
  EXPECT_EQ(upfloaters_of(position), "3 4") << "nobody in it can meet, so all sets leave two";
}

// 1 has met everybody with 2 points.
TEST(MatchUpfloaters, FromFurtherDownIfNeedBe) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 10}, {5, 10}, {6, 0}});
  position.apart(1, {2, 3});
  EXPECT_EQ(upfloaters_of(position), "4");
  position.apart(2, {3});
  EXPECT_EQ(upfloaters_of(position), "4") << "2 and 3 meet players below them";
  position.apart(5, {2, 3});
  EXPECT_EQ(upfloaters_of(position), "5") << "else 5 and 6 would meet and leave 2 and 3 alone";
}

std::vector<Position> by_matching(const MatchPosition& position) {
  const Position end = position.field.end_of_score_group(0);
  const auto residents = swiss::positions(0, end);
  const auto lower = swiss::positions(end, position.field.size());
  return swiss::double_swiss::UpfloaterMatching(position.round, residents, lower).best().value();
}

// Both ways are exact, so they must agree, in both readings of C6.
TEST(MatchUpfloaters, AgreeWithOneMatchingOfAllPlayers) {
  Random random(7);
  int several = 0;
  int by_first = 0;
  for (int i = 0; i < 6000; ++i) {
    const LiteralPosition drawn =
        random_match_position(random, 2 * random.between(1, 7), random.between(2, 5), random.between(0, 80));
    const MatchSettings settings{
        .rules = {.last_rounds = random.chance(80) ? 1 : 99, .graded = random.chance(50)}};
    const MatchPosition position(drawn, settings);
    const std::optional<UpfloaterSet> set = top_upfloaters(position);
    if (!set) continue;
    ASSERT_EQ(set->players, by_matching(position)) << i;
    several += set->players.size() > 1 ? 1 : 0;
    by_first += set->found_by == swiss::double_swiss::found_first ? 1 : 0;
  }
  EXPECT_GT(several, 500);
  EXPECT_GT(by_first, 3000);
}

}  // namespace
}  // namespace bloesem::test
