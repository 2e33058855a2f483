// A round that is paired but not finished: which rounds the lists count, and the messages about it.
#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/program/html_text.hpp"
#include "tests/support/program/messages.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using Words = std::vector<std::string>;

constexpr const char* play_records = "012 Kersen Open\n042 2025/05/02\nXXR 5\nXXC white1\n212 PTS,BH,WIN\n";

// Returns a file with round 3 in progress: 1-6 has ended, 3-2 and 5-4 have not.
std::string in_play() {
  return report(play_records, {{1, "Appel, Ans", 2400, "2.5", {"4 w 1", "2 b =", "6 w 1"}},
                               {2, "Braam, Bob", 2300, "1.5", {"5 b 1", "1 w =", "3 b  "}},
                               {3, "Citroen, Cas", 2200, "1.5", {"6 w =", "4 b 1", "2 w  "}},
                               {4, "Druif, Dina", 2100, "0.0", {"1 b 0", "3 w 0", "5 b  "}},
                               {5, "Eik, Evi", 2000, "0.5", {"2 w 0", "6 b =", "4 w  "}},
                               {6, "Framboos, Fe", 1900, "1.0", {"3 b =", "5 w =", "1 b 0"}}});
}

// Returns the same tournament before round 3.
std::string before() {
  return report(play_records, {{1, "Appel, Ans", 2400, "1.5", {"4 w 1", "2 b ="}},
                               {2, "Braam, Bob", 2300, "1.5", {"5 b 1", "1 w ="}},
                               {3, "Citroen, Cas", 2200, "1.5", {"6 w =", "4 b 1"}},
                               {4, "Druif, Dina", 2100, "0.0", {"1 b 0", "3 w 0"}},
                               {5, "Eik, Evi", 2000, "0.5", {"2 w 0", "6 b ="}},
                               {6, "Framboos, Fe", 1900, "1.0", {"3 b =", "5 w ="}}});
}

// Returns three rounds, where 1-2 of round 2 was adjourned and never decided.
std::string adjourned() {
  return report(play_records, {{1, "Appel, Ans", 2400, "2.0", {"4 w 1", "2 b ?", "6 w 1"}},
                               {2, "Braam, Bob", 2300, "1.5", {"5 b 1", "1 w ?", "3 b ="}},
                               {3, "Citroen, Cas", 2200, "2.0", {"6 w =", "4 b 1", "2 w ="}},
                               {4, "Druif, Dina", 2100, "0.0", {"1 b 0", "3 w 0", "5 b 0"}},
                               {5, "Eik, Evi", 2000, "1.5", {"2 w 0", "6 b =", "4 w 1"}},
                               {6, "Framboos, Fe", 1900, "1.0", {"3 b =", "5 w =", "1 b 0"}}});
}

std::string without_first_line(const std::string& text) { return text.substr(text.find('\n') + 1); }

std::vector<std::string> lines_with(const std::string& text, const std::string& word) {
  std::vector<std::string> found;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);)
    if (line.find(word) != std::string::npos) found.push_back(line);
  return found;
}

class RoundInPlay : public ProgramTest {
 protected:
  void SetUp() override {
    write("play.trf", in_play());
    write("before.trf", before());
    write("adjourned.trf", adjourned());
  }

  Finished done(const Words& words) const {
    Finished result = run(words);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result;
  }

  void expect_refused(const Words& words, const std::string& what) const {
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 3) << what;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr(what));
  }
};

TEST_F(RoundInPlay, StandingsAreThoseOfTheRoundBefore) {
  const Finished playing = done({"standings", "play.trf"});
  const Finished ended = done({"standings", "before.trf"});
  EXPECT_THAT(playing.out,
              StartsWith("Kersen Open, standings after round 2; round 3 in play; by PTS,BH,WIN (C.07"));
  EXPECT_THAT(ended.out, StartsWith("Kersen Open, standings after round 2 by PTS,BH,WIN (C.07"));
  EXPECT_EQ(without_first_line(playing.out), without_first_line(ended.out));
  EXPECT_THAT(playing.err, StartsWith("play.trf: note: round 3 "));
  EXPECT_THAT(ended.err, IsEmpty());
}

TEST_F(RoundInPlay, EveryListSaysWhatItRestsOn) {
  const auto heading = [this](const Words& words) {
    const std::string out = done(words).out;
    return out.substr(0, out.find('\n'));
  };
  const std::string when = " after round 2; round 3 in play";
  EXPECT_THAT(heading({"crosstable", "play.trf"}), HasSubstr("crosstable" + when));
  EXPECT_THAT(heading({"rankings", "play.trf", "--by", "rating:0-"}), HasSubstr(when));
  EXPECT_THAT(heading({"ratings", "play.trf"}), HasSubstr("changes of ratings" + when));
  EXPECT_THAT(heading({"upsets", "play.trf"}), HasSubstr("upsets" + when));
  EXPECT_THAT(heading({"zermelo", "play.trf", "--prior", "1"}), HasSubstr("strengths" + when));
  const std::string page = done({"report", "play.trf"}).out;
  EXPECT_THAT(page, HasSubstr("<h2>Pairings of round 3</h2>"));
  EXPECT_THAT(page, HasSubstr("<h2>Standings after round 2; round 3 in play</h2>"));
}

TEST_F(RoundInPlay, ValuesOfOtherListsAreThoseOfTheRoundBefore) {
  for (const Words& list : {Words{"crosstable"}, Words{"ratings"}, Words{"upsets"},
                            Words{"zermelo", "--prior", "1"}, Words{"rankings", "--by", "rating:0-"}}) {
    Words playing = list;
    playing.emplace_back("play.trf");
    Words ended = list;
    ended.emplace_back("before.trf");
    EXPECT_EQ(without_first_line(done(playing).out), without_first_line(done(ended).out)) << list.front();
  }
}

TEST_F(RoundInPlay, TheRoundIsCountedWhereThatIsAskedFor) {
  const Finished counted = done({"standings", "play.trf", "--with-open-games"});
  EXPECT_THAT(counted.out, StartsWith("Kersen Open, standings after round 3 (2 games open) by PTS,BH,WIN"));
  EXPECT_THAT(counted.out, HasSubstr("   1   1  Appel, Ans      2400     2.5"));
  EXPECT_THAT(places_of(counted.err), ElementsAre("play.trf: warning"));
  EXPECT_THAT(counted.err, HasSubstr("round 3: 3-2, 5-4\n"));
  EXPECT_EQ(done({"standings", "play.trf", "--after", "3"}).out, counted.out);
}

TEST_F(RoundInPlay, NothingIsSaidWhereItDoesNotMatter) {
  const Finished after = done({"standings", "play.trf", "--after", "2"});
  EXPECT_THAT(after.out, StartsWith("Kersen Open, standings after round 2 by PTS"));
  EXPECT_THAT(after.err, IsEmpty());
  EXPECT_EQ(done({"pair", "play.trf", "--round", "3"}).out, round_three);
  EXPECT_THAT(done({"pair", "play.trf", "--round", "3"}).err, Not(HasSubstr("warning")));
  EXPECT_THAT(done({"check", "play.trf"}).err, Not(HasSubstr("warning")));
  EXPECT_THAT(done({"judge", "play.trf", "--round", "3"}).err, Not(HasSubstr("warning")));
  EXPECT_THAT(done({"convert", "play.trf", "--to", "trf26"}).err, Not(HasSubstr("no result")));
}

TEST_F(RoundInPlay, PairingTheNextRoundWarnsOnce) {
  // counted as draws they leave no legal round 4 of six players
  const std::string err = run({"pair", "play.trf"}).err;
  const Words told = lines_with(err, "[unfinished-game]");
  ASSERT_EQ(told.size(), 1U) << err;
  EXPECT_THAT(places_of(told.front()), ElementsAre("play.trf:7:119: warning [unfinished-game]"));
  EXPECT_THAT(told.front(), HasSubstr("3-2, 5-4"));
}

TEST_F(RoundInPlay, AnAdjournedGameDoesNotHoldUpTheEvent) {
  const Finished listed = done({"standings", "adjourned.trf"});
  EXPECT_THAT(listed.out, StartsWith("Kersen Open, standings after round 3 (1 game open) by "));
  EXPECT_THAT(places_of(listed.err), ElementsAre("adjourned.trf: warning"));
  EXPECT_THAT(listed.err, HasSubstr("round 2: 2-1\n"));
}

TEST_F(RoundInPlay, MoneyIsNotGivenOut) {
  const Words prizes{"prizes", "play.trf", "--amounts", "100,50"};
  expect_refused(prizes, "round 3 ");
  expect_refused({"prizes", "play.trf", "--amounts", "100", "--after", "3"}, "round 3 ");
  expect_refused({"prizes", "adjourned.trf", "--amounts", "100"}, "round 2: no result for 2-1");
  EXPECT_THAT(done({"prizes", "play.trf", "--amounts", "100,50", "--after", "2"}).out,
              HasSubstr(" after round 2 by "));
  EXPECT_THAT(done({"prizes", "play.trf", "--amounts", "100,50", "--with-open-games"}).out,
              HasSubstr(" after round 3 (2 games open) by "));
}

TEST_F(RoundInPlay, RanksAreNotWrittenUnasked) {
  expect_refused({"standings", "play.trf", "--into", "ranked.trf"}, "round 3 ");
  EXPECT_THAT(entries(), Not(::testing::Contains("ranked.trf")));
  done({"standings", "play.trf", "--with-open-games", "--into", "ranked.trf"});
  EXPECT_THAT(done({"check", "ranked.trf"}).out, HasSubstr("0 differences"));
}

TEST_F(RoundInPlay, ProgramsAreToldToo) {
  const std::string left_out = done({"standings", "play.trf", "--format", "json"}).out;
  EXPECT_THAT(left_out, AllOf(HasSubstr("\"rounds\": 2,"), HasSubstr("\"round_in_play\": 3,"),
                              HasSubstr("\"open_games\": 0,")));
  const std::string counted = done({"ratings", "play.trf", "--with-open-games", "--format", "json"}).out;
  EXPECT_THAT(counted, AllOf(HasSubstr("\"rounds\": 3,"), HasSubstr("\"round_in_play\": 3,"),
                             HasSubstr("\"open_games\": 2,")));
  EXPECT_THAT(done({"crosstable", "before.trf", "--format", "json"}).out,
              HasSubstr("\"round_in_play\": null,"));
}

TEST_F(RoundInPlay, SpreadsheetsAreToldAfterWhichRound) {
  for (const std::string command : {"standings", "crosstable"}) {
    for (const auto& [option, round] :
         {std::pair("--raw-csv", ",2\n"), std::pair("--with-open-games", ",3\n")}) {
      const std::string csv = done({command, "play.trf", "--format", "csv", option}).out;
      EXPECT_THAT(csv, HasSubstr(",after_round\n"));
      EXPECT_EQ(lines_with(csv, "after_round").size(), 1U);
      EXPECT_TRUE(csv.ends_with(round)) << csv;
    }
  }
}

TEST_F(RoundInPlay, WarningsOfOneKindAreCounted) {
  std::vector<Entrant> entrants;
  for (int id = 1; id <= 20; ++id) entrants.push_back({id, "Speler", 2000 - id, "9.0", {"0000 - H"}});
  write("points.trf", report(play_records, entrants));
  const Finished listed = done({"standings", "points.trf"});
  const Words told = lines_with(listed.err, "[points-mismatch]");
  ASSERT_EQ(told.size(), 4U);
  EXPECT_THAT(places_of(told.back()), ElementsAre("points.trf: warning [points-mismatch]"));
  EXPECT_THAT(told.back(), HasSubstr(" 17 more ")) << "of 20";
}

// 2000 players, with the fourth of nine rounds in progress.
class LargeRoundInPlay : public RoundInPlay {
 protected:
  void SetUp() override {
    done({"generate", "--seed", "7", "--players", "2000", "--rounds", "3", "--rules", "2026", "--to", "trf26",
          "-o", "three.trf"});
    std::string text = read("three.trf");
    const std::size_t rounds = text.find("\n142 3\n");
    ASSERT_NE(rounds, std::string::npos);
    text.replace(rounds, 7, "\n142 9\n");
    write("three.trf", text);
    done({"pair", "three.trf", "--into", "large.trf", "-o", "boards"});
  }
};

TEST_F(LargeRoundInPlay, NoCommandPrintsMoreThanFiveLinesOfWarnings) {
  const std::vector<Words> commands = {
      {"pair", "large.trf"},
      {"pair", "large.trf", "--format", "table"},
      {"pair", "large.trf", "--round", "4", "--verbose"},
      {"pair", "large.trf", "--into", "next.trf"},
      {"check", "large.trf"},
      {"check", "large.trf", "--compare-rules"},
      {"check", "large.trf", "--standings-only"},
      {"lint", "large.trf"},
      {"standings", "large.trf"},
      {"standings", "large.trf", "--with-open-games"},
      {"standings", "large.trf", "--after", "3"},
      {"standings", "large.trf", "--into", "ranked.trf"},
      {"crosstable", "large.trf"},
      {"rankings", "large.trf", "--by", "rating:0-1999,2000-"},
      {"prizes", "large.trf", "--amounts", "1000,500"},
      {"prizes", "large.trf", "--amounts", "1000,500", "--with-open-games"},
      {"ratings", "large.trf"},
      {"upsets", "large.trf"},
      {"zermelo", "large.trf", "--prior", "1"},
      {"report", "large.trf", "-o", "large.html"},
      {"judge", "large.trf", "--round", "4"},
      {"convert", "large.trf", "--to", "json", "-o", "large.json"},
      {"convert", "large.trf", "--to", "trf16", "-o", "large16.trf"},
      {"result", "large.trf", "--show"},
      {"result", "large.trf", "--withdraw", "3", "-o", "without.trf"},
  };
  for (const Words& words : commands) {
    const Finished result = run(words);
    std::string line;
    for (const std::string& word : words) line += word + ' ';
    EXPECT_NE(result.exit_code, 2) << line;
    const std::size_t warnings = lines_with(result.err, "warning").size() +
                                 lines_with(result.err, "note:").size() +
                                 lines_with(result.out, "warning:").size();
    EXPECT_LE(warnings, 5U) << line << '\n' << result.err.substr(0, 2000);
    for (const std::string& told : lines_with(result.err, ": ")) EXPECT_LT(told.size(), 400U) << line;
  }
}

}  // namespace
}  // namespace bloesem::cli_test
