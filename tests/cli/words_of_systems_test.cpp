// Lists and answers name only what a pairing system has: score groups, floats, preferences for colours.
#include <gmock/gmock.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class WordsOfSystems : public ProgramTest {
 protected:
  // Writes an event of nine players and four rounds.
  void generate(const std::string& system, const std::string& seed) const {
    ASSERT_EQ(run({"generate", "--system", system, "--players", "9", "--rounds", "4", "--seed", seed, "-o",
                   "event.trf"})
                  .exit_code,
              0);
  }
  [[nodiscard]] std::string checklist(const std::string& round) const {
    EXPECT_EQ(run({"pair", "event.trf", "--round", round, "--checklist", "list.txt"}).exit_code, 0);
    return read("list.txt");
  }
  [[nodiscard]] std::string page(const std::string& round) const {
    EXPECT_EQ(run({"report", "event.trf", "--round", round, "-o", "event.html"}).exit_code, 0);
    return read("event.html");
  }
  // Returns the verdict on a list of pairs for round 3.
  [[nodiscard]] std::string verdict_on(const std::string& pairs) const {
    write("pairs.txt", pairs);
    return run({"judge", "event.trf", "--round", "3", "--pairs", "pairs.txt"}).out;
  }
  // Returns verdicts on the round with the opponents of each two neighbouring boards, or bye, exchanged.
  [[nodiscard]] std::string verdicts() const {
    std::istringstream list(run({"pair", "event.trf", "--round", "3"}).out);
    int count = 0;
    list >> count;
    std::vector<std::pair<int, int>> boards(static_cast<std::size_t>(count));
    for (auto& [white, black] : boards) list >> white >> black;
    std::string text;
    for (std::size_t i = 1; i < boards.size(); ++i) {
      auto others = boards;
      std::swap(others[i - 1].second, others[i].second);
      if (others[i - 1].second == 0) std::swap(others[i - 1], others[i]);
      std::string proposal = std::to_string(count) + '\n';
      for (const auto& [white, black] : others)
        proposal += std::to_string(white) + ' ' + std::to_string(black) + '\n';
      text += verdict_on(proposal);
    }
    return text;
  }
};

TEST_F(WordsOfSystems, AmalfiHasNoScoreGroups) {
  std::string all;
  for (const std::string seed : {"1", "2", "3"}) {
    generate("amalfi", seed);
    const std::string list = checklist("3");
    for (const char* word : {"Preference", "-1R", "floats", ", down", ", up"})
      EXPECT_THAT(list, Not(HasSubstr(word)));
    const std::string text = page("3");
    for (const char* word : {"Brackets", "bracket ", "floats down", "floated", "preference"})
      EXPECT_THAT(text, Not(HasSubstr(word)));
    const std::string judged = verdicts();
    all += judged;
    for (const char* word : {"bracket", "residents", "moved down"}) EXPECT_THAT(judged, Not(HasSubstr(word)));
  }
  EXPECT_THAT(all, HasSubstr("the first step of the system to differ"));
}

TEST_F(WordsOfSystems, PlayersOnlyFloatUp) {
  for (const std::string system : {"double-swiss", "team-swiss", "dubov"})
    for (const std::string seed : {"1", "2", "3"}) {
      generate(system, seed);
      for (const std::string& text :
           {checklist("3"), page("3"), verdicts(), run({"explain", "event.trf", "--round", "3"}).out,
            run({"explain", "event.trf", "--round", "1"}).out})
        for (const char* word : {"floats down", "float down", "ownfloater", "moved down", "Came down",
                                 "Go down", ", down", "MDPs", "-2R"})
          EXPECT_THAT(text, Not(HasSubstr(word))) << system << ' ' << seed;
      EXPECT_THAT(page("3"), HasSubstr("<th scope=col>Came up"));
      EXPECT_THAT(page("3"), HasSubstr("A dashed number floats up, along its arrow."));
      EXPECT_THAT(run({"explain", "event.trf", "--round", "1"}).out, HasSubstr("Nobody floats up in round 1."));
    }
}

TEST_F(WordsOfSystems, AnotherByeIsNoFloat) {
  generate("team-swiss", "1");
  const std::string judged = verdicts();
  EXPECT_THAT(judged, HasSubstr("\nthe bye\n  system    "));
  EXPECT_THAT(judged, HasSubstr("receives the bye"));
}

TEST_F(WordsOfSystems, PreferencesAreThoseOfTheSystem) {
  generate("double-swiss", "1");
  EXPECT_THAT(checklist("3"), Not(HasSubstr("Preference")));
  EXPECT_THAT(page("3"), Not(HasSubstr(", preference ")));
  generate("team-swiss", "1");
  EXPECT_THAT(checklist("2"), HasSubstr("Preference"));
  for (const char* word : {"strong", "absolute", "mild"})
    EXPECT_THAT(checklist("2"), Not(HasSubstr(word))) << "1.7";
  generate("dutch", "1");
  EXPECT_THAT(checklist("2"), HasSubstr("strong "));
}

TEST_F(WordsOfSystems, AByeGivenAgainChangesNothing) {
  generate("dutch", "1");
  const std::string event = read("event.trf");
  const std::size_t mark = event.find("0000 - U");
  ASSERT_NE(mark, std::string::npos);
  const std::size_t line = event.rfind("\n001", mark) + 1;
  const std::string id = std::to_string(std::stoi(event.substr(line + 4, 4)));
  const std::string round = std::to_string((mark - line - 91) / 10 + 1);
  const Finished again = run({"result", "event.trf", "--pairing-bye", id, "--round", round});
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_THAT(again.out, HasSubstr("has the pairing-allocated bye already\n"));
  EXPECT_EQ(read("event.trf"), event);
}

}  // namespace
}  // namespace bloesem::cli_test
