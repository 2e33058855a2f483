#include "bloesem/trf/convert.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bloesem/trf/writer.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf {
namespace {

using testing::file;
using testing::padded;
using testing::player;

struct Converted {
  std::string text;
  std::vector<std::string> losses;
  std::vector<std::string> changes;
};

Converted converted(const std::string& bytes, Target target, DutchName name = DutchName::Fide2026) {
  Document document = Document::parse(bytes);
  const ReadResult read = read_tournament(document);
  if (!read.tournament) return {"unreadable: " + render(read.diagnostics.front(), "x"), {}, {}};
  Conversion conversion =
      convert(std::move(document), *read.tournament, read.by_position, target, name).value();
  return {conversion.document.to_bytes(), std::move(conversion.losses), std::move(conversion.changes)};
}

// Returns the lines that are not player lines.
std::string rules(const std::string& text) {
  std::string list;
  const Document document = Document::parse(text);
  for (const Line& line : document.lines()) {
    if (!line.text.starts_with("001")) list += line.text + "\n";
  }
  return list;
}

using Losses = std::vector<std::string>;

const std::string player_lines =
    file({player(1, "1.0", "     3 w 1"), player(2, "0.5", "     4 b ="), player(3, "0.0", "     1 b 0"),
          player(4, "0.5", "     2 w ="), player(5, "1.0", "  0000 - U")});

TEST(Convert, RulesAreSaidInTheWordsOfTheTarget) {
  const std::string modern = "142 5\n152 B\n260 001 005    1    2\n250       1.0 001 002    1    2\n";
  const std::string trfx = "XXR 5\nXXC black1\nXXP 1 2\nXXA    1  1.0  1.0\nXXA    2  1.0  1.0\n";
  for (const std::string& source : {modern, trfx}) {
    EXPECT_EQ(converted(source + player_lines, Target::Trf16).text, modern + player_lines);
    EXPECT_EQ(converted(source + player_lines, Target::Trfx).text, trfx + player_lines);
    EXPECT_EQ(converted(source + player_lines, Target::Trfbx).text, trfx + player_lines);
    for (const Target target : {Target::Trf16, Target::Trfx, Target::Trfbx}) {
      EXPECT_EQ(converted(source + player_lines, target).losses, Losses{});
    }
  }
}

TEST(Convert, WhatNoRuleNeedsStaysAsItCame) {
  const std::string others =
      "012 Caf\xC3\xA9\n### rounds\n013 Team                               1    2\n132" + std::string(88, ' ') +
      "25/05/02\nDAT 1 EMAIL x@y.z\nxyz\n\n192 FIDE_DUTCH_2025\n102 Arbiter  \nESP    1\nXXB 3\n";
  for (const Target target : {Target::Trf16, Target::Trfx, Target::Trfbx}) {
    EXPECT_EQ(converted(others + player_lines + "### end", target).text, others + player_lines + "### end");
  }
}

TEST(Convert, LinesEndAsTheyDid) {
  for (const std::string end : {"\n", "\r", "\r\n", "\n\r"}) {
    std::string text;
    for (const char c : "142 5\n" + player_lines) text += c == '\n' ? end : std::string(1, c);
    std::string expected = text;
    expected.replace(0, 3, "XXR");
    EXPECT_EQ(converted(text, Target::Trfx).text, expected);
  }
}

TEST(Convert, OldFilesBecomeUtf8WithoutAMark) {
  std::string line = player(1, "1.0", "     3 w 1");
  line.replace(line.find("Player"), 6, "J\xF6rgen");
  const std::string rest = player_lines.substr(player_lines.find('\n'));
  std::string modern = player(1, "1.0", "     3 w 1");
  modern.replace(modern.find("Player"), 6, "J\xC3\xB6rgen");
  EXPECT_EQ(converted(line + rest, Target::Trfbx).text, modern + rest);
  EXPECT_EQ(converted("\xEF\xBB\xBF" + modern + rest, Target::Trfbx).text, modern + rest);
}

TEST(Convert, NamesAreFilledUpByCharacters) {
  const auto line = [](const std::string& name, std::size_t width) {
    return "001    1 m    " + padded(name, width, false) + " 2000 ESP" + std::string(24, ' ') + " 0.0    1\n";
  };
  const std::string accents = "M\xC3\xBCller, J\xC3\xB6rg";
  EXPECT_EQ(converted(line(accents, 33), Target::Trf16).text, line(accents, 35));
  EXPECT_EQ(converted(line(accents, 35), Target::Trf16).text, line(accents, 35));
  const std::string marks = "Mu\xCC\x88ller, Jo\xCC\x88rg";
  EXPECT_EQ(converted(line(marks, 37), Target::Trf16).text, line(marks, 35));
  std::string blanks = line("Muller,\xC2\xA0Jorg", 34);
  EXPECT_EQ(converted(blanks, Target::Trf16).text, line("Muller, Jorg", 33));
}

TEST(Convert, ANameThatGetsTooLongIsCutAndTold) {
  std::string name;
  for (int i = 0; i < 33; ++i) name += "o\xCC\x88";
  const std::string line = "001    1 m    " + name + " 2000 ESP" + std::string(24, ' ') + " 0.0    1\n";
  const Converted result = converted(line, Target::Trfbx);
  EXPECT_EQ(result.losses, Losses{"the name of player 1 is cut: it has more than 33 characters"});
  EXPECT_EQ(Document::parse(result.text).text(1).substr(14, 51), name.substr(0, 49) + " 2");
}

TEST(Convert, ResultsHaveTheLettersOf2016) {
  const std::string old = file({player(1, ".5", "  0000 - =     2 w 1").replace(80, 4, "1,5 "),
                                player(2, "1.0", "  0000 - +     1 b 0\t"), player(3, " 1", "       - U"),
                                player(4, "0.5", "  0000 - -       - h")});
  EXPECT_EQ(
      converted("XXR 5\n" + old, Target::Trfbx).text,
      "XXR 5\n" + file({player(1, "1.5", "  0000 - H     2 w 1"), player(2, "1.0", "  0000 - U     1 b 0"),
                        player(3, "1.0", "  0000 - U"), player(4, "0.5", "  0000 - Z  0000 - H")}));
}

TEST(Convert, AdjournedGamesStayAdjourned) {
  const std::string lines = file({player(1, "0.0", "     2 w ?"), player(2, "0.0", "     1 b ?"),
                                  player(3, "0.0", "     4 w  "), player(4, "0.0", "     3 b *")});
  const Converted result = converted(lines, Target::Trfbx);
  EXPECT_EQ(result.text, file({player(1, "0.0", "     2 w ?"), player(2, "0.0", "     1 b ?"),
                               player(3, "0.0", "     4 w"), player(4, "0.0", "     3 b")}));
  EXPECT_EQ(result.losses, Losses{"round 1 has games without a result: older engines refuse them"});
  EXPECT_EQ(converted(lines, Target::Trf16).losses, Losses{});
}

TEST(Convert, AOneSidedForfeitKeepsItsOpponent) {
  const std::string lines = file({player(1, "1.0", "    99 w +"), player(2, "0.0", "  0000 - Z"),
                                  player(3, "1.0", "     4 w 1"), player(4, "0.0", "     3 b 0")});
  EXPECT_EQ(converted(lines, Target::Trf16).text, lines);
}

TEST(Convert, AbsencesOfTheComingRoundStandInItsColumn) {
  const std::string expected =
      file({player(1, "1.0", "     3 w 1"), player(2, "0.5", "     4 b =  0000 - Z"),
            player(3, "0.0", "     1 b 0"), player(4, "0.5", "     2 w ="), player(5, "1.0", "  0000 - U")});
  for (const std::string way : {"XXZ 2\n", "240 Z 002    2\n"}) {
    EXPECT_EQ(converted(way + player_lines, Target::Trfbx).text, expected);
  }
}

TEST(Convert, JaVaFoHasTheComingByeInThePoints) {
  const std::string source = "240 H 002    2\n" + player_lines;
  const auto second = [&](Target target) {
    return std::string(Document::parse(converted(source, target).text).text(2));
  };
  EXPECT_EQ(second(Target::Trfx), player(2, "1.0", "     4 b =  0000 - H"));
  EXPECT_EQ(second(Target::Trfbx), player(2, "0.5", "     4 b =  0000 - H"));
  EXPECT_EQ(converted(source, Target::Trf16).text,
            "240 H 002    2\n" + file({player(1, "1.0", "     3 w 1"), player(2, "0.5", "     4 b =  0000 - H"),
                                       player(3, "0.0", "     1 b 0"), player(4, "0.5", "     2 w ="),
                                       player(5, "1.0", "  0000 - U")}));
}

TEST(Convert, AbsencesOfLaterRoundsAreAnnouncedOrLeftOut) {
  std::string marked = player_lines;
  marked.replace(marked.find("     3 w 1"), 10, "     3 w 1            0000 - H");
  for (const std::string& source : {"240 H 003    1\n" + player_lines, marked}) {
    EXPECT_EQ(converted(source, Target::Trf16).text, "240 H 003    1\n" + player_lines);
    EXPECT_EQ(converted(source, Target::Trf16).losses, Losses{});
    EXPECT_EQ(converted(source, Target::Trfx).text, player_lines);
    const std::string where = source.starts_with("240") ? "record 240 (line 1): " : "";
    EXPECT_EQ(
        converted(source, Target::Trfx).losses,
        Losses{where + "byes of rounds after the coming one are left out: this dialect cannot announce them"});
  }
}

// A mark in a later round must not make the coming round a played one.
TEST(Convert, TheComingRoundRemainsTheComingRound) {
  std::string marked = "XXZ 3\n" + player_lines;
  marked.replace(marked.find("     3 w 1"), 10, "     3 w 1            0000 - H");
  for (const Target target : {Target::Trf16, Target::Trfx, Target::Trfbx}) {
    const ReadResult read = read_tournament(converted(marked, target).text);
    ASSERT_TRUE(read.tournament);
    EXPECT_EQ(read.tournament->rounds_played, 1);
    EXPECT_EQ(read.tournament->players[2].round(1).outcome, Outcome::ZeroBye);
  }
}

TEST(Convert, AfterTheLastRoundNobodyIsAbsent) {
  for (const Target target : {Target::Trf16, Target::Trfx, Target::Trfbx}) {
    const std::string rounds = target == Target::Trf16 ? "142 1\n" : "XXR 1\n";
    EXPECT_EQ(converted("XXR 1\nXXZ 3\n" + player_lines, target).text, rounds + player_lines);
  }
}

TEST(Convert, AByeAssignedBeforehandIsTold) {
  std::string source = player_lines;
  source.replace(source.find("     4 b ="), 10, "     4 b =  0000 - U");
  EXPECT_EQ(converted(source, Target::Trfbx).losses,
            Losses{"player 2 has the bye of round 2 already: older engines take the round for one that has "
                   "been played"});
  EXPECT_EQ(converted(source, Target::Trf16).losses, Losses{});
  EXPECT_EQ(converted(source, Target::Trf16).text, source);
}

TEST(Convert, TheOrderOfTheFileBecomesANumberingOrIsKept) {
  const std::string lines =
      file({player(2, "1.0", "     1 w 1"), player(1, "0.0", "     2 b 0"), player(7, "0.0", "  0000 - Z")});
  const std::string source = "XXC rank\nXXP 1 7\n013 Team" + std::string(28, ' ') + "   2\n" + lines;
  const Converted modern = converted(source, Target::Trf16);
  EXPECT_EQ(modern.text, "013 Team" + std::string(28, ' ') + "   1\n260 001 999    2    3\n" +
                             file({player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"),
                                   player(3, "0.0", "  0000 - Z")}));
  EXPECT_EQ(modern.losses, Losses{"record XXC (line 1): starting ranks are numbered anew: this dialect cannot "
                                  "express that the order of the file counts"});
  const Converted trfx = converted(source, Target::Trfx);
  EXPECT_EQ(trfx.text, "013 Team" + std::string(28, ' ') + "   2\nXXC rank\nXXP 1 7\n" + lines);
  EXPECT_EQ(trfx.losses, Losses{});
  EXPECT_EQ(converted("XXC rank\n" + player_lines, Target::Trf16).losses, Losses{});
  EXPECT_EQ(converted("XXC rank\n" + player_lines, Target::Trf16).text, player_lines);
}

TEST(Convert, MissingStartingRanksAreAnOrderForOlderEngines) {
  const std::string first = player(1, "1.0", "     7 w 1");
  const std::string last = player(7, "0.0", "     1 b 0");
  EXPECT_EQ(converted(file({first, last}), Target::Trfbx).text, "XXC rank\n" + file({first, last}));
  EXPECT_EQ(converted(file({first, last}), Target::Trfbx).losses, Losses{});
  EXPECT_EQ(converted(file({last, first}), Target::Trfbx).text, file({last, first}));
  EXPECT_EQ(
      converted(file({last, first}), Target::Trfbx).losses,
      Losses{"starting ranks are missing, and the lines are not in their order: older engines refuse that"});
  EXPECT_EQ(converted(file({last, first}), Target::Trf16).losses, Losses{});
}

TEST(Convert, AFileWithoutPlayersIsAFile) {
  for (const Target target : {Target::Trf16, Target::Trfx, Target::Trfbx}) {
    EXPECT_EQ(converted("", target).text, "");
    EXPECT_EQ(converted("012 x", target).text, "012 x");
    EXPECT_EQ(converted("XXC rank\n", target).losses, Losses{});
  }
}

TEST(Convert, PointsAboveFourColumnsAreCutAndTold) {
  const std::string source =
      "XXS W=100.5\n" + file({player(1, "0.0", "     2 w 1"), player(2, "0.0", "     1 b 0")});
  ReadOptions options;
  options.recompute_points = true;
  Document document = Document::parse(source);
  const ReadResult read = read_tournament(document, options);
  const Conversion conversion =
      convert(std::move(document), read.tournament.value(), false, Target::Trfx).value();
  EXPECT_EQ(conversion.losses, Losses{"the points of player 1 are cut: four columns hold no half above 99.5"});
}

TEST(Convert, RefusesATournamentThatIsNotThatOfTheDocument) {
  const Document document =
      Document::parse(file({player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0")}));
  const Tournament tournament = read_tournament(document).tournament.value();
  const auto code = [&](const Tournament& other) {
    const Result<Conversion> conversion = convert(document, other, false, Target::Trf26);
    return conversion ? std::nullopt : std::optional(conversion.error().code);
  };
  EXPECT_EQ(code(tournament), std::nullopt);
  Tournament other = tournament;
  other.players[1].id = 3;
  EXPECT_EQ(code(other), ErrorCode::InvalidInput);
  other = tournament;
  other.players.emplace_back();
  other.players.back().id = 3;
  EXPECT_EQ(code(other), ErrorCode::InvalidInput);
  other = tournament;
  other.players[0].rounds[0].opponent = 9;
  EXPECT_EQ(code(other), ErrorCode::InvalidInput);
}

TEST(Convert, Trf26AnnouncesByesOfTheComingRound) {
  const std::string plain =
      file({player(1, "1.0", "     3 w 1"), player(2, "0.5", "     4 b ="), player(3, "0.0", "     1 b 0"),
            player(4, "0.5", "     2 w ="), player(5, "1.0", "  0000 - U")});
  std::string marked = plain;
  marked.insert(marked.find("     4 b =") + 10, "  0000 - H");
  const std::string announced = "142 5\n240 H 002    2\n" + plain;
  EXPECT_EQ(converted("142 5\n" + marked, Target::Trf26).text, "240 H 002    2\n142 5\n" + plain);
  EXPECT_EQ(converted("XXR 5\nXXZ 1 4\n" + plain, Target::Trf26).text, "240 Z 002    1    4\n142 5\n" + plain);
  EXPECT_EQ(converted(converted(announced, Target::Trf26).text, Target::Trf26).text,
            converted(announced, Target::Trf26).text);
  EXPECT_EQ(converted(announced, Target::Trf26).losses, Losses{});
  std::string beforehand = plain;
  beforehand.insert(beforehand.find("     4 b =") + 10, "  0000 - U");
  EXPECT_EQ(converted(beforehand, Target::Trf26).text, beforehand)
      << "the column is the place of the bye assigned";
}

TEST(Convert, Trf26NamesTheSystemAsTheHandbookDoes) {
  const auto first = [](const std::string& code, Target target, DutchName name = DutchName::Fide2026) {
    const Converted result = converted("192 " + code + "\n" + player_lines, target, name);
    return result.text.substr(0, result.text.find('\n')) + (result.changes.empty() ? "" : "!");
  };
  EXPECT_EQ(first("FIDE_DUTCH_2025_BAKU", Target::Trf26), "192 FIDE_DUTCH_2026_BAKU!");
  EXPECT_EQ(first("FIDE_DUTCH_2026", Target::Trf26, DutchName::Fide2025), "192 FIDE_DUTCH_2025!");
  EXPECT_EQ(first("FIDE_DUTCH_2026", Target::Trfbx), "192 FIDE_DUTCH_2025!") << "bbpPairings 6.0.0";
  EXPECT_EQ(first(" fide_dutch  ", Target::Trf26), "192 FIDE_DUTCH");
  EXPECT_EQ(first("FIDE_DUTCH_2025", Target::Trfx), "192 FIDE_DUTCH_2025");
  EXPECT_EQ(first("My_system", Target::Trf26), "192 My_system");
  EXPECT_EQ(converted("192 FIDE_DUTCH_2025\n" + player_lines, Target::Trf26).changes,
            Losses{"record 192 (line 1): the rules of 2026 are named FIDE_DUTCH_2026"});
}

TEST(Convert, Trf26WritesDatesAsItAsks) {
  const Converted result = converted("042 2.5.2025\n052 2025/05/04\n" + player_lines, Target::Trf26);
  EXPECT_EQ(rules(result.text), "042 2025/05/02\n052 2025/05/04\n");
  EXPECT_EQ(result.changes, Losses{"record 042 (line 1): the date 2.5.2025 is written 2025/05/02"});
  EXPECT_EQ(rules(converted("042 soon\n" + player_lines, Target::Trf26).text), "042 soon\n");
}

TEST(Convert, Trf26SaysAllValuesOfResults) {
  const std::string source = "XXS HPB=0 FPB=0.5 FL=0.1 ZPB=0 PAB=0.5\n" + file({player(1, "0.0")});
  const Converted result = converted(source, Target::Trf26);
  EXPECT_EQ(rules(result.text), "162  P 0.5\n299 F         0.5\n299 H         0.0\n299 -         0.1\n");
  EXPECT_EQ(result.losses, Losses{});
  EXPECT_EQ(read_tournament(result.text).tournament.value().points,
            read_tournament(source).tournament.value().points);
  EXPECT_EQ(
      converted(source, Target::Trf16).losses,
      Losses{"record XXS (line 1): this dialect cannot express what these are worth here: forfeit losses, "
             "full-point byes, half-point byes"});
}

// Records 250 replace the acceleration requested by record 192, even with 0 points.
TEST(Convert, AccelerationThatIsSwitchedOffStaysOff) {
  const std::string off = "142 5\n192 FIDE_DUTCH_BAKU\n250       0.0 001 003    1    5\n" + player_lines;
  EXPECT_EQ(rules(converted(off, Target::Trf26).text),
            "192 FIDE_DUTCH_BAKU\n142 5\n250       0.0 001 001    1    1\n");
  EXPECT_EQ(rules(converted(off, Target::Trfx).text), "192 FIDE_DUTCH_BAKU\nXXR 5\nXXA    1  0.0\n");
}

TEST(Convert, Trf06HasSignsAndNoRules) {
  const std::string source =
      "012 Open\n### kept\n142 5\n152 W\n162  W 3.0\n192 FIDE_DUTCH\n202 BH\n202 SB\n240 H 003    1\n"
      "250       1.0 001 001    1    1\n260 001 005    1    2\n" +
      file({player(1, "3.0", "     2 w W"), player(2, "0.0", "     1 b L"), player(3, "3.0", "  0000 - F"),
            player(4, "0.5", "  0000 - H").replace(80, 4, " 0.5"), player(5, "0.0", "  0000 - Z")});
  const Converted result = converted(source, Target::Trf06);
  EXPECT_EQ(result.text,
            "012 Open\n### kept\n" + file({player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"),
                                           player(3, "1.0", "  0000 - +"), player(4, "0.5", "  0000 - ="),
                                           player(5, "0.0", "  0000 - -")}));
  EXPECT_EQ(
      result.losses,
      (Losses{
          "player 3, round 1: the full-point bye becomes a bye like that of the pairing (+)",
          "record 240 (line 9): byes of rounds after the coming one are left out: this dialect cannot announce "
          "them",
          "record 142 (line 3): the number of rounds is left out: this dialect cannot express it",
          "record 152 (line 4): the initial colour is left out: this dialect cannot express it",
          "record 162 (line 5): this dialect cannot express what these are worth here: wins, forfeit wins, "
          "pairing-allocated byes, full-point byes",
          "record 260 (line 11): this dialect cannot express who must not meet: 1 2",
          "records 250, 192 (lines 6, 10): fictitious points are left out: this dialect cannot express them"}));
  EXPECT_EQ(result.changes, (Losses{"player 1, round 1: a game that is not rated becomes one that is",
                                    "player 2, round 1: a game that is not rated becomes one that is",
                                    "record 192 (line 6): left out, as this dialect does not have it",
                                    "record 202 (lines 7, 8): left out, as this dialect does not have it"}));
}

// A reader of the file computes the same points from its results.
TEST(Convert, PointsAreThoseThatTheTargetSays) {
  const auto two = [](const std::string& points) {
    return file({player(1, points, "     2 w 1"), player(2, "0.0", "     1 b 0")});
  };
  const std::string source = "162  W 3.0\n299          -0.5  001    1\n" + two("2.5");
  const std::string left_out =
      "record 299 (line 2): points apart from the results are left out: this dialect cannot express them";
  const auto said = [&](Target target, const std::string& points) {
    const Converted result = converted(source, target);
    EXPECT_THAT(result.text, ::testing::EndsWith(two(points)));
    EXPECT_EQ(testing::summary(read_tournament(result.text)), testing::Summary{});
    EXPECT_EQ(std::count(result.losses.begin(), result.losses.end(), left_out), points == "2.5" ? 0 : 1);
    const Tournament tournament = *read_tournament(source).tournament;
    EXPECT_EQ(testing::summary(read_tournament(write_report(tournament, {.target = target}).text)),
              testing::Summary{});
  };
  said(Target::Trf16, "2.5");
  said(Target::Trf26, "2.5");
  said(Target::Trfx, "3.0");
  said(Target::Trfbx, "3.0");
  said(Target::Trf06, "1.0");
}

TEST(Convert, WideFilesKeepPointsBesideTheResults) {
  const std::string player_lines = file({player(1, "1.5"), player(2, "0.5")});
  const Tournament before =
      *read_tournament("299           1.0  001    1\n299           0.5  001\n" + player_lines,
                       testing::checking)
           .tournament;
  for (const int id : {2, 54321, 7654321}) {
    Tournament tournament = before;
    tournament.players[1].id = id;
    const Written wide = write_report(tournament, {.target = Target::Wide});
    EXPECT_EQ(wide.losses, Losses{});
    const ReadResult after = read_tournament(wide.text);
    ASSERT_TRUE(after.tournament) << wide.text;
    for (std::size_t i = 0; i < 2; ++i)
      EXPECT_EQ(after.tournament->players[i].adjustments, before.players[i].adjustments) << wide.text;
  }
}

TEST(Convert, RecordsOfRulesAreFoundInAnySpelling) {
  EXPECT_EQ(
      rules(converted("xxr 5\n142\t5\nxxc BLANCAS1\nbbw  1.0\n162 w1\n" + player_lines, Target::Trfx).text),
      "XXR 5\nXXC white1\n");
}

}  // namespace
}  // namespace bloesem::trf
