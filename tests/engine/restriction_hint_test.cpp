// An impossible round names the restriction that is enough to lift.
#include "engine/restriction_hint.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::FailsWith;
using test::TournamentBuilder;

TEST(RestrictionHint, NamesTheGroupAndItsRounds) {
  Tournament t = TournamentBuilder(4);
  t.forbidden_spans.push_back({{0, 1, 2}, 1, 3});
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::NoValidPairing,
                                       "; without the restriction of 1, 2 and 3 it could be paired"));
  t.forbidden_spans[0] = {{0, 1, 2, 3}, 2, 3};
  EXPECT_TRUE(pair_round(t)) << "not in this round";
}

TEST(RestrictionHint, NamesEachThatIsEnough) {
  Tournament t = TournamentBuilder(4).forbid({1, 2, 3});
  t.forbidden_spans.push_back({{1, 2, 3}, 1, 1});
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::NoValidPairing,
                                       "; without the restrictions of the round it could be paired"));
  t.forbidden_spans[0] = {{0, 3}, 1, 1};
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::NoValidPairing,
                                       "; without the restriction of 1, 2 and 3 it could be paired"));
}

TEST(RestrictionHint, NamesTheLargestFirstWhateverTheOrderOfTheFile) {
  const std::string expected =
      "without the restriction of 1, 2 and 3, or of 1 and 4, or of 1 and 5, or of 1 and 6 it could be paired";
  const Tournament one = TournamentBuilder(6).forbid({1, 5}).forbid({1, 6}).forbid({1, 2, 3}).forbid({1, 4});
  const Tournament other = TournamentBuilder(6).forbid({3, 2, 1}).forbid({4, 1}).forbid({1, 6}).forbid({1, 5});
  for (const Tournament& t : {one, other})
    EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::NoValidPairing, expected));
}

TEST(RestrictionHint, IsSilentWhereNoRestrictionIsToBlame) {
  const Tournament met = TournamentBuilder(2).round("1-2 =");
  const Result<RoundPairing> pairing = pair_round(met);
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().message.find("restriction"), std::string::npos);
  Tournament both = met;
  both.forbidden_spans.push_back({{0, 1}, 1, 9});
  EXPECT_EQ(pair_round(both).error().message.find("restriction"), std::string::npos);
}

}  // namespace
}  // namespace bloesem
