// What an arbiter looks for on the page, in the table and on the checklist beside the boards themselves.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "html_text.hpp"
#include "report_text.hpp"
#include "run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using Words = std::vector<std::string>;

constexpr const char* page_records =
    "012 Kersen Open\n022 Tiel\n032 NED\n042 2026/05/02\n052 2026/05/10\n102 Kers, Karel <FA>\n112 Pit, "
    "Piet\n112 "
    "Steel, Stien\n122 90 min + 30 s\n142 5\n152 W\n192 FIDE_DUTCH_2026\n";

// Players 7 to 11 do not play round 3: a half-point bye, a zero-point bye for that round, a withdrawal, nothing
// said, and not yet there.
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
  [[nodiscard]] std::string out(const Words& words) const {
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
  const std::string why = "They are added to the points when brackets are made, and count nowhere else.";
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

// Round 2 by hand: 1-3 and 2-6 instead of 2-1 and 6-5.
TEST_F(PageContents, APairMadeByHandComesWithTheReasonOfTheJudge) {
  write("hand.trf", kersen_open_tampered());
  const std::string page = out({"report", "hand.trf", "--round", "2"});
  const std::string note = between(page, "<div class=note>", "</div>");
  EXPECT_THAT(note, HasSubstr("This round is not paired as the rules give it."));
  const Finished judged = run({"judge", "hand.trf", "--round", "2"});
  const std::string reason = between(judged.out, "  bracket", "\n");
  ASSERT_NE(reason, "");
  EXPECT_THAT(words_of(note), HasSubstr("bracket" + reason));
  EXPECT_THAT(page, HasSubstr("not what the rules give"));
}

// Round 3 was paired when 3-4 of round 2 stood as a win of 3; corrected to a draw, it is another round.
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

// In a larger event hardly another result explains the same round.
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
    if (checked.exit_code == 0) continue;  // the result that stands there, or one that changes nothing
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
