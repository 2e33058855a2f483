#include "engine/burstein/outlook.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "criteria/burstein/burstein_2026.hpp"
#include "engine/burstein/colour_counts.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;
using Positions = std::vector<Position>;
using Values = std::vector<criteria::CriterionValue>;

// A round with its first bracket and what follows.
struct FirstBracket {
  RoundField field;
  Ranking ranking;
  OpenBracket bracket;
  Outlook outlook;

  explicit FirstBracket(const Tournament& t)
      : field(test::burstein_field(t)),
        ranking(field, t, t.rounds_played + 1, ZeroByes::UpToLastRound),
        bracket(ScoreGroups(field, std::nullopt).open(0, {}, ranking)),
        outlook(field, criteria::burstein_2026(), std::nullopt) {}
};

// Three with a point, `next` with half a point, the others with nothing.
TournamentBuilder three_at_the_top(int next, int others) {
  TournamentBuilder t(3 + next + others);
  std::string byes = "1 F, 2 F, 3 F";
  for (int i = 0; i < next; ++i) byes += ", " + std::to_string(4 + i) + " H";
  return t.declared(2).byes(byes);
}

TEST(BursteinOutlook, AFloaterAttainsTheBoundIfTheFollowingBracketCanBePaired) {
  FirstBracket even(three_at_the_top(3, 0));
  EXPECT_TRUE(even.outlook.attains_bound(even.bracket, Positions{0}));
  FirstBracket odd(three_at_the_top(4, 1));
  EXPECT_TRUE(odd.outlook.attains_bound(odd.bracket, Positions{0})) << "one of the half points floats on";
}

// 1 has met the following group, 2 has not.
TEST(BursteinOutlook, NotIfItsPlayersHaveMet) {
  FirstBracket round(three_at_the_top(1, 4).forbid({1, 4}));
  EXPECT_FALSE(round.outlook.attains_bound(round.bracket, Positions{0}));
  EXPECT_TRUE(round.outlook.attains_bound(round.bracket, Positions{1}));
}

// Only 5 may meet 6, so 5 has to float on if 1 comes down, which the other two cannot.
TEST(BursteinOutlook, NotWithoutACompletion) {
  FirstBracket round(three_at_the_top(2, 1).forbid({4, 6}).forbid({2, 4}).forbid({1, 6}).forbid({2, 6}));
  EXPECT_TRUE(round.outlook.attains_bound(round.bracket, Positions{0}));
  EXPECT_FALSE(round.outlook.attains_bound(round.bracket, Positions{1}));
}

// 4 has a higher rank than all who are tried first.
TEST(BursteinOutlook, FindsTheOneResidentWhoCanFloatOn) {
  constexpr int next = 20;
  TournamentBuilder t = three_at_the_top(next, 1);
  const int last = 3 + next + 1;
  for (int p = 1; p < last; ++p)
    if (p != 4) t.forbid({p, last});
  FirstBracket round(t);
  EXPECT_TRUE(round.outlook.attains_bound(round.bracket, Positions{0})) << "4 floats on";
}

TEST(BursteinOutlook, ValuesAreThoseOfTheBestPairing) {
  FirstBracket round(three_at_the_top(1, 4).forbid({1, 4}));
  const Positions floater = {0};
  const Positions both = {0, 3};
  const Values values = round.outlook.values(round.bracket, floater, both);
  ASSERT_EQ(values.size(), 2U);
  EXPECT_EQ(values[0].count, 2);
  EXPECT_EQ(values[1].differences, (criteria::ScoreDifferences{10, 5}));
  // A poor witness does not make them worse.
  const Positions other = {1};
  const Positions poor = {1, 3};
  EXPECT_EQ(round.outlook.values(round.bracket, other, poor)[0].count, 0);
}

TEST(BursteinOutlook, ValuesAgreeWithTheMatchingOfEverybody) {
  test::Random random(7);
  int solved = 0;
  for (int i = 0; i < 300; ++i) {
    const test::BursteinCase round = test::random_burstein_case(random, 6, 30);
    RoundField field = round.field();
    if (field.size() % 2 == 1) continue;
    const Ranking ranking(field, round.tournament, round.round(), ZeroByes::UpToLastRound);
    const ScoreGroups groups(field, std::nullopt);
    if (groups.size() < 2) continue;
    const OpenBracket bracket = groups.open(0, {}, ranking);
    Outlook outlook(field, criteria::burstein_2026(), std::nullopt);
    BracketMatching all(field, criteria::burstein_2026(), criteria::BracketKind::Normal);
    const Positions floaters = {bracket.players.back()};
    const Positions players = following_bracket(bracket, floaters);
    const Positions below = outlook.players_below(bracket);
    if ((players.size() + below.size()) % 2 == 1) continue;
    if (!all.solve({.next = players, .below = below})) {
      EXPECT_FALSE(outlook.attains_bound(bracket, floaters));
      continue;
    }
    ++solved;
    const Values expected = all.values();
    const Values found = outlook.values(bracket, floaters, players);
    EXPECT_EQ(found[0], expected[2]);
    EXPECT_EQ(found[1], expected[3]);
    const int bound = count_colours(field, bracket.next).fewest_floaters(1);
    const Points lowest = field.facts(bracket.next.front()).score;
    const bool attained =
        found[0].count == bound && std::all_of(found[1].differences.begin(), found[1].differences.end(),
                                               [&](Points score) { return score == lowest; });
    EXPECT_EQ(outlook.attains_bound(bracket, floaters), attained);
  }
  EXPECT_GT(solved, 50);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
