#include "engine/burstein/ranking.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/support/burstein_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;

Ranking ranking_of(const Tournament& tournament, ZeroByes reading = ZeroByes::UpToLastRound) {
  return {test::burstein_field(tournament), tournament, tournament.rounds_played + 1, reading};
}

// Returns "1 90 90": the Index of the player with this number, in tenths and hundredths.
std::string index_of(const Tournament& tournament, int number, ZeroByes reading = ZeroByes::UpToLastRound) {
  const RoundField field = test::burstein_field(tournament);
  const Ranking ranking(field, tournament, tournament.rounds_played + 1, reading);
  for (Position p = 0; p < field.size(); ++p)
    if (field.player(p) == test::nr(number))
      return std::to_string(ranking.index(p).buchholz) + ' ' +
             std::to_string(ranking.index(p).sonneborn_berger);
  return "not in the field";
}

// The first worked example of docs/systems/burstein.md: three rounds of six.
TournamentBuilder worked_example() {
  return TournamentBuilder(7)
      .declared(6)
      .round("1-4 =, 5-2 0/1, 3-6 =, 7 U")
      .round("6-1 0/1, 4-3 =, 2-7 =, 5 U")
      .round("1-2 1/0, 3-5 1/0, 7-4 =, 6 U");
}

TEST(BursteinRanking, TheIndexAddsUpOpponentsAndCountsAByeAsAGameAgainstOneself) {
  const Tournament t = worked_example();
  EXPECT_EQ(index_of(t, 1), "45 375");
  EXPECT_EQ(index_of(t, 3), "40 250");
  EXPECT_EQ(index_of(t, 4), "65 325");
  EXPECT_EQ(index_of(t, 5), "45 100");
  EXPECT_EQ(index_of(t, 6), "60 250");
  EXPECT_EQ(index_of(t, 7), "50 350");
}

// 1.8: the score plays no part. 1 and 5 have the same Buchholz.
TEST(BursteinRanking, RanksByBuchholzThenBySonnebornBergerThenByNumber) {
  const Tournament t = worked_example();
  const RoundField field = test::burstein_field(t);
  const Ranking ranking = ranking_of(t);
  std::vector<Position> players(static_cast<std::size_t>(field.size()));
  for (Position p = 0; p < field.size(); ++p) players[at(p)] = p;
  ranking.sort(players);
  std::string order;
  for (const Position p : players) order += std::to_string(field.player(p) + 1);
  EXPECT_EQ(order, "4627153");
  EXPECT_TRUE(ranking.higher(players[0], players[1]));
  EXPECT_EQ(ranking.place(players[6]), 6);
}

TEST(BursteinRanking, EqualIndicesAreRankedByNumber) {
  const Tournament t = TournamentBuilder(4).declared(2).round("1-3 =, 2-4 =");
  const Ranking ranking = ranking_of(t);
  for (Position p = 0; p < 4; ++p) EXPECT_EQ(ranking.place(p), p);
}

TEST(BursteinRanking, FictitiousPointsDoNotCount) {
  TournamentBuilder t(4);
  t.declared(2).round("1-3 1/0, 2-4 0/1");
  const std::string before = index_of(t, 1);
  t.virtual_points(3, {10, 10});
  EXPECT_EQ(index_of(t, 1), before);
}

// A forfeit is no game: the winner gets a win against oneself, the loser a loss.
TEST(BursteinRanking, AForfeitCountsAsAGameAgainstOneself) {
  const Tournament t = TournamentBuilder(4).declared(2).round("1-3 +/-, 2-4 1/0");
  EXPECT_EQ(index_of(t, 1), "10 100");
  EXPECT_EQ(index_of(t, 3), "0 0");
}

// The points of the tournament, not wins and draws.
TEST(BursteinRanking, UsesThePointsAsScored) {
  PointSystem points;
  points.win = points.forfeit_win = points.full_bye = points.pairing_bye = 30;
  points.draw = points.half_bye = 10;
  TournamentBuilder t(4);
  t.declared(2).points(points).round("1-3 =, 2-4 1/0");
  EXPECT_EQ(index_of(t, 1), "10 100");
  EXPECT_EQ(index_of(t, 4), "30 0");
}

// Returns three rounds; in the last, which this text completes, 1 wins against 3. 4 has met 1 and then stays
// away.
TournamentBuilder staying_away(std::string_view last_round_of_the_others) {
  TournamentBuilder t(5);
  t.declared(4).round("1-4 1/0, 2-5 1/0, 3 U").round("1-2 0/1, 3-5 1/0, 4 Z");
  return t.round("1-3 1/0, " + std::string(last_round_of_the_others));
}

// The opponents of 1 have 0, 25 and 20; each round away adds half a point to the first.
TEST(BursteinRanking, OpponentsSeeDrawsInZeroPointByesUpToTheLastRound) {
  const Tournament t = staying_away("2 H, 5 H, 4 Z");
  EXPECT_TRUE(index_of(t, 1).starts_with("55 ")) << index_of(t, 1);
  EXPECT_EQ(index_of(t, 4), "20 0") << "one's own Index knows no such draws";
}

// The readings differ only for a player who returns.
TEST(BursteinRanking, TheSecondReadingWantsTheByeOfThisRoundToo) {
  TournamentBuilder t = staying_away("2 H, 5 H, 4 Z");
  EXPECT_TRUE(index_of(t, 1, ZeroByes::UpToThisRound).starts_with("45 "));
  t.coming("4 Z");
  EXPECT_TRUE(index_of(t, 1, ZeroByes::UpToThisRound).starts_with("55 "));
  EXPECT_TRUE(index_of(t, 1, ZeroByes::UpToLastRound).starts_with("55 "));
}

TEST(BursteinRanking, ADifferentRoundEndsTheRun) {
  EXPECT_TRUE(index_of(staying_away("2 H, 5 H, 4 H"), 1).starts_with("50 "));
  EXPECT_TRUE(index_of(staying_away("2 H, 5 H, 4 F"), 1).starts_with("55 "));
  EXPECT_TRUE(index_of(staying_away("2-4 +/-, 5 H"), 1).starts_with("50 ")) << "a forfeit is no bye";
}

}  // namespace
}  // namespace bloesem::swiss::burstein
