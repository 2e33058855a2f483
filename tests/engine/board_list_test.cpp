// The boards of a paired round in order of publication.
#include "engine/board_list.hpp"

#include <gtest/gtest.h>

#include "bloesem/edition_choice.hpp"
#include "engine/as_paired.hpp"
#include "engine/generator/generate.hpp"
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

// Plays an event of the system, and expects the boards of each round as they were paired.
void expect_boards_as_paired(const generator::Settings& settings, std::uint64_t seed, int& rounds) {
  std::vector<RoundPairing> paired;
  const auto made = generator::generate(
      settings, seed, [&](const Tournament&, const PairOptions&, const Result<RoundPairing>& pairing) {
        if (pairing) paired.push_back(*pairing);
      });
  ASSERT_TRUE(made) << made.error().message;
  const Result<Tournament> tournament = as_paired(made->tournament, settings.edition, settings.readings);
  ASSERT_TRUE(tournament) << tournament.error().message;
  const PairOptions options{.edition = settings.edition,
                            .readings = chosen_readings(settings.edition, settings.readings)};
  for (const RoundPairing& pairing : paired) {
    EXPECT_EQ(text_of(published_boards(*tournament, pairing.round, options)), text_of(pairing.boards))
        << "seed " << seed << " round " << pairing.round;
    ++rounds;
  }
}

// An arbiter enters results by the numbers that were published.
TEST(BoardList, IsThatOfEverySystem) {
  for (const Edition edition : editions()) {
    SCOPED_TRACE(full_title_of(edition));
    int rounds = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed)
      expect_boards_as_paired({.players = 9 + static_cast<int>(seed),
                               .rounds = has_table(edition) ? 0 : 5,
                               .half_byes = 50'000,
                               .zero_byes = 50'000,
                               .edition = edition},
                              seed, rounds);
    EXPECT_GT(rounds, 40);
  }
}

TEST(BoardList, IsThatOfEveryTable) {
  const Edition edition = *default_edition("round-robin");
  int rounds = 0;
  for (const std::vector<ReadingChoice>& chosen :
       {std::vector<ReadingChoice>{{"boards", "balanced"}}, std::vector<ReadingChoice>{{"cycles", "2"}},
        std::vector<ReadingChoice>{{"order", "fide"}, {"boards", "balanced"}},
        std::vector<ReadingChoice>{{"order", "rotated"}}}) {
    const Result<Readings> readings = resolve_readings(edition, chosen);
    ASSERT_TRUE(readings) << readings.error().message;
    for (const int players : {6, 8, 10})
      expect_boards_as_paired(
          {.players = players, .rounds = 0, .zero_byes = 100'000, .edition = edition, .readings = *readings}, 1,
          rounds);
  }
  EXPECT_GT(rounds, 100);
}

// The round was paired, and published, when the game was a draw.
TEST(BoardList, KnowsNoGameThatWasDecidedLater) {
  Tournament t = TournamentBuilder(4).round("1-3 0/1, 2-4 =").round("1-2 =, 4-3 =");
  EXPECT_EQ(text_of(published_boards(t, 2)), "4-3 1-2");
  t.late_decisions = {{1, 0, 2, 2, 2}};
  EXPECT_EQ(text_of(published_boards(t, 2)), "1-2 4-3");
}

// A pair that the table does not have, in a file of another program, is a board nevertheless.
TEST(BoardList, OtherPairsFollowThoseOfTheTable) {
  Tournament t = TournamentBuilder(6).round("3-6 =, 1-4 =, 2-5 =");
  t.rounds_declared = 5;
  EXPECT_EQ(text_of(published_boards(t, 1, {.edition = *default_edition("round-robin")})), "2-5 1-4 3-6");
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
