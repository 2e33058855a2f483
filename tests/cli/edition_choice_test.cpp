#include <gmock/gmock.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class EditionChoice : public ProgramTest {
 protected:
  [[nodiscard]] Finished pair(const std::string& records, const std::vector<std::string>& options = {}) const {
    write("t.trf", report(records + "XXR 3\nXXC white1\n", {{1, "A", 0, "0.0", {}}, {2, "B", 0, "0.0", {}}}));
    std::vector<std::string> arguments{"pair", "t.trf"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }

  void expect(const std::string& records, const std::string& told) const {
    const Finished result = pair(records);
    EXPECT_EQ(result.exit_code, 0) << records;
    EXPECT_THAT(result.err, HasSubstr(told)) << records;
    EXPECT_EQ(result.out, "1\n1 2\n");
    const Finished json = pair(records, {"--format", "json"});
    const std::string edition = told.find("2016 (") != told.npos ? "2016" : "2026";
    EXPECT_THAT(json.out, HasSubstr("\"edition\": \"" + edition + "\"")) << records;
  }

  void expect_2016(const std::string& records, const std::string& ground) const {
    expect(records, "rules: FIDE (Dutch) 2016 (" + ground + ")");
  }
  void expect_2026(const std::string& records, const std::string& ground) const {
    expect(records, "rules: FIDE (Dutch) 2026 (" + ground + ")");
  }
  void expect_default(const std::string& records, const std::string& reason) const {
    expect(records, "t.trf: warning: " + reason);
  }
};

TEST_F(EditionChoice, TheRequestWins) {
  for (const std::string records : {"", "192 FIDE_DUTCH_2026\n", "192 FIDE_DUTCH_2017\n", "042 2027/01/01\n"}) {
    for (const std::string rules : {"2016", "2026"}) {
      const Finished result = pair(records, {"--rules", rules, "--format", "json"});
      EXPECT_EQ(result.exit_code, 0);
      EXPECT_THAT(result.err, IsEmpty());
      EXPECT_THAT(result.out, HasSubstr("\"edition\": \"" + rules + "\""));
    }
  }
}

TEST_F(EditionChoice, ThenTheSystemCode) {
  expect_2016("192 FIDE_DUTCH_2017\n", "record 192");
  expect_2016("192 fide_dutch_2017  \n042 2030/01/01\n", "record 192");
  expect_2026("192 FIDE_DUTCH_2025\n042 2020/01/01\n", "record 192");
  expect_2026("192 FIDE_DUTCH_2026\n", "record 192");
}

TEST_F(EditionChoice, ThenTheStartDate) {
  expect_2016("042 2026/01/31\n", "start date 2026/01/31");
  expect_2026("042 2026/02/01\n", "start date 2026/02/01");
  expect_2016("192 FIDE_DUTCH\n042 2025/12/31\n", "start date 2025/12/31");
  expect_2026("192 FIDE_DUTCH\n042 2026/12/31\n", "start date 2026/12/31");
}

using WrittenAndRead = std::vector<std::pair<std::string, std::string>>;

// Some of these dates are ambiguous, and the other reading would give the other edition: the message states
// the reading.
TEST_F(EditionChoice, DatesAreReadBothWaysRound) {
  const WrittenAndRead old = {{"2025-5-2", "2025/05/02"},   {"2025.05.02", "2025/05/02"},
                              {"02/05/2025", "2025/05/02"}, {"2.5.2025", "2025/05/02"},
                              {"31-01-2026", "2026/01/31"}, {"2/1/2026", "2026/01/02"}};
  const WrittenAndRead in_force = {
      {"01.02.2026", "2026/02/01"}, {"1/2/2026", "2026/02/01"}, {"2026-02-01", "2026/02/01"}};
  for (const auto& [date, day] : old)
    expect_2016("042 " + date + "\n", "start date " + date + ", read as " + day);
  for (const auto& [date, day] : in_force)
    expect_2026("042 " + date + "\n", "start date " + date + ", read as " + day);
}

TEST_F(EditionChoice, DatesThatCanBeOneDayOnlyAreRead) {
  const WrittenAndRead old = {{"28. 07. 2005", "2005/07/28"}, {"May 29, 2020", "2020/05/29"},
                              {"31 Jan 2026", "2026/01/31"},  {"01/31/2026", "2026/01/31"},
                              {"31 01 2026", "2026/01/31"},   {"31. Januar 2026", "2026/01/31"}};
  const WrittenAndRead in_force = {{"1. 2. 2026", "2026/02/01"},
                                   {"February 1, 2026", "2026/02/01"},
                                   {"1 februari 2026", "2026/02/01"},
                                   {"02/13/2026", "2026/02/13"},
                                   {"13 02 2026", "2026/02/13"}};
  for (const auto& [date, day] : old)
    expect_2016("042 " + date + "\n", "start date " + date + ", read as " + day);
  for (const auto& [date, day] : in_force)
    expect_2026("042 " + date + "\n", "start date " + date + ", read as " + day);
}

TEST_F(EditionChoice, OtherDatesAreNotGuessed) {
  for (const std::string date : {"25/05/02", "May 2025", "01 02 2026", "2025", "2025/13/01", "2025/00/00",
                                 "2026/02/30", "2025/05/02/01", "20250502", "2025/05/", "-/-/-"}) {
    expect_default("042 " + date + "\n", "the start date (042) '" + date + "'");
  }
}

TEST_F(EditionChoice, WithoutAnyEvidenceTheRulesInForceApply) {
  for (const std::string records : {"", "192 FIDE_DUTCH\n"})
    expect_default(records, "neither record 192 nor a start date (042) ");
}

TEST_F(EditionChoice, ImpossibleRoundsAreToldWithTheirEdition) {
  write("c2.trf", report("042 2026/03/01\nXXR 3\nXXC white1\n", {{1, "A", 0, "1.0", {"2 w 1"}},
                                                                 {2, "B", 0, "0.0", {"1 b 0"}},
                                                                 {3, "C", 0, "1.0", {"0000 - F"}}}));
  EXPECT_EQ(run({"pair", "c2.trf", "--forbid", "1-3,2-3", "--rules", "2016"}).exit_code, 1);
  const Finished result = run({"pair", "c2.trf", "--forbid", "1-3,2-3"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.err, HasSubstr("\nrules: FIDE (Dutch) 2026 (start date 2026/03/01)\n"));
}

TEST_F(EditionChoice, OtherSystemsAreRefused) {
  for (const std::string code :
       {"FIDE_UNKNOWN", "CUSTOM_SWISS", "custom_swiss", "CUSTOM_ROUNDROBIN", "FIDE_DUTCH_2031"}) {
    for (const std::vector<std::string>& options : {std::vector<std::string>{}, {"--rules", "2016"}}) {
      const Finished result = pair("042 2025/05/02\n192 " + code + "\n", options);
      EXPECT_EQ(result.exit_code, 3);
      EXPECT_THAT(result.err, HasSubstr("record 192 says '"));
    }
  }
  const Finished teams = pair("042 2025/05/02\n192 FIDE_TEAM\n", {"--rules", "2016"});
  EXPECT_EQ(teams.exit_code, 3);
  EXPECT_THAT(teams.err, HasSubstr("[team-record]"));
}

TEST_F(EditionChoice, ARequestedSystemThatIsNotTheFilesIsAWarning) {
  const Finished result = pair("192 FIDE_UNKNOWN\n", {"--system", "dutch", "--rules", "2016"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, HasSubstr("t.trf: warning: record 192 says 'FIDE_UNKNOWN'; paired as FIDE (Dutch)"));
}

// Four of six players are in group A: 1-3, 4-2 and 5-6 instead of 1-4, 5-2 and 3-6.
TEST_F(EditionChoice, TheSuffixAccelerates) {
  const auto pairs = [&](const std::string& records) {
    std::vector<Entrant> six;
    for (int id = 1; id <= 6; ++id) six.push_back({id, "P" + std::to_string(id), 0, "0.0", {}});
    write("six.trf", report(records + "XXR 5\nXXC white1\n", six));
    const Finished result = run({"pair", "six.trf", "--rules", "2016"});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.out;
  };
  EXPECT_EQ(pairs("192 FIDE_DUTCH\n"), "3\n1 4\n5 2\n3 6\n");
  EXPECT_EQ(pairs("192 FIDE_DUTCH_BAKU\n"), "3\n1 3\n4 2\n5 6\n");
  EXPECT_EQ(pairs("192 fide_dutch_2017_baku\n"), "3\n1 3\n4 2\n5 6\n");
}

// Fictitious points in the file replace all computed ones.
TEST_F(EditionChoice, PointsInTheFileReplaceTheSuffix) {
  expect_2016("192 FIDE_DUTCH_2017_BAKU\nXXA    1  1.0\n", "record 192");
}

TEST_F(EditionChoice, LateEntriesOfAnAcceleratedTournamentAreTold) {
  write("late.trf",
        report("192 FIDE_DUTCH_2017_BAKU\nXXR 5\nXXC white1\n",
               {{1, "A", 0, "1.0", {"3 w 1"}}, {2, "B", 0, "0.0", {}}, {3, "C", 0, "0.0", {"1 b 0"}}}));
  const Finished result = run({"pair", "late.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, HasSubstr("late.trf: warning: "));
  EXPECT_THAT(result.err, HasSubstr("group A ends with 3"));
}

TEST_F(EditionChoice, AccelerationWantsTheUsualPoints) {
  const Finished result = pair("192 FIDE_DUTCH_2017_BAKU\nXXS W=3 D=1\n");
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("Baku acceleration"));
}

}  // namespace
}  // namespace bloesem::cli_test
