// Every change of a tournament file is recorded in its journal and can be undone.
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"
#include "tests/support/random.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class Journal : public ProgramTest {
 protected:
  void SetUp() override { write("a.trf", kersen_open()); }

  std::string done(const std::vector<std::string>& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.out;
  }

  // Returns the error message; nothing may have changed.
  std::string refused(const std::vector<std::string>& arguments) const {
    const std::string before = read("a.trf");
    const std::vector<std::string> files = entries();
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(read("a.trf"), before);
    EXPECT_EQ(entries(), files);
    return result.err;
  }

  [[nodiscard]] std::string log() const { return done({"result", "a.trf", "--log"}); }
  void pair() const { done({"pair", "a.trf", "--into", "a.trf"}); }
};

TEST_F(Journal, EveryCommandThatChangesTheFileIsInIt) {
  done({"new", "b.trf", "--rounds", "5", "--initial-colour", "W", "--start", "2025/05/02", "--player", "A;2000",
        "--player", "B;1900", "--by", "Ans", "--at", "10 o'clock"});
  done({"pair", "b.trf", "--into", "b.trf", "--by", "Bob"});
  done({"result", "b.trf", "1-2:1-0"});
  done({"standings", "b.trf", "--into", "b.trf", "--tiebreaks", "BH"});
  done({"convert", "b.trf", "--to", "trf26", "-o", "b.trf"});
  EXPECT_EQ(done({"result", "b.trf", "--log"}),
            "   1  new --rounds 5 --initial-colour W --start 2025/05/02 --player 'A;2000' --player 'B;1900'  "
            "[by Ans, at 10 o'clock]\n"
            "   2  pair  [by Bob]\n"
            "   3  result 1-2:1-0\n"
            "   4  standings --tiebreaks BH\n"
            "   5  convert --to trf26\n");
}

// An arbiter copies them from the log to make an event again.
TEST_F(Journal, ItsCommandsCanBeTypedAgain) {
  write("list.csv", "Name;Strength;Town\nAppel;2100;Tiel\nBraam;2000;Tiel\n");
  const std::vector<std::vector<std::string>> changes{
      {"new", "b.trf", "--rounds", "5", "--initial-colour", "W", "--player", "Citroen, Cas;1900", "--player",
       "Druif", "--players", "list.csv", "--columns", "Strength=rating", "--columns", "Town=ignore",
       "--name=-x-"},
      {"pair", "b.trf", "-i", "--forbid", "1-2", "--forbid", "3-4"},
      {"result", "b.trf", "3-1:1-0", "4-2:=", "--round", "1", "--by", "Ans"},
      {"result", "b.trf", "--half-bye", "1", "--half-bye", "2", "--absent", "Druif"}};
  for (const auto& change : changes) done(change);
  const std::string text = read("b.trf");
  for (const std::string& name : entries())
    if (name.starts_with("b.")) std::filesystem::rename(path(name), path("first" + name.substr(1)));
  std::istringstream lines(done({"result", "first.trf", "--log"}));
  for (std::string line; std::getline(lines, line);) {
    line = line.substr(6, line.find("  [") - 6);
    const std::size_t end = line.find(' ');
    const std::string into = line.starts_with("pair") ? " -i" : "";
    const Finished again = run_tool(
        "sh", {"-c", "\"$0\" " + line.substr(0, end) + " b.trf" + into + line.substr(end), BLOESEM_PROGRAM});
    EXPECT_EQ(again.exit_code, 0) << line << '\n' << again.err;
  }
  EXPECT_EQ(read("b.trf"), text);
}

// Regression: three times --undo once erased three rounds.
TEST_F(Journal, UndoTakesTheLastChangeBackAndNoMore) {
  std::vector<std::string> versions{read("a.trf")};
  const std::vector<std::vector<std::string>> changes{{"pair", "a.trf", "--into", "a.trf"},
                                                      {"result", "a.trf", "3-2:1-0"},
                                                      {"result", "a.trf", "1-6:=", "5-4:0-1"},
                                                      {"result", "a.trf", "--enter", "Gast;2250"},
                                                      {"result", "a.trf", "--withdraw", "5"}};
  for (const auto& change : changes) {
    done(change);
    versions.push_back(read("a.trf"));
  }
  EXPECT_EQ(done({"result", "a.trf", "--undo"}),
            "change 5 (result --withdraw 5) is undone; use --redo to redo it\n");
  EXPECT_EQ(read("a.trf"), versions[4]);
  for (std::size_t i = 4; i-- > 0;) {
    done({"result", "a.trf", "--undo"});
    EXPECT_EQ(read("a.trf"), versions[i]);
  }
  EXPECT_THAT(refused({"result", "a.trf", "--undo"}), HasSubstr("undone"));
  for (std::size_t i = 1; i < versions.size(); ++i) {
    done({"result", "a.trf", "--redo"});
    EXPECT_EQ(read("a.trf"), versions[i]);
  }
  EXPECT_THAT(refused({"result", "a.trf", "--redo"}), HasSubstr("redone"));
}

TEST_F(Journal, ANewChangeEndsWhatCouldBeMadeAgain) {
  pair();
  done({"result", "a.trf", "3-2:1-0"});
  done({"result", "a.trf", "--undo"});
  done({"result", "a.trf", "3-2:0-1"});
  EXPECT_THAT(refused({"result", "a.trf", "--redo"}), HasSubstr("redone"));
  EXPECT_EQ(log(),
            "   1  pair\n"
            "   2  result 3-2:1-0  [undone]\n"
            "   3  undoes change 2\n"
            "   4  result 3-2:0-1\n");
}

TEST_F(Journal, UndoRefusesAFileThatWasChangedOtherwise) {
  EXPECT_THAT(refused({"result", "a.trf", "--undo"}), HasSubstr("no journal"));
  pair();
  write("a.trf", read("a.trf") + "### by hand\n");
  EXPECT_THAT(refused({"result", "a.trf", "--undo"}),
              HasSubstr("the file was changed by hand or by another program since the last change"));
  done({"result", "a.trf", "3-2:1-0"});
  EXPECT_EQ(log(),
            "   1  pair\n"
            "      changed by hand or by another program\n"
            "   2  result 3-2:1-0\n");
  done({"result", "a.trf", "--undo"});
  EXPECT_THAT(read("a.trf"), HasSubstr("### by hand"));
  EXPECT_THAT(refused({"result", "a.trf", "--undo"}), HasSubstr("undone"));
}

TEST_F(Journal, UndoRoundSaysWhatWouldBeLost) {
  const std::string start = read("a.trf");
  EXPECT_THAT(refused({"result", "a.trf", "--undo-round", "1"}),
              HasSubstr("3 results of round 1, 3 results of round 2"));
  EXPECT_THAT(refused({"result", "a.trf", "--undo-round", "3"}), HasSubstr("round 3 has not been paired"));
  pair();
  EXPECT_EQ(done({"result", "a.trf", "--undo-round", "3"}), "round 3: 3 games undone\n");
  EXPECT_EQ(done({"result", "a.trf", "--undo-round", "1", "--yes"}),
            "round 2: 3 games undone\nround 1: 3 games undone\n");
  done({"result", "a.trf", "--undo"});
  done({"result", "a.trf", "--undo"});
  done({"result", "a.trf", "--undo"});
  EXPECT_EQ(read("a.trf"), start);
}

// A journal truncated anywhere in its last line leaves the event intact, and work can go on.
TEST_F(Journal, ATornJournalCostsNothing) {
  pair();
  const std::size_t first = read("a.trf.journal").size();
  const std::string before = read("a.trf");
  done({"result", "a.trf", "3-2:1-0"});
  const std::string journal = read("a.trf.journal");
  const std::string file = read("a.trf");
  done({"result", "a.trf", "1-6:="});
  const std::string wanted = read("a.trf");
  for (std::size_t size = first; size < journal.size(); ++size) {
    SCOPED_TRACE(size);
    // The run ended while it wrote the line: the file is unchanged.
    write("a.trf", before);
    write("a.trf.journal", journal.substr(0, size));
    EXPECT_EQ(run({"result", "a.trf", "--undo", "-o", "b.trf"}).exit_code, 0);
    EXPECT_EQ(read("b.trf"), kersen_open());
    EXPECT_EQ(read("a.trf"), before);
    // Alternatively, the journal was damaged later.
    write("a.trf", file);
    const Finished next = run({"result", "a.trf", "1-6:="});
    EXPECT_EQ(next.exit_code, 0) << next.err;
    EXPECT_THAT(next.err, IsEmpty());
    EXPECT_EQ(read("a.trf"), wanted);
    if (size % 16 != 0) continue;
    done({"result", "a.trf", "--undo"});
    EXPECT_EQ(read("a.trf"), file);
  }
}

TEST_F(Journal, ATornHeaderIsCompleted) {
  for (const std::string start : {"", "b", "bloesem jour", "bloesem journal 1"}) {
    write("a.trf", kersen_open());
    write("a.trf.journal", start);
    pair();
    EXPECT_THAT(read("a.trf.journal"), StartsWith("bloesem journal 1\n{"));
    done({"result", "a.trf", "--undo"});
    EXPECT_EQ(read("a.trf"), kersen_open());
  }
}

// The journal's line is written first, so a run that ends between the two writes has changed nothing.
TEST_F(Journal, AnInterruptedChangeIsHarmless) {
  pair();
  const std::string before = read("a.trf");
  done({"result", "a.trf", "3-2:1-0"});
  write("a.trf", before);
  EXPECT_EQ(log(),
            "   1  pair\n"
            "   2  result 3-2:1-0  [interrupted: the file was never changed]\n");
  done({"result", "a.trf", "3-2:0-1"});
  done({"result", "a.trf", "--undo"});
  EXPECT_EQ(read("a.trf"), before);
  done({"result", "a.trf", "--undo"});
  EXPECT_EQ(read("a.trf"), kersen_open());
}

TEST_F(Journal, AJournalThatIsNoneIsLeftAloneAndTheChangeIsMade) {
  write("a.trf.journal", "Dear diary,\n");
  const Finished paired = run({"pair", "a.trf", "--into", "a.trf"});
  EXPECT_EQ(paired.exit_code, 0);
  EXPECT_THAT(
      paired.err,
      HasSubstr("a.trf.journal is not the journal of a tournament: it is not changed: the change is not "
                "recorded and cannot be undone\n"));
  EXPECT_EQ(read("a.trf.journal"), "Dear diary,\n");
  EXPECT_NE(read("a.trf"), kersen_open());
  EXPECT_THAT(refused({"result", "a.trf", "--undo"}), HasSubstr("a.trf.journal"));
  std::filesystem::remove(path("a.trf.journal"));
  std::filesystem::create_directory(path("a.trf.journal"));
  EXPECT_EQ(run({"result", "a.trf", "3-2:1-0"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("3 w 0"));
  std::filesystem::remove(path("a.trf.journal"));
  ASSERT_EQ(mkfifo(path("a.trf.journal").c_str(), 0600), 0);
  EXPECT_EQ(run({"result", "a.trf", "3-2:="}).exit_code, 0);
}

TEST_F(Journal, DamageInTheMiddleIsReportedAndNeverUsed) {
  pair();
  done({"result", "a.trf", "3-2:1-0"});
  done({"result", "a.trf", "1-6:="});
  const std::string file = read("a.trf");
  const std::string journal = read("a.trf.journal");
  test::Random random(6);
  for (int i = 0; i < 60; ++i) {
    std::string damaged = journal;
    for (int k = 0; k < 3; ++k)
      damaged[random.between<std::size_t>(18, damaged.size() - 1)] = static_cast<char>(random.between(0, 255));
    write("a.trf.journal", damaged);
    write("a.trf", file);
    const Finished undone = run({"result", "a.trf", "--undo"});
    EXPECT_THAT(undone.exit_code, ::testing::AnyOf(0, 3)) << undone.err;
    if (undone.exit_code == 3) {
      EXPECT_EQ(read("a.trf"), file);
    } else {
      EXPECT_THAT(read("a.trf"), HasSubstr("6 w  \n")) << "the result of 1-6 is taken back";
      EXPECT_THAT(read("a.trf"), HasSubstr("3 b 0"));
    }
    EXPECT_EQ(run({"result", "a.trf", "--log"}).exit_code, 0);
  }
}

// A copy starts without a journal, and gets one when it is changed itself.
TEST_F(Journal, CopiesHaveNone) {
  done({"result", "a.trf", "--withdraw", "5", "-o", "b.trf"});
  done({"pair", "a.trf", "--into", "c.trf"});
  EXPECT_THAT(entries(), Not(Contains(HasSubstr("journal"))));
  done({"result", "c.trf", "3-2:1-0"});
  done({"pair", "a.trf", "--into", "c.trf"});
  EXPECT_EQ(done({"result", "c.trf", "--log"}), "   1  result 3-2:1-0\n   2  pair\n");
}

TEST_F(Journal, StandsBesideTheFileItself) {
  std::filesystem::create_directory(path("events"));
  std::filesystem::rename(path("a.trf"), path("events/a.trf"));
  std::filesystem::create_symlink("events/a.trf", path("link.trf"));
  done({"pair", "link.trf", "--into", "link.trf"});
  EXPECT_TRUE(std::filesystem::exists(path("events/a.trf.journal")));
  done({"result", "events/a.trf", "--undo"});
  EXPECT_EQ(read("events/a.trf"), kersen_open());
}

TEST_F(Journal, ARefusedOrEmptyChangeLeavesNoLine) {
  EXPECT_EQ(run({"result", "a.trf", "7-8:1-0"}).exit_code, 3);
  EXPECT_EQ(run({"result", "a.trf", "--show"}).exit_code, 0);
  EXPECT_EQ(entries(), std::vector<std::string>{"a.trf"});
}

TEST_F(Journal, WhoAndWhenAreOneLine) {
  EXPECT_THAT(refused({"result", "a.trf", "--withdraw", "5", "--by", "A\nB"}), HasSubstr("--by"));
  EXPECT_THAT(refused({"result", "a.trf", "--undo", "--log"}), HasSubstr("--log"));
  EXPECT_THAT(refused({"result", "-", "--undo"}), HasSubstr("standard input has no journal"));
}

}  // namespace
}  // namespace bloesem::cli_test
