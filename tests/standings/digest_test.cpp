// Worked values from the exercise book of FIDE's Technical Commission, from an arbiters' course, and for single
// points of the regulations. The numbers are those of docs/standings.md.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/standings/direct_encounter.hpp"
#include "bloesem/standings/rating_table.hpp"
#include "engine/standings/element.hpp"
#include "engine/standings/method.hpp"
#include "tests/standings/players.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::standings::testing {
namespace {

using test::TournamentBuilder;

// The Swiss tournament of the exercise book.
const Tournament& swiss() {
  static const Tournament tournament = from_rows(
      {"+W9 =B13 =W2 +B15 =W4", "+B10 +W7 =B1 +W16 =B3", "=W11 +B6 +W8 =B4 =W2", "+B12 H +W13 =W3 =B1",
       "-W13 -B15 +W11 =B7 +W10", "-B14 -W3 U +W10 +B8", "+W15 -B2 -B16 =W5 -B11", "=B16 +W14 -B3 +W13 -W6",
       "-B1 -W10 H F-11 U", "-W2 +B9 -W15 -B6 -B5", "=B3 -W16 -B5 F+9 +W7", "-W4 U F+14 Z Z",
       "+B5 =W1 -B4 -B8 -W14", "+W6 -B8 F-12 Z +B13", "-B7 +W5 +B10 -W1 -B16", "=W8 +B11 +W7 -B2 +W15"},
      {2200, 2150, 2100, 2050, 2000, 1950, 1900, 1850, 1800, 1750, 1700, 1650, 1600, 1550, 1500, 1450});
  return tournament;
}

// The round robin of the exercise book: 5 did not appear for the game with 6.
const Tournament& round_robin() {
  static const Tournament tournament =
      from_rows({"=W5 +W2 +B3 -W4 +B6", "+W6 -B1 +W5 =W3 +B4", "+W4 +B6 -W1 =B2 +W5", "-B3 -B5 =W6 +B1 -W2",
                 "=B1 +W4 -B2 F-6 -B3", "-B2 -W3 =B4 F+5 -W1"});
  return tournament;
}

// The fourteen players of the course.
const Tournament& course() {
  static const Tournament tournament =
      from_rows({"+B14 +B2 =W3 =W5 +B7", "+B12 -W1 +W8 +B6 +W3", "+W11 +B9 =B1 +W4 -B2", "+W13 =B6 F+7 -B3 =W5",
                 "=W7 +B11 =W6 =B1 =B4", "+B10 =W4 =B5 -W2 +B9", "=B5 +W12 F-4 +B9 -W1", "-W9 U -B2 =W10 +B14",
                 "+B8 -W3 +W10 -W7 -W6", "-W6 +B13 -B9 =B8 =W11", "-B3 -W5 +B13 =W12 =B10",
                 "-W2 -B7 =B14 =B11 =W13", "-B4 -W10 -W11 +B14 =B12", "-W1 Z =W12 -W13 -W8"});
  return tournament;
}

void expect_values(const Tournament& tournament, std::string_view code, std::string_view expected,
                   const StandingsOptions& options = {}) {
  EXPECT_EQ(values(tournament, code, options), words(expected)) << code;
}

TEST(Standings, Digest01WorthToOpponents) {
  for (int number = 1; number <= 16; ++number)
    EXPECT_EQ(worth(swiss(), number), number == 12 ? "3" : value(swiss(), "PTS", number)) << number;
  EXPECT_EQ(value(swiss(), "PTS", 12), "2");
}

TEST(Standings, Digest02Buchholz2024) {
  for (const char* edition : {"2023", "2024"}) {
    expect_values(swiss(), "BH", "12.5 13 15.5 15 8.5 12 14.5 13.5 9 13 13.5 11.5 14 11 12 12.5",
                  {.regulations = find_regulations(edition)});
  }
}

TEST(Standings, Digest03Buchholz2026) {
  expect_values(swiss(), "BH", "12.5 13 15.5 14 8.5 11.5 14.5 13.5 9 13 12.5 11.5 14 11 12 12.5");
}

TEST(Standings, Digest04BuchholzCut2024) {
  expect_values(swiss(), "BH/C1", "11 12 13 11.5 7.5 11 12.5 12 7.5 11.5 12 9.5 12 9 11 11", rules_of_2024);
}

TEST(Standings, Digest05BuchholzCut2026) {
  expect_values(swiss(), "BH/C1", "11 12 13 11.5 7.5 10.5 12.5 12 7.5 11.5 11 9.5 12 9 11 11");
}

TEST(Standings, Digest06SonnebornBerger2024) {
  expect_values(swiss(), "SB", "8 9.5 10.5 9.75 4.25 6.5 3.25 5.25 2.25 1.5 5.75 4 4.25 4.5 3.5 7.25",
                rules_of_2024);
}

TEST(Standings, Digest07SonnebornBerger2026) {
  expect_values(swiss(), "SB", "8 9.5 10.5 9.25 4.25 6 3.25 5.25 2.25 1.5 4.75 4 4.25 4.5 3.5 7.25");
}

TEST(Standings, Digest08SonnebornBergerCut2024) {
  expect_values(swiss(), "SB/C1", "7.25 8.5 9.25 8 3.25 5.5 1.25 3.75 2.25 0 4.25 4 4.25 3 2.5 5.75",
                rules_of_2024);
}

TEST(Standings, Digest09SonnebornBergerCut2026) {
  expect_values(swiss(), "SB/C1", "7.25 8.5 9.25 7.75 3.25 5 1.25 3.75 2.25 0 3.25 4 4.25 3 2.5 5.75");
}

TEST(Standings, Digest10ForeBuchholz) {
  expect_values(swiss(), "FB", "13.5 13.5 15 15.5 10 12 13.5 12.5 9.5 12.5 12.5 11.5 13.5 10.5 12 13.5",
                rules_of_2024);
  expect_values(swiss(), "FB", "13.5 13.5 15 14.5 10 12 13.5 12.5 9.5 12.5 12 11 13.5 10.5 12 13.5");
}

TEST(Standings, Digest11AverageOfOpponentsBuchholz) {
  expect_values(swiss(), "AOB",
                "12.6 13.6 13.4 13.38 13.4 13.25 11.9 13 12.75 10.9 12.75 15 12.1 13.17 12.2 13.3",
                rules_of_2024);
  expect_values(swiss(), "AOB",
                "12.4 13.6 12.9 13.38 13.2 13.25 11.7 12.9 12.75 10.8 12.75 14 11.9 13 12.2 13.1");
}

TEST(Standings, Digest12AverageRating) {
  expect_values(swiss(), "ARO",
                "1820 1880 1940 1888 1690 1813 1760 1730 1975 1880 1863 2050 1930 1800 1860 1820");
}

TEST(Standings, Digest13AverageRatingCut) {
  expect_values(swiss(), "ARO/C1",
                "1900 1988 2000 1983 1738 1900 1838 1800 2200 1975 2000 - 2025 1900 1963 1900");
}

TEST(Standings, Digest14Performance) {
  expect_values(swiss(), "TPR",
                "1969 2120 2089 2081 1690 1813 1611 1730 1175 1640 1776 1250 1781 1925 1788 1969");
}

TEST(Standings, Digest15PerfectPerformance) {
  expect_values(swiss(), "PTP",
                "2029 2216 2112 2168 1689 1810 1531 1715 950 1575 1763 1250 1744 1942 1768 2013");
}

TEST(Standings, Digest16OpponentsPerformance) {
  expect_values(swiss(), "APRO",
                "1789 1856 1904 1772 1719 1846 1869 1915 1805 1717 1840 2081 1879 1775 1776 1805");
}

TEST(Standings, Digest17OpponentsPerfectPerformance) {
  expect_values(swiss(), "APPO",
                "1769 1852 1934 1784 1676 1836 1890 1924 1802 1687 1836 2168 1909 1756 1767 1799");
}

TEST(Standings, Digest18Wins) {
  expect_values(swiss(), "WIN", "2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3");
  expect_values(swiss(), "WON", "2 3 2 2 2 2 1 2 0 1 1 0 1 2 2 3");
}

TEST(Standings, Digest19Black) {
  expect_values(swiss(), "BPG", "2 3 2 2 2 2 3 2 1 3 2 0 3 2 3 2");
  expect_values(swiss(), "BWG", "1 1 1 1 0 1 0 0 0 1 0 0 1 1 1 1");
}

TEST(Standings, Digest20RoundsElectedToPlay) {
  expect_values(swiss(), "REP", "5 5 5 4 5 5 5 5 3 5 5 3 5 3 5 5");
}

TEST(Standings, Digest21ProgressiveScore) {
  expect_values(swiss(), "PS", "11 13 11 11.5 5 6 6 8.5 2.5 4 5.5 7 7 6 7 10.5");
  expect_values(swiss(), "PS/C1", "10 12 10.5 10.5 5 6 5 8 2.5 4 5 7 6 5 7 10");
}

TEST(Standings, Digest22DirectEncounterPartsNobody) {
  const Standings standings = compute_standings(swiss(), parse_tie_breaks("DE").value()).value();
  for (const Value& place : standings.values.at(1)) EXPECT_EQ(place, std::nullopt);
  EXPECT_EQ(ranks(swiss(), "DE"), ranks(swiss(), "PTS"));
}

TEST(Standings, Digest23SonnebornBergerInARoundRobin) {
  expect_values(round_robin(), "PTS", "3.5 3.5 3.5 1.5 1.5 1.5", in_round_robin);
  expect_values(round_robin(), "SB", "9.25 6.25 6.25 4.25 3.25 2.25", in_round_robin);
}

TEST(Standings, Digest24SonnebornBergerCutInARoundRobin) {
  expect_values(round_robin(), "SB/C1", "9.25 4.75 4.75 4.25 3.25 1.5", in_round_robin);
}

TEST(Standings, Digest25Koya) { expect_values(round_robin(), "KS", "2 0.5 0.5 1 0.5 0", in_round_robin); }

TEST(Standings, Digest26DirectEncounterInARoundRobin) {
  EXPECT_EQ(ranks(round_robin(), "DE", in_round_robin), (std::vector<int>{1, 2, 2, 6, 5, 4}));
}

// Returns a player with one and a half points after two rounds, who loses the third by forfeit.
Tournament loss_in_round_three(int rounds) {
  TournamentBuilder builder(2);
  builder.round("1-2 1/0").round("2-1 =").round("1-2 -/+");
  while (builder.build().rounds_played < rounds) builder.round("1-2 =");
  return builder;
}

TEST(Standings, Digest27VirtualOpponentOfALoss) {
  EXPECT_EQ(decimal_text(working(loss_in_round_three(3), "BH", 1, rules_of_2009).contributions.at(2).used),
            "2.5");
  EXPECT_EQ(decimal_text(working(loss_in_round_three(9), "BH", 1, rules_of_2009).contributions.at(2).used),
            "5.5");
}

Tournament win_in_round_six(int rounds) {
  TournamentBuilder builder(2);
  builder.round("1-2 1/0").round("2-1 =").round("1-2 1/0").round("1-2 1/0").round("2-1 1/0").round("1-2 +/-");
  while (builder.build().rounds_played < rounds) builder.round("1-2 =");
  return builder;
}

TEST(Standings, Digest28VirtualOpponentOfAWin) {
  EXPECT_EQ(decimal_text(working(win_in_round_six(6), "BH", 1, rules_of_2009).contributions.at(5).used), "3.5");
  EXPECT_EQ(decimal_text(working(win_in_round_six(9), "BH", 1, rules_of_2009).contributions.at(5).used), "5");
}

TEST(Standings, Digest29Kallithea) {
  // A wins round 3 by forfeit, with two points before it and six at the end of nine rounds. B has four points
  // before being absent in round 7, and six at the end.
  TournamentBuilder builder(4);
  builder.round("1-3 1/0, 2-4 1/0")
      .round("1-3 1/0, 2-4 1/0")
      .round("1-3 +/-, 2-4 1/0")
      .round("1-3 1/0, 2-4 1/0");
  builder.round("1-3 1/0, 2-4 0/1").round("1-3 1/0, 2-4 0/1").round("1-3 0/1, 2 Z, 4 Z");
  builder.round("1-3 0/1, 2-4 1/0").round("1-3 0/1, 2-4 1/0");
  EXPECT_EQ(value(builder, "PTS", 1), "6");
  EXPECT_EQ(value(builder, "PTS", 2), "6");
  EXPECT_EQ(decimal_text(working(builder, "BH", 1, rules_of_2009).contributions.at(2).used), "5");
  EXPECT_EQ(decimal_text(working(builder, "BH", 2, rules_of_2009).contributions.at(6).used), "6");
  EXPECT_EQ(worth(builder, 1, rules_of_2009), "5.5");
  EXPECT_EQ(worth(builder, 2, rules_of_2009), "6.5");
}

TEST(Standings, OptionsOfProgramsOfThatTime) {
  const Tournament tournament = TournamentBuilder(4).round("1-2 1/0, 3-4 +/-").round("1 H, 2-4 =, 3 Z");
  EXPECT_EQ(worth(tournament, 3, rules_of_2009), "1");
  EXPECT_EQ(worth(tournament, 1, rules_of_2009), "1.5");
  const StandingsOptions as_awarded = {.regulations = find_regulations("2009-as-awarded")};
  EXPECT_EQ(worth(tournament, 4, rules_of_2009), "1");
  EXPECT_EQ(worth(tournament, 4, as_awarded), "0.5");
  EXPECT_EQ(value(tournament, "BH", 2, rules_of_2009), "2.5");
  EXPECT_EQ(value(tournament, "BH", 2, as_awarded), "2");
  const StandingsOptions without = {.regulations = find_regulations("2009-without-half-byes")};
  EXPECT_EQ(value(tournament, "BH", 1, rules_of_2009), "2") << "0.5 of player 2, 1.5 of the virtual opponent";
  EXPECT_EQ(value(tournament, "BH", 1, without), "0.5");
}

// Player 1: a win against 0.5, a half-point bye, round 3 as given against 3, a win against 1.5.
Tournament two_unplayed(std::string_view third, std::string_view fourth) {
  TournamentBuilder builder(7);
  builder.round("1-2 1/0, 3-5 1/0, 4-6 =").round("1 H, 2-5 =, 3-6 1/0, 4-7 0/1");
  builder.round(std::string(third) + ", 2-6 0/1, 4-5 1/0")
      .round(std::string("1-4 1/0, 2-7 0/1, ").append(fourth));
  return builder;
}

TEST(Standings, Digest30CutWithTwoVoluntaryRounds) {
  const Tournament tournament = two_unplayed("3-1 +/-", "3-5 0/1");
  EXPECT_EQ(value(tournament, "SB", 1), "3");
  EXPECT_EQ(value(tournament, "SB/C1", 1), "2.5");
  EXPECT_EQ(value(tournament, "SB/C2", 1), "1");
  EXPECT_EQ(value(tournament, "SB", 1, rules_of_2024), "3.25");
  EXPECT_EQ(value(tournament, "SB/C1", 1, rules_of_2024), "2.75");
  EXPECT_EQ(value(tournament, "SB/C2", 1, rules_of_2024), "1.25");
}

TEST(Standings, Digest31CutWithOneVoluntaryRound) {
  const Tournament tournament = two_unplayed("3-1 1/0", "3-5 1/0");
  EXPECT_EQ(value(tournament, "PTS", 3), "4");
  EXPECT_EQ(value(tournament, "SB", 1), "3");
  EXPECT_EQ(value(tournament, "SB/C1", 1), "2");
  EXPECT_EQ(value(tournament, "SB/C2", 1), "1.5");
}

TEST(Standings, Digest32EqualContributionsCutTheVoluntaryRound) {
  // A half-point bye worth 2 gives 1; a win against a player of one point gives 1.
  TournamentBuilder builder(6);
  builder.round("1-2 1/0, 3-4 1/0, 6-5 1/0")
      .round("1 H, 2-4 1/0, 3-5 1/0, 6 U")
      .round("3-1 1/0, 2-5 0/1")
      .round("1-6 1/0, 3-2 1/0");
  const Working cut = working(builder, "SB/C1", 1);
  EXPECT_EQ(decimal_text(cut.contributions.at(0).amount), "1");
  EXPECT_EQ(decimal_text(cut.contributions.at(1).amount), "1");
  EXPECT_EQ(cut.contributions.at(1).part, Part::CutLow);
  EXPECT_EQ(cut.contributions.at(1).article, "16.5");
  EXPECT_EQ(cut.contributions.at(0).part, Part::Counted);
}

TEST(Standings, Digest33CheapestVoluntaryRoundBelowTheLowestGame) {
  Elements elements(9);
  elements.add({.round = 1, .voluntary = true, .used = 450, .amount = 225});
  elements.add({.round = 2, .voluntary = true, .used = 500, .amount = 0});
  elements.add({.round = 3, .used = 300, .amount = 150});
  elements.add({.round = 4, .used = 2200, .amount = 2200});
  EXPECT_EQ(kept(elements).total, 2575);
  cut_extremes(elements, 1, 0);
  EXPECT_EQ(kept(elements).total, 2425);
}

TEST(Standings, Digest34Course) {
  expect_values(course(), "PTS", "4 4 3.5 3 3 3 2.5 2.5 2 2 2 1.5 1.5 0.5");
  expect_values(course(), "BH", "13.5 14.5 15 13.5 14.5 14 13 11 13.5 11 11.5 10.5 9 10");
  expect_values(course(), "PS", "12.5 11 12.5 10.5 9.5 9.5 8.5 6 8 5.5 4.5 3 2.5 1.5");
  EXPECT_EQ(value(course(), "BH/C1", 11), "10");
  EXPECT_EQ(value(course(), "BH/C1", 14), "9.5");
}

TEST(Standings, Digest35DummyCappedAtTheScheduledOpponent) {
  const Contribution dummy = working(course(), "BH", 4).contributions.at(2);
  EXPECT_TRUE(dummy.dummy);
  EXPECT_EQ(decimal_text(dummy.raw), "3");
  EXPECT_EQ(decimal_text(dummy.used), "2.5");
  EXPECT_EQ(dummy.article, "16.4.1");
  EXPECT_EQ(dummy.note, "capped at the score of the scheduled opponent, number 7");
  EXPECT_EQ(decimal_text(working(course(), "BH", 4, rules_of_2024).contributions.at(2).used), "3");
  EXPECT_EQ(value(course(), "BH", 4, rules_of_2024), "14");
}

TEST(Standings, Digest36DummyOfTheBye) {
  const Working buchholz = working(course(), "BH", 8);
  EXPECT_EQ(decimal_text(buchholz.contributions.at(1).used), "2.5");
  EXPECT_EQ(buchholz.contributions.at(1).article, "16.4") << "the score is just what the cap allows";
  EXPECT_EQ(decimal_text(buchholz.total), "11");
}

TEST(Standings, Digest37ByesAtTheEnd) {
  EXPECT_EQ(worth(TournamentBuilder(4).round("1-2 1/0, 3-4 =").round("1 Z, 3-4 =").round("1 Z, 3-4 ="), 1),
            "2");
  EXPECT_EQ(worth(TournamentBuilder(4).round("1-2 1/0").round("1 Z, 3-4 =").round("2-1 +/-"), 1), "1.5");
  EXPECT_EQ(worth(TournamentBuilder(4).round("1-2 1/0").round("1 Z, 3-4 =").round("1 U, 3-4 ="), 1), "2");
}

TEST(Standings, Digest38ByeOfAWinner) {
  const Tournament tournament =
      TournamentBuilder(4).round("1-2 1/0").round("1-3 1/0").round("1-4 1/0").round("1 U, 2-3 =");
  EXPECT_EQ(decimal_text(working(tournament, "BH", 1).contributions.at(3).used), "2");
}

TEST(Standings, Digest39KoyaOfAnOddField) {
  EXPECT_EQ(working(drawn_round_robin(13), "KS", 1, in_round_robin).formula, "limit 6");
  EXPECT_EQ(working(drawn_round_robin(5), "KS", 1, in_round_robin).formula, "limit 2");
  expect_values(drawn_round_robin(5), "KS", "2 2 2 2 2", in_round_robin);
}

// The player who is free in round 1 has not stayed away.
TEST(Standings, KoyaAfterOneRoundOfAnOddField) {
  const Tournament tournament = TournamentBuilder(5).round("2-5 1/0, 3-4 1/0, 1 Z");
  EXPECT_EQ(working(tournament, "KS", 2, in_round_robin).formula, "limit 0.5");
  expect_values(tournament, "KS", "0 0 0 0 0", in_round_robin);
  expect_values(TournamentBuilder(5).round("2-5 =, 3-4 1/0, 1 Z"), "KS", "0 0.5 0 0 0.5", in_round_robin);
}

TEST(Standings, KoyaWithoutAPlayerWhoNeverCame) {
  Tournament tournament = drawn_round_robin(6);
  for (Player& player : tournament.players)
    for (RoundEntry& entry : player.rounds)
      if (entry.opponent == 5) entry = {no_player, Colour::None, Outcome::Absent};
  tournament.players[5].rounds.clear();
  EXPECT_EQ(working(tournament, "KS", 1, in_round_robin).formula, "limit 2") << "of four games";
  expect_values(tournament, "KS", "2 2 2 2 2 0", in_round_robin);
}

std::vector<std::string> table_scores(const EncounterTable& table) {
  std::vector<std::string> texts;
  for (const auto& row : table.rows)
    texts.push_back(std::to_string(row.player + 1) + ":" + decimal_text(row.score) + "/" +
                    decimal_text(row.highest));
  return texts;
}

using Parts = std::vector<std::vector<PlayerIndex>>;

TEST(Standings, Digest40RepeatedMeetingsCountTheirAverage) {
  const Tournament tournament =
      TournamentBuilder(3).round("1-2 1/0").round("1-3 =").round("2-3 1/0").round("3-2 0/1");
  const auto tables = explain_encounter(tournament, parse_tie_break("DE").value(), {0, 1, 2});
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_TRUE(tables[0].all_met);
  EXPECT_EQ(table_scores(tables[0]), words("1:1.5/1.5 2:1/1 3:0.5/0.5"));
  EXPECT_EQ(tables[0].parts, (Parts{{0}, {1}, {2}}));
}

TEST(Standings, Digest41NextPlacesInTheSameTable) {
  const Tournament tournament =
      TournamentBuilder(4).round("1-2 1/0").round("1-3 1/0, 2-4 1/0").round("1-4 1/0, 2-3 1/0");
  const auto tables = explain_encounter(tournament, parse_tie_break("DE").value(), {0, 1, 2, 3});
  ASSERT_EQ(tables.size(), 2U);
  EXPECT_FALSE(tables[0].all_met);
  EXPECT_EQ(table_scores(tables[0]), words("1:3/3 2:2/2 3:0/1 4:0/1"));
  EXPECT_EQ(tables[0].parts, (Parts{{0}, {1}, {2, 3}}));
  EXPECT_EQ(tables[1].parts, (Parts{{2, 3}}));
}

TEST(Standings, Digest42APlaceMustBeCertain) {
  // G = 1 lost to S = 3 and has not met I = 2, who drew with S.
  const Tournament tournament = TournamentBuilder(3).round("3-1 1/0").round("2-3 =");
  const auto tables = explain_encounter(tournament, parse_tie_break("DE").value(), {0, 1, 2});
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(table_scores(tables[0]), words("3:1.5/1.5 2:0.5/1.5 1:0/1"));
  EXPECT_EQ(tables[0].parts, (Parts{{0, 1, 2}}));
}

TEST(Standings, Digest43PercentagesAreRounded) {
  EXPECT_EQ((BoardScore{.games = 3, .score = 200}).percent(), 67);
  EXPECT_EQ(rating_difference(67), 125);
  EXPECT_EQ((BoardScore{.games = 4, .score = 150}).percent(), 38);
  EXPECT_EQ(rating_difference(38), -87);
}

TEST(Standings, Digest44PerfectPerformance) {
  const Working perfect = working(swiss(), "PTP", 3);
  EXPECT_EQ(decimal_text(*perfect.value), "2112");
  std::vector<std::string> shares;
  for (const Contribution& part : perfect.contributions) shares.push_back(decimal_text(part.amount));
  EXPECT_EQ(shares, words("0.93 0.71 0.82 0.59 0.45"));
  EXPECT_EQ(decimal_text(perfect.total), "3.5");
}

TEST(Standings, Digest46StandardPoints) {
  const Tournament forfeited = TournamentBuilder(2).round("1-2 -/-");
  expect_values(forfeited, "STD", "0.5 0.5");
  const Tournament unequal = TournamentBuilder(2).round("1-2 =/0");
  expect_values(unequal, "STD", "1 0");
  const Tournament byes = TournamentBuilder(5).round("1 F, 2 H, 3 Z, 4-5 =");
  expect_values(byes, "STD", "1 0.5 0 0.5 0.5");
}

TEST(Standings, Digest47CapInThreePointScoring) {
  TournamentBuilder builder(2);
  builder.points({.win = 30, .draw = 10, .forfeit_win = 30, .pairing_bye = 30, .full_bye = 30, .half_bye = 10});
  for (int round = 0; round < 6; ++round) builder.round("1-2 1/0");
  builder.round("1 U");
  EXPECT_EQ(value(builder, "PTS", 1), "21");
  const Contribution dummy = working(builder, "BH", 1).contributions.at(6);
  EXPECT_EQ(decimal_text(dummy.used), "7");
  EXPECT_EQ(dummy.article, "16.4.2");
}

}  // namespace
}  // namespace bloesem::standings::testing
