#include "engine/double_swiss/identifier.hpp"

#include <gtest/gtest.h>

#include "engine/double_swiss/upfloaters.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::double_swiss::IdentifiedPairs;
using swiss::double_swiss::pair_bracket;

LiteralPosition one_score(int players) {
  std::map<int, Points> scores;
  for (int number = 1; number <= players; ++number) scores[number] = 20;
  return LiteralPosition(scores);
}

std::string identified(const LiteralPosition& drawn, SolverChoice solver = SolverChoice::Auto) {
  const MatchPosition position(drawn, {.solver = solver});
  const auto pairs = pair_bracket(position.round, swiss::positions(0, position.field.size()), {});
  return pairs ? position.numbers(pairs->pairs) : "impossible";
}

TEST(Identifier, TopMembersThenBottomMembers) {
  const MatchPosition position(one_score(24));
  const std::vector<std::pair<swiss::Position, swiss::Position>> pairs = {{position.at(11), position.at(24)},
                                                                          {position.at(16), position.at(6)},
                                                                          {position.at(10), position.at(9)},
                                                                          {position.at(8), position.at(4)}};
  EXPECT_EQ(swiss::double_swiss::identifier_of(position.field, pairs),
            (std::vector<int>{4, 6, 9, 11, 8, 16, 10, 24}));
}

TEST(Identifier, AFreeBracketIsPairedInHalves) {
  for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom})
    EXPECT_EQ(identified(one_score(8), solver), "1-5 2-6 3-7 4-8");
}

TEST(Identifier, AnEarlierTopMemberIsWorthMoreThanAnEarlierBottomMember) {
  LiteralPosition position = one_score(6);
  position.apart(4, {1, 2, 3});
  for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom})
    EXPECT_EQ(identified(position, solver), "1-3 2-5 4-6") << "4 must be a top member";
  position.apart(4, {5, 6});
  EXPECT_EQ(identified(position), "impossible");
}

// Of the residents 1 and 2 the first floated, so 2 meets the upfloater.
TEST(Identifier, OpponentsOfUpfloatersComeFirst) {
  const LiteralPosition drawn(TournamentBuilder(8)
                                  .round("1 F, 2 H, 3 H, 4-7 =, 5-8 =, 6 H")
                                  .round("1-6 =, 2 F, 3 F, 4 F, 5 Z")
                                  .build());
  const MatchPosition position(drawn);
  // 1, 2, 3 have 1.5 points, and so has 4.
  const auto pairs = pair_bracket(position.round, position.all({1, 2, 3}), position.all({6}));
  ASSERT_TRUE(pairs);
  EXPECT_EQ(position.numbers(pairs->pairs), "1-3 2-6");
}

TEST(Identifier, BothWaysAgree) {
  Random random(17);
  int by_first = 0;
  int compared = 0;
  for (int i = 0; i < 4000; ++i) {
    const LiteralPosition drawn =
        random_match_position(random, 2 * random.between(1, 6), random.between(1, 2), random.between(0, 70));
    const MatchPosition fast(drawn);
    const MatchPosition exact(drawn, {.solver = SolverChoice::Blossom});
    const auto end = fast.field.end_of_score_group(0);
    const auto residents = swiss::positions(0, end);
    const auto set =
        swiss::double_swiss::Upfloaters(fast.round).choose(residents, swiss::positions(end, fast.field.size()));
    if (!set) continue;
    const auto pairs = pair_bracket(fast.round, residents, set->players);
    const auto expected = pair_bracket(exact.round, residents, set->players);
    ASSERT_TRUE(pairs && expected) << i;
    ++compared;
    by_first += pairs->found_by == swiss::double_swiss::found_first ? 1 : 0;
    EXPECT_EQ(fast.numbers(pairs->pairs), exact.numbers(expected->pairs)) << i;
  }
  EXPECT_GT(by_first, 1000);
  EXPECT_LT(by_first, compared);
}

}  // namespace
}  // namespace bloesem::test
