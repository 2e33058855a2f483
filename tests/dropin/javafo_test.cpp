// JaVaFo's command line, its checker and its checklist.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;

class DropinJavafo : public ProgramTest {
 protected:
  void SetUp() override {
    write("kersen.trf", kersen_open());
    write("tampered.trf", kersen_open_tampered());
  }

  [[nodiscard]] std::string out(const std::vector<std::string>& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.err, IsEmpty());
    return result.out;
  }

  void expect_refused(const std::vector<std::string>& arguments, const std::string& message) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr(message));
  }
};

TEST_F(DropinJavafo, NeedsNoSystem) {
  EXPECT_EQ(out({"kersen.trf", "-p"}), round_three);
  EXPECT_THAT(out({"kersen.trf", "-p", "out.txt"}), IsEmpty());
  EXPECT_EQ(read("out.txt"), round_three);
  EXPECT_THAT(out({"-r", "kersen.trf", "-p"}), MatchesRegex("bloesem .*\n" + std::string(round_three)));
}

TEST_F(DropinJavafo, OutputsGoBesideTheInput) {
  fs::create_directory(path("my open"));
  write("my open/a.trf", kersen_open());
  EXPECT_THAT(out({"my open/a.trf", "-p", "a.out", "-l"}), IsEmpty());
  EXPECT_EQ(read("my open/a.out"), round_three);
  EXPECT_THAT(read("my open/a.list"), HasSubstr("Pref"));
  EXPECT_THAT(entries(), ElementsAre("kersen.trf", "my open", "tampered.trf"));
}

TEST_F(DropinJavafo, OptionsOfTheOldSearchMeanNothing) {
  for (const auto& line : std::vector<std::vector<std::string>>{{"-w", "kersen.trf", "-p"},
                                                                {"kersen.trf", "-q", "-p"},
                                                                {"kersen.trf", "-q", "10000", "-p", "-w"},
                                                                {"-q", "50", "kersen.trf", "-p"}}) {
    EXPECT_EQ(out(line), round_three);
  }
}

TEST_F(DropinJavafo, TheOrderOfTheOptionsIsFree) {
  EXPECT_THAT(out({"kersen.trf", "-l", "facts", "-p", "pairs"}), IsEmpty());
  EXPECT_EQ(read("pairs"), round_three);
  EXPECT_THAT(out({"-p", "again", "kersen.trf"}), IsEmpty());
  EXPECT_EQ(read("again"), round_three);
}

TEST_F(DropinJavafo, ChecksAllRoundsOrOne) {
  EXPECT_EQ(out({"kersen.trf", "-c"}), "kersen: Round #1\nkersen: Round #2\n\n");
  EXPECT_EQ(out({"kersen.trf", "-c", "2"}), "kersen: Round #2\n\n");
  EXPECT_EQ(out({"tampered.trf", "-c", "2"}),
            "tampered: Round #2\n"
            "  Checker pairings        Tournament pairings \n"
            "    2 -   1                  3 -   1\n"
            "    4 -   3                  2 -   6\n"
            "    6 -   5                  4 -   5\n"
            "\n"
            "\n");
  expect_refused({"kersen.trf", "-c", "3"}, "round 3 cannot be checked: 2 rounds have been played");
  expect_refused({"kersen.trf", "-c", "0"}, "found '0'");
}

TEST_F(DropinJavafo, WhatMakesNoSenseIsRefused) {
  expect_refused({"kersen.trf", "-p", "-c"}, "expected either -p or -c");
  expect_refused({"-r", "kersen.trf"}, "expected either -p or -c");
  expect_refused({"kersen.trf", "-p", "a", "b"}, "found 'b'");
  expect_refused({"-p", "kersen.trf"}, "expected an input file");
  expect_refused({"kersen.trf", "-p", "-p"}, "each option once");
  expect_refused({"kersen.trf", "-x", "-p"}, "found '-x'");
}

TEST_F(DropinJavafo, NoInitialColourNoLot) {
  write("new.trf", report("042 2025/05/02\nXXR 3\n", {{1, "A", 0, "0.0", {}}, {2, "B", 0, "0.0", {}}}));
  expect_refused({"new.trf", "-p"}, "initial colour must be known");
}

TEST_F(DropinJavafo, BakuAcceleration) {
  std::vector<Entrant> eight;
  for (int id = 1; id <= 8; ++id) eight.push_back({id, "J" + std::to_string(id), 2500 - 100 * id, "0.0", {}});
  write("baku.trf", report("042 2025/05/02\nXXR 9\nXXC white1\n", eight));
  EXPECT_EQ(out({"baku.trf", "-p"}), "4\n1 5\n6 2\n3 7\n8 4\n");
  EXPECT_EQ(out({"baku.trf", "-b", "-p"}), "4\n1 3\n4 2\n5 7\n8 6\n");
}

TEST_F(DropinJavafo, ChecklistBetweenTabs) {
  EXPECT_EQ(out({"kersen.trf", "-p", "-l"}), round_three);
  EXPECT_EQ(read("kersen.list"),
            "ID\tPts\t--\tPref\t-1R\t-2R\tCur\tG-2\tG-1\n"
            "1\t1.5\tWB\t(w)\t\t\t(6W)\t4\t2\n"
            "2\t1.5\tBW\t(b)\t\t\t(3B)\t5\t1\n"
            "3\t1.5\tWB\t(w)\t▼\t\t(2W)\t6\t4\n"
            "\n"
            "6\t1.0\tBW\t(b)\t▼\t\t(1B)\t3\t5\n"
            "\n"
            "5\t0.5\tWB\t(w)\t▲\t\t(4W)\t2\t6\n"
            "\n"
            "4\t0.0\tBW\t(b)\t▲\t\t(5B)\t1\t3\n");
}

// By hand. 1 lost with White twice: absolute with both causes (BBB). 2 had Black twice: WWW. 3 won by
// forfeit and may not have the bye; one game with White: strong black. 4 has not played. 5 had the bye.
TEST_F(DropinJavafo, ChecklistTellsKindsOfPreferencesAndTheBye) {
  write("kinds.trf",
        report("042 2025/05/02\nXXR 5\nXXC white1\n", {{1, "A", 0, "0.0", {"2 w 0", "3 w 0"}},
                                                       {2, "B", 0, "2.0", {"1 b 1", "5 b 1"}},
                                                       {3, "C", 0, "2.0", {"4 w +", "1 b 1"}},
                                                       {4, "D", 0, "0.0", {"3 b -", "0000 - Z"}},
                                                       {5, "E", 0, "1.0", {"0000 - U", "2 w 0"}}}));
  ASSERT_EQ(run({"kinds.trf", "-p", "-l"}).exit_code, 0);
  const std::string list = read("kinds.list");
  EXPECT_THAT(list, HasSubstr("\n2\t2.0\tBB\tWWW\t\t\t(3W)\t1\t5\n"));
  EXPECT_THAT(list, HasSubstr("\n3\t2.0\t B\t(W)\t▼\t▼\t"));
  EXPECT_THAT(list, HasSubstr("\t[X]\t1\n"));
  EXPECT_THAT(list, HasSubstr("\n1\t0.0\tWW\tBBB\t▲\t\t"));
  EXPECT_THAT(list, HasSubstr("\n4\t0.0\t  \tA\t▼\t▼\t"));
  EXPECT_THAT(list, HasSubstr("(pab)"));
}

}  // namespace
}  // namespace bloesem::cli_test
