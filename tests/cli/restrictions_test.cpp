// `bloesem pair --avoid` and `--wish`: players of one federation or club are kept apart.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

struct Compatriot {
  int id;
  std::string federation;
};

// Eight players before round 1, where 1-5, 2-6, 3-7 and 4-8 are paired without restrictions.
std::string eight_players(const std::vector<Compatriot>& some, const std::string& records = "") {
  std::vector<Entrant> entrants;
  for (int id = 1; id <= 8; ++id) entrants.push_back({id, "Player" + std::to_string(id), 2000 - id, "0.0", {}});
  std::string text = report("012 Spring\n142 5\n152 W\n192 FIDE_DUTCH_2026\n" + records, entrants);
  for (const auto& [id, federation] : some) {
    const std::size_t line = text.find("\n001 " + std::string(id < 10 ? "   " : "  ") + std::to_string(id)) + 1;
    text.replace(line + 53, federation.size(), federation);
  }
  return text;
}

std::vector<Compatriot> compatriots() {
  return {{1, "NED"}, {5, "NED"}, {2, "BEL"}, {6, "BEL"}, {3, "GER"}, {4, "FID"}, {8, "FID"}};
}

class Restricted : public ProgramTest {
 protected:
  void SetUp() override { write("a.trf", eight_players(compatriots())); }

  [[nodiscard]] Finished pair(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"pair", "a.trf"});
    return run(arguments);
  }
  [[nodiscard]] std::string pairs(const std::vector<std::string>& arguments) const {
    const Finished result = pair(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.out;
  }
  [[nodiscard]] std::string refused(const std::vector<std::string>& arguments) const {
    const Finished result = pair(arguments);
    EXPECT_EQ(result.exit_code, 3) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    return result.err;
  }
};

// Returns how many times `part` is in `text`.
int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST_F(Restricted, WithoutThemCompatriotsMeet) { EXPECT_EQ(pairs({}), "4\n1 5\n6 2\n3 7\n8 4\n"); }

TEST_F(Restricted, ABanIsARecordForEachFederation) {
  const Finished result = pair({"--avoid", "federation:3", "--into", "a.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, HasSubstr("note: players are kept apart after round 2"));
  EXPECT_EQ(result.out, pairs({"--round", "1"}));
  const std::string text = read("a.trf");
  EXPECT_THAT(text, HasSubstr("260 001 003    1    5\n"));
  EXPECT_THAT(text, HasSubstr("260 001 003    2    6\n"));
  EXPECT_THAT(text, HasSubstr("### bloesem:avoid federation:3\n"));
  EXPECT_EQ(count(text, "\n260 "), 2) << "no record for one player, for FID or for nobody's federation";
  EXPECT_THAT(result.out, Not(HasSubstr("1 5")));
  EXPECT_THAT(result.out, Not(HasSubstr("6 2")));
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
}

TEST_F(Restricted, ABanForTwoRoundsIsUsual) {
  EXPECT_THAT(pair({"--avoid", "federation:2"}).err, Not(HasSubstr("note:")));
}

TEST_F(Restricted, WhoEntersLaterBelongsToTheBan) {
  ASSERT_EQ(pair({"--avoid", "federation:3", "--into", "a.trf"}).exit_code, 0);
  ASSERT_EQ(run({"result", "a.trf", "--table", "-"}, "1 =\n2 =\n3 =\n4 =\n").exit_code, 0);
  ASSERT_EQ(run({"result", "a.trf", "--enter", "Late;1500;;NED", "--enter", "Later;1400;;GER"}).exit_code, 0);
  ASSERT_EQ(pair({"--into", "a.trf"}).exit_code, 0);
  const std::string text = read("a.trf");
  EXPECT_THAT(text, HasSubstr("260 001 003    1    5    9\n"));
  EXPECT_THAT(text, HasSubstr("260 002 003    3   10\n"));
  EXPECT_EQ(count(text, "\n260 "), 3);
  EXPECT_EQ(count(text, "bloesem:avoid"), 1);
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
  const std::string before = text;
  ASSERT_EQ(run({"result", "a.trf", "--undo-round", "2"}).exit_code, 0);
  ASSERT_EQ(pair({"--avoid", "federation:3", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(count(read("a.trf"), "\n260 "), 3) << "nothing is written twice";
  EXPECT_EQ(count(read("a.trf"), "bloesem:avoid"), 1);
}

// A file with more wishes would be refused when it is read, so it is not written.
TEST_F(Restricted, WishesAreAtMostAsManyAsAFileMayHave) {
  std::string wishes;
  for (int last = 1; last < 100; ++last) wishes += "### bloesem:wish federation:" + std::to_string(last) + "\n";
  const std::string before = eight_players(compatriots(), wishes);
  write("a.trf", before);
  EXPECT_EQ(pair({"--wish", "federation:400", "--wish", "federation:400", "--into", "b.trf"}).exit_code, 0);
  EXPECT_EQ(run({"pair", "b.trf", "--round", "1"}).exit_code, 0);
  const Finished refused = pair({"--wish", "federation:400", "--wish", "federation:401", "--into", "a.trf"});
  EXPECT_EQ(refused.exit_code, 4);
  EXPECT_THAT(refused.out, IsEmpty());
  EXPECT_THAT(refused.err, HasSubstr("a.trf: error: 101 wishes "));
  EXPECT_THAT(refused.err, HasSubstr("at most 100\n"));
  EXPECT_EQ(read("a.trf"), before);
}

TEST_F(Restricted, AnImpossibleRoundNamesTheBan) {
  write("a.trf", eight_players({{1, "NED"}, {2, "NED"}, {3, "NED"}, {4, "NED"}, {5, "NED"}}));
  const Finished result = pair({"--avoid", "federation:2"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.err, HasSubstr("without the restriction of 1, 2, 3, 4 and 5 it could be paired"));
}

TEST_F(Restricted, AWishDecidesBetweenEqualPairings) {
  const Finished result = pair({"--wish", "federation:3", "--into", "a.trf", "--verbose"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "4\n1 6\n5 2\n3 7\n8 4\n");
  EXPECT_THAT(result.err, HasSubstr("pairs of players who should rather not meet"));
  EXPECT_THAT(read("a.trf"), HasSubstr("### bloesem:wish federation:3\n"));
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("\n260 ")));
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
  std::string without = read("a.trf");
  without.erase(without.find("### bloesem:wish federation:3\n"), 30);
  write("without.trf", without);
  EXPECT_EQ(run({"check", "without.trf"}).exit_code, 6) << "the wish alone explains the round";
}

TEST_F(Restricted, AWishIsRememberedAndWrittenOnce) {
  ASSERT_EQ(pair({"--wish", "federation:3", "--into", "a.trf"}).exit_code, 0);
  ASSERT_EQ(run({"result", "a.trf", "--table", "-"}, "1 =\n2 =\n3 =\n4 =\n").exit_code, 0);
  const std::string again = pairs({"--wish", "federation:3"});
  EXPECT_EQ(pairs({}), again);
  ASSERT_EQ(pair({"--wish", "federation:3", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(count(read("a.trf"), "bloesem:wish"), 1);
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
}

TEST_F(Restricted, AWishOfALaterRoundDoesNotChangeEarlierOnes) {
  ASSERT_EQ(pair({"--into", "a.trf"}).exit_code, 0);
  ASSERT_EQ(run({"result", "a.trf", "--table", "-"}, "1 =\n2 =\n3 =\n4 =\n").exit_code, 0);
  ASSERT_EQ(pair({"--wish", "federation:3", "--wish-strict", "--into", "a.trf"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("### bloesem:wish federation:2-3 strict\n"));
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
}

TEST_F(Restricted, ClubsAreTakenFromComments) {
  write("a.trf", eight_players({}, "### bloesem:club 3 Tiel\n### bloesem:club 7 Tiel\n"));
  EXPECT_THAT(pairs({"--wish", "club:1"}), Not(HasSubstr("3 7")));
  EXPECT_THAT(pairs({"--avoid", "CLUB:1"}), Not(HasSubstr("3 7")));
  EXPECT_THAT(refused({"--avoid", "federation:1"}), HasSubstr("error: no two players"));
}

TEST_F(Restricted, TheSecondEngineAgrees) {
  for (const char* option : {"--wish", "--avoid"})
    EXPECT_EQ(pairs({option, "federation:1"}), pairs({option, "federation:1", "--engine", "sequence"}));
  EXPECT_EQ(pairs({"--wish", "federation:1", "--paranoid"}), pairs({"--wish", "federation:1"}));
}

TEST_F(Restricted, TheJudgeKnowsTheWish) {
  ASSERT_EQ(pair({"--wish", "federation:3", "--into", "b.trf"}).exit_code, 0);
  write("wish.trf", eight_players(compatriots(), "### bloesem:wish federation:3\n"));
  const Finished correct = run({"judge", "wish.trf", "--pairs", "-"}, "4\n1 6\n5 2\n3 7\n8 4\n");
  EXPECT_EQ(correct.exit_code, 0) << correct.out << correct.err;
  const Finished plain = run({"judge", "wish.trf", "--pairs", "-"}, "4\n1 5\n6 2\n3 7\n8 4\n");
  EXPECT_EQ(plain.exit_code, 6);
  EXPECT_THAT(plain.out, HasSubstr("wish"));
}

TEST_F(Restricted, ACheckAndTheJudgeTakeAWishThatTheFileDoesNotHold) {
  ASSERT_EQ(pair({"--wish", "federation:3", "--into", "a.trf"}).exit_code, 0);
  std::string without = read("a.trf");
  without.erase(without.find("### bloesem:wish federation:3\n"), 30);
  write("without.trf", without);
  EXPECT_EQ(run({"check", "without.trf"}).exit_code, 6);
  EXPECT_EQ(run({"check", "without.trf", "--wish", "federation:3"}).exit_code, 0);
  EXPECT_EQ(run({"judge", "without.trf", "--round", "1"}).exit_code, 6);
  EXPECT_EQ(run({"judge", "without.trf", "--round", "1", "--wish", "federation:3"}).exit_code, 0);
  const Finished unknown = run({"check", "without.trf", "--wish", "club:3"});
  EXPECT_EQ(unknown.exit_code, 3);
  EXPECT_THAT(unknown.err, HasSubstr("no two players in the file have the same club"));
}

TEST_F(Restricted, ACheckTakesABanOfEarlierRounds) {
  ASSERT_EQ(pair({"--avoid", "federation:1", "--into", "a.trf"}).exit_code, 0);
  std::string text = read("a.trf");
  for (std::size_t at = text.find("260 "); at != std::string::npos; at = text.find("260 "))
    text.erase(at, text.find('\n', at) + 1 - at);
  write("plain.trf", text);
  EXPECT_EQ(run({"check", "plain.trf"}).exit_code, 6);
  EXPECT_EQ(run({"check", "plain.trf", "--avoid", "federation:1"}).exit_code, 0);
}

TEST_F(Restricted, ListsAndReportsKeepAWish) {
  ASSERT_EQ(
      pair({"--wish", "federation:3", "--wish-strict", "--avoid", "federation:1", "--into", "b.trf"}).exit_code,
      0);
  ASSERT_EQ(pair({"--wish", "federation:3", "--into", "a.trf"}).exit_code, 0);
  ASSERT_EQ(run({"convert", "a.trf", "--to", "trf16", "-o", "c.trf"}).exit_code, 0);
  EXPECT_THAT(read("c.trf"), HasSubstr("### bloesem:wish federation:3\n"));
  for (const char* format : {"json", "csv"}) {
    const Finished list = run({"convert", "a.trf", "--to", format, "-o", "list"});
    EXPECT_EQ(list.exit_code, 0) << list.err;
    EXPECT_THAT(list.err, Not(HasSubstr("wish")));
    EXPECT_EQ(run({"check", "list"}).out, "1 tournament, 1 round, 0 differences\n");
    ASSERT_EQ(run({"convert", "list", "--to", format, "-o", "again"}).exit_code, 0);
    EXPECT_EQ(read("again"), read("list"));
    const Finished report = run({"convert", "list", "--to", "trf16", "-o", "d.trf"});
    EXPECT_THAT(report.err, HasSubstr("a report states no players with it"));
    ASSERT_EQ(run({"convert", "b.trf", "--to", format, "-o", "list"}).exit_code, 0);
    EXPECT_EQ(run({"check", "list"}).exit_code, 0) << "the ban of round 1, and a strict wish";
  }
  ASSERT_EQ(run({"convert", "b.trf", "--to", "json", "-o", "b.json"}).exit_code, 0);
  EXPECT_THAT(read("b.json"),
              HasSubstr(R"({"reason": "federation", "first": 1, "last": 3, "strict": true, "groups": )"
                        "[[2, 6], [1, 5]]}"));
  EXPECT_THAT(read("b.json"), HasSubstr("forbidden_in_rounds"));
}

TEST_F(Restricted, AWishOfAListThatCannotBeReadIsAnError) {
  const std::string json =
      R"({"schema": 1, "rounds_played": 0, "initial_colour": "white", "wishes": [WISH], "players": [)"
      R"({"id": 1, "name": "A", "rounds": []}, {"id": 2, "name": "B", "rounds": []}]})";
  const auto problem_of = [&](const std::string& wish) {
    std::string text = json;
    text.replace(text.find("WISH"), 4, wish);
    write("a.json", text);
    return run({"check", "a.json", "--rules", "2026"}).err;
  };
  EXPECT_EQ(problem_of(R"({"reason": "club", "first": 1, "last": 2, "groups": [[1, 2]]})"), "");
  EXPECT_THAT(problem_of(R"({"reason": "club", "first": 2, "last": 1, "groups": [[1, 2]]})"),
              HasSubstr("the last round comes before the first"));
  EXPECT_THAT(problem_of(R"({"reason": "club", "first": 1, "last": 2})"), HasSubstr("groups"));
  EXPECT_THAT(problem_of(R"({"reason": "club", "first": 1, "last": 2, "strict": 1, "groups": []})"),
              HasSubstr("true or false"));
  EXPECT_THAT(problem_of(R"({"reason": "club", "first": 1, "last": 2, "groups": [[1, 3]]})"), HasSubstr("3"));
}

TEST_F(Restricted, SystemsWithoutWishesRefuseThem) {
  EXPECT_THAT(refused({"--wish", "federation:3", "--system", "dubov"}), HasSubstr("Dubov"));
  EXPECT_EQ(pair({"--avoid", "federation:2", "--system", "dubov"}).exit_code, 0);
}

TEST_F(Restricted, ValuesThatMakeNoSenseAreRefused) {
  for (const char* value : {"federation", "federation:0", "federation:x", "team:3", "federation:3-2", ":3"}) {
    const Finished result = pair({"--avoid", value});
    EXPECT_EQ(result.exit_code, 3) << value;
    EXPECT_THAT(result.err, HasSubstr("--avoid")) << value;
  }
  EXPECT_EQ(pair({"--wish-strict"}).exit_code, 3);
  EXPECT_THAT(refused({"--wish", "club:3"}), HasSubstr("error: no two players"));
}

TEST_F(Restricted, ABanThatHasEndedIsRefused) {
  ASSERT_EQ(pair({"--into", "a.trf"}).exit_code, 0);
  ASSERT_EQ(run({"result", "a.trf", "--table", "-"}, "1 =\n2 =\n3 =\n4 =\n").exit_code, 0);
  EXPECT_THAT(refused({"--avoid", "federation:1"}), HasSubstr("up to round 1, but round 2 is to be paired"));
}

TEST_F(Restricted, ACommentThatCannotBeReadIsAnError) {
  for (const char* line :
       {"### bloesem:wish", "### bloesem:wish federation", "### bloesem:wish federation:3 very",
        "### bloesem:avoid federation:3 strict", "### bloesem:avoid team:3"}) {
    write("a.trf", eight_players(compatriots(), std::string(line) + "\n"));
    EXPECT_THAT(refused({}), HasSubstr(line));
  }
}

// Bans that are asked for are repeated to the verifier; those of the file are not.
TEST_F(Restricted, BansAreProved) {
  const std::vector<std::string> verify = {"verify", "a.trf", "--pairs", "a.man", "--proof", "a.proof"};
  const auto verified = [&](const std::vector<std::string>& more) {
    std::vector<std::string> arguments = verify;
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments).exit_code;
  };
  ASSERT_EQ(pair({"--avoid", "federation:2", "-o", "a.man", "--proof", "a.proof"}).exit_code, 0);
  EXPECT_THAT(read("a.proof"), HasSubstr(R"("avoid":["federation:2"]})"));
  EXPECT_EQ(verified({"--avoid", "federation:2"}), 0);
  EXPECT_EQ(verified({}), 8);
  EXPECT_EQ(verified({"--avoid", "federation:3"}), 8);
  ASSERT_EQ(pair({"--avoid", "federation:2", "--into", "a.trf", "-o", "a.man", "--proof", "a.proof"}).exit_code,
            0);
  EXPECT_EQ(verified({"--round", "1"}), 0);
  EXPECT_EQ(verified({"--round", "1", "--avoid", "federation:2"}), 8);
}

TEST_F(Restricted, AWishHasNoProof) {
  const Finished result = pair({"--wish", "federation:2", "-o", "a.man", "--proof", "a.proof"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("this round cannot be proved: a wish"));
  EXPECT_EQ(entries(), std::vector<std::string>{"a.trf"});
}

}  // namespace
}  // namespace bloesem::cli_test
