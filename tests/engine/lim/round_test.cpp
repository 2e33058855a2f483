#include "engine/lim/round.hpp"

#include <gtest/gtest.h>

#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::LimNumbers;
using test::LimPosition;
using test::LiteralPosition;

std::string scores_of(const std::vector<Group>& groups) {
  std::string text;
  for (const Group& group : groups) text += std::to_string(group.score) + " ";
  return text;
}

TEST(LimRound, TheGroupOfHalfThePointsIsTheMedian) {
  const LimPosition round(LiteralPosition({{1, 20}, {2, 5}, {3, 0}, {4, 10}, {5, 5}}));
  const Round groups = groups_of(round.entrants, round.at(4));
  EXPECT_EQ(scores_of(groups.above), "20 ") << "the bye is in no group";
  EXPECT_EQ(scores_of(groups.below), "0 ");
  EXPECT_EQ(round.numbers(groups.median.residents), (LimNumbers{2, 5}));
  EXPECT_EQ(groups.below.front().direction, Direction::Up);
}

TEST(LimRound, TheMedianMayBeEmpty) {
  LiteralPosition position({{1, 20}, {2, 16}, {3, 14}, {4, 10}, {5, 15}});
  position.tournament.points.win = 31;
  const LimPosition round(position);
  const Round groups = groups_of(round.entrants, std::nullopt);
  EXPECT_EQ(scores_of(groups.above), "20 16 ") << "from the top";
  EXPECT_EQ(scores_of(groups.below), "10 14 15 ") << "from the bottom";
  EXPECT_TRUE(groups.median.members().empty());
}

// Three rounds: 1, 2, 3 have two points; nobody but 4 has the half of two.
LiteralPosition blocked_median() {
  Tournament tournament = test::TournamentBuilder(6).round("").round("");
  LiteralPosition position(tournament);
  const Points scores[] = {20, 20, 20, 10, 0, 0};
  for (std::size_t p = 0; p < 6; ++p) position.tournament.players[p].adjustments = {0, scores[p]};
  return position.apart(4, {1, 2, 3});
}

// Example 6: 3 floats to 4, whom it has met; more floaters came from above, so that 5-6 is undone.
TEST(LimRound, APairBelowIsCrackedForTheMedian) {
  LiteralPosition position = blocked_median();
  EXPECT_EQ(test::lim_pairs(position), "1-2 3-5 4-6");
  position.apart(3, {5});
  EXPECT_EQ(test::lim_pairs(position), "1-2 3-6 4-5");
}

TEST(LimRound, APairAboveIsCrackedIfNoMoreFloatersCameFromAbove) {
  Tournament tournament = test::TournamentBuilder(6).round("").round("");
  LiteralPosition position(tournament);
  const Points scores[] = {20, 20, 10, 0, 0, 0};
  for (std::size_t p = 0; p < 6; ++p) position.tournament.players[p].adjustments = {0, scores[p]};
  position.apart(3, {4, 5, 6});
  EXPECT_EQ(test::lim_pairs(position), "1-3 2-4 5-6");
}

TEST(LimRound, AsManyPairsAreCrackedAsNecessary) {
  LiteralPosition position = blocked_median();
  position.apart(4, {5, 6}).apart(3, {1, 2, 4});
  EXPECT_NE(test::lim_pairs(position).find("4"), std::string::npos) << "4 can meet nobody";
  LiteralPosition other = blocked_median();
  other.apart(4, {6}).apart(3, {5, 6});
  EXPECT_EQ(test::lim_pairs(other), "1-3 2-6 4-5");
}

TEST(LimRound, StopsWhenAsked) {
  const LimPosition position(LiteralPosition({{1, 20}, {2, 20}, {3, 0}, {4, 0}}));
  Round round = groups_of(position.entrants, std::nullopt);
  std::vector<int> settled;
  EXPECT_TRUE(pair_groups(position.entrants, round, [&](int players) {
    settled.push_back(players);
    return true;
  }));
  EXPECT_EQ(settled, (std::vector<int>{0, 2, 4}));
  for (int allowed = 0; allowed < 3; ++allowed) {
    Round again = groups_of(position.entrants, std::nullopt);
    int asked = 0;
    EXPECT_FALSE(pair_groups(position.entrants, again, [&](int) { return asked++ < allowed; }));
  }
}

}  // namespace
}  // namespace bloesem::swiss::lim
