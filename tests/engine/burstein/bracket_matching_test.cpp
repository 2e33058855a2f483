#include "engine/burstein/bracket_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>

#include "criteria/burstein/burstein_2026.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using criteria::BracketKind;
using test::TournamentBuilder;

using Opponents = std::vector<int>;  // by BSN from 0; -1 floats

// All pairings of `players` players with a number of floaters in the order of article 4.
void list_pairings(Opponents& opponents, int floaters, std::vector<Opponents>& list) {
  constexpr int open = -2;
  const auto first = std::find(opponents.begin(), opponents.end(), open);
  if (first == opponents.end()) {
    if (floaters == 0) list.push_back(opponents);
    return;
  }
  const int x = static_cast<int>(first - opponents.begin());
  for (int y = static_cast<int>(opponents.size()) - 1; y > x; --y) {
    if (opponents[at(y)] != open) continue;
    opponents[at(x)] = y;
    opponents[at(y)] = x;
    list_pairings(opponents, floaters, list);
    opponents[at(x)] = opponents[at(y)] = open;
  }
  if (floaters == 0) return;
  opponents[at(x)] = -1;
  list_pairings(opponents, floaters - 1, list);
  opponents[at(x)] = open;
}

std::vector<Opponents> pairings_in_order(int players, int floaters) {
  Opponents opponents(static_cast<std::size_t>(players), -2);
  std::vector<Opponents> list;
  list_pairings(opponents, floaters, list);
  return list;
}

// Returns "1-6 2-5 3-0 4-0".
std::string pairing_text(const Opponents& opponents) {
  std::string text;
  for (int i = 0; i < static_cast<int>(opponents.size()); ++i)
    if (opponents[at(i)] == -1 || opponents[at(i)] > i)
      text += (text.empty() ? "" : " ") + std::to_string(i + 1) + '-' + std::to_string(opponents[at(i)] + 1);
  return text;
}

// The list of the text (4.3).
TEST(BursteinOrder, SixPlayersWithTwoFloatersHaveFortyFivePairings) {
  const std::vector<Opponents> list = pairings_in_order(6, 2);
  ASSERT_EQ(list.size(), 45U);
  const std::vector<std::string> first = {"1-6 2-5 3-0 4-0", "1-6 2-4 3-0 5-0", "1-6 2-3 4-0 5-0",
                                          "1-6 2-0 3-5 4-0", "1-6 2-0 3-4 5-0", "1-6 2-0 3-0 4-5"};
  for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(pairing_text(list[i]), first[i]);
  EXPECT_EQ(pairing_text(list.back()), "1-0 2-0 3-4 5-6");
}

std::vector<Position> first_positions(int end) {
  std::vector<Position> players(static_cast<std::size_t>(end));
  std::iota(players.begin(), players.end(), Position(0));
  return players;
}

Opponents settled(BracketMatching& matching, int players) {
  matching.settle_order();
  Opponents opponents;
  for (int i = 0; i < players; ++i) opponents.push_back(matching.opponent(i));
  return opponents;
}

// Random pairs are forbidden, and the first pairing of the list without them has to be found.
TEST(BursteinOrder, TheFirstLegalPairingIsChosen) {
  test::Random random(45);
  std::map<std::string, int> chosen;
  const std::vector<Opponents> list = pairings_in_order(6, 2);
  for (int i = 0; i < 400; ++i) {
    TournamentBuilder t(6);
    std::vector<std::vector<bool>> barred(6, std::vector<bool>(6, false));
    for (int a = 0; a < 6; ++a)
      for (int b = a + 1; b < 6; ++b)
        if (random.chance(60)) t.forbid({a + 1, b + 1}), barred[at(a)][at(b)] = true;
    const auto legal = std::find_if(list.begin(), list.end(), [&](const Opponents& opponents) {
      for (int a = 0; a < 6; ++a)
        if (opponents[at(a)] > a && barred[at(a)][at(opponents[at(a)])]) return false;
      return true;
    });
    const RoundField field = test::burstein_field(t);
    const std::vector<Position> players = first_positions(6);
    BracketMatching matching(field, criteria::burstein_2026(), BracketKind::Last);
    ASSERT_EQ(matching.solve({.bracket = players, .any_next = 2}), legal != list.end());
    if (legal == list.end()) continue;
    const std::string text = pairing_text(settled(matching, 6));
    EXPECT_EQ(text, pairing_text(*legal));
    ++chosen[text];
  }
  EXPECT_GT(chosen.size(), 20U);
}

TEST(BursteinMatching, TellsTheValuesOfTheRows) {
  // 1 and 2 have a point, 3 and 4 half a point, 5 and 6 nothing; 1 and 2 have met.
  TournamentBuilder t(6);
  t.declared(2).round("1-2 W/W, 3-4 =, 5 Z, 6 Z");
  const RoundField field = test::burstein_field(t);
  const std::vector<Position> top = {0, 1};
  const std::vector<Position> next = {2, 3};
  const std::vector<Position> below = {4, 5};
  BracketMatching matching(field, criteria::burstein_2026(), BracketKind::Normal);
  ASSERT_TRUE(matching.solve({.bracket = top, .next = next, .below = below}));
  const auto values = matching.values();
  ASSERT_EQ(values.size(), 5U);
  EXPECT_EQ(values[0].count, 2);                                           // C5
  EXPECT_EQ(values[1].differences, (criteria::ScoreDifferences{10, 10}));  // C6
  EXPECT_EQ(values[2].count, 0);                                           // C7
  EXPECT_TRUE(values[3].differences.empty());                              // C7
  EXPECT_EQ(values[4].count, 0);                                           // C8
  EXPECT_TRUE(matching.matched_below().empty());
}

// 3 and 4 have met both, so the floaters go on, and 3 and 4, who have met, do so as well.
TEST(BursteinMatching, CountsThoseWhoFloatThroughTheFollowingBracket) {
  TournamentBuilder t(8);
  t.declared(2).round("1-2 W/W, 3-4 =, 5 Z, 6 Z, 7 Z, 8 Z").forbid_between({1, 2}, {3, 4});
  const RoundField field = test::burstein_field(t);
  const std::vector<Position> top = {0, 1};
  const std::vector<Position> next = {2, 3};
  const std::vector<Position> below = {4, 5, 6, 7};
  BracketMatching matching(field, criteria::burstein_2026(), BracketKind::Normal);
  ASSERT_TRUE(matching.solve({.bracket = top, .next = next, .below = below}));
  EXPECT_EQ(matching.values()[2].count, 4);
  EXPECT_EQ(matching.values()[3].differences, (criteria::ScoreDifferences{10, 10, 5, 5}));
  EXPECT_EQ(matching.matched_below(), (std::vector<Position>{0, 1, 2, 3}));
  ASSERT_TRUE(matching.solve({.bracket = top, .next = next, .any_below = 6}));
  EXPECT_EQ(matching.values()[2].count, 4) << "unnamed players meet everybody";
}

TEST(BursteinMatching, OnlyThoseWhoMayFloatDo) {
  const RoundField field = test::burstein_field(TournamentBuilder(3).declared(1));
  const std::vector<Position> players = first_positions(3);
  BracketMatching matching(field, criteria::burstein_2026(), BracketKind::Last);
  const std::vector<char> first_only = {1, 0, 0};
  ASSERT_TRUE(matching.solve({.bracket = players, .any_next = 1, .may_float = first_only}));
  EXPECT_EQ(pairing_text(settled(matching, 3)), "1-0 2-3");
  const std::vector<char> nobody = {0, 0, 0};
  EXPECT_FALSE(matching.solve({.bracket = players, .any_next = 1, .may_float = nobody}));
}

}  // namespace
}  // namespace bloesem::swiss::burstein
