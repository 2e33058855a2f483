// The edition used for another engine's command line.
#include <gmock/gmock.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class DropinRules : public ProgramTest {
 protected:
  void SetUp() override {
    const std::vector<Entrant> two{{1, "A", 0, "0.0", {}}, {2, "B", 0, "0.0", {}}};
    write("undated.trf", report("XXR 3\nXXC white1\n", two));
    write("old.trf", report("042 2025/05/02\nXXR 3\nXXC white1\n", two));
  }
  void TearDown() override {
    for (const char* variable : {"BLOESEM_RULES", "BLOESEM_SYSTEM", "BLOESEM_READINGS"}) unsetenv(variable);
  }

  void expect_paired(const std::vector<std::string>& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(result.out, "1\n1 2\n");
    EXPECT_THAT(result.err, IsEmpty());
  }

  void expect_refused(const std::vector<std::string>& arguments, const std::string& message) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr(message));
  }
};

TEST_F(DropinRules, TheFileTells) {
  expect_paired({"--dutch", "old.trf", "-p"});
  expect_paired({"old.trf", "-p"});
  expect_paired({"--dutch", "undated.trf", "-p"});
}

// Silent without --verbose.
TEST_F(DropinRules, VerboseTellsTheEdition) {
  EXPECT_THAT(run({"--verbose", "--dutch", "old.trf", "-p"}).err,
              HasSubstr("rules: FIDE (Dutch) 2016 (start date 2025/05/02)\n"));
  EXPECT_THAT(run({"--verbose", "--dutch", "undated.trf", "-p"}).err, HasSubstr("2026"));
}

TEST_F(DropinRules, TheOptionInFrontWins) {
  expect_paired({"--rules", "2016", "--dutch", "undated.trf", "-p"});
  expect_paired({"--rules=2016", "undated.trf", "-p"});
  expect_refused({"--rules", "2017", "undated.trf", "-p"}, "--rules: found '2017'");
  expect_refused({"--dutch", "--rules", "2016", "undated.trf", "-p"}, "expected -c or -p");
}

TEST_F(DropinRules, ThenTheEnvironment) {
  setenv("BLOESEM_RULES", "2016", 1);
  expect_paired({"--dutch", "undated.trf", "-p"});
  expect_paired({"--rules", "2026", "--dutch", "undated.trf", "-p"});
  setenv("BLOESEM_RULES", "twenty", 1);
  expect_refused({"undated.trf", "-p"}, "BLOESEM_RULES: found 'twenty'");
  expect_paired({"--rules", "2016", "undated.trf", "-p"});
  setenv("BLOESEM_RULES", "", 1);
  expect_paired({"old.trf", "-p"});
}

TEST_F(DropinRules, TheSystemIsChosenInTheSameWay) {
  const auto rules = [this](const std::vector<std::string>& front) {
    std::vector<std::string> words = front;
    words.insert(words.end(), {"--verbose", "--dutch", "undated.trf", "-p"});
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.err;
  };
  EXPECT_THAT(rules({"--system", "ranked-dutch", "--reading=tie-breaks=sums"}),
              HasSubstr("rules: Ranked Dutch 2026; tie-breaks=sums\n"));
  EXPECT_THAT(rules({"--system=ranked-dutch", "--rules=2026", "--reading", "tie-breaks=sums"}),
              HasSubstr("rules: Ranked Dutch 2026; tie-breaks=sums\n"));
  setenv("BLOESEM_SYSTEM", "ranked-dutch", 1);
  setenv("BLOESEM_READINGS", "tie-breaks=list,tie-breaks=sums", 1);
  EXPECT_THAT(rules({}), HasSubstr("rules: Ranked Dutch 2026; tie-breaks=sums\n"));
  EXPECT_THAT(rules({"--reading", "tie-breaks=list"}), ::testing::Not(HasSubstr("tie-breaks=sums")));
  expect_refused({"--rules", "2016", "undated.trf", "-p"}, "Ranked Dutch has no edition '2016'");
  setenv("BLOESEM_READINGS", "tea", 1);
  expect_refused({"undated.trf", "-p"}, "BLOESEM_READINGS: found 'tea', expected NAME=VALUE");
  setenv("BLOESEM_READINGS", "tea=yes", 1);
  expect_refused({"undated.trf", "-p"}, "found 'tea', expected a reading of Ranked Dutch 2026");
  setenv("BLOESEM_SYSTEM", "checkers", 1);
  expect_refused({"undated.trf", "-p"}, "BLOESEM_SYSTEM: found 'checkers', expected dutch");
}

TEST_F(DropinRules, AFileOfAnUnknownSystemIsNotPaired) {
  write("custom.trf", "192 CUSTOM_SWISS\n" + read("undated.trf"));
  expect_refused({"--dutch", "custom.trf", "-p"}, "record 192 says 'CUSTOM_SWISS'");
  expect_paired({"--system", "dutch", "--dutch", "custom.trf", "-p"});
  write("named.trf", "### bloesem:system ranked-dutch 2026\n" + read("custom.trf"));
  EXPECT_THAT(run({"--verbose", "named.trf", "-p"}).err, HasSubstr("rules: Ranked Dutch 2026"));
}

TEST_F(DropinRules, TheEnvironmentIsNotForTheProgramsOwnCommands) {
  setenv("BLOESEM_RULES", "2016", 1);
  EXPECT_THAT(run({"pair", "undated.trf"}).err, HasSubstr("2026"));
}

}  // namespace
}  // namespace bloesem::cli_test
