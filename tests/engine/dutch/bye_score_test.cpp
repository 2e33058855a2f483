// C5: the lowest score of a player with the bye, compared with all complete round-pairings of small fields.
#include "engine/dutch/bye_score.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::TournamentBuilder;

// True if the players of the set (bit p stands for position p) can all be paired among themselves.
bool can_all_be_paired(const RoundField& field, unsigned players) {
  if (players == 0) return true;
  Position first = 0;
  while ((players >> first & 1U) == 0) ++first;
  for (Position p = first + 1; p < field.size(); ++p)
    if ((players >> p & 1U) != 0 && field.compatible(first, p) &&
        can_all_be_paired(field, players & ~(1U << first) & ~(1U << p)))
      return true;
  return false;
}

// Returns the positions of the players who may have the bye and whose absence leaves a round that can be
// paired.
std::vector<Position> possible_byes(const RoundField& field) {
  std::vector<Position> byes;
  const unsigned all = (1U << field.size()) - 1;
  for (Position p = 0; p < field.size(); ++p)
    if (field.facts(p).bye_eligible && can_all_be_paired(field, all & ~(1U << p))) byes.push_back(p);
  return byes;
}

std::vector<bool> eligibility(const RoundField& field) {
  std::vector<bool> eligible;
  for (Position p = 0; p < field.size(); ++p) eligible.push_back(field.facts(p).bye_eligible);
  return eligible;
}

TEST(SettleByeScore, IsTheLowestOfAllCompletePairings) {
  test::Random random(121);
  int settled = 0;
  int impossible = 0;
  int above_the_lowest = 0;
  for (int run = 0; run < 6000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    RoundField field = test::next_round(
        test::made_up_tournament(random, random.between(1, 9), random.between(0, 5),
                                 random.chance(60) ? test::Colours::Lopsided : test::Colours::Mixed),
        fide_2026);
    const std::vector<bool> before = eligibility(field);
    const bool odd = field.size() % 2 == 1;
    const std::vector<Position> byes = odd ? possible_byes(field) : std::vector<Position>();
    const bool possible = odd ? !byes.empty() : can_all_be_paired(field, (1U << field.size()) - 1);
    ASSERT_EQ(settle_bye_score(field), possible);
    std::vector<bool> expected = before;
    if (odd && possible) {
      const Points score = field.facts(byes.back()).score;  // A.2 order
      for (Position p = 0; p < field.size(); ++p)
        if (field.facts(p).score > score) expected[static_cast<std::size_t>(p)] = false;
      ++settled;
      Position lowest = field.size() - 1;
      while (!before[static_cast<std::size_t>(lowest)]) --lowest;
      above_the_lowest += score > field.facts(lowest).score ? 1 : 0;
    }
    impossible += possible ? 0 : 1;
    ASSERT_EQ(eligibility(field), expected);
  }
  EXPECT_GT(settled, 1000);
  EXPECT_GT(impossible, 100);
  EXPECT_GT(above_the_lowest, 20);
}

// A path through all players in random order, in places broken, and some other pairs: who can be left over is
// seldom plain. Everybody else is barred.
RoundField sparse(test::Random& random, const RoundField& field) {
  const int players = field.size().value();
  std::vector<Position> path = positions(0, field.size());
  random.shuffle(path);
  std::vector<std::vector<char>> meet(at(players), std::vector<char>(at(players), 0));
  const auto let_meet = [&](Position p, Position q) { meet[at(p)][at(q)] = meet[at(q)][at(p)] = 1; };
  for (std::size_t i = 1; i < path.size(); ++i)
    if (random.chance(99)) let_meet(path[i - 1], path[i]);
  for (int more = random.between(0, 4); more > 0; --more)
    let_meet(Position(random.between(0, players - 1)), Position(random.between(0, players - 1)));
  std::vector<std::pair<Position, Position>> barred;
  for (Position p = 0; p < field.size(); ++p)
    for (Position q = p + 1; q < field.size(); ++q)
      if (meet[at(p)][at(q)] == 0) barred.emplace_back(p, q);
  return field.barring(barred);
}

// Few players are decided by another matching than many.
TEST(SettleByeScore, LeavesTheLowestOverWithoutWhomTheOthersCanBePaired) {
  test::Random random(122);
  int few = 0;
  int many = 0;
  int impossible = 0;
  int above_the_lowest = 0;
  for (int run = 0; run < 400 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    RoundField field = sparse(
        random, test::next_round(test::made_up_tournament(random, random.between(10, 90), random.between(0, 3)),
                                 fide_2026));
    if (field.size() % 2 == 0) continue;
    const std::vector<bool> before = eligibility(field);
    Position lowest = field.size();
    bool possible = false;
    int tried = 0;
    while (!possible && lowest > 0) {
      if (!before[at(--lowest)]) continue;
      ++tried;
      std::vector<Position> others = positions(0, field.size());
      others.erase(others.begin() + lowest.value());
      possible = can_be_completed(field, others);
    }
    ASSERT_EQ(settle_bye_score(field), possible);
    (field.size() < 64 ? few : many) += possible ? 1 : 0;
    impossible += possible ? 0 : 1;
    above_the_lowest += possible && tried > 1 ? 1 : 0;
    for (Position p = 0; possible && p < field.size(); ++p)
      ASSERT_EQ(field.facts(p).bye_eligible,
                before[at(p)] && field.facts(p).score <= field.facts(lowest).score);
  }
  EXPECT_GT(few, 40);
  EXPECT_GT(many, 20);
  EXPECT_GT(impossible, 20);
  EXPECT_GT(above_the_lowest, 20);
}

TEST(SettleByeScore, OfOnePlayerIsTheirs) {
  RoundField field = test::next_round(TournamentBuilder(1), fide_2026);
  EXPECT_TRUE(settle_bye_score(field));
  EXPECT_TRUE(field.facts(0).bye_eligible);
  RoundField again = test::next_round(TournamentBuilder(1).round("1 U"), fide_2026);
  EXPECT_FALSE(settle_bye_score(again)) << "the player has had the bye";
}

TEST(SettleByeScore, OfNobodyIsSettled) {
  RoundField field = test::next_round(TournamentBuilder(0), fide_2026);
  EXPECT_TRUE(settle_bye_score(field));
}

// 3, without points, may have the bye, but then 1 and 2 are left to each other, who have met.
TEST(SettleByeScore, RisesWhereTheLowestWouldLeaveOthersOver) {
  const Tournament t = TournamentBuilder(3).round("1-2 =, 3 Z");
  RoundField field = test::next_round(t, fide_2026);
  ASSERT_EQ(field.player(2), test::nr(3));
  ASSERT_TRUE(field.facts(2).bye_eligible);
  EXPECT_TRUE(settle_bye_score(field));
  EXPECT_TRUE(field.facts(0).bye_eligible) << "1 or 2 has the bye, and 3 the other as opponent";
  EXPECT_TRUE(field.facts(1).bye_eligible);
}

// C9: who may have the bye is known with the rounds not played; for others nothing depends on them.
TEST(SettleByeScore, FillsInRoundsNotPlayed) {
  RoundField field = test::next_round(
      TournamentBuilder(5).round("1-2 =, 3-4 1/0, 5 Z").round("1-3 1/0, 2 H, 4 Z, 5 Z"), fide_2026);
  ASSERT_TRUE(settle_bye_score(field));
  int unplayed = 0;
  for (Position p = 0; p < field.size(); ++p) {
    const auto games = static_cast<int>(field.colours(p).size());
    EXPECT_EQ(field.facts(p).unplayed, field.facts(p).bye_eligible ? 2 - games : 0);
    unplayed += field.facts(p).unplayed;
  }
  EXPECT_GT(unplayed, 0);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
