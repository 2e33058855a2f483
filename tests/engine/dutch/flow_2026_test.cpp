// 1.9 of the 2026 text: after every bracket the rest can be completed, with the score of the bye as low as
// possible.
#include "engine/dutch/flow_2026.hpp"

#include <gtest/gtest.h>

#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::brackets_of;
using test::IsPairing;
using test::TournamentBuilder;

Result<RoundPairing> paired(const Tournament& tournament, Edition edition = Edition::Fide2026) {
  PairOptions options;
  options.edition = edition;
  return pair_round(tournament, options);
}

std::string brackets_2026(const Tournament& tournament) { return brackets_of(paired(tournament)); }

// Players 1 to 6 with 2, 1, 2, 0, 1, 0 points; 4 is absent.
TournamentBuilder c5_case() {
  TournamentBuilder t(6);
  t.round("4-1 0/1, 2-5 1/0, 3-6 1/0").round("1-2 1/0, 4-3 0/1, 5-6 1/0").coming("4 Z");
  return t;
}

TEST(Fide2026, C5TearsATopBracketApartForALowerBye) {
  const Tournament t = c5_case();
  // 1-3 would leave 2, 5 and 6, who cannot be paired with the bye at the lowest score.
  const Result<RoundPairing> pairing = paired(t);
  ASSERT_TRUE(pairing);
  ASSERT_TRUE(pairing->bye);
  EXPECT_EQ(test::name_of(*pairing->bye), "6");
  const Result<RoundPairing> of_2016 = paired(t, Edition::Baku2016);
  ASSERT_TRUE(of_2016 && of_2016->bye);
  EXPECT_NE(test::name_of(*of_2016->bye), "6");
}

// Round 2 after 1-3 and 2-4; 5 entered late. 3-4 with the bye for 5 is generated first, but 5 has played one
// game less.
TEST(Fide2026, C9GivesTheByeToWhoHasPlayedMost) {
  const Tournament t = TournamentBuilder(5).round("1-3 1/0, 4-2 0/1, 5 Z");
  EXPECT_THAT(paired(t), IsPairing("2-1 3-5 4 bye"));
}

// The lowest group is two players who have met, so two of the group above have to come down (C4), and nothing
// collapses.
TEST(Fide2026, C4HoldsInEveryBracket) {
  TournamentBuilder t(6);
  t.byes("1 F, 2 F, 3 H, 4 H").forbid({5, 6});
  EXPECT_EQ(brackets_2026(t), "closing 1 2 | completing 3 4 | closing 3 4>5 6");
}

TEST(Fide2026, AScoreGroupKeepsItsBracketThroughoutTheRound) {
  // Under the 2016 rules the groups below the penultimate bracket would collapse.
  TournamentBuilder t(8);
  t.byes("1 F, 2 F, 3 H, 4 H, 5 Z, 6 Z").forbid({7, 8, 5, 6});
  EXPECT_EQ(brackets_2026(t).find("CLB"), std::string::npos);
}

TEST(Fide2026, WithoutACompletePairingTheChiefArbiterDecides) {
  EXPECT_THAT(paired(TournamentBuilder(6).forbid({1, 2, 3, 4})),
              test::FailsWith(ErrorCode::NoValidPairing, "players 1, 2 and 3 cannot all be paired"));
}

// The eligibility table: the other two have already had the bye.
TEST(Fide2026, AFullPointByeBarsFromTheBye) {
  const auto third = [](std::string_view mark) {
    TournamentBuilder t(3);
    t.round("1 U, 2 Z, 3 Z").round("2 U, 1 Z, 3 " + std::string(mark));
    return t;
  };
  EXPECT_FALSE(paired(third("F")));
  EXPECT_FALSE(paired(third("U")));
  for (const char* mark : {"H", "Z"}) {
    const Result<RoundPairing> pairing = paired(third(mark));
    ASSERT_TRUE(pairing) << mark;
    EXPECT_EQ(test::name_of(pairing->bye.value()), "3") << mark;
  }
  EXPECT_TRUE(paired(third("F"), Edition::Baku2016));
}

TEST(Fide2026, NobodyAndOneAlone) {
  EXPECT_THAT(paired(TournamentBuilder(1)), IsPairing("1 bye"));
  EXPECT_THAT(paired(TournamentBuilder(0)), IsPairing(""));
}

}  // namespace
}  // namespace bloesem
