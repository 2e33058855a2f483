// The additional facts that an arbiter needs on the page, in the table and on the checklist.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/program/html_text.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using Words = std::vector<std::string>;

constexpr const char* page_records =
    "012 Kersen Open\n022 Tiel\n032 NED\n042 2026/05/02\n052 2026/05/10\n102 Kers, Karel <FA>\n112 Pit, "
    "Piet\n112 "
    "Steel, Stien\n122 90 min + 30 s\n142 5\n152 W\n192 FIDE_DUTCH_2026\n";

// Players 7 to 11 do not play round 3: a half-point bye, a zero-point bye for that round, a withdrawal, an
// absence without notice, and a late entry.
std::string with_absentees(const std::string& more = "") {
  std::vector<Entrant> entrants = {{1, "Appel, Ans", 2400, "1.5", {"4 w 1", "2 b ="}},
                                   {2, "Braam, Bob", 2300, "1.5", {"5 b 1", "1 w ="}},
                                   {3, "Citroen, Cas", 2200, "1.5", {"6 w =", "4 b 1"}},
                                   {4, "Druif, Dina", 2100, "0.0", {"1 b 0", "3 w 0"}},
                                   {5, "Eik, Evi", 2000, "0.5", {"2 w 0", "6 b ="}},
                                   {6, "Framboos, Fe", 1900, "1.0", {"3 b =", "5 w ="}},
                                   {7, "Gember, Gé", 1800, "1.5", {"8 w 1", "9 b =", "0000 - H"}},
                                   {8, "Hop, Hans", 1700, "1.0", {"7 b 0", "10 w 1"}},
                                   {9, "Iep, Ien", 1600, "1.5", {"10 w 1", "7 w ="}},
                                   {10, "Jasmijn, Jo", 1500, "0.0", {"9 b 0", "8 b 0"}},
                                   {11, "Kaneel, Kim", 1400, "0.0", {}}};
  return report(page_records + more, entrants);
}

constexpr const char* announced =
    "240 Z   3    8    9   11\n"
    "240 Z   4    9\n"
    "240 Z   5    9\n";

constexpr const char* fictitious = "250  0.0  1.0   1   3    1    4\n";

class PageContents : public ProgramTest {
 protected:
  std::string out(const Words& words) const {
    const Finished done = run(words);
    EXPECT_EQ(done.exit_code, 0) << done.err;
    return done.out;
  }
};

TEST_F(PageContents, TheHeadSaysWhereAndWhenAndWhoIsResponsible) {
  write("open.trf", with_absentees());
  for (const Words& words : {Words{"report", "open.trf"}, Words{"pair", "open.trf", "--format", "html"},
                             Words{"standings", "open.trf", "--format", "html"}}) {
    EXPECT_THAT(out(words),
                HasSubstr("<p class=event>Tiel (NED), 2026/05/02 to 2026/05/10<br>"
                          "Chief arbiter: Kers, Karel &lt;FA&gt;<br>Deputy arbiters: Pit, Piet; Steel, "
                          "Stien<br>Time control: 90 min + 30 s\n"))
        << words.front();
  }
  write("bare.trf", kersen_open_unplayed());
  EXPECT_THAT(out({"pair", "bare.trf", "--format", "html"}), HasSubstr("<p class=event>2025/05/02\n"));
}

TEST_F(PageContents, WhoDoesNotPlayIsListedWithTheReason) {
  write("open.trf", with_absentees(announced));
  const std::string list =
      "\nNot paired:\n"
      "  half-point bye: 7 Gember, Gé\n"
      "  zero-point bye: 8 Hop, Hans; 11 Kaneel, Kim\n"
      "  absent: 10 Jasmijn, Jo\n"
      "  withdrawn: 9 Iep, Ien\n";
  EXPECT_THAT(out({"pair", "open.trf", "--absent", "10", "--format", "table"}), EndsWith(list));
  EXPECT_THAT(out({"pair", "open.trf", "--absent", "10", "--checklist", "-", "-o", "boards"}), EndsWith(list));
  const std::string page = out({"pair", "open.trf", "--absent", "10", "--format", "html"});
  EXPECT_EQ(words_of(between(page, "<dl class=out>", "</dl>")),
            "\nhalf-point bye7 Gember, Gé\nzero-point bye8 Hop, Hans, 11 Kaneel, Kim\nabsent10 Jasmijn, Jo\n"
            "withdrawn9 Iep, Ien\n");
}

TEST_F(PageContents, AWithdrawalEndsWithTheLastRound) {
  write("last.trf", report("042 2026/05/02\n142 3\n152 W\n192 FIDE_DUTCH_2026\n240 Z   3    4    5\n",
                           {{1, "Appel, Ans", 2400, "2.0", {"4 w 1", "2 b 1"}},
                            {2, "Braam, Bob", 2300, "1.0", {"5 b 1", "1 w 0"}},
                            {3, "Citroen, Cas", 2200, "2.0", {"6 w 1", "4 b 1"}},
                            {4, "Druif, Dina", 2100, "0.0", {"1 b 0", "3 w 0"}},
                            {5, "Eik, Evi", 2000, "0.0", {"2 w 0", "0000 - Z"}},
                            {6, "Framboos, Fe", 1900, "1.0", {"3 b 0", "0000 - U"}}}));
  EXPECT_THAT(out({"pair", "last.trf", "--format", "table"}),
              EndsWith("\nNot paired:\n  zero-point bye: 4 Druif, Dina\n  withdrawn: 5 Eik, Evi\n"));
}

TEST_F(PageContents, WhoIsNotYetThereIsListedToo) {
  write("open.trf", with_absentees());
  EXPECT_THAT(
      out({"pair", "open.trf", "--absent", "10,11", "--format", "table"}),
      EndsWith("\nNot paired:\n  half-point bye: 7 Gember, Gé\n  absent: 10 Jasmijn, Jo\n  not yet entered: "
               "11 Kaneel, Kim\n"));
  const std::string page = out({"report", "open.trf", "--round", "2"});
  EXPECT_THAT(words_of(between(page, "<dl class=out>", "</dl>")), HasSubstr("not yet entered11 Kaneel, Kim"));
}

TEST_F(PageContents, NothingIsSaidWhereAllArePaired) {
  write("open.trf", kersen_open());
  EXPECT_THAT(out({"pair", "open.trf", "--format", "table"}), Not(HasSubstr("Not paired")));
  EXPECT_THAT(out({"pair", "open.trf", "--format", "html"}), Not(HasSubstr("Not paired")));
  EXPECT_THAT(out({"pair", "open.trf", "--format", "html"}), Not(HasSubstr("ictitious")));
}

TEST_F(PageContents, AcceleratedRoundsShowFictitiousPointsAndWhy) {
  write("open.trf", with_absentees(fictitious));
  const std::string sentence = "Accelerated round, fictitious points: 1.0 for 1 to 4.";
  const std::string why = "They count for the pairing of this round, and not for the standings.";
  const std::string table = out({"pair", "open.trf", "--format", "table"});
  EXPECT_THAT(table, AllOf(HasSubstr("\n" + sentence + "\n" + why + "\n"), HasSubstr(" 1.5+1.0 "),
                           HasSubstr("Druif, Dina (2100)"), HasSubstr("0.0+1.0")));
  const std::string list = out({"pair", "open.trf", "--checklist", "-", "-o", "boards"});
  EXPECT_THAT(list, AllOf(HasSubstr(sentence + "\n" + why + "\n"), HasSubstr("\nPairing score 2.5\n"),
                          HasSubstr("1.5+1.0"), Not(HasSubstr("\nScore "))));
  const std::string page = out({"pair", "open.trf", "--format", "html"});
  EXPECT_THAT(page, AllOf(HasSubstr("<p class=note>" + sentence + "\n" + why), HasSubstr("<td class=p>1.5+1.0"),
                          HasSubstr("A row for each score group: points with fictitious points.")));
}

TEST_F(PageContents, ProgramsAreToldWhoDoesNotPlayAndOfFictitiousPoints) {
  write("open.trf", with_absentees(std::string(announced) + fictitious));
  std::string json = out({"pair", "open.trf", "--absent", "10", "--format", "json"});
  std::erase_if(json, [](char c) { return c == ' ' || c == '\n'; });
  EXPECT_THAT(
      json,
      HasSubstr("\"not_paired\":[{\"reason\":\"half-pointbye\",\"players\":[7]},{\"reason\":\"zero-"
                "pointbye\",\"players\":[8,11]},{\"reason\":\"absent\",\"players\":[10]},{\"reason\":"
                "\"withdrawn\",\"players\":[9]}],\"fictitious_points\":[{\"player\":1,\"points\":\"1.0\"},"));
}

TEST_F(PageContents, SpreadsheetsAreToldSoToo) {
  write("open.trf", with_absentees(std::string(announced) + fictitious));
  const std::string csv = out({"pair", "open.trf", "--absent", "10", "--format", "csv"});
  EXPECT_THAT(csv, StartsWith("board,white,black,white_points,white_fictitious,black_points,black_fictitious,"
                              "not_paired\n1,"));
  for (const std::string row : {",7,,", ",8,,", ",11,,", ",10,,", ",9,,"})
    EXPECT_THAT(csv, HasSubstr("\n" + row));
  for (const std::string end : {",,,half-point bye\n", ",,,zero-point bye\n", ",,,absent\n", ",,,withdrawn\n"})
    EXPECT_THAT(csv, HasSubstr(end));
  EXPECT_THAT(csv, HasSubstr(",1.5,1.0,"));
  std::istringstream rows(csv);
  for (std::string row; std::getline(rows, row);) EXPECT_EQ(std::count(row.begin(), row.end(), ','), 7) << row;
}

// A game without a result shows a dash, where the arbiter can write the result.
TEST_F(PageContents, AnOpenGameIsADash) {
  write("open.trf", kersen_open());
  out({"pair", "open.trf", "--into", "open.trf"});
  const std::string page = out({"report", "open.trf"});
  EXPECT_THAT(page, HasSubstr("<td class=r>\xE2\x80\x93<td"));
  EXPECT_THAT(page, Not(HasSubstr("?\xE2\x80\x93?")));
  const std::string counted = out({"report", "open.trf", "--with-open-games"});
  EXPECT_THAT(counted, Not(HasSubstr("w?")));
}

TEST_F(PageContents, AForfeitHasASlashBetweenItsSigns) {
  write("forfeit.trf", report("042 2026/05/02\n142 3\n152 W\n192 FIDE_DUTCH_2026\n",
                              {{1, "Appel, Ans", 2400, "1.0", {"3 w +"}},
                               {2, "Braam, Bob", 2300, "0.0", {"4 b -"}},
                               {3, "Citroen, Cas", 2200, "0.0", {"1 b -"}},
                               {4, "Druif, Dina", 2100, "1.0", {"2 w +"}}}));
  const std::string page = out({"report", "forfeit.trf"});
  EXPECT_THAT(page, HasSubstr("<td class=r>+ / \xE2\x88\x92<td"));
  EXPECT_THAT(page, Not(HasSubstr("+\xE2\x80\x93")));
}

// Round 2 was paired by hand: 1-3 and 2-6 instead of 2-1 and 6-5.
TEST_F(PageContents, APairMadeByHandComesWithTheReasonOfTheJudge) {
  write("hand.trf", kersen_open_tampered());
  const std::string page = out({"report", "hand.trf", "--round", "2"});
  const std::string note = between(page, "<div class=note>", "</div>");
  EXPECT_THAT(note, HasSubstr("This round is not paired according to the rules."));
  const Finished judged = run({"judge", "hand.trf", "--round", "2"});
  const std::string reason = between(judged.out, "  bracket", "\n");
  ASSERT_NE(reason, "");
  EXPECT_THAT(words_of(note), HasSubstr("bracket" + reason));
  EXPECT_THAT(page, HasSubstr("not what the rules give"));
}

// Round 3 was paired when 3-4 of round 2 stood as a win of 3; after the correction to a draw the rules give
// another round.
class CorrectedResult : public PageContents {
 protected:
  void SetUp() override {
    std::string text = report("012 Kersen Open\n042 2025/05/02\nXXR 5\nXXC white1\n",
                              {{1, "Appel, Ans", 2400, "1.5", {"4 w 1", "2 b =", "6 w 0"}},
                               {2, "Braam, Bob", 2300, "2.5", {"5 b 1", "1 w =", "3 b 1"}},
                               {3, "Citroen, Cas", 2200, "0.5", {"6 w =", "4 b 0", "2 w 0"}},
                               {4, "Druif, Dina", 2100, "1.0", {"1 b 0", "3 w 1", "5 b 0"}},
                               {5, "Eik, Evi", 2000, "1.5", {"2 w 0", "6 b =", "4 w 1"}},
                               {6, "Framboos, Fe", 1900, "2.0", {"3 b =", "5 w =", "1 b 1"}}});
    write("corrected.trf", text);
  }

  static constexpr const char* sentence =
      "round 3 would be right if 4-3 of round 2 had ended = (now 1-0), or 4-3 of round 2 had ended 0-1 (now "
      "1-0), or "
      "3-6 of round 1 had ended 1-0 (now =), or with one other result: was a result corrected after it was "
      "paired?";
};

TEST_F(CorrectedResult, CheckSaysThatItExplainsTheRound) {
  const Finished checked = run({"check", "corrected.trf"});
  EXPECT_EQ(checked.exit_code, 6) << checked.err;
  EXPECT_THAT(checked.out, HasSubstr(std::string("  perhaps   ") + sentence + '\n'));
  const std::string json = run({"check", "corrected.trf", "--json"}).out;
  EXPECT_THAT(json, AllOf(HasSubstr("\"corrected_results\": ["), HasSubstr("\"result_then\": \"=\""),
                          HasSubstr("\"result_now\": \"1-0\"")));
}

TEST_F(CorrectedResult, JudgeSaysSoToo) {
  const Finished judged = run({"judge", "corrected.trf", "--round", "3"});
  EXPECT_EQ(judged.exit_code, 6) << judged.err;
  EXPECT_THAT(judged.out, EndsWith(std::string("\nPerhaps: ") + sentence + '\n'));
}

TEST_F(CorrectedResult, ThePageSaysSoToo) {
  EXPECT_THAT(words_of(out({"report", "corrected.trf", "--round", "3"})),
              HasSubstr(std::string("perhaps ") + sentence));
}

// With a journal nothing has to be guessed.
class JournalTells : public PageContents {
 protected:
  // Two rounds, the second of which differs once a result of the first is corrected. Returns the game, "5-12",
  // White first.
  std::string corrected_event(const Words& note) const {
    for (const std::string result : {"0-1", "=", "1-0"}) {
      for (int board = 1; board <= 4; ++board) {
        std::filesystem::remove(path("a.trf"));
        std::filesystem::remove(path("a.trf.journal"));
        Words start{"new", "a.trf", "--rounds", "5", "--initial-colour", "W", "--start", "2026/05/02"};
        for (int i = 1; i <= 8; ++i)
          start.insert(start.end(),
                       {"--player", "Player " + std::to_string(i) + ";" + std::to_string(2500 - 50 * i)});
        out(start);
        out({"pair", "a.trf", "--into", "a.trf"});
        out({"result", "a.trf", "b1:1-0", "b2:1-0", "b3:0-1", "b4:="});
        out({"pair", "a.trf", "--into", "a.trf"});
        out({"result", "a.trf", "b1:1-0", "b2:=", "b3:=", "b4:0-1"});
        Words change{"result", "a.trf", "--round", "1", "b" + std::to_string(board) + ":" + result};
        change.insert(change.end(), note.begin(), note.end());
        const std::string told = out(change);
        if (run({"check", "a.trf", "--pairings-only"}).exit_code == 6) return between(told, "round 1: ", " ");
      }
    }
    return "";
  }
};

TEST_F(JournalTells, WhichResultWasCorrectedAndWhen) {
  const std::string game = corrected_event({"--at", "3 May"});
  ASSERT_NE(game, "");
  const std::string sentence =
      "round 2 was paired before the result of " + game + " in round 1 was corrected from ";
  const std::string checked = run({"check", "a.trf", "--pairings-only"}).out;
  EXPECT_THAT(checked, AllOf(HasSubstr("\n  journal   " + sentence), HasSubstr(" (journal, 3 May)\n"),
                             HasSubstr("\n  journal   with the earlier result round 2 is right\n"),
                             HasSubstr("\n  reason    "), Not(HasSubstr("perhaps"))));
  const std::string judged = run({"judge", "a.trf", "--round", "2"}).out;
  EXPECT_THAT(judged, AllOf(HasSubstr("\nJournal: " + sentence), Not(HasSubstr("Perhaps"))));
  EXPECT_THAT(words_of(out({"report", "a.trf", "--round", "2"})), HasSubstr(sentence));
  const std::string json = run({"check", "a.trf", "--json", "--pairings-only"}).out;
  EXPECT_THAT(json, AllOf(HasSubstr("\"explains\": true"), HasSubstr("\"at\": \"3 May\""),
                          HasSubstr("\"by_hand\": []")));
}

TEST_F(JournalTells, TheNumberOfTheChangeWhereNoDateIsKnown) {
  ASSERT_NE(corrected_event({}), "");
  EXPECT_THAT(run({"check", "a.trf", "--pairings-only"}).out, HasSubstr(" (journal, change 6)\n"));
}

// An undone change is not reported; redone, it is.
TEST_F(JournalTells, OnlyWhatStands) {
  ASSERT_NE(corrected_event({"--at", "3 May"}), "");
  out({"result", "a.trf", "--undo"});
  EXPECT_EQ(run({"check", "a.trf", "--pairings-only"}).exit_code, 0);
  out({"result", "a.trf", "--redo"});
  EXPECT_THAT(run({"check", "a.trf", "--pairings-only"}).out, HasSubstr(" (journal, 3 May)\n"));
}

// Starting ranks change, but the games remain the same.
TEST_F(JournalTells, AlsoBehindALateEntry) {
  ASSERT_NE(corrected_event({"--at", "3 May"}), "");
  out({"result", "a.trf", "--enter", "Late, Lies;2490"});
  EXPECT_THAT(run({"check", "a.trf", "--pairings-only"}).out,
              AllOf(HasSubstr("  journal   round 2 was paired before the result of "),
                    HasSubstr(" (journal, 3 May)\n")));
}

TEST_F(JournalTells, NothingWhereTheJournalIsLostOrDamagedOrTheFileChangedByHand) {
  ASSERT_NE(corrected_event({"--at", "3 May"}), "");
  const std::string journal = read("a.trf.journal");
  const std::string file = read("a.trf");
  const auto checked = [&] { return run({"check", "a.trf", "--pairings-only"}).out; };
  write("a.trf.journal", journal.substr(0, journal.size() / 2));
  EXPECT_THAT(checked(), Not(HasSubstr("  journal  ")));
  write("a.trf.journal", "something else\n");
  EXPECT_THAT(checked(), Not(HasSubstr("  journal  ")));
  write("a.trf.journal", journal);
  write("a.trf", file + "### by hand\n");
  EXPECT_THAT(checked(), Not(HasSubstr("  journal  ")));
  write("a.trf", file);
  EXPECT_THAT(checked(), HasSubstr("  journal  "));
  EXPECT_THAT(run({"check", "-", "--pairings-only"}, file).out, Not(HasSubstr("  journal  ")));
}

TEST_F(JournalTells, WhichPairsWereMadeByHandAndTheRulesWhyNot) {
  write("a.trf", kersen_open());
  out({"pair", "a.trf", "--into", "a.trf"});  // 3-2, 1-6, 5-4
  out({"result", "a.trf", "--pair", "1-3,2-6,5-4", "--at", "9 May"});
  const std::string sentence = "pairs of round 3 were made by hand: result --pair 1-3,2-6,5-4 (journal, 9 May)";
  const std::string checked = run({"check", "a.trf", "--pairings-only"}).out;
  EXPECT_THAT(checked, AllOf(HasSubstr("\n  reason    "), HasSubstr("\n  journal   " + sentence + "\n"),
                             Not(HasSubstr("perhaps"))));
  EXPECT_THAT(run({"judge", "a.trf", "--round", "3"}).out, HasSubstr("\nJournal: " + sentence + "\n"));
  EXPECT_THAT(words_of(out({"report", "a.trf"})), HasSubstr(sentence));
  const std::string reason = between(checked, "\n  reason    ", "\n");
  EXPECT_THAT(words_of(out({"report", "a.trf"})), HasSubstr(reason));
  out({"result", "a.trf", "1-3:1-0", "2-6:1-0", "5-4:="});
  EXPECT_THAT(run({"check", "a.trf", "--pairings-only"}).out, HasSubstr("\n  journal   " + sentence + "\n"));
}

// In a larger event it is rare that another result explains the same round.
TEST_F(CorrectedResult, IsFoundAmongManyGames) {
  ASSERT_EQ(out({"generate", "--seed", "5", "--players", "30", "--rounds", "4", "--rules", "2026", "--to",
                 "trf26", "--forfeits", "0", "-o", "thirty.trf"}),
            "");
  const std::string pairs = out({"pair", "thirty.trf", "--round", "2"});
  const std::string first = between(pairs, "\n", "\n");
  const std::string game = first.substr(0, first.find(' ')) + '-' + first.substr(first.find(' ') + 1);
  int explained = 0;
  for (const char* const result : {"1-0", "=", "0-1"}) {
    if (run({"result", "thirty.trf", "--round", "2", game + ':' + result, "-o", "corrected.trf"}).exit_code !=
        0)
      continue;
    const Finished checked = run({"check", "corrected.trf"});
    if (checked.exit_code == 0) continue;  // the original result, or one that changes nothing
    EXPECT_THAT(checked.out, HasSubstr("would be right if " + game + " of round 2 had ended "));
    ++explained;
  }
  EXPECT_GT(explained, 0);
}

TEST_F(CorrectedResult, NothingIsSaidOfARoundThatNoResultExplains) {
  write("hand.trf", kersen_open_tampered());
  EXPECT_THAT(run({"check", "hand.trf"}).out, Not(HasSubstr("perhaps")));
}

}  // namespace
}  // namespace bloesem::cli_test
