#include "engine/burstein/colours.hpp"

#include <gtest/gtest.h>

#include "bloesem/articles.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;

// Returns "3-1 5.2.5": the first board and the article of its colours.
std::string first_board(const Tournament& t) {
  const Result<RoundPairing> pairing = pair_round(t, {.edition = test::burstein_2026});
  if (!pairing) return pairing.error().message;
  const Board& board = pairing->boards.front();
  return test::name_of(board.white) + '-' + test::name_of(board.black) + ' ' +
         std::string(articles_of(pairing->edition).of(pairing->record.colour_rules.front()));
}

TEST(BursteinColours, WithoutGamesAnOddNumberOfTheHigherRankedHasTheInitialColour) {
  EXPECT_EQ(first_board(TournamentBuilder(2).declared(1)), "1-2 5.2.1");
  EXPECT_EQ(first_board(TournamentBuilder(2).declared(1).initial(Colour::Black)), "2-1 5.2.1");
}

TEST(BursteinColours, BothPreferencesOrTheOnlyOneAreGranted) {
  EXPECT_EQ(first_board(test::among_strangers({"B=", "W="}).declared(2)), "1-2 5.2.2");
  EXPECT_EQ(first_board(test::among_strangers({"W=", "H"}).declared(2)), "2-1 5.2.2");
}

TEST(BursteinColours, TheStrongerPreferenceIsGranted) {
  EXPECT_EQ(first_board(test::among_strangers({"W= B=", "H B="}).declared(3)), "2-1 5.2.3");
}

TEST(BursteinColours, TheLatestDifferenceAlternates) {
  EXPECT_EQ(first_board(test::among_strangers({"B= W= B=", "W= B= B= W= B="}).declared(7)), "1-2 5.2.5");
  EXPECT_EQ(first_board(test::among_strangers({"B= W= W= B=", "W= B= W= B="}).declared(7)), "2-1 5.2.4");
}

// 3 has more points than 1 and ranks lower, by its weaker opponents: 1 has its preference.
TEST(BursteinColours, TheHigherRankedIsTheOneWithTheBetterIndex) {
  const Tournament t = TournamentBuilder(7)
                           .declared(6)
                           .round("1-4 =, 5-2 0/1, 3-6 =, 7 U")
                           .round("6-1 0/1, 4-3 =, 2-7 =, 5 U")
                           .round("1-2 1/0, 3-5 1/0, 7-4 =, 6 U");
  EXPECT_EQ(first_board(t), "3-1 5.2.5");
}

// The reason for the first board of the coming round, as the judge gives it.
std::string first_reason(const Tournament& t) {
  const PairOptions options{.edition = test::burstein_2026};
  const Result<RequestedRound> request = requested_round(t, options);
  const Result<RoundPairing> pairing = pair_round(t, options);
  const RoundTask task = request->task(t, options);
  const bool higher_is_white = pairing->record.higher_is_white.front();
  const PlayerIndex white = pairing->boards.front().white;
  Position one = 0;
  while (request->field.player(one) != white) ++one;
  Position other = 0;
  while (request->field.player(other) != pairing->boards.front().black) ++other;
  const Position higher = higher_is_white ? one : other;
  return colour_reason({.tournament = t,
                        .field = request->field,
                        .task = task,
                        .higher = higher,
                        .lower = higher_is_white ? other : one,
                        .number = task.number(request->field, higher),
                        .higher_is_white = higher_is_white,
                        .rule = pairing->record.colour_rules.front()});
}

TEST(BursteinColours, ReasonsAreGivenInSeedingRoundsToo) {
  EXPECT_EQ(first_reason(test::among_strangers({"B=", "W="}).declared(2)),
            "1 prefers White strongly, 2 prefers Black strongly");
  const std::string seeding = first_reason(TournamentBuilder(4).declared(4));
  EXPECT_TRUE(seeding.starts_with("neither has played; 1, the higher ranked, has the odd number 1")) << seeding;
}

}  // namespace
}  // namespace bloesem::swiss::burstein
