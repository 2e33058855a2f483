// Groups, pairs made by hand and fixed boards on the command line.
#include <gmock/gmock.h>

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// An event of nine players, four rounds.
class GroupEvent : public ProgramTest {
 protected:
  void SetUp() override {
    std::string list = "name,rating,club\n";
    for (int i = 1; i <= 9; ++i)
      list += "Player" + std::to_string(i) + "," + std::to_string(2400 - 10 * i) + ",Club" + std::to_string(i) +
              "\n";
    write("players.csv", list);
    ASSERT_EQ(
        run({"new", "e.trf", "--players", "players.csv", "--rounds", "4", "--initial-colour", "W"}).exit_code,
        0);
  }

  [[nodiscard]] std::string refused(std::vector<std::string> arguments, int exit_code = 3) const {
    const std::string before = read("e.trf");
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code) << result.out << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(read("e.trf"), before);
    const std::size_t last = result.err.find("error: ");
    return last == std::string::npos ? "" : result.err.substr(last, result.err.find('\n', last) - last);
  }

  [[nodiscard]] std::string done(const std::vector<std::string>& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
    return result.out;
  }

  void pair(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"pair", "e.trf", "--into", "e.trf"});
    static_cast<void>(done(options));
  }

  void draw_all(const std::vector<std::string>& boards) const {
    std::vector<std::string> arguments{"result", "e.trf"};
    for (const std::string& board : boards) arguments.push_back(board + ":=");
    static_cast<void>(done(arguments));
  }
};

TEST_F(GroupEvent, GroupsAreKeptInTheFile) {
  EXPECT_EQ(done({"pair", "e.trf", "--groups", "A=1-5,B=6-9"}), "5\n1 3\n4 2\n6 8\n9 7\n5 0\n");
  pair({"--groups", "A=1-5,B=6-9"});
  EXPECT_THAT(read("e.trf"), HasSubstr("### bloesem:group A 1 2 3 4 5\n### bloesem:group B 6 7 8 9\n"));
  draw_all({"1-3", "4-2", "6-8", "9-7"});
  pair();
  const Finished check = run({"check", "e.trf"});
  EXPECT_EQ(check.exit_code, 0) << check.out;
  EXPECT_THAT(check.out, HasSubstr("2 tournaments, 4 rounds, 0 differences\n"));
  EXPECT_THAT(done({"check", "e.trf", "--json"}), HasSubstr("\"group\": \"B\""));
  EXPECT_THAT(done({"pair", "e.trf", "--format", "table", "--round", "1"}), HasSubstr("Group\n"));
}

TEST_F(GroupEvent, OneByeForEachGroupIsNoFinding) {
  pair({"--groups", "A=1-3,B=4-8,C=9"});
  EXPECT_THAT(read("e.trf"), HasSubstr("0000 - U"));
  draw_all({"1-2", "4-6", "7-5"});
  const Finished lint = run({"lint", "e.trf"});
  EXPECT_EQ(lint.exit_code, 0) << lint.out;
  EXPECT_EQ(run({"check", "e.trf"}).exit_code, 0);
}

TEST_F(GroupEvent, GroupsThatCannotBeAreRefused) {
  const auto message = [this](const std::string& groups) {
    return refused({"pair", "e.trf", "--groups", groups});
  };
  EXPECT_EQ(message("A=1-5,B=6-8"), "error: groups: player 9 is in no group");
  EXPECT_EQ(message("A=1-5,B=5-9"), "error: groups: player 5 is in the groups A and B");
  EXPECT_EQ(message("A=1-5,2,B=6-9"), "error: groups: player 2 is in group A twice");
  EXPECT_EQ(message("A=1-5,B=6-10"),
            "error: groups: found '10', expected the starting rank of a player of the tournament");
  EXPECT_EQ(message("A=1-5,A=6-9"), "error: groups: there are two groups A");
  EXPECT_THAT(message("1-9"), HasSubstr("--groups: found '1-9', expected groups like A=1-9"));
  EXPECT_THAT(message("=1-9"), HasSubstr("--groups: found ''"));
  EXPECT_THAT(message("A=9-1"), HasSubstr("expected a range like 1-9"));
}

TEST_F(GroupEvent, AGroupWithTooFewPlayersIsToldBeforeItBegins) {
  const std::string told = run({"pair", "e.trf", "--groups", "A=1-4,B=5-9"}).err;
  EXPECT_THAT(told, HasSubstr("warning: group A: 4 players can be paired in 3 rounds only, not in 4, "));
  EXPECT_THAT(told, Not(HasSubstr("group B")));
}

TEST_F(GroupEvent, GroupsAreFixedFromRoundOne) {
  pair({"--groups", "A=1-5,B=6-9"});
  draw_all({"1-3", "4-2", "6-8", "9-7"});
  EXPECT_EQ(refused({"pair", "e.trf", "--groups", "A=1-4,B=5-9"}),
            "error: groups: the rounds played were paired in other groups, which are fixed");
  EXPECT_EQ(run({"pair", "e.trf", "--groups", "A=1-5,B=6-9"}).exit_code, 0);
  ASSERT_EQ(run({"result", "e.trf", "--enter", "Late;2000"}).exit_code, 0);
  EXPECT_THAT(refused({"pair", "e.trf"}), HasSubstr("this player is in no group: 10; use --groups"));
  pair({"--groups", "A=1-5,B=6-10"});
  EXPECT_EQ(run({"check", "e.trf"}).exit_code, 0);
}

TEST_F(GroupEvent, NoPairOfDifferentGroupsIsMadeByHand) {
  pair({"--groups", "A=1-5,B=6-9"});
  EXPECT_THAT(refused({"result", "e.trf", "--pair", "1-6", "--pair", "3-8"}), HasSubstr("in different groups"));
  EXPECT_EQ(run({"result", "e.trf", "--pair", "1-4", "--pair", "3-2"}).exit_code, 0);
}

// One bye by hand for each group.
TEST_F(GroupEvent, ByesMayBeGivenBeforehandInEachGroup) {
  pair({"--groups", "A=1-5,B=6-8,C=9"});
  draw_all({"1-3", "4-2", "6-7"});
  EXPECT_EQ(run({"result", "e.trf", "--pairing-bye", "3", "--pairing-bye", "6"}).exit_code, 0);
  EXPECT_THAT(refused({"result", "e.trf", "--pairing-bye", "2"}),
              HasSubstr("would have the pairing-allocated bye"));
  EXPECT_THAT(done({"pair", "e.trf", "--absent", "9"}), HasSubstr("3 0\n6 0\n"));
}

TEST_F(GroupEvent, AnEventWithoutGroupsStaysOne) {
  pair();
  draw_all({"1-5", "6-2", "3-7", "8-4"});
  EXPECT_EQ(refused({"pair", "e.trf", "--groups", "A=1-5,B=6-9"}),
            "error: groups: the rounds played were paired without groups, which are fixed");
}

TEST_F(GroupEvent, AGroupWithoutAPairingIsNamed) {
  pair({"--groups", "A=1-2,B=3-9"});
  draw_all({"1-2", "3-6", "7-4", "5-8"});
  EXPECT_THAT(refused({"pair", "e.trf", "--into", "e.trf"}, 1),
              StartsWith("error: no valid pairing exists: group A: "));
  const Finished json = run({"pair", "e.trf", "--json"});
  EXPECT_EQ(json.exit_code, 1);
  EXPECT_THAT(json.out, HasSubstr("group A"));
}

TEST_F(GroupEvent, StandingsAreThoseOfEachGroup) {
  pair({"--groups", "A=1-5,B=6-9"});
  draw_all({"1-3", "4-2", "6-8", "9-7"});
  const std::string all = done({"standings", "e.trf"});
  EXPECT_THAT(all, HasSubstr("Group A\n"));
  EXPECT_THAT(all, HasSubstr("\nGroup B\n"));
  EXPECT_THAT(done({"standings", "e.trf", "--group", "B"}), Not(HasSubstr("Player5")));
  const std::string overall = done({"standings", "e.trf", "--overall"});
  EXPECT_THAT(overall, Not(HasSubstr("Group")));
  EXPECT_THAT(overall, HasSubstr("Player5"));
  const auto json = nlohmann::json::parse(done({"standings", "e.trf", "--json"}));
  ASSERT_EQ(json["groups"].size(), 2U);
  EXPECT_EQ(json["groups"][1]["group"], "B");
  EXPECT_EQ(json["groups"][1]["players"].size(), 4U);
  EXPECT_THAT(refused({"standings", "e.trf", "--format", "csv"}), HasSubstr("use --group NAME, or --overall"));
  EXPECT_THAT(refused({"standings", "e.trf", "--group", "C"}), HasSubstr("no group C: the groups are A, B"));
  EXPECT_EQ(run({"standings", "e.trf", "--tiebreaks", "BH", "--into", "e.trf"}).exit_code, 0);
  EXPECT_EQ(run({"check", "e.trf"}).exit_code, 0);
}

TEST_F(GroupEvent, APageShowsOneGroup) {
  pair({"--groups", "A=1-5,B=6-9"});
  EXPECT_THAT(refused({"report", "e.trf"}), HasSubstr("one is to be named: A, B; use --group NAME"));
  EXPECT_THAT(done({"report", "e.trf", "--group", "B"}), Not(HasSubstr("Player5")));
  EXPECT_THAT(refused({"judge", "e.trf", "--round", "1"}), HasSubstr("use --group NAME"));
  EXPECT_THAT(done({"judge", "e.trf", "--round", "1", "--group", "B"}), HasSubstr("Correct"));
}

// Returns how often the page has this id.
int ids_in(const std::string& page, const std::string& id) {
  int found = 0;
  for (const char* end : {">", " "})
    for (std::size_t at = page.find(" id=" + id + end); at != std::string::npos;
         at = page.find(" id=" + id + end, at + 1))
      ++found;
  return found;
}

TEST_F(GroupEvent, APageOfARoundShowsEachGroup) {
  pair({"--groups", "A=1-5,B=6-8,C=9"});
  const std::string page = done({"pair", "e.trf", "--round", "1", "--format", "html"});
  for (const char* group : {"A", "B", "C"}) {
    EXPECT_THAT(page, HasSubstr(std::string("Pairings of round 1, group ") + group));
    EXPECT_THAT(page, HasSubstr(std::string("Brackets, group ") + group));
  }
  for (const char* id : {"b1", "b2", "b3", "k1", "k2", "bye5", "bye8", "bye9", "p1", "p9"})
    EXPECT_EQ(ids_in(page, id), 1) << id;
  EXPECT_EQ(ids_in(page, "b4"), 0);
  EXPECT_THAT(page, HasSubstr("<a href=#bye9>the bye</a>"));
  EXPECT_THAT(page, HasSubstr("colours 5.2.5: neither has played"));
}

TEST_F(GroupEvent, PrizesAndRankingsAreThoseOfEachGroup) {
  pair({"--groups", "A=1-5,B=6-9"});
  ASSERT_EQ(run({"result", "e.trf", "--table", "-"}, "1 1-0\n2 1-0\n3 1-0\n4 1-0\n").exit_code, 0);
  const std::string prizes = done({"prizes", "e.trf", "--amounts", "100,50"});
  const std::size_t second = prizes.find("Group B\n");
  ASSERT_NE(second, std::string::npos) << prizes;
  EXPECT_THAT(prizes, StartsWith("Group A\n"));
  EXPECT_THAT(prizes.substr(0, second), Not(HasSubstr("Player6")));
  EXPECT_THAT(prizes.substr(second), Not(HasSubstr("Player1")));
  EXPECT_EQ(prizes.substr(second + 8), done({"prizes", "e.trf", "--amounts", "100,50", "--group", "B"}));
  EXPECT_THAT(done({"prizes", "e.trf", "--amounts", "100,50", "--overall"}), Not(HasSubstr("Group")));
  const std::string rankings = done({"rankings", "e.trf", "--by", "rating:0-2350,2351-"});
  EXPECT_THAT(rankings, HasSubstr("\nGroup B\n"));
  const auto json =
      nlohmann::json::parse(done({"rankings", "e.trf", "--by", "rating:0-2350,2351-", "--format", "json"}));
  EXPECT_EQ(json["groups"].size(), 2U);
  EXPECT_EQ(json["groups"][1]["group"], "B");
  EXPECT_THAT(refused({"rankings", "e.trf", "--by", "rating:0-2350,2351-", "--format", "csv"}),
              HasSubstr("use --group NAME"));
  EXPECT_THAT(refused({"prizes", "e.trf", "--amounts", "1", "--group", "C"}), HasSubstr("no group C"));
}

TEST_F(GroupEvent, ConversionTellsTheLoss) {
  pair({"--groups", "A=1-5,B=6-9"});
  const std::string lost = "the groups A, B are in comments, which other programs ignore";
  EXPECT_THAT(run({"convert", "e.trf", "--to", "trfx"}).err, HasSubstr(lost));
  EXPECT_THAT(run({"convert", "e.trf", "--to", "csv"}).err, Not(HasSubstr("group")));
  EXPECT_THAT(run({"convert", "e.trf", "--to", "json"}).err, Not(HasSubstr("group")));
}

TEST_F(GroupEvent, IsSplitIntoAFileForEachGroup) {
  pair({"--groups", "A=1-3,5-6,B/2=4,7-9"});
  draw_all({"1-3", "5-2", "4-8", "9-7"});
  pair({"--fix", "7-4"});
  draw_all({"7-4"});
  EXPECT_THAT(refused({"convert", "e.trf", "--to", "trf16", "--split-groups"}),
              HasSubstr("needs the name of a file"));
  static_cast<void>(done({"convert", "e.trf", "--to", "trf16", "--split-groups", "-o", "out.trf"}));
  EXPECT_THAT(entries(), Contains("out-A.trf"));
  EXPECT_THAT(entries(), Contains("out-B_2.trf"));
  const std::string b = read("out-B_2.trf");
  EXPECT_THAT(b, HasSubstr("001    1      Player4"));
  EXPECT_THAT(b, HasSubstr("001    4      Player9"));
  EXPECT_THAT(b, HasSubstr("### bloesem:club 1 Club4"));
  EXPECT_THAT(b, HasSubstr("### bloesem:fixed-pair 2 2 1"));
  EXPECT_THAT(b, Not(HasSubstr("bloesem:group")));
  EXPECT_THAT(b, Not(HasSubstr("Club1\n")));
  const Finished check = run({"check", "out-A.trf", "out-B_2.trf"});
  EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
}

// The order of the file may give the pairing numbers instead of the starting ranks.
TEST_F(GroupEvent, IsSplitByTheOrderOfTheFile) {
  pair({"--groups", "A=1-5,B=6-9"});
  draw_all({"1-3", "4-2", "6-8", "9-7"});
  std::string text = read("e.trf");
  const std::size_t fourth = text.find("001    4 ");
  const std::size_t fifth = text.find("001    5 ");
  const std::string line = text.substr(fourth, fifth - fourth);
  text.erase(fourth, fifth - fourth);
  text.insert(text.find("001    1 "), line);
  write("e.trf", text + "XXC rank\n");
  const std::string before = done({"pair", "e.trf"});
  static_cast<void>(done({"convert", "e.trf", "--to", "trf16", "--split-groups", "-o", "out.trf"}));
  const std::string a = read("out-A.trf");
  EXPECT_THAT(a, HasSubstr("001    1      Player4"));
  EXPECT_THAT(a, HasSubstr("001    2      Player1"));
  EXPECT_THAT(a, HasSubstr("### bloesem:club 1 Club4"));
  // The same pairs, with the new numbers.
  const std::vector<std::string> old_numbers{"", "4", "1", "2", "3", "5"};
  std::vector<std::string> words = split_words(done({"pair", "out-A.trf"}));
  for (std::size_t i = 1; i < words.size(); ++i)
    if (words[i] != "0") words[i] = old_numbers.at(static_cast<std::size_t>(std::stoi(words[i])));
  std::vector<std::string> expected = split_words(before);
  ASSERT_EQ(words.size(), 7U);
  expected.resize(5);  // the boards of group A
  expected[0] = words[0];
  words.resize(5);
  EXPECT_EQ(words, expected);
}

// A newcomer who is stronger moves the starting ranks, also those of the groups.
TEST_F(GroupEvent, GroupsFollowTheirPlayers) {
  pair({"--groups", "A=1-5,B=6-9"});
  draw_all({"1-3", "4-2", "6-8", "9-7"});
  ASSERT_EQ(run({"result", "e.trf", "--enter", "Strong;2365"}).exit_code, 0);
  EXPECT_THAT(read("e.trf"), HasSubstr("### bloesem:group A 1 2 3 5 6\n### bloesem:group B 7 8 9 10\n"));
  pair({"--groups", "A=1-6,B=7-10"});
  EXPECT_EQ(run({"check", "e.trf"}).exit_code, 0);
}

// ---- pairs made by hand

TEST_F(GroupEvent, PairsMadeByHandAreKept) {
  const Finished first = run({"pair", "e.trf", "--fix", "2-1,9~3", "--json"});
  ASSERT_EQ(first.exit_code, 0) << first.err;
  const auto json = nlohmann::json::parse(first.out);
  EXPECT_EQ(json["boards"][0]["colour_rule"], "by hand");
  ASSERT_EQ(json["hand_made"].size(), 2U);
  EXPECT_EQ(json["hand_made"][1]["white"], 3);
  EXPECT_EQ(json["hand_made"][1]["colours"], "by-rules");
  EXPECT_TRUE(json["hand_made"][0]["violations"].empty());
  pair({"--fix", "2-1,9~3"});
  EXPECT_THAT(read("e.trf"),
              HasSubstr("### bloesem:fixed-pair 1 2 1\n### bloesem:fixed-pair 1 9 3 by-rules\n"));
  EXPECT_EQ(run({"check", "e.trf"}).exit_code, 0);
  EXPECT_THAT(done({"report", "e.trf"}), HasSubstr("the pair was made by hand"));
  ASSERT_EQ(run({"result", "e.trf", "--undo-round", "1"}).exit_code, 0);
  EXPECT_THAT(read("e.trf"), Not(HasSubstr("fixed-pair")));
}

TEST_F(GroupEvent, AnIllegalPairIsToldAndObeyed) {
  pair();
  draw_all({"1-5", "6-2", "3-7", "8-4"});
  const Finished result = run({"pair", "e.trf", "--fix", "5-1", "--into", "e.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err,
              HasSubstr("note: the pair 5-1 is made by hand, and NOT legal: C1: 5 and 1 met in round 1"));
  const Finished check = run({"check", "e.trf"});
  EXPECT_EQ(check.exit_code, 0) << check.out;
}

TEST_F(GroupEvent, PairsThatCannotBeMadeAreRefused) {
  const auto message = [this](const std::string& pairs, const std::string& absent = "") {
    std::vector<std::string> arguments{"pair", "e.trf", "--fix", pairs};
    if (!absent.empty()) arguments.insert(arguments.end(), {"--absent", absent});
    return refused(arguments);
  };
  EXPECT_EQ(message("3-77"),
            "error: pairs made by hand: found '77', expected the starting rank of a player of the tournament");
  EXPECT_EQ(message("3-4,5~3"), "error: pairs made by hand: player 3 is named twice");
  EXPECT_EQ(message("3-4", "4"), "error: pairs made by hand: player 4 does not take part in round 1");
  EXPECT_THAT(message("3-3"), HasSubstr("--fix: found '3-3', expected two different players"));
  EXPECT_THAT(message("3"), HasSubstr("--fix: found '3', expected a pair like 3-9"));
}

TEST_F(GroupEvent, AllPairsMayBeMadeByHand) {
  pair({"--fix", "1-5,6-2,3-7,8-4"});
  draw_all({"1-5", "6-2", "3-7", "8-4"});
  pair();
  ASSERT_EQ(run({"result", "e.trf", "--withdraw", "9"}).exit_code, 0);
  const Finished list =
      run({"pair", "e.trf", "--fix", "1-2,3-4,5-6,7-8", "--checklist", "-", "-o", "pairs.txt"});
  EXPECT_EQ(list.exit_code, 0) << list.err;
  EXPECT_EQ(read("pairs.txt").substr(0, 2), "4\n");
}

TEST_F(GroupEvent, TheChecklistHasAHeadingForEachGroup) {
  const std::string list =
      done({"pair", "e.trf", "--groups", "A=1-5,B=6-9", "--checklist", "-", "-o", "pairs.txt"});
  EXPECT_THAT(list, HasSubstr("\nGroup A\n\nScore 0.0\n"));
  EXPECT_THAT(list, HasSubstr("\nGroup B\n\nScore 0.0\n"));
  EXPECT_THAT(run({"pair", "e.trf", "--groups", "A=1-5,B=6-9", "--verbose"}).err,
              HasSubstr("  group         B\n"));
}

// ---- fixed boards

TEST_F(GroupEvent, FixedBoardsAreKept) {
  EXPECT_EQ(done({"pair", "e.trf", "--fixed-board", "8=1,1=3"}), "5\n8 4\n6 2\n1 5\n3 7\n9 0\n");
  pair({"--fixed-board", "8=1", "--fixed-board", "1=3"});
  EXPECT_THAT(read("e.trf"), HasSubstr("### bloesem:fixed-board 1 8 1\n### bloesem:fixed-board 1 1 3\n"));
  static_cast<void>(done({"result", "e.trf", "b1:1-0", "b3:0-1", "b2:=", "b4:="}));
  EXPECT_THAT(read("e.trf"), HasSubstr("1.0    1     4 w 1"));
  EXPECT_EQ(run({"check", "e.trf"}).exit_code, 0);
  EXPECT_THAT(done({"pair", "e.trf"}), StartsWith("5\n"));
  pair({"--fixed-board", "8=0"});
  EXPECT_THAT(read("e.trf"), HasSubstr("### bloesem:fixed-board 2 8 0\n"));
}

TEST_F(GroupEvent, BoardsThatCannotBeFixedAreRefused) {
  EXPECT_EQ(refused({"pair", "e.trf", "--fixed-board", "8=5"}),
            "error: board 5 is fixed for player 8, but the last board of round 1 is 4");
  EXPECT_EQ(refused({"pair", "e.trf", "--fixed-board", "8=2,1=2"}),
            "error: board 2 is fixed for player 8, but also for player 1");
  EXPECT_THAT(refused({"pair", "e.trf", "--fixed-board", "88=2"}), HasSubstr("fixed boards: found '88'"));
  EXPECT_THAT(refused({"pair", "e.trf", "--fixed-board", "8-2"}), HasSubstr("--fixed-board: found '8-2'"));
}

}  // namespace
}  // namespace bloesem::cli_test
