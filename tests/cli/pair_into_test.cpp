// `bloesem pair --into`: continues a tournament file.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"
#include "tests/support/random.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// Replaces the ranks by the program's own: players with equal points share a rank.
std::string with_shared_ranks(std::string text, const std::vector<std::string>& ranks) {
  std::size_t at = 0;
  for (const std::string& rank : ranks) {
    at = text.find("\n001", at) + 1;
    text.replace(at + 89 - rank.size(), rank.size(), rank);
  }
  return text;
}

class PairInto : public ProgramTest {
 protected:
  void SetUp() override {
    write("a.trf", with_shared_ranks(kersen_open(), {"1", "1", "1", "6", "5", "4"}));
    write("new.trf", with_shared_ranks(kersen_open_unplayed(), {"1", "1", "1", "1", "1", "1"}));
  }

  [[nodiscard]] std::string pairs(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "pair");
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.out;
  }

  [[nodiscard]] std::string refused(std::vector<std::string> arguments, int exit_code = 3) const {
    arguments.insert(arguments.begin(), "pair");
    const std::string before = read("a.trf");
    const std::vector<std::string> files = entries();
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(read("a.trf"), before);
    EXPECT_EQ(entries(), files);
    const std::size_t last = result.err.find("error: ");
    return result.err.substr(last, result.err.find('\n', last) - last);
  }
};

TEST_F(PairInto, TheRoundIsPairedAndWritten) {
  EXPECT_EQ(pairs({"a.trf", "--into", "a.trf"}), pairs({"a.trf", "--round", "3"}));
  const std::string text = read("a.trf");
  EXPECT_THAT(text, HasSubstr("1.5    1     4 w 1     2 b =     6 w  \n"));
  EXPECT_THAT(text, HasSubstr("1.0    4     3 b =     5 w =     1 b  \n"));
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
}

TEST_F(PairInto, WhatWasForbiddenIsRememberedOnce) {
  for (int time = 0; time < 2; ++time) {
    EXPECT_EQ(run({"pair", "a.trf", "--forbid", "2-3", "--into", "a.trf"}).exit_code, 0);
    EXPECT_EQ(run({"result", "a.trf", "--undo-round", "3"}).exit_code, 0);
  }
  const std::string text = read("a.trf");
  const std::size_t first = text.find("260 003 003    2    3\n");
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(text.find("260 003", first + 1), std::string::npos);
}

TEST_F(PairInto, WhoHasTheByeCannotBeAbsentToo) {
  EXPECT_EQ(run({"result", "a.trf", "--pairing-bye", "5", "--absent", "6"}).exit_code, 0);
  EXPECT_THAT(refused({"a.trf", "--absent", "5", "--into", "a.trf"}),
              ::testing::StartsWith("error: player 5 "));
}

TEST_F(PairInto, TheColourWasDrawnBeforeRoundOne) {
  EXPECT_THAT(refused({"a.trf", "--initial-colour", "B", "--into", "a.trf"}),
              ::testing::HasSubstr("error: the rounds played started with the other initial colour"));
  EXPECT_EQ(pairs({"a.trf", "--initial-colour", "W", "--into", "b.trf"}), "3\n3 2\n1 6\n5 4\n");
}

TEST_F(PairInto, AnotherFileMayTakeIt) {
  const std::string before = read("a.trf");
  EXPECT_EQ(pairs({"a.trf", "--into", "b.trf"}), "3\n3 2\n1 6\n5 4\n");
  EXPECT_EQ(read("a.trf"), before);
  static_cast<void>(pairs({"a.trf", "--into", "a.trf"}));
  EXPECT_EQ(read("a.trf"), read("b.trf"));
  const Finished piped = run({"pair", "-", "--into", "c.trf"}, before);
  EXPECT_EQ(piped.out, "3\n3 2\n1 6\n5 4\n");
  EXPECT_EQ(read("c.trf"), read("b.trf"));
}

TEST_F(PairInto, AnUnfinishedRoundIsNoRoundOfDraws) {
  static_cast<void>(pairs({"a.trf", "-i"}));
  const Finished refused = run({"pair", "a.trf", "-i"});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, HasSubstr("round 3 is not finished"));
  EXPECT_THAT(refused.err, Not(HasSubstr("draws")));
  EXPECT_THAT(run({"pair", "a.trf"}).err, HasSubstr("draws")) << "without a file to write";
  EXPECT_EQ(run({"result", "a.trf", "3-2:?", "1-6:1-0", "5-4:1-0"}).exit_code, 0);
  EXPECT_THAT(run({"pair", "a.trf", "-i"}).err, HasSubstr("draw")) << "an adjourned game";
}

TEST_F(PairInto, ALinkStaysALink) {
  std::filesystem::create_symlink("a.trf", path("link.trf"));
  EXPECT_EQ(pairs({"link.trf", "--into", "link.trf"}), "3\n3 2\n1 6\n5 4\n");
  EXPECT_TRUE(std::filesystem::is_symlink(path("link.trf")));
  EXPECT_THAT(read("a.trf"), HasSubstr("6 w  \n"));
}

TEST_F(PairInto, ByesAndAbsencesAreWritten) {
  EXPECT_EQ(pairs({"a.trf", "--into", "a.trf", "--absent", "5"}), "3\n3 2\n1 6\n4 0\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("3 w 0  0000 - U\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr("6 b =  0000 - Z\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr(" 1.0    4     1 b 0")) << "the bye counts at once";
}

TEST_F(PairInto, WhatAnOptionSaysIsWritten) {
  EXPECT_EQ(pairs({"new.trf", "--into", "new.trf", "--rounds", "9", "--initial-colour", "B"}),
            "3\n4 1\n2 5\n6 3\n");
  EXPECT_THAT(read("new.trf"), HasSubstr("XXR 9\n"));
  EXPECT_THAT(read("new.trf"), HasSubstr("XXC black1\n"));
  EXPECT_EQ(run({"check", "new.trf"}).exit_code, 0);
}

TEST_F(PairInto, AForbiddenPairIsWrittenForItsRound) {
  EXPECT_EQ(pairs({"a.trf", "--into", "a.trf", "--forbid", "3-2,6-1"}),
            pairs({"a.trf", "--round", "3", "--forbid", "3-2,1-6"}));
  EXPECT_THAT(read("a.trf"), HasSubstr("260 003 003    3    2\n260 003 003    6    1\n001"));
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
}

// Applies to files whose points and ranks were written by the program, without marks for the coming round.
TEST_F(PairInto, UndoGivesBackTheBytes) {
  for (const char* file : {"a.trf", "new.trf"}) {
    const std::string before = read(file);
    static_cast<void>(pairs({file, "--into", file}));
    EXPECT_NE(read(file), before);
    EXPECT_EQ(run({"result", file, "--undo-round", file == std::string("a.trf") ? "3" : "1"}).exit_code, 0);
    EXPECT_EQ(read(file), before);
  }
}

TEST_F(PairInto, UndoGivesBackTheBytesOfAnnouncements) {
  EXPECT_EQ(run({"result", "a.trf", "--withdraw", "5"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "--round", "4", "--half-bye", "1"}).exit_code, 0);
  const std::string before = read("a.trf");
  EXPECT_EQ(pairs({"a.trf", "--into", "a.trf"}), "3\n3 2\n1 6\n4 0\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("6 w    0000 - H\n"));
  EXPECT_EQ(run({"result", "a.trf", "--undo-round", "3"}).exit_code, 0);
  EXPECT_EQ(read("a.trf"), before);
}

TEST_F(PairInto, AnUnfinishedRoundIsNotContinued) {
  static_cast<void>(pairs({"a.trf", "--into", "a.trf"}));
  EXPECT_THAT(refused({"a.trf", "--into", "a.trf"}), ::testing::HasSubstr("1-6, 3-2, 5-4"));
  EXPECT_EQ(run({"result", "a.trf", "1-6:?", "3-2:1-0", "5-4:-/-"}).exit_code, 0);
  EXPECT_THAT(pairs({"a.trf", "--into", "a.trf"}), StartsWith("3\n"));
}

TEST_F(PairInto, AResultTakenBackInAnOlderRoundCountsToo) {
  EXPECT_EQ(run({"result", "a.trf", "--round", "1", "1-4:*"}).exit_code, 0);
  EXPECT_THAT(refused({"a.trf", "--into", "a.trf"}), ::testing::HasSubstr("round 1"));
}

TEST_F(PairInto, OnlyTheComingRoundIsWritten) {
  EXPECT_THAT(refused({"a.trf", "--into", "a.trf", "--round", "2"}), ::testing::HasSubstr("--into"));
  EXPECT_EQ(pairs({"a.trf", "--into", "a.trf", "--round", "3"}), "3\n3 2\n1 6\n5 4\n");
  EXPECT_EQ(refused({"a.trf", "--into", "b.trf", "--rounds", "2"}).substr(0, 6), "error:");
}

TEST_F(PairInto, OutputsDoNotMeet) {
  EXPECT_THAT(refused({"a.trf", "--into", "-"}), ::testing::StartsWith("error: --into "));
  EXPECT_THAT(refused({"a.trf", "--into", "b.trf", "-o", "b.trf"}),
              ::testing::HasSubstr("error: the output b.trf "));
  EXPECT_THAT(refused({"a.trf", "--into", "b.trf", "--checklist", "./b.trf"}),
              ::testing::HasSubstr("error: the checklist ./b.trf "));
  EXPECT_THAT(refused({"a.trf", "--into", "b.trf", "-o", "a.trf"}),
              ::testing::StartsWith("error: the output a.trf "));
}

TEST_F(PairInto, AllOutputsOrNone) {
  EXPECT_EQ(pairs({"a.trf", "--into", "b.trf", "-o", "b.man", "--checklist", "b.txt"}), "");
  EXPECT_THAT(entries(), ElementsAre("a.trf", "b.man", "b.trf", "b.txt", "new.trf"));
  EXPECT_EQ(refused({"a.trf", "--into", "no/c.trf", "-o", "c.man"}, 5).substr(0, 13), "error: no/c.t");
  EXPECT_EQ(refused({"a.trf", "--into", "a.trf", "-o", "no/c.man"}, 5).substr(0, 13), "error: no/c.m");
  EXPECT_EQ(refused({"a.trf", "--into", "a.trf", "-o", "/dev/full"}, 5).substr(0, 15), "error: /dev/ful");
  EXPECT_EQ(refused({"a.trf", "--into", "a.trf", "--checklist", "no/c.txt"}, 5).substr(0, 13), "error: no/c.t");
}

TEST_F(PairInto, TheEndIsTheEnd) {
  std::string text = read("a.trf");
  text.replace(text.find("XXR 5"), 5, "XXR 2");
  write("a.trf", text);
  EXPECT_THAT(refused({"a.trf", "--into", "a.trf"}), ::testing::HasSubstr("2 rounds"));
}

TEST_F(PairInto, ARecordBeyondTheEndDoesNoHarm) {
  std::string text = read("a.trf");
  text.replace(text.find("XXR 5\n"), 6, "XXR 3\n240 H 004    2\n");
  write("a.trf", text);
  EXPECT_EQ(pairs({"a.trf", "--into", "a.trf"}), "3\n3 2\n1 6\n5 4\n");
  EXPECT_EQ(run({"result", "a.trf", "1-6:1-0"}).exit_code, 0);
}

TEST_F(PairInto, XxzServesOneRound) {
  std::string text = read("a.trf");
  text.replace(text.find("XXR 5\n"), 6, "XXR 5\nXXZ 5\n");
  write("a.trf", text);
  const Finished paired = run({"pair", "a.trf", "--into", "a.trf"});
  EXPECT_EQ(paired.out, "3\n3 2\n1 6\n4 0\n");
  EXPECT_THAT(paired.err, HasSubstr("note: record XXZ "));
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("XXZ")));
  EXPECT_THAT(read("a.trf"), HasSubstr("6 b =  0000 - Z\n"));
}

// Returns a file in which the changes below affect much of the content.
std::string large_event() {
  std::vector<Entrant> entrants;
  for (int i = 1; i <= 3000; ++i) {
    const int opponent = i % 2 == 1 ? i + 1 : i - 1;
    entrants.push_back({i,
                        "Player " + std::to_string(i),
                        2900 - i / 4,
                        "0.5",
                        {std::to_string(opponent) + (i % 2 == 1 ? " w =" : " b =")}});
  }
  return report("042 2025/05/02\nXXR 5\n", entrants);
}

pid_t start(const std::filesystem::path& folder, const std::vector<std::string>& arguments) {
  std::vector<std::string> words{BLOESEM_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child != 0) return child;
  const int nowhere = open("/dev/null", O_WRONLY);
  if (chdir(folder.c_str()) == 0 && dup2(nowhere, STDOUT_FILENO) >= 0) execv(argv[0], argv.data());
  _exit(127);
}

bool is_part(const std::string& name) { return name.ends_with(".part"); }

// Killed at any moment, a run leaves the old bytes or the new ones, and its leftovers disturb no later run.
TEST_F(PairInto, ACrashLeavesTheOldFileOrTheNewOne) {
  const std::string before = large_event();
  const std::vector<std::string> change{"result", "big.trf", "--withdraw", "2", "--half-bye", "7"};
  write("big.trf", before);
  const auto begin = std::chrono::steady_clock::now();
  ASSERT_EQ(run(change).exit_code, 0);
  const auto duration =
      std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);
  const std::string after = read("big.trf");
  ASSERT_NE(after, before);
  test::Random random(7);
  int killed = 0;
  int changed = 0;
  constexpr int runs = 60;
  for (int i = 0; i < runs; ++i) {
    write("big.trf", before);
    const pid_t child = start(path("."), change);
    // Most of the risk is at the end, when files are written.
    std::this_thread::sleep_for(duration * random.between(i % 2 == 0 ? 0 : 700, 1100) / 1000);
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    killed += WIFSIGNALED(status) ? 1 : 0;
    const std::string found = read("big.trf");
    changed += found == after ? 1 : 0;
    ASSERT_TRUE(found == before || found == after) << "run " << i << ": " << found.size() << " bytes";
  }
  RecordProperty("killed", killed);
  RecordProperty("changed", changed);
  EXPECT_GT(killed, 0);
  write("big.trf", before);
  EXPECT_EQ(run(change).exit_code, 0);
  EXPECT_EQ(read("big.trf"), after);
}

TEST_F(PairInto, LeftoversOfACrashHinderNobody) {
  for (int i = 0; i < 50; ++i) write(".bloesem-" + std::to_string(i) + ".part", "rest");
  EXPECT_EQ(pairs({"a.trf", "--into", "a.trf"}), "3\n3 2\n1 6\n5 4\n");
  const std::vector<std::string> files = entries();
  EXPECT_EQ(std::count_if(files.begin(), files.end(), is_part), 50) << "not ours to remove";
}

}  // namespace
}  // namespace bloesem::cli_test
