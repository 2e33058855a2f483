// Malformed and unusual files as they occur in practice, one test for each kind, numbered as in docs/trf.md.
// Each states the diagnostics and the tournament that is read.
#include <gtest/gtest.h>

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

using namespace std::string_literals;

const std::string won = "     2 w 1";
const std::string lost = "     1 b 0";
const std::string blank = "          ";
const std::string other = player(2, "0.0", lost) + "\n";
const std::string game = player(1, "1.0", won) + "\n" + other;

// Returns the text with the columns from `column` on replaced in the first line.
std::string changed(std::string text, std::size_t column, std::string_view by) {
  return text.replace(column - 1, by.size(), by);
}

// Returns a player line with the name padded to `bytes` bytes.
std::string named(std::string_view name, std::size_t bytes, std::string_view blocks) {
  return "001    1 m    " + padded(name, bytes, false) + " 2000 NED" + padded("", 24, false) + " 1.0    1" +
         std::string(blocks) + "\n";
}

char letter(Outcome outcome) {
  constexpr std::string_view letters = ".1=0WDL+-UFHZ?";
  return letters.at(static_cast<std::size_t>(outcome));
}

std::string shown(const Tournament& tournament, const RoundEntry& entry) {
  std::string text;
  if (entry.opponent != no_player) {
    text += std::to_string(tournament.players.at(static_cast<std::size_t>(entry.opponent)).id);
  }
  if (entry.opponent != no_player || entry.colour != Colour::None) {
    text += entry.colour == Colour::None ? '-' : entry.colour == Colour::White ? 'w' : 'b';
  }
  return text + letter(entry.outcome);
}

// Returns "1/5 1:2w1,H 2:1b0": rounds played and declared, then each player's rounds.
std::string shown(const ReadResult& result) {
  if (!result.tournament) return "refused";
  const Tournament& tournament = *result.tournament;
  std::string text = std::to_string(tournament.rounds_played) + "/" +
                     (tournament.rounds_declared ? std::to_string(*tournament.rounds_declared) : "-");
  for (const Player& player : tournament.players) {
    text += " " + std::to_string(player.id) + ":";
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
      text += (r == 0 ? "" : ",") + shown(tournament, player.rounds[r]);
    }
  }
  return text;
}

struct Answer {
  Summary told;  // the diagnostics
  std::string tournament;

  friend bool operator==(const Answer&, const Answer&) = default;
};

void PrintTo(const Answer& answer, std::ostream* out) {
  for (const std::string& line : answer.told) *out << line << '\n';
  *out << answer.tournament;
}

Answer answer_to(const std::string& bytes, const ReadOptions& options = {}) {
  const ReadResult result = read_tournament(bytes, options);
  Answer answer{{}, shown(result)};
  for (const Diagnostic& diagnostic : result.diagnostics) answer.told.push_back(render(diagnostic, "t.trf"));
  return answer;
}

TEST(Robustness, 01CarriageReturnsAlone) {
  EXPECT_EQ(answer_to("XXR 5\r" + player(1, "1.0", won) + "\r" + player(2, "0.0", lost) + "\r"),
            (Answer{{}, "1/5 1:2w1 2:1b0"}));
}

TEST(Robustness, 02ByteOrderMark) {
  EXPECT_EQ(answer_to("\xEF\xBB\xBF"
                      "012 Open\n" +
                      game),
            (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 03ByteOrderMarkBeforeAPlayer) {
  EXPECT_EQ(answer_to("\xEF\xBB\xBF" + game), (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 04Windows1252) {
  EXPECT_EQ(answer_to(named("J\xF6rg", 33, won) + other),
            (Answer{{"t.trf:1:16: warning: the file is not UTF-8; read as Windows-1252 [not-utf8]"},
                    "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 05NamePaddedByBytes) {
  EXPECT_EQ(answer_to(named("M\xC3\xBCller, J\xC3\xB6rg", 33, won) + other),
            (Answer{{"t.trf:1:15: warning: the columns of lines like this one count bytes instead of "
                     "characters; read so [byte-columns]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to(named("M\xC3\xBCller, J\xC3\xB6rg", 35, won) + other), (Answer{{}, "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to(named("M\xC3\xBCller, J\xC3\xB6rg", 33, won) + other, {.strict = true}),
            (Answer{{"t.trf:1:15: error: the columns of lines like this one count bytes instead of characters; "
                     "read so [byte-columns]"},
                    "refused"}));
  EXPECT_EQ(answer_to(named("M\xC3\xBCller, J\xC3\xB6rg", 34, won) + other),
            (Answer{{"t.trf:1:48: error: a field is too wide or the line is shifted (found '2', expected a "
                     "blank in column 48, between name (15-47) and rating (49-52)) [shifted-columns]"},
                    "refused"}));
  EXPECT_EQ(answer_to(named("M\xC3\xBCller, J\xC3\xB6rg", 33, "     2 w x") + other),
            (Answer{{"t.trf:1:15: warning: the columns of lines like this one count bytes instead of "
                     "characters; read so [byte-columns]",
                     "t.trf:1:97: error: player 1, round 1: unknown result code (found 'x', expected one of 1 "
                     "= 0 W D L + - H F U Z) [bad-result]"},
                    "refused"}));
}

TEST(Robustness, 06DecomposedAccents) {
  EXPECT_EQ(answer_to(named("Mu\xCC\x88ller, Jo\xCC\x88rg", 37, won) + other),
            (Answer{{"t.trf:1:15: warning: the columns of lines like this one do not count combining accents; "
                     "read so [combining-marks]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to(named("Mu\xCC\x88ller, Jo\xCC\x88rg", 35, won) + other), (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 06NoBreakSpaces) {
  EXPECT_EQ(answer_to(named("Ann\xC2\xA0M", 34, won) + other),
            (Answer{{"t.trf:1:18: warning: no-break spaces are read as blanks [no-break-space]"},
                    "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 07Tabs) {
  EXPECT_EQ(answer_to("001    1\tm    Ann\n"),
            (Answer{{"t.trf:1:9: error: a player line contains a tab, but its fields have fixed columns (found "
                     "'\\x09', expected blanks) [tab-in-line]"},
                    "refused"}));
}

TEST(Robustness, 08InvisibleEnds) {
  EXPECT_EQ(answer_to(player(1, "1.0", won) + " \t\n\n\f\n" + other + "\0\x1A"s),
            (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 09BlanksAndSmallLetters) {
  EXPECT_EQ(answer_to("152 W \n192 fide_dutch_2026  \n" + game), (Answer{{}, "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("152 w\n" + game), (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 10CutLines) {
  EXPECT_EQ(
      answer_to(file({player(1, "0.0", "  0000 w"), player(2, "0.0", "  0000 -"), player(3, "0.0", "  0000")})),
      (Answer{{"t.trf:1:97: warning: player 1, round 1: a colour without an opponent is ignored (found 'w', "
               "expected -) [colour-without-opponent]"},
              "0/- 1: 2: 3:"}));
}

TEST(Robustness, 11LossByForfeitAsZ) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", "     2 w +"), player(2, "0.0", "     1 b Z")})),
            (Answer{{"t.trf:2:99: warning: player 2, round 1: a zero-point bye with an opponent is read as a "
                     "loss by forfeit (found 'Z', expected -) [zero-bye-as-forfeit]"},
                    "1/- 1:2w+ 2:1b-"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "0.0", "     1 b Z")})),
            (Answer{{"t.trf:2:99: error: player 2, round 1: a bye, but an opponent is named (see line 1) "
                     "[bye-with-opponent]"},
                    "refused"}));
}

TEST(Robustness, 12LoneFullBye) {
  EXPECT_EQ(
      answer_to(game + player(3, "1.0", "  0000 - F")),
      (Answer{
          {"t.trf:3:92: warning: round 1 has one full-point bye and no other: probably the pairing-allocated "
           "bye; it is kept as F (found 'F', expected U, if the pairing gave it) [lone-full-bye]"},
          "1/- 1:2w1 2:1b0 3:F"}));
  EXPECT_EQ(
      answer_to(game + player(3, "1.0", "  0000 - F"), {.strict = true}),
      (Answer{
          {"t.trf:3:92: warning: round 1 has one full-point bye and no other: probably the pairing-allocated "
           "bye; it is kept as F (found 'F', expected U, if the pairing gave it) [lone-full-bye]"},
          "1/- 1:2w1 2:1b0 3:F"}));
  EXPECT_EQ(answer_to(game + file({player(3, "1.0", "  0000 - F"), player(4, "1.0", "  0000 - U")})),
            (Answer{{}, "1/- 1:2w1 2:1b0 3:F 4:U"}));
  EXPECT_EQ(answer_to(file({player(1, "2.0", won + won), player(2, "0.0", lost + lost),
                            player(3, "2.0", "  0000 - F  0000 - U")})),
            (Answer{{}, "2/- 1:2w1,2w1 2:1b0,1b0 3:F,U"}))
      << "a file with a U knows what F means";
}

TEST(Robustness, 13MarksAfterTheLastRound) {
  const std::string surplus = file({player(1, "1.0", won + "  0000   -"), player(2, "0.0", lost)});
  EXPECT_EQ(answer_to("XXR 1\n" + surplus),
            (Answer{{"t.trf:2:102: warning: marks after the last of 1 round are ignored [surplus-column]",
                     "t.trf:2:109: warning: byes written without a letter are read as U (+), H (=) and Z (-) "
                     "(found '-') [legacy-bye]"},
                    "1/1 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("XXR 1\n" + surplus, checking),
            (Answer{{"t.trf:2:102: warning: marks after the last of 1 round are ignored [surplus-column]",
                     "t.trf:2:109: warning: byes written without a letter are read as U (+), H (=) and Z (-) "
                     "(found '-') [legacy-bye]"},
                    "1/1 1:2w1 2:1b0"}));
}

TEST(Robustness, 14PointsWithOrWithoutTheComingBye) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", won + "  0000 - H"), player(2, "0.0", lost)})),
            (Answer{{}, "1/- 1:2w1,H 2:1b0"}));
  EXPECT_EQ(answer_to(file({player(1, "1.5", won + "  0000 - H"), player(2, "0.0", lost)})),
            (Answer{{}, "1/- 1:2w1,H 2:1b0"}));
  EXPECT_EQ(answer_to(file({player(1, "2.0", won + "  0000 - H"), player(2, "0.0", lost)})),
            (Answer{{"t.trf:1:81: error: player 1: the points do not match the results (found '2.0', expected "
                     "1.0) [points-mismatch]"},
                    "refused"}));
}

TEST(Robustness, 15EverybodyAbsent) {
  const std::string all_absent =
      file({player(1, "1.0", won + "  0000 - Z"), player(2, "0.0", lost + "  0000 - H")});
  EXPECT_EQ(answer_to(all_absent),
            (Answer{{"t.trf:1:102: error: everybody is absent in the coming round 2 (expected a player to "
                     "pair, or a record 240 for that round) [everybody-absent]"},
                    "refused"}));
  EXPECT_EQ(answer_to(all_absent, {.round = 2}), (Answer{{}, "1/- 1:2w1,Z 2:1b0,H"}));
  EXPECT_EQ(answer_to("240 H 002    2\n" + all_absent), (Answer{{}, "1/- 1:2w1,Z 2:1b0,H"}));
  EXPECT_EQ(answer_to("240 H 003    2\n" + all_absent),
            (Answer{{"t.trf:2:102: error: everybody is absent in the coming round 2 (expected a player to "
                     "pair, or a record 240 for that round) [everybody-absent]"},
                    "refused"}));
  EXPECT_EQ(answer_to(all_absent, checking), (Answer{{}, "2/- 1:2w1,Z 2:1b0,H"}));
}

TEST(Robustness, 16ByeAssignedBeforehand) {
  const std::string assigned = file({player(1, "1.0", won), player(2, "0.0", lost),
                                     player(3, "1.0", "  0000 - U"), player(4, "0.5", "  0000 - H  0000 - U")});
  EXPECT_EQ(answer_to(assigned),
            (Answer{{"t.trf:4:102: warning: round 2 has a bye, but no game: it is taken as the "
                     "bye of the coming round, assigned beforehand [lone-bye]"},
                    "1/- 1:2w1 2:1b0 3:U 4:H,U"}));
  EXPECT_EQ(answer_to(assigned, checking), (Answer{{}, "2/- 1:2w1 2:1b0 3:U 4:H,U"}));
  EXPECT_EQ(answer_to(assigned, {.round = 3}),
            (Answer{{"t.trf:4:81: error: player 4: the points do not match the results (found '0.5', expected "
                     "1.5) [points-mismatch]"},
                    "refused"}));
  EXPECT_EQ(answer_to(assigned, {.strict = true}),
            (Answer{{"t.trf:4:102: warning: round 2 has a bye, but no game: it is taken as the bye of the "
                     "coming round, assigned beforehand [lone-bye]"},
                    "1/- 1:2w1 2:1b0 3:U 4:H,U"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won + "  0000 - U"), player(2, "0.0", lost + "  0000 - U"),
                            player(3, "1.0", "  0000 - U")})),
            (Answer{{"t.trf:1:102: warning: round 2 has a bye, but no game: it is taken as the bye of the "
                     "coming round, assigned beforehand [lone-bye]",
                     "t.trf:2:102: error: round 2 has more than one pairing-allocated bye (expected at most "
                     "one U; byes on request are H, F or Z) [second-bye]"},
                    "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won + "  0000 - U"), player(2, "0.0", lost + "  0000 - Z")})),
            (Answer{{"t.trf:1:81: error: player 1: the points do not match the results (found '1.0', expected "
                     "2.0) [points-mismatch]"},
                    "refused"}));
  EXPECT_EQ(answer_to("XXR 1\n" + file({player(1, "1.0", won + "  0000 - U"), player(2, "0.0", lost)})),
            (Answer{{"t.trf:2:102: error: more round columns than rounds of the tournament (found '2', "
                     "expected 1 at most, or another number of rounds (142, XXR)) [too-many-rounds]",
                     "t.trf:2:102: warning: round 2 has a bye, but no game: it is taken as the bye of the "
                     "coming round, assigned beforehand [lone-bye]"},
                    "refused"}));
}

TEST(Robustness, 17HalfPointByeOfTheEngine) {
  EXPECT_EQ(answer_to("162  P 0.5\n" + game + player(3, "0.5", "  0000 - U")),
            (Answer{{}, "1/- 1:2w1 2:1b0 3:U"}));
  EXPECT_EQ(answer_to(game + player(3, "0.5", "  0000 - H")), (Answer{{}, "1/- 1:2w1 2:1b0 3:H"}));
}

TEST(Robustness, 18NoRoundCount) {
  EXPECT_EQ(answer_to(game), (Answer{{}, "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to(game, {.rounds_declared = 7}), (Answer{{}, "1/7 1:2w1 2:1b0"}));
}

TEST(Robustness, 19RoundCountsDisagree) {
  EXPECT_EQ(answer_to("142 5\nXXR 6\n" + game),
            (Answer{{"t.trf:2:5: error: the number of rounds differs from line 1 (expected the same on both "
                     "lines, or one of them only) [conflict]"},
                    "refused"}));
}

TEST(Robustness, 20MoreRoundsThanDeclared) {
  const std::string two_rounds = file({player(1, "2.0", won + won), player(2, "0.0", lost + lost)});
  EXPECT_EQ(answer_to("XXR 1\n" + two_rounds),
            (Answer{{"t.trf:2:102: error: more round columns than rounds of the tournament (found '2', "
                     "expected 1 at most, or another number of rounds (142, XXR)) [too-many-rounds]"},
                    "refused"}));
  EXPECT_EQ(answer_to("XXR 1\n" + two_rounds, checking),
            (Answer{{"t.trf:2:102: warning: more round columns than rounds of the tournament (found '2', "
                     "expected 1 at most, or another number of rounds (142, XXR)) [too-many-rounds]"},
                    "2/1 1:2w1,2w1 2:1b0,1b0"}));
}

TEST(Robustness, 21Gaps) {
  EXPECT_EQ(answer_to(file({player(2, "1.0", "     7 w 1"), player(7, "0.0", "     2 b 0")})),
            (Answer{{"t.trf:1:5: warning: starting ranks are missing; the numbers are taken as labels and only "
                     "their order counts (found '2', expected 1) [number-gap]"},
                    "1/- 2:7w1 7:2b0"}));
}

TEST(Robustness, 22Duplicates) {
  EXPECT_EQ(answer_to(player(1, "0.0") + "\n" + player(1, "0.0")),
            (Answer{{"t.trf:2:5: error: starting rank 1 is already taken on line 1 (found '1', expected each "
                     "starting rank once) [duplicate-player]"},
                    "refused"}));
}

TEST(Robustness, 23AnyOrder) {
  EXPECT_EQ(answer_to(other + player(1, "1.0", won)), (Answer{{}, "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("XXC rank\n" + other + player(1, "1.0", won)), (Answer{{}, "1/- 2:1b0 1:2w1"}));
}

TEST(Robustness, 24PlayersWithoutRounds) {
  EXPECT_EQ(answer_to(player(1, "0.0") + "\n" + player(2, "0.0")), (Answer{{}, "0/- 1: 2:"}));
}

TEST(Robustness, 25LateEntry) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "1.0", lost + "     3 w 1"),
                            player(3, "0.0", "               2 b 0")})),
            (Answer{{}, "2/- 1:2w1 2:1b0,3w1 3:.,2b0"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "1.0", lost + "     3 w 1"),
                            player(3, "0.5", "               2 b 0")})),
            (Answer{{"t.trf:3:81: error: player 3: the points do not match the results (found '0.5', expected "
                     "0.0) [points-mismatch]"},
                    "refused"}));
}

TEST(Robustness, 26RoundsSimplyStop) {
  EXPECT_EQ(
      answer_to(file({player(1, "1.0", won), player(2, "0.0", lost + "  0000 - Z"),
                      player(3, "2.0", "  0000 - U     4 w 1"), player(4, "0.0", "               3 b 0")})),
      (Answer{{}, "2/- 1:2w1 2:1b0,Z 3:U,4w1 4:.,3b0"}));
}

TEST(Robustness, 27LinesDisagree) {
  EXPECT_EQ(
      answer_to(file({player(1, "1.0", won), player(2, "0.0", "     3 b 0"), player(3, "1.0", "     2 w 1")})),
      (Answer{{"t.trf:1:92: error: player 1, round 1: the opponent is player 2, who names player 3 (see "
               "line 2) [opponent-mismatch]"},
              "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "0.0", "     1 w 0")})),
            (Answer{{"t.trf:1:97: error: player 1, round 1: both players have the same colour (see line 2) "
                     "[colour-mismatch]"},
                    "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "0.0", "     1 b -")})),
            (Answer{{"t.trf:1:99: error: player 1, round 1: one line says played, the other forfeited (see "
                     "line 2) [played-mismatch]"},
                    "refused"}));
}

TEST(Robustness, 28ResultsThatDoNotAddUp) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "1.0", "     1 b 1")})),
            (Answer{{"t.trf:1:99: error: player 1, round 1: the two results cannot belong to one game (see "
                     "line 2) [result-mismatch]"},
                    "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "0.5", "     1 b =")})),
            (Answer{{"t.trf:1:99: error: player 1, round 1: the two results cannot belong to one game (see "
                     "line 2) [result-mismatch]"},
                    "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", "     2 w +"), player(2, "1.0", "     1 b +")})),
            (Answer{{"t.trf:1:99: error: player 1, round 1: the two results cannot belong to one game (see "
                     "line 2) [result-mismatch]"},
                    "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "0.5", "     2 w ="), player(2, "0.0", lost),
                            player(3, "0.0", "     4 w 0"), player(4, "0.0", "     3 b 0")})),
            (Answer{{}, "1/- 1:2w= 2:1b0 3:4w0 4:3b0"}));
}

TEST(Robustness, 29ForfeitsWithoutColours) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", "     2 - +"), player(2, "0.0", "     1 - -")})),
            (Answer{{}, "1/- 1:2-+ 2:1--"}));
}

TEST(Robustness, 30ForfeitAgainstNobody) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", "     2 w +"), player(2, "0.0", "  0000 - Z"),
                            player(3, "1.0", "     9 b +")})),
            (Answer{{"t.trf:1:92: warning: player 1, round 1: a win by forfeit against player 2, whose own "
                     "line names no opponent; it counts, without an opponent [one-sided-forfeit]",
                     "t.trf:3:92: warning: player 3, round 1: a win by forfeit against player 9, who is not in "
                     "the file; it counts, without an opponent [one-sided-forfeit]"},
                    "1/- 1:w+ 2:Z 3:b+"}));
}

TEST(Robustness, 32CapitalColours) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", "     2 W 1"), player(2, "0.0", "     1 B 0")})),
            (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 33OpponentsOutOfAlignment) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", "  2    w 1"), player(2, "0.0", "  0001 b 0"),
                            player(3, "0.0", "     0 - Z")})),
            (Answer{{}, "1/- 1:2w1 2:1b0 3:Z"}));
}

TEST(Robustness, 34WideRatings) {
  EXPECT_EQ(answer_to(changed(player(1, "0.0"), 49, "23456")),
            (Answer{{"t.trf:1:53: error: a field is too wide or the line is shifted (found '6', expected a "
                     "blank in column 53, between rating (49-52) and federation (54-56)) [shifted-columns]"},
                    "refused"}));
  EXPECT_EQ(answer_to(changed(player(1, "0.0"), 48, "2345")),
            (Answer{{"t.trf:1:48: error: a field is too wide or the line is shifted (found '2', expected a "
                     "blank in column 48, between name (15-47) and rating (49-52)) [shifted-columns]"},
                    "refused"}));
}

TEST(Robustness, 35NoRatingNoRank) {
  EXPECT_EQ(answer_to(changed(changed(game, 49, "    "), 86, "    ")), (Answer{{}, "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to(changed(game, 49, "   0")), (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 36SpellingsOfPoints) {
  EXPECT_EQ(answer_to(file({player(1, "1,0", won), player(2, ".0", lost), player(3, "1", "  0000 - U"),
                            player(4, "", "  0000 - H"), player(5, "0.00", "  0000 - Z")})),
            (Answer{{"t.trf:4:81: warning: player 4: no points given; computed from the results (expected 0.5) "
                     "[points-missing]"},
                    "1/- 1:2w1 2:1b0 3:U 4:H 5:Z"}));
  EXPECT_EQ(answer_to(player(1, "0.25")),
            (Answer{{"t.trf:1:81: error: the points cannot be read (found '0.25', "
                     "expected a number with at most one decimal) [bad-points]"},
                    "refused"}));
}

TEST(Robustness, 37WrongPoints) {
  const std::string wrong_points = file({player(1, "0.5", won), player(2, "0.0", lost)});
  EXPECT_EQ(answer_to(wrong_points), (Answer{{"t.trf:1:81: error: player 1: the points do not match the "
                                              "results (found '0.5', expected 1.0) [points-mismatch]"},
                                             "refused"}));
  EXPECT_EQ(answer_to(wrong_points, checking),
            (Answer{{"t.trf:1:81: warning: player 1: the points do not match the "
                     "results (found '0.5', expected 1.0) [points-mismatch]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to(wrong_points, {.recompute_points = true}),
            (Answer{{"t.trf:1:81: warning: player 1: the points do not match the results; recomputed as asked "
                     "(found '0.5', expected 1.0) [points-mismatch]"},
                    "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 38OddHeaderFields) {
  EXPECT_EQ(answer_to("022 https://example.org/a|b\n042 Dec 10, 2020\n102 http://example.org\n" +
                      changed(changed(changed(game, 10, "F"), 13, "g"), 58, "\"n/a\" 12")),
            (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 39TwoDigitYears) {
  EXPECT_EQ(answer_to("042 75/05/02\n052 75/05/03\n" + game),
            (Answer{{"t.trf:1:5: warning: the year of the start date has two digits; read as 1975/05/02 (found "
                     "'75/05/02', expected YYYY/MM/DD) [short-year]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("042 2.5.25\n" + game),
            (Answer{{"t.trf:1:5: warning: the year of the start date has two digits; read as 2025/05/02 (found "
                     "'2.5.25', expected YYYY/MM/DD) [short-year]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("042 31/12/25\n" + game),
            (Answer{{"t.trf:1:5: warning: the start date may mean 2031/12/25 or 2025/12/31 and is not used "
                     "(found '31/12/25', expected YYYY/MM/DD) [short-year]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("042 25/05/22\n" + game),
            (Answer{{"t.trf:1:5: warning: the start date may mean 2025/05/22 or 2022/05/25 and is not used "
                     "(found '25/05/22', expected YYYY/MM/DD) [short-year]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("042 2025/05/02\n" + game), (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

constexpr const char* refused_team_event =
    "this is an event between teams, and pairing by teams is not offered; standings, crosstable, rankings, "
    "convert "
    "and lint read the results of its players (expected a tournament of single players, without records 300, "
    "320 "
    "and 330) [team-record]";

// Ids and tie-breaks of teams are not read as those of players.
TEST(Robustness, 40EventBetweenTeams) {
  const std::string event =
      "192 FIDE_TEAM_BAKU\n202 EDET/P,MPvGP\n240 F   1    9\n250  2          1   1    1    2\n"
      "260   1   3    1    9\n299 -  0.0  1.0   2    4\n300   1   1   2    1    3\n";
  EXPECT_EQ(
      answer_to(event + game, {.purpose = Purpose::Check, .team_events = true}),
      (Answer{{"t.trf:1:1: warning: this is an event between teams: the results of its players are read; "
               "records 202, 212, 240, 250, 260, 299 and those of the matches are about teams and ignored "
               "[team-record]"},
              "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to(event + game, {.purpose = Purpose::Check}),
            (Answer{{"t.trf:1:1: error: " + std::string(refused_team_event)}, "refused"}));
  const ReadResult result = read_tournament(event + game, {.purpose = Purpose::Check, .team_events = true});
  EXPECT_TRUE(result.team_event);
  EXPECT_FALSE(result.standings);
}

TEST(Robustness, 40TeamRecords) {
  EXPECT_EQ(
      answer_to("013 Team                               1    2\n013 Other\n" + game),
      (Answer{{"t.trf:1:1: warning: records about teams are ignored: single players are paired [team-record]"},
              "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(
      answer_to("310   1 Club\n362 TW 2.0\n" + game),
      (Answer{{"t.trf:1:1: warning: records about teams are ignored: single players are paired [team-record]"},
              "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("310   1 Club\n300   1   1   2    1    3\n330 +- 002 001 002\n" + game),
            (Answer{{"t.trf:2:1: error: " + std::string(refused_team_event)}, "refused"}));
  EXPECT_EQ(answer_to("320  1.0  1.0 000\n" + game),
            (Answer{{"t.trf:1:1: error: " + std::string(refused_team_event)}, "refused"}));
  EXPECT_EQ(answer_to("192 FIDE_TEAM_BAKU\n" + game),
            (Answer{{"t.trf:1:1: error: " + std::string(refused_team_event)}, "refused"}));
  EXPECT_EQ(
      answer_to("013 Team                               1    2\n" + game, {.strict = true}),
      (Answer{{"t.trf:1:1: warning: records about teams are ignored: single players are paired [team-record]"},
              "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 41ForeignLines) {
  EXPECT_EQ(
      answer_to("ESP    1      Ann                               2295 MAD         123 1990/03/01\nDDD SSSS "
                "sTTT NNN\nDAT 1 EMAIL x\n### ruler\nABC\n" +
                game),
      (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 42UnknownPlayers) {
  EXPECT_EQ(answer_to("XXP 1 9\n" + game),
            (Answer{{"t.trf:1:7: error: no player has this starting rank (found '9', "
                     "expected the starting rank of a player) [unknown-player]"},
                    "refused"}));
  EXPECT_EQ(answer_to("XXZ 9\n" + game),
            (Answer{{"t.trf:1:5: error: no player has this starting rank (found '9', "
                     "expected the starting rank of a player) [unknown-player]"},
                    "refused"}));
  EXPECT_EQ(answer_to("260 001 003    1    9\n" + game),
            (Answer{{"t.trf:1:21: error: no player has this starting rank (found '9', expected the starting "
                     "rank of a player) [unknown-player]"},
                    "refused"}));
  EXPECT_EQ(answer_to("240 H 002    9\n" + game),
            (Answer{{"t.trf:1:14: error: no player has this starting rank (found '9', expected the starting "
                     "rank of a player) [unknown-player]"},
                    "refused"}));
  EXPECT_EQ(answer_to("240 H 009    9\n" + game),
            (Answer{{"t.trf:1:14: error: no player has this starting rank (found '9', expected the starting "
                     "rank of a player) [unknown-player]"},
                    "refused"}));
  EXPECT_EQ(answer_to("250       1.0 001 003    8    9\n" + game),
            (Answer{{"t.trf:1:5: error: no player has a starting rank from 8 to 9 (expected starting ranks of "
                     "players) [unknown-player]"},
                    "refused"}));
  EXPECT_EQ(answer_to("XXA    9  1.0\n" + game),
            (Answer{{"t.trf:1:5: error: no player has this starting rank (found '9', expected the starting "
                     "rank of a player) [unknown-player]"},
                    "refused"}));
}

TEST(Robustness, 43FictitiousPointsAsWords) {
  EXPECT_EQ(answer_to("XXA 1 1.0 0.5\n" + game),
            (Answer{{"t.trf:1:5: warning: the fields are not in their columns; read as words instead "
                     "(expected the number in columns 5-8, points in 10-13, 15-18, ...) [free-form]"},
                    "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(answer_to("XXA    1   1.0   0.5\n" + game),
            (Answer{{"t.trf:1:5: warning: the fields are not in their columns; read as words instead "
                     "(expected the number in columns 5-8, points in 10-13, 15-18, ...) [free-form]"},
                    "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 44PointSystemsOfTwoDialects) {
  const std::string three_points = file({player(1, "3.0", won), player(2, "0.0", lost)});
  EXPECT_EQ(answer_to("XXS W=3 D=1 PAB=3\nBBW  3.0\nBBD  1.0\n162  W 3.0    D 1.0\n" + three_points),
            (Answer{{}, "1/- 1:2w1 2:1b0"}));
  EXPECT_EQ(
      answer_to("XXS W=3 D=1\n162  W 3.0    D 1.0\n" + three_points),
      (Answer{{"t.trf:2:1: error: records 162 and XXS (line 1) describe different point systems (expected the "
               "same values, those left out included, or one kind of record only) [conflict]"},
              "refused"}));
  EXPECT_EQ(
      answer_to("BBW  3.0\n162  W 2.0\n" + three_points),
      (Answer{{"t.trf:2:1: error: records 162 and BB? (line 1) describe different point systems (expected the "
               "same values, those left out included, or one kind of record only) [conflict]"},
              "refused"}));
}

TEST(Robustness, 45Spellings162) {
  const std::string absence =
      file({player(1, "3.0", won), player(2, "0.0", lost), player(3, "0.5", "  0000 - Z")});
  EXPECT_EQ(answer_to("162  W 3.0    D 1.0    Z 0.5\n" + absence), (Answer{{}, "1/- 1:2w1 2:1b0 3:Z"}));
  EXPECT_EQ(answer_to("162 W 3 D 1 A .5\n" + absence), (Answer{{}, "1/- 1:2w1 2:1b0 3:Z"}));
  EXPECT_EQ(answer_to("162 w3.0 d1 A0.5\n" + absence), (Answer{{}, "1/- 1:2w1 2:1b0 3:Z"}));
  EXPECT_EQ(answer_to("162  W 3.0    A 0.5    Z 1.0\n" + absence),
            (Answer{{"t.trf:1:26: error: record 162 gives this result two values (see line 1) (expected each "
                     "letter once (A and Z are the same)) [conflict]"},
                    "refused"}));
  EXPECT_EQ(answer_to("162  W 3.0    Q 0.5\n" + absence),
            (Answer{{"t.trf:1:15: error: unknown scoring code (found 'Q', expected letters W D L A P X, each "
                     "with its value, as in '162  W 3.0    D 1.0') [bad-value]"},
                    "refused"}));
  EXPECT_EQ(answer_to("162  W\n" + absence),
            (Answer{{"t.trf:1:6: error: unknown scoring code (found 'W', expected letters W D L A P X, each "
                     "with its value, as in '162  W 3.0    D 1.0') [bad-value]"},
                    "refused"}));
  EXPECT_EQ(answer_to("162  W x\n" + absence),
            (Answer{{"t.trf:1:8: error: the value of a result cannot be used "
                     "(found 'x', expected a number like 1.0) [bad-points]"},
                    "refused"}));
}

// A star without an opponent means that there is no result yet: the round is the coming one.
TEST(Robustness, 46NothingYet) {
  EXPECT_EQ(
      answer_to(file({player(1, "1.0", "     2 w 1  0000 - *"), player(2, "0.0", "     1 b 0  0000 - *")})),
      (Answer{{}, "1/- 1:2w1 2:1b0"}));
}

TEST(Robustness, 46UnfinishedGames) {
  EXPECT_EQ(answer_to(file({player(1, "0.5", "     2 w ?"), player(2, "0.0", "     1 b ?")})),
            (Answer{{"t.trf:1:99: warning: round 1: no result yet for 1-2; to pair a later round, it counts as "
                     "played, and as a draw [unfinished-game]"},
                    "1/- 1:2w? 2:1b?"}));
  EXPECT_EQ(answer_to(file({player(1, "0.5", "     2 w *"), player(2, "0.0", "     1 b *")})),
            (Answer{{"t.trf:1:99: warning: round 1: no result yet for 1-2; to pair a later round, it counts as "
                     "played, and as a draw [unfinished-game]"},
                    "1/- 1:2w? 2:1b?"}));
  EXPECT_EQ(answer_to(file({player(1, "0.5", "     2 w "), player(2, "0.0", "     1 b ")})),
            (Answer{{"t.trf:1:99: warning: round 1: no result yet for 1-2; to pair a later round, it counts as "
                     "played, and as a draw [unfinished-game]"},
                    "1/- 1:2w? 2:1b?"}));
  EXPECT_EQ(answer_to(file({player(1, "0.5", "     2 w ?"), player(2, "0.0", "     1 b ?")}), checking),
            (Answer{{}, "1/- 1:2w? 2:1b?"}));  // the round is in progress
  EXPECT_EQ(answer_to(file({player(1, "0.5", "     2 w ?"), player(2, "0.0", "     1 b ?")}), {.strict = true}),
            (Answer{{"t.trf:1:99: error: round 1: no result yet for 1-2; to pair a later round, it counts as "
                     "played, and as a draw [unfinished-game]"},
                    "refused"}));
  EXPECT_EQ(answer_to("162  X 0.0\n" + file({player(1, "0.0", "     2 w ?"), player(2, "0.0", "     1 b ?")})),
            (Answer{{"t.trf:2:99: warning: round 1: no result yet for 1-2; to pair a later round, it counts as "
                     "played, with 0.0 points for both players [unfinished-game]"},
                    "1/- 1:2w? 2:1b?"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", won), player(2, "0.0", "     1 b ?")})),
            (Answer{{"t.trf:1:99: error: player 1, round 1: the game is finished on one of its two lines only; "
                     "give both the result (see line 2) [result-mismatch]"},
                    "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "1.0", "     2 w ?"), player(2, "0.0", "     1 b ?")})),
            (Answer{{"t.trf:1:81: error: player 1: the points do not match the results (found '1.0', expected "
                     "0.5) [points-mismatch]",
                     "t.trf:1:99: warning: round 1: no result yet for 1-2; to pair a later round, it counts as "
                     "played, and as a draw [unfinished-game]"},
                    "refused"}));
  EXPECT_EQ(answer_to(file({player(1, "0.5", "     2 - ?"), player(2, "0.5", "     1 - ?")})),
            (Answer{{"t.trf:1:97: error: player 1, round 1: a game was played without a colour (found '-', "
                     "expected w or b (a forfeit, + or -, may lack it)) [missing-colour]",
                     "t.trf:2:97: error: player 2, round 1: a game was played without a colour (found '-', "
                     "expected w or b (a forfeit, + or -, may lack it)) [missing-colour]"},
                    "refused"}));
}

TEST(Robustness, 47TwoByesInARound) {
  const std::string two_byes = file({player(3, "1.0", "  0000 - U"), player(4, "1.0", "  0000 - U")});
  EXPECT_EQ(answer_to(game + two_byes),
            (Answer{{"t.trf:4:92: warning: round 1 has more than one pairing-allocated bye (expected at most "
                     "one U; byes on request are H, F or Z) [second-bye]"},
                    "1/- 1:2w1 2:1b0 3:U 4:U"}));
  EXPECT_EQ(answer_to(game + two_byes, checking),
            (Answer{{"t.trf:4:92: warning: round 1 has more than one pairing-allocated bye (expected at most "
                     "one U; byes on request are H, F or Z) [second-bye]"},
                    "1/- 1:2w1 2:1b0 3:U 4:U"}));
}

TEST(Robustness, 48FirstRoundWithAbsentees) {
  EXPECT_EQ(answer_to(file({"XXC black1", player(1, "0.0", "  0000 - Z"), player(2, "0.0"), player(3, "0.0")})),
            (Answer{{}, "0/- 1:Z 2: 3:"}));
}

TEST(Robustness, 50NothingAndNearlyNothing) {
  EXPECT_EQ(answer_to(""), (Answer{{}, "0/-"}));
  EXPECT_EQ(answer_to("012 Open\n"), (Answer{{}, "0/-"}));
  EXPECT_EQ(answer_to(player(1, "0.0")), (Answer{{}, "0/- 1:"}));
}

TEST(Robustness, 51FarFutureMarks) {
  EXPECT_EQ(answer_to(file({player(1, "1.0", won + blank + blank + "  0000 - H"), player(2, "0.0", lost)})),
            (Answer{{"t.trf:1:122: warning: marks for a round after the coming round 2 are ignored for now "
                     "[future-marks]"},
                    "1/- 1:2w1,.,.,H 2:1b0"}));
}

}  // namespace
}  // namespace bloesem::trf::testing
