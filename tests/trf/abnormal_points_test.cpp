#include "trf/abnormal_points.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

// After two of five rounds: player 1 has 1 point, player 2 a penalty of 0.5 in round 1, player 3 a bonus of 0.5
// in round 2.
const std::string penalty = "299          -0.5  001    2\n299           1.0  002    3\n";
const std::string players =
    file({player(1, "1.0", "     2 w 1  0000 - Z"), player(2, "-0.5", "     1 b 0     3 w 0"),
          player(3, "2.0", "  0000 - Z     2 b 1")});

ReadResult with(const std::string& records, const ReadOptions& options = {}) {
  return read_tournament("142 5\n" + records + players, options);
}

std::string told_of_points(const std::string& line) {
  const ReadResult read = with(line + "\n", {.recompute_points = true});
  std::string text;
  for (const Diagnostic& diagnostic : read.diagnostics) {
    if (diagnostic.code != Code::PointsMismatch) text += render(diagnostic, "t.trf");
  }
  return text;
}

using Lists = std::vector<std::vector<Points>>;

Lists adjustments(const Tournament& tournament) {
  Lists lists;
  for (const Player& player : tournament.players) lists.push_back(player.adjustments);
  return lists;
}

TEST(AbnormalPoints, CountFromTheirRoundOn) {
  const ReadResult read = with(penalty);
  EXPECT_EQ(summary(read), Summary{});
  const Tournament& tournament = read.tournament.value();
  EXPECT_EQ(adjustments(tournament), (Lists{{}, {-5}, {0, 10}}));
  EXPECT_EQ(standings_points(tournament, tournament.players[1], 0), 0);
  EXPECT_EQ(standings_points(tournament, tournament.players[1], 1), -5);
  EXPECT_EQ(standings_points(tournament, tournament.players[2], 1), 0);
  EXPECT_EQ(settled_points(tournament, tournament.players[2], 2), 20);
}

TEST(AbnormalPoints, MustBeInTheStatedPoints) {
  EXPECT_EQ(summary(with("")), (Summary{"error points-mismatch 3:81-84", "error points-mismatch 4:81-84"}));
}

TEST(AbnormalPoints, AddUpAndMayBeForAll) {
  const ReadResult read =
      with("299           1.0  001\n299          -1.0  001    1    3\n299           2.0  001    1\n",
           {.recompute_points = true});
  EXPECT_EQ(adjustments(read.tournament.value()), (Lists{{20}, {10}, {0}}));
}

TEST(AbnormalPoints, OfTheComingRoundWait) {
  const ReadResult read = with(penalty + "299          -9.0  003    1\n");
  EXPECT_EQ(summary(read), Summary{});
  EXPECT_EQ(standings_points(read.tournament.value(), read.tournament.value().players[0], 2), 10);
}

TEST(AbnormalPoints, GiveAKindOfResultItsValue) {
  const Tournament tournament =
      with(
          "162  W 3.0    D 1.0\n299 F        2.0\n299 h        0.5\n299 +        2.5\n299 -         0.1  000\n",
          {.recompute_points = true})
          .tournament.value();
  EXPECT_EQ(tournament.points, (PointSystem{.win = 30,
                                            .draw = 10,
                                            .loss = 0,
                                            .forfeit_win = 25,
                                            .forfeit_loss = 1,
                                            .pairing_bye = 30,
                                            .full_bye = 20,
                                            .half_bye = 5,
                                            .zero_bye = 0}));
  EXPECT_EQ(with("299 W        2.0\n", {.recompute_points = true}).tournament.value().points.win, 20);
}

TEST(AbnormalPoints, WhatIsNotUnderstoodIsRefused) {
  EXPECT_EQ(
      told_of_points("299 W         2.0  001    1"),
      "t.trf:2:1: error: record 299 gives a kind of result another value in some rounds, or for some players, "
      "which is not supported (found 'W         2.0  001    1', expected a bonus or penalty instead (blank "
      "type): the difference, with the round and the players) [unread-record]");
  EXPECT_EQ(
      told_of_points("299          -0.5         2"),
      "t.trf:2:20: error: a bonus or penalty in all rounds: is it meant once, or in every round? (expected "
      "the round in which it is given, in columns 20-22) [unread-record]");
  EXPECT_EQ(told_of_points("299          -0.5  000    2"),
            "t.trf:2:20: error: a bonus or penalty in all rounds: is it meant once, or in every round? (found "
            "'000', expected the round in which it is given, in columns 20-22) [unread-record]");
  EXPECT_EQ(
      told_of_points("299    2.0   -0.5  001    2"),
      "t.trf:2:8: error: match points are for teams (found '2.0', expected blanks in columns 8-11, and the "
      "points of players in 14-17) [bad-points]");
  EXPECT_EQ(told_of_points("299 Q         2.0"),
            "t.trf:2:5: error: unknown type of record 299 (found 'Q', expected W D L F H Z + - or a blank) "
            "[bad-value]");
  EXPECT_EQ(told_of_points("299 1.0 001    2"),
            "t.trf:2:5: error: the fields of record 299 are not in their columns (found '1.0 001    2', "
            "expected type in column 5, points in 14-17, round in 20-22, starting ranks in 24-27, 29-32, ...) "
            "[bad-value]");
  EXPECT_EQ(
      told_of_points("299           x.x  001    2"),
      "t.trf:2:14: error: the points of record 299 cannot be read (found 'x.x', expected a number like 1.0 or "
      "-0.5 in columns 14-17) [bad-points]");
  EXPECT_EQ(told_of_points("299           1.0  0x1    2"),
            "t.trf:2:20: error: the round cannot be read (found '0x1', expected a number from 1 to 999) "
            "[bad-number]");
  EXPECT_EQ(told_of_points("299           1.0  001    x"),
            "t.trf:2:24: error: not a starting rank (found 'x', expected a number) [bad-number]");
  EXPECT_EQ(told_of_points("299           1.0  001    9"),
            "t.trf:2:24: error: no player has this starting rank (found '9', expected the starting rank of a "
            "player) [unknown-player]");
  EXPECT_EQ(told_of_points("299 W        -1.0"),
            "t.trf:2:14: error: the value of a result is negative (found '-1.0', expected 0.0 or more) "
            "[bad-points]");
  EXPECT_EQ(told_of_points("299 F         1.0\n299 F         2.0"),
            "t.trf:3:1: error: record 299 gives this result two values (see line 2) (expected each type once) "
            "[conflict]");
}

TEST(AbnormalPoints, EndlessLinesAreRefused) {
  std::string lines;
  for (int i = 0; i < 3; ++i) lines += "299          999.  001    1\n";
  EXPECT_FALSE(with(lines).tournament);
  lines.clear();
  for (int i = 0; i < 200; ++i) lines += "299          99.9  001    1\n";
  const ReadResult read = with(lines);
  ASSERT_FALSE(read.tournament);
  EXPECT_EQ(
      render(read.diagnostics.front(), "t.trf"),
      "t.trf:12:1: error: player 1 has too many points apart from the results (expected at most 999.9 in a "
      "round) [too-large]");
}

TEST(AbnormalPoints, AreWrittenAsTheyAreRead) {
  EXPECT_EQ(record_299(-5, 1, {2, 14}), "299          -0.5  001    2   14");
  const ReadResult read = with(penalty);
  for (const Target target : {Target::Trf16, Target::Trf26}) {
    const Conversion again =
        convert(Document::parse("142 5\n" + penalty + players), *read.tournament, false, target).value();
    EXPECT_EQ(again.losses, std::vector<std::string>{});
    EXPECT_EQ(adjustments(read_tournament(again.document.to_bytes()).tournament.value()),
              adjustments(*read.tournament));
  }
  const Conversion old =
      convert(Document::parse("142 5\n" + penalty + players), *read.tournament, false, Target::Trfx).value();
  EXPECT_EQ(old.losses,
            std::vector<std::string>{"record 299 (lines 2, 3): points apart from the results are left out: "
                                     "this dialect cannot express them"});
}

TEST(AbnormalPoints, ListsHaveThemToo) {
  const Tournament tournament = with(penalty).tournament.value();
  for (const std::string& text : {write_json(tournament), write_csv(tournament)}) {
    const SourceText source(text);
    const ReadResult again =
        read_tournament(source, source.lines(), recognise_format(source.text()), ReadOptions{});
    ASSERT_TRUE(again.tournament) << text << render(again.diagnostics.front(), "t");
    EXPECT_EQ(adjustments(*again.tournament), adjustments(tournament)) << text;
  }
}

}  // namespace
}  // namespace bloesem::trf::testing
