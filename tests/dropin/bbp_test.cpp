// bbpPairings' command line: its grammar, its outputs and its errors.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using bloesem::test::content_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char* release = "bloesem [0-9]+\\.[0-9]+\\.[0-9]+\n";

class DropinBbp : public ProgramTest {
 protected:
  void SetUp() override {
    write("kersen.trf", kersen_open());
    fs::create_directory(path("my open"));
    write("my open/round 3.trf", kersen_open());
  }

  [[nodiscard]] std::string out(const std::vector<std::string>& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.err, IsEmpty());
    return result.out;
  }

  // Returns standard error; standard output must be empty, and no file may have appeared.
  [[nodiscard]] std::string complaint(int exit_code, const std::vector<std::string>& arguments) const {
    const std::vector<std::string> before = entries();
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(entries(), before);
    return result.err;
  }
};

TEST_F(DropinBbp, PairsToStandardOutput) {
  EXPECT_EQ(out({"--dutch", "kersen.trf", "-p"}), round_three);
  EXPECT_EQ(out({"--fast", "kersen.trf", "-p"}), round_three);
}

TEST_F(DropinBbp, PairsIntoAFile) {
  EXPECT_THAT(out({"--dutch", "kersen.trf", "-p", "out.txt"}), IsEmpty());
  EXPECT_EQ(read("out.txt"), round_three);
}

TEST_F(DropinBbp, NamesWithoutFolderGoBesideTheInput) {
  EXPECT_THAT(out({"--dutch", "my open/round 3.trf", "-p", "out.txt", "-l", "facts.txt"}), IsEmpty());
  EXPECT_EQ(read("my open/out.txt"), round_three);
  EXPECT_THAT(read("my open/facts.txt"), StartsWith("\nID\tPts\t"));
  EXPECT_THAT(entries(), ElementsAre("kersen.trf", "my open"));
}

TEST_F(DropinBbp, NamesWithAFolderAreTakenAsTheyAre) {
  EXPECT_THAT(out({"--dutch", "my open/round 3.trf", "-p", "./out.txt"}), IsEmpty());
  EXPECT_EQ(read("out.txt"), round_three);
}

TEST_F(DropinBbp, WorksFromAnotherFolder) {
  EXPECT_THAT(out({"--dutch", path("my open/round 3.trf"), "-p", "out.txt"}), IsEmpty());
  EXPECT_EQ(read("my open/out.txt"), round_three);
}

TEST_F(DropinBbp, TheChecklistIsCalledAfterTheInput) {
  EXPECT_EQ(out({"--dutch", "my open/round 3.trf", "-p", "-l"}), round_three);
  EXPECT_THAT(read("my open/round 3.list"), HasSubstr("(2W)"));
  EXPECT_EQ(out({"--dutch", "kersen.trf", "-c", "-l"}), "kersen: Round #1\nkersen: Round #2\n\n");
  EXPECT_THAT(read("kersen.list"), StartsWith("Round #1\n\nID\t"));
}

TEST_F(DropinBbp, ExistingFilesAreOverwritten) {
  write("out.txt", "old, and longer than the new content will ever be");
  EXPECT_THAT(out({"--dutch", "kersen.trf", "-p", "out.txt"}), IsEmpty());
  EXPECT_EQ(read("out.txt"), round_three);
}

TEST_F(DropinBbp, ReleaseComesFirst) {
  EXPECT_THAT(out({"-r"}), MatchesRegex(release));
  EXPECT_THAT(out({"-r", "--dutch", "kersen.trf", "-p"}), MatchesRegex(std::string(release) + round_three));
}

TEST_F(DropinBbp, WithoutArgumentsReleaseAndHelp) {
  const std::string text = out({});
  EXPECT_THAT(text.substr(0, text.find('\n') + 1), MatchesRegex(release));
  EXPECT_THAT(text, HasSubstr("Examples:"));
}

TEST_F(DropinBbp, GrammarIsStrict) {
  EXPECT_THAT(complaint(3, {"--dutch", "-p", "kersen.trf"}), HasSubstr("found 'kersen.trf'"));
  EXPECT_THAT(complaint(3, {"--dutch"}), HasSubstr("expected an input file"));
  EXPECT_THAT(complaint(3, {"--dutch", "kersen.trf"}), HasSubstr("expected -c or -p"));
  EXPECT_THAT(complaint(3, {"--dutch", "kersen.trf", "-c", "2"}), HasSubstr("found '2'"));
  EXPECT_THAT(complaint(3, {"--dutch", "kersen.trf", "-p", "a", "b"}), HasSubstr("found 'b'"));
  EXPECT_THAT(complaint(3, {"--dutch", "kersen.trf", "-p", "-l", "a", "b"}), HasSubstr("found 'b'"));
  EXPECT_THAT(complaint(3, {"kersen.trf", "--dutch", "-p"}), HasSubstr("found '--dutch'"));
}

TEST_F(DropinBbp, OneLineTellsWhatIsWrong) {
  const std::string text = complaint(3, {"--dutch", "kersen.trf"});
  EXPECT_THAT(text, StartsWith("bloesem: error: "));
  EXPECT_EQ(text.find('\n'), text.size() - 1);
}

TEST_F(DropinBbp, BursteinIsPairedAsRequested) {
  EXPECT_EQ(out({"--burstein", "kersen.trf", "-p"}), run({"pair", "kersen.trf", "--system", "burstein"}).out);
  write("event.trf", content_of(fs::path(BLOESEM_FIXTURES_DIR) / "systems/burstein-2026/t-20126.trf"));
  EXPECT_THAT(run({"--burstein", "event.trf", "-c"}).out, Not(HasSubstr("Checker")));
  EXPECT_THAT(run({"--dutch", "event.trf", "-c"}).out, HasSubstr("Checker"));
  EXPECT_THAT(complaint(3, {"--lim", "kersen.trf", "-p"}), HasSubstr("--lim"));
}

TEST_F(DropinBbp, ExitCodes) {
  EXPECT_THAT(complaint(5, {"--dutch", "none.trf", "-p", "out.txt"}),
              HasSubstr("none.trf: error: cannot be read"));
  EXPECT_THAT(complaint(5, {"--dutch", "kersen.trf", "-p", "no folder/out.txt"}),
              HasSubstr("cannot be written"));
  EXPECT_THAT(complaint(5, {"--dutch", "kersen.trf", "-p", "out.txt", "-l", "no folder/l"}),
              HasSubstr("written"));
  write("bad.trf", "XXR 3\n001    x\n");
  EXPECT_THAT(complaint(3, {"--dutch", "bad.trf", "-p", "out.txt"}), StartsWith("bad.trf:2:"));
  write("met.trf", report("042 2025/05/02\nXXR 3\nXXC white1\n",
                          {{1, "A", 0, "1.0", {"2 w 1"}}, {2, "B", 0, "0.0", {"1 b 0"}}}));
  EXPECT_THAT(complaint(1, {"--dutch", "met.trf", "-p", "out.txt", "-l"}),
              HasSubstr("met.trf: error: No valid pairing exists: "));
}

TEST_F(DropinBbp, FailureLeavesAnExistingOutputAsItWas) {
  write("out.txt", "old");
  EXPECT_THAT(complaint(5, {"--dutch", "none.trf", "-p", "out.txt"}), HasSubstr("none.trf"));
  EXPECT_THAT(complaint(5, {"--dutch", "kersen.trf", "-p", "out.txt", "-l", "no folder/l"}),
              HasSubstr("written"));
  EXPECT_EQ(read("out.txt"), "old");
}

TEST_F(DropinBbp, OutputsDoNotReplaceTheInputNorEachOther) {
  EXPECT_THAT(complaint(3, {"--dutch", "kersen.trf", "-p", "kersen.trf"}), HasSubstr("replace the input"));
  EXPECT_THAT(complaint(3, {"--dutch", "kersen.trf", "-p", "o", "-l", "./o"}), HasSubstr("another output"));
  EXPECT_EQ(read("kersen.trf"), kersen_open());
}

TEST_F(DropinBbp, ACheckWithDifferencesSucceeds) {
  write("tampered.trf", kersen_open_tampered());
  EXPECT_EQ(out({"--dutch", "tampered.trf", "-c"}),
            "tampered: Round #1\n"
            "tampered: Round #2\n"
            "  Checker pairings        Tournament pairings \n"
            "      2 -   1                  3 -   1\n"
            "      4 -   3                  2 -   6\n"
            "      6 -   5                  4 -   5\n"
            "\n"
            "\n");
}

// Graphical programs treat any text on standard error as a failure.
TEST_F(DropinBbp, WarningsAreSilentUnlessVerbose) {
  write("warned.trf", kersen_open() + "XXC nonsense\n");
  EXPECT_EQ(out({"--dutch", "warned.trf", "-p"}), round_three);
  const Finished verbose = run({"--verbose", "--dutch", "warned.trf", "-p"});
  EXPECT_EQ(verbose.exit_code, 0);
  EXPECT_EQ(verbose.out, round_three);
  EXPECT_THAT(verbose.err, HasSubstr("warning"));
  EXPECT_THAT(verbose.err, HasSubstr("bracket 1"));
}

TEST_F(DropinBbp, TheCommandsOfTheProgramComeFirst) {
  fs::copy_file(path("kersen.trf"), path("pair"));
  EXPECT_THAT(complaint(3, {"pair", "-p"}), HasSubstr("bloesem pair --help"));
  EXPECT_EQ(out({"./pair", "-p"}), round_three);
}

}  // namespace
}  // namespace bloesem::cli_test
