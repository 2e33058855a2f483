#include <gmock/gmock.h>
#include <unistd.h>

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
using ::testing::StartsWith;

class FileIo : public ProgramTest {
 protected:
  void SetUp() override { write("kersen.trf", kersen_open()); }
};

TEST_F(FileIo, OutputGoesToTheFile) {
  const Finished result = run({"pair", "kersen.trf", "-o", "round.txt"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_EQ(read("round.txt"), round_three);
  EXPECT_THAT(entries(), ElementsAre("kersen.trf", "round.txt"));
}

TEST_F(FileIo, OutputIsRelativeToTheWorkingDirectory) {
  fs::create_directory(path("sub"));
  fs::rename(path("kersen.trf"), path("sub/kersen.trf"));
  EXPECT_EQ(run({"pair", "sub/kersen.trf", "--output=round.txt"}).exit_code, 0);
  EXPECT_THAT(entries(), ElementsAre("round.txt", "sub"));
}

TEST_F(FileIo, ExistingOutputIsReplacedAndKeepsItsPermissions) {
  write("round.txt", std::string(10000, 'x'));
  fs::permissions(path("round.txt"), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(run({"pair", "kersen.trf", "-o", "round.txt"}).exit_code, 0);
  EXPECT_EQ(read("round.txt"), round_three);
  EXPECT_EQ(fs::status(path("round.txt")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(FileIo, SymbolicLinkStaysALink) {
  write("real.txt", "old");
  fs::create_symlink("real.txt", path("link.txt"));
  EXPECT_EQ(run({"pair", "kersen.trf", "-o", "link.txt"}).exit_code, 0);
  EXPECT_TRUE(fs::is_symlink(path("link.txt")));
  EXPECT_EQ(read("real.txt"), round_three);
}

TEST_F(FileIo, FailureLeavesNoFile) {
  write("broken.trf", "001 nonsense\n");
  EXPECT_EQ(run({"pair", "broken.trf", "-o", "round.txt"}).exit_code, 3);
  EXPECT_EQ(run({"pair", "none.trf", "-o", "round.txt"}).exit_code, 5);
  EXPECT_EQ(run({"pair", "kersen.trf", "--forbid", "2-1,2-3,2-4,2-6", "-o", "round.txt"}).exit_code, 1);
  EXPECT_EQ(run({"pair", "kersen.trf", "--absent", "99", "-o", "round.txt"}).exit_code, 3);
  EXPECT_THAT(entries(), ElementsAre("broken.trf", "kersen.trf"));
}

TEST_F(FileIo, FailureLeavesAnExistingFileUntouched) {
  write("round.txt", "yesterday's\n");
  EXPECT_EQ(run({"pair", "kersen.trf", "--round", "9", "-o", "round.txt"}).exit_code, 3);
  EXPECT_EQ(run({"pair", "kersen.trf", "--forbid", "2-1,2-3,2-4,2-6", "-o", "round.txt"}).exit_code, 1);
  EXPECT_EQ(read("round.txt"), "yesterday's\n");
}

TEST_F(FileIo, WriteProtectedOutputIsRefused) {
  if (geteuid() == 0) GTEST_SKIP() << "nothing is protected from root";
  write("round.txt", "yesterday's\n");
  fs::permissions(path("round.txt"), fs::perms::owner_read);
  const Finished result = run({"pair", "kersen.trf", "-o", "round.txt"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_EQ(read("round.txt"), "yesterday's\n");
}

TEST_F(FileIo, TheInputIsNeverOverwritten) {
  fs::create_hard_link(path("kersen.trf"), path("same.trf"));
  for (const std::string output : {"kersen.trf", "./kersen.trf", "same.trf"}) {
    const Finished result = run({"pair", "kersen.trf", "-o", output});
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_THAT(result.err, HasSubstr("would replace the input"));
  }
  EXPECT_EQ(read("kersen.trf"), kersen_open());
}

// A file named "-" can be given as "./-".
TEST_F(FileIo, DashMeansTheStandardStreamsWhateverLiesThere) {
  write("-", "no tournament");
  EXPECT_EQ(run({"pair", "-"}, kersen_open()).out, round_three);
  EXPECT_EQ(read("-"), "no tournament");
}

TEST_F(FileIo, OutputThatCannotBeWrittenHasItsOwnCode) {
  fs::create_directory(path("folder"));
  for (const std::string output : {"folder", "none/round.txt", "kersen.trf/x", "/dev/full"}) {
    const Finished result = run({"pair", "kersen.trf", "-o", output});
    EXPECT_EQ(result.exit_code, 5) << output;
    EXPECT_THAT(result.err, HasSubstr("cannot be written"));
    EXPECT_THAT(result.out, IsEmpty());
  }
  EXPECT_THAT(entries(), ElementsAre("folder", "kersen.trf"));
}

TEST_F(FileIo, NothingIsPrintedBesideAnOutputThatCannotBeWritten) {
  fs::create_directory(path("folder"));
  for (const std::string output : {"folder", "none/round.txt", "kersen.trf/x"}) {
    const Finished result = run({"pair", "kersen.trf", "--checklist", output});
    EXPECT_EQ(result.exit_code, 5) << output;
    EXPECT_THAT(result.err, HasSubstr("cannot be written"));
    EXPECT_THAT(result.out, IsEmpty());
  }
}

TEST_F(FileIo, DevicesAreWrittenDirectly) {
  EXPECT_EQ(run({"pair", "kersen.trf", "-o", "/dev/null"}).exit_code, 0);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(FileIo, InputThatCannotBeReadHasItsOwnCode) {
  fs::create_directory(path("folder"));
  for (const std::string input : {"folder", "none.trf", "kersen.trf/x"}) {
    for (const std::string command : {"pair", "check"}) {
      const Finished result = run({command, input});
      EXPECT_EQ(result.exit_code, 5) << command << ' ' << input;
      EXPECT_THAT(result.err, HasSubstr("cannot be read: "));
    }
  }
}

TEST_F(FileIo, NamesAreNeverInterpreted) {
  for (const std::string name : {"a b.trf", "$(touch x).trf", "*.trf", "{}", "%%", "[a,b]", "pair", "x;y",
                                 "ü.trf", "'q'.trf", "~", "a\nb"}) {
    write(name, kersen_open());
    EXPECT_EQ(run({"pair", name}).out, round_three) << name;
    EXPECT_EQ(run({"check", name, name}).out, "2 tournaments, 4 rounds, 0 differences\n") << name;
    fs::remove(path(name));
  }
  EXPECT_THAT(entries(), ElementsAre("kersen.trf"));
}

TEST_F(FileIo, NamesWithADashStandAfterTwoDashes) {
  write("-x.trf", kersen_open());
  EXPECT_EQ(run({"pair", "--", "-x.trf"}).out, round_three);
  EXPECT_EQ(run({"check", "kersen.trf", "--", "-x.trf"}).out, "2 tournaments, 4 rounds, 0 differences\n");
  EXPECT_EQ(run({"pair", "-x.trf"}).exit_code, 3);
}

}  // namespace
}  // namespace bloesem::cli_test
