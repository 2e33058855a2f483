// The boards of a paired round in order of publication.
#include "engine/board_list.hpp"

#include <gtest/gtest.h>

#include "tests/support/matchers.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::name_of;
using test::Random;
using test::TournamentBuilder;

std::string text_of(const std::vector<Board>& boards) {
  std::string text;
  for (const Board& b : boards) text += (text.empty() ? "" : " ") + name_of(b.white) + "-" + name_of(b.black);
  return text;
}

TEST(BoardList, ByScoresBeforeTheRoundThenByNumbers) {
  const Tournament t =
      TournamentBuilder(8).round("1-5 0/1, 6-2 0/1, 3-7 0/1, 8-4 =").round("4-1 =, 5-2 =, 6-3 =, 7-8 =");
  EXPECT_EQ(text_of(published_boards(t, 1)), "1-5 6-2 3-7 8-4");
  EXPECT_EQ(text_of(published_boards(t, 2)), "5-2 7-8 4-1 6-3");
}

TEST(BoardList, ByesAreNoBoards) {
  const Tournament t = TournamentBuilder(5).round("1-3 1/0, 4 U, 5 H");
  EXPECT_EQ(text_of(published_boards(t, 1)), "1-3");
  EXPECT_EQ(text_of(published_boards(TournamentBuilder(3), 1)), "");
}

TEST(BoardList, ForfeitedGamesAreBoards) {
  EXPECT_EQ(text_of(published_boards(TournamentBuilder(4).round("3-1 -/+, 4-2 -/-"), 1)), "3-1 4-2");
}

TEST(BoardList, WithoutColoursTheSmallerNumberComesFirst) {
  EXPECT_EQ(text_of(published_boards(TournamentBuilder(4).round("3:1 +/-, 2:4 -/-"), 1)), "1-3 2-4");
}

// The order must equal the one that the engine publishes.
TEST(BoardList, AgreesWithTheEngine) {
  int rounds = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    const Tournament t = test::played_tournament(random, random.between(4, 30), random.between(3, 7));
    for (int round = 1; round <= t.rounds_played; ++round) {
      const Result<RoundPairing> pairing = pair_round(t, {.round = round});
      ASSERT_TRUE(pairing) << pairing.error().message;
      EXPECT_EQ(text_of(published_boards(t, round)), text_of(pairing->boards))
          << "seed " << seed << " round " << round;
      ++rounds;
    }
  }
  EXPECT_GT(rounds, 200);
}

}  // namespace
}  // namespace bloesem
