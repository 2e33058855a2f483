// The absolute criteria one by one, for boards and byes given by hand.
#include "engine/legality.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::among_strangers;
using test::nr;
using test::Random;
using test::TournamentBuilder;

std::string text_of(const std::vector<Violation>& violations) {
  std::string text;
  for (const Violation& v : violations)
    text += (text.empty() ? "" : "; ") + std::string(v.article) + ": " + v.why;
  return text;
}

std::string board(const Tournament& t, int white, int black, const PairOptions& options = {}) {
  return text_of(*violations_of_board(t, {nr(white), nr(black)}, options));
}

std::string bye(const Tournament& t, int player, const PairOptions& options = {}) {
  return text_of(*violations_of_bye(t, nr(player), options));
}

// C.1

TEST(LegalityC1, WhoPlayedMayNotMeetAgain) {
  const Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 W/L");
  EXPECT_EQ(board(t, 3, 1), "C.1: 3 and 1 met in round 1");
  EXPECT_EQ(board(t, 2, 4), "C.1: 2 and 4 met in round 1");
  EXPECT_EQ(board(t, 1, 2), "");
}

TEST(LegalityC1, AForfeitIsNoMeeting) {
  const Tournament t = TournamentBuilder(4).round("1-3 +/-, 4-2 -/-");
  EXPECT_EQ(board(t, 1, 3), "");
  EXPECT_EQ(board(t, 4, 2), "");
}

TEST(LegalityC1, OfARoundThatIsPairedOnlyTheRoundsBeforeCount) {
  const Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1").round("3-1 =, 2-4 =");
  EXPECT_EQ(board(t, 1, 3, {.round = 1}), "");
  EXPECT_EQ(board(t, 3, 1, {.round = 2}), "C.1: 3 and 1 met in round 1");
}

TEST(LegalityC1, AWishIsTreatedLikeIt) {
  const Tournament t = TournamentBuilder(4).forbid({1, 2});
  EXPECT_EQ(board(t, 1, 2), "C.1: 1 and 2 must not meet: the tournament forbids it");
  EXPECT_EQ(board(t, 1, 3, {.forbidden = {{nr(1), nr(3)}}}),
            "C.1: 1 and 3 must not meet: the tournament forbids it");
  EXPECT_EQ(board(t, 1, 4), "");
}

TEST(LegalityC1, AWishForOtherRoundsDoesNotMatter) {
  Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1");
  t.forbidden_spans = {{{nr(1), nr(2)}, 1, 1}, {{nr(1), nr(4)}, 2, 3}};
  EXPECT_EQ(board(t, 1, 2), "");
  EXPECT_EQ(board(t, 1, 4), "C.1: 1 and 4 must not meet: the tournament forbids it");
}

// C.3 and the basic rules about colours

TEST(LegalityC3, TwoWithTheSameAbsolutePreferenceMayNotMeet) {
  const Tournament t = among_strangers({"W= W=", "W= W=", "W= B="});
  EXPECT_EQ(board(t, 1, 2),
            "C.3: 1 and 2 both must have Black: 1 has had White 2 times more than Black, 2 has had "
            "White 2 times more than Black");
  EXPECT_EQ(board(t, 3, 1), "");
}

TEST(LegalityC3, SaysWhatAnAbsolutePreferenceRestsOn) {
  const Tournament t = among_strangers({"B= W= W=", "W= W= B= W="});
  EXPECT_EQ(board(t, 1, 2),
            "C.3: 1 and 2 both must have Black: 1 has just had White twice, 2 has had White 2 times "
            "more than Black");
}

TEST(LegalityC3, AnAbsolutePreferenceMustBeGranted) {
  const Tournament t = among_strangers({"W= W=", "W= B=", "B= B="});
  EXPECT_EQ(board(t, 1, 2), "C.04.1.g: 1 would have White a third time in a row");
  EXPECT_EQ(board(t, 1, 3),
            "C.04.1.g: 1 would have White a third time in a row; "
            "C.04.1.g: 3 would have Black a third time in a row");
  EXPECT_EQ(board(t, 3, 1), "");
}

TEST(LegalityC3, ADifferenceOfThreeIsNotAllowedEither) {
  const Tournament t = among_strangers({"W= W= B= W=", "W= B= W= B="});
  EXPECT_EQ(board(t, 1, 2), "C.04.1.f: 1 would have White three times more than Black");
  EXPECT_EQ(board(t, 2, 1), "");
}

TEST(LegalityC3, ForfeitsHaveNoColour) {
  EXPECT_EQ(board(TournamentBuilder(4).round("1-3 =, 2-4 =").round("1-4 +/-, 2-3 +/-"), 1, 2), "");
}

// In the last round, with more than half of the points.
TEST(LegalityC3, TopscorersAreExcused) {
  TournamentBuilder builder = among_strangers({"W1 W1", "W0 W0", "B0 W0"});
  EXPECT_THAT(board(builder, 1, 2), ::testing::StartsWith("C.3: 1 and 2 both must have Black: "));
  const Tournament last = builder.declared(3);
  EXPECT_EQ(board(last, 1, 2), "");
  EXPECT_EQ(board(last, 2, 1), "");  // one of them cannot have the colour that both must have
  EXPECT_EQ(board(last, 1, 3), "");
  EXPECT_EQ(board(last, 2, 3), "C.04.1.g: 2 would have White a third time in a row");
  EXPECT_EQ(board(last, 2, 3, {.rounds_declared = 9}), "C.04.1.g: 2 would have White a third time in a row");
}

TEST(Legality, SaysAllThatIsWrong) {
  const Tournament t =
      TournamentBuilder(4).round("1-2 =, 4-3 =").round("1-4 =, 2-3 =").round("4-1 +/-, 3-2 -/-");
  EXPECT_EQ(board(t, 1, 2), "C.1: 1 and 2 met in round 1; C.04.1.g: 1 would have White a third time in a row");
}

TEST(Legality, WhoDoesNotTakePartHasNoVerdict) {
  const Tournament t = TournamentBuilder(5).round("1-3 1/0, 4-2 0/1").coming("1 H");
  const auto expect_refused = [&](int white, int black, int round, const std::string& named) {
    PairOptions options;
    options.round = round;
    const auto violations = violations_of_board(t, {nr(white), nr(black)}, options);
    ASSERT_FALSE(violations);
    EXPECT_EQ(violations.error().code, ErrorCode::InvalidInput);
    EXPECT_NE(violations.error().message.find(named), std::string::npos) << violations.error().message;
  };
  expect_refused(1, 2, 2, "player 1 ");
  expect_refused(2, 1, 2, "player 1 ");
  expect_refused(1, 5, 1, "player 5 ");
}

// C.2

TEST(LegalityC2, NoSecondBye) {
  const Tournament t = TournamentBuilder(7).round("1-4 +/-, 2-5 1/0, 3 U, 6 H, 7 F");
  EXPECT_EQ(bye(t, 3), "C.2: 3 had the bye in round 1");
  EXPECT_EQ(bye(t, 1), "C.2: 1 won without playing in round 1");
  for (const int free : {2, 4, 5, 6, 7}) EXPECT_EQ(bye(t, free), "") << free;
}

TEST(LegalityC2, OnlyTheRoundsBeforeCount) {
  const Tournament t = TournamentBuilder(3).round("1-2 1/0, 3 U").round("3-1 =, 2 U");
  EXPECT_EQ(bye(t, 3, {.round = 1}), "");
  EXPECT_EQ(bye(t, 2, {.round = 2}), "");
  EXPECT_EQ(bye(t, 2), "C.2: 2 had the bye in round 2");
}

// Every board that the engine pairs is legal, also in the last round.
TEST(Legality, EveryPairingOfTheEngineIsLegal) {
  int boards = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const Tournament t = test::played_tournament(random, random.between(4, 20), random.between(3, 8));
    for (int round = 1; round <= t.rounds_played; ++round) {
      const PlayedRound played = played_round(t, round);
      for (const Board& b : played.boards) {
        EXPECT_EQ(board(t, b.white + 1, b.black + 1, {.round = round}), "")
            << "seed " << seed << " round " << round;
        ++boards;
      }
      if (!played.bye) continue;
      EXPECT_EQ(bye(t, *played.bye + 1, {.round = round}), "") << "seed " << seed;
    }
  }
  EXPECT_GT(boards, 3000);
}

}  // namespace
}  // namespace bloesem
