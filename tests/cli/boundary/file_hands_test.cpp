// Other users' files, full disks and system limits give a message and an exit code, and leave the files as
// they were.
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

#if defined(__SANITIZE_ADDRESS__)
constexpr bool has_address_sanitizer = true;
#else
constexpr bool has_address_sanitizer = false;
#endif

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr uid_t somebody = 65534;
constexpr int tool_is_missing = 127;
constexpr int tool_cannot_start_it = 126;

class FileHands : public ProgramTest {
 protected:
  void SetUp() override { write("kersen.trf", kersen_open()); }

  // Runs the program under the shell's limits set by `limits`; "$0" is the program.
  [[nodiscard]] Finished run_limited(const std::string& limits, const std::string& arguments) const {
    return run_tool("sh", {"-c", limits + " exec \"$0\" " + arguments, BLOESEM_PROGRAM});
  }

  [[nodiscard]] struct stat facts_of(const std::string& name) const {
    struct stat facts = {};
    EXPECT_EQ(stat(path(name).c_str(), &facts), 0);
    return facts;
  }
};

// ---- item 7: result changes the file and then fails

TEST_F(FileHands, ResultChangesNothingIfItsReportCannotBePrinted) {
  const Finished result = run_into("/dev/full", {"result", "kersen.trf", "--half-bye", "2"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, HasSubstr("standard output cannot be written"));
  EXPECT_EQ(read("kersen.trf"), kersen_open());
  EXPECT_THAT(entries(), ElementsAre("kersen.trf"));
  EXPECT_EQ(run({"result", "kersen.trf", "--half-bye", "2"}).exit_code, 0);
  EXPECT_NE(read("kersen.trf"), kersen_open());
}

// Other programs are silent, too, when the reader of a pipe has seen enough; but a file that could not be
// changed is no small thing.
TEST_F(FileHands, AClosedPipeIsNamedOnlyIfAFileWasToBeChanged) {
  // The reader of descriptor 4 is gone before the program begins.
  const auto without_reader = [this](const std::string& arguments) {
    return run_tool("bash",
                    {"-c", "mkfifo pipe; exec 3<>pipe 4>pipe; exec 3<&-; rm pipe; \"$0\" " + arguments + " >&4",
                     BLOESEM_PROGRAM});
  };
  for (const std::string command : {"help verify", "pair kersen.trf --rules 2016", "lint kersen.trf"}) {
    const Finished seen_enough = without_reader(command);
    EXPECT_EQ(seen_enough.exit_code, 5) << command;
    EXPECT_EQ(seen_enough.err, "") << command;
  }
  const Finished change = without_reader("result kersen.trf --half-bye 2");
  EXPECT_EQ(change.exit_code, 5);
  EXPECT_THAT(change.err, HasSubstr("standard output cannot be written"));
  EXPECT_EQ(read("kersen.trf"), kersen_open());
}

// ---- owners

TEST_F(FileHands, AnEditedFileKeepsItsOwnerAndGroup) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can give files away";
  ASSERT_EQ(chown(path("kersen.trf").c_str(), somebody, somebody), 0);
  ASSERT_EQ(chmod(path("kersen.trf").c_str(), 0640), 0);
  EXPECT_EQ(run({"result", "kersen.trf", "--half-bye", "2"}).exit_code, 0);
  EXPECT_NE(read("kersen.trf"), kersen_open());
  const struct stat facts = facts_of("kersen.trf");
  EXPECT_EQ(facts.st_uid, somebody);
  EXPECT_EQ(facts.st_gid, somebody);
  EXPECT_EQ(facts.st_mode & 0777U, 0640U);
}

TEST_F(FileHands, AFileOfSomebodyElseIsRefused) {
  if (geteuid() != 0) GTEST_SKIP() << "needs two users";
  fs::permissions(path("."), fs::perms::all);
  fs::permissions(path("kersen.trf"), fs::perms::all);
  const std::string id = std::to_string(somebody);
  const Finished result = run_tool("setpriv", {"--reuid=" + id, "--regid=" + id, "--clear-groups",
                                               BLOESEM_PROGRAM, "result", "kersen.trf", "--half-bye", "2"});
  if (result.exit_code == tool_is_missing || result.exit_code == tool_cannot_start_it)
    GTEST_SKIP() << "another user cannot start the program here";
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, HasSubstr("belongs to another user"));
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_EQ(read("kersen.trf"), kersen_open());
  EXPECT_EQ(facts_of("kersen.trf").st_uid, 0U);
  EXPECT_THAT(entries(), ElementsAre("kersen.trf"));
}

// ---- limits of the system

TEST_F(FileHands, AFileBeyondTheUsersLimitIsAnErrorOfWriting) {
  const Finished result =
      run_limited("ulimit -f 4;", "generate --seed 1 --players 100 --rounds 5 -o large.trf");
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, HasSubstr("large.trf cannot be written: File too large"));
  EXPECT_THAT(entries(), ElementsAre("kersen.trf"));
}

// Each thread needs memory for its stack, and there is none.
TEST_F(FileHands, WithoutThreadsTheWorkIsDoneWithout) {
  if (has_address_sanitizer) GTEST_SKIP() << "AddressSanitizer takes more room than the limit gives";
  const std::string no_threads = "ulimit -s 4000000 && ulimit -v 1000000 || exit 126;";
  const Finished check = run_limited(no_threads, "check kersen.trf kersen.trf kersen.trf --jobs 3");
  if (check.exit_code == tool_cannot_start_it) GTEST_SKIP() << "the limits cannot be set";
  EXPECT_EQ(check.exit_code, 0) << check.err;
  EXPECT_THAT(check.out, HasSubstr("3 tournaments, 6 rounds, 0 differences"));
  const std::string campaign = "campaign --seed 1 --tournaments 5 --rules 2026 --jobs ";
  const Finished alone = run_limited(no_threads, campaign + "3");
  EXPECT_EQ(alone.exit_code, 0) << alone.err;
  EXPECT_EQ(alone.out,
            run({"campaign", "--seed", "1", "--tournaments", "5", "--rules", "2026", "--jobs", "3"}).out);
}

// ---- folders

TEST_F(FileHands, AnEmptyFolderIsFilledAndStaysTheSameFolder) {
  fs::create_directory(path("many"));
  const ino_t before = facts_of("many").st_ino;
  fs::remove(path("kersen.trf"));
  for (const std::string name : {"many", "./many/"}) {
    EXPECT_EQ(run({"generate", "--seed", "1", "--count", "2", "-o", name}).exit_code, 0) << name;
    EXPECT_TRUE(fs::exists(path("many/0001.trf")) && fs::exists(path("many/0002.trf")));
    EXPECT_EQ(facts_of("many").st_ino, before);
    for (const auto& entry : fs::directory_iterator(path("many"))) fs::remove(entry.path());
  }
  fs::remove(path("many"));
  const Finished here = run({"generate", "--seed", "1", "--count", "2", "-o", "."});
  EXPECT_EQ(here.exit_code, 0) << here.err;
  EXPECT_THAT(entries(), ElementsAre("0001.trf", "0002.trf"));
  EXPECT_EQ(run({"generate", "--seed", "1", "--count", "2", "-o", "."}).exit_code, 3);
}

// ---- impossible sizes

TEST_F(FileHands, ImpossibleSizesAreRefusedBeforeTheyArePlayed) {
  for (const std::vector<std::string>& size :
       {std::vector<std::string>{"--players", "9999999", "--rounds", "999", "--to", "json"},
        {"--players", "1000000", "--rounds", "999", "--to", "wide"},
        {"--players", "10000", "--rounds", "9"},
        {"--players", "9000-20000", "--rounds", "500", "--count", "40"}}) {
    std::vector<std::string> words{"generate", "--seed", "1", "-o", "new"};
    words.insert(words.end(), size.begin(), size.end());
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 4) << result.err;  // immediately: a run is killed after a minute
    EXPECT_THAT(result.err, HasSubstr("error: "));
    EXPECT_THAT(entries(), ElementsAre("kersen.trf"));
  }
  EXPECT_EQ(run({"generate", "--seed", "1", "--players", "500000", "--rounds", "900", "--to", "csv",
                 "--tiebreaks", "BH", "-o", "new"})
                .exit_code,
            3);
}

TEST_F(FileHands, ANumberThatIsNoPlayersIsABadRequest) {
  for (const std::string id : {"1e9", "99999999999", "-1", "0", "x"}) {
    const Finished result = run({"standings", "kersen.trf", "--why", id, "2"});
    EXPECT_EQ(result.exit_code, 3) << id;
    EXPECT_THAT(result.err, Not(HasSubstr("unexpected")));
    EXPECT_THAT(result.out, IsEmpty());
  }
}

}  // namespace
}  // namespace bloesem::cli_test
