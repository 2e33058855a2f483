// The program's own linter, checker and judge find no problems in the files it writes.
#include <gmock/gmock.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class OwnFiles : public ProgramTest {
 protected:
  Finished done(const std::vector<std::string>& arguments) const {
    Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << arguments[0] << ": " << result.err;
    return result;
  }

  void make(const std::vector<std::string>& more = {}, int players = 8) const {
    std::vector<std::string> words{"new", "a.trf",  "--rounds", "6", "--initial-colour",
                                   "W",   "--name", "Kersen"};
    words.insert(words.end(), more.begin(), more.end());
    for (int i = 1; i <= players; ++i) {
      words.insert(words.end(), {"--player", "Player " + std::string(1, static_cast<char>('A' + i)) + ";" +
                                                 std::to_string(2500 - 50 * i)});
    }
    done(words);
  }

  // Returns the boards of the last round: "1 5".
  [[nodiscard]] std::vector<std::string> boards() const {
    std::istringstream table(done({"result", "a.trf", "--show"}).out);
    std::vector<std::string> found;
    for (std::string line; std::getline(table, line);) {
      std::istringstream words(line);
      std::string number, white, black;
      if (line.starts_with("#") || !(words >> number >> white >> black)) continue;
      found.push_back(white + "-" + black);
    }
    return found;
  }

  void enter_results() const {
    std::vector<std::string> words{"result", "a.trf"};
    for (const std::string& board : boards()) words.push_back(board + (board.size() % 2 == 0 ? ":1-0" : ":="));
    done(words);
  }

  void play(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words{"pair", "a.trf", "--into", "a.trf"};
    words.insert(words.end(), more.begin(), more.end());
    done(words);
    enter_results();
  }

  // Only open games may be reported while a round is being played.
  void expect_clean() const {
    const Finished lint = run({"lint", "a.trf"});
    std::istringstream lines(lint.out);
    for (std::string line; std::getline(lines, line);) {
      if (line.find(": warning: ") == std::string::npos && line.find(": error: ") == std::string::npos)
        continue;
      EXPECT_THAT(line, HasSubstr("[unfinished-game]")) << read("a.trf");
    }
  }

  void expect_replayed(int rounds) const {
    EXPECT_THAT(
        done({"check", "a.trf", "--pairings-only"}).out,
        HasSubstr(", " + std::to_string(rounds) + (rounds == 1 ? " round" : " rounds") + ", 0 differences"))
        << read("a.trf");
  }
};

TEST_F(OwnFiles, TheLinterFindsNothingOverAWholeEvent) {
  for (const std::vector<std::string>& start : std::vector<std::vector<std::string>>{
           {"--start", "2026/05/02"}, {"--start", "2025/05/02"}, {}, {"--acceleration", "baku"}}) {
    std::filesystem::remove(path("a.trf"));
    std::filesystem::remove(path("a.trf.journal"));
    make(start, 9);
    expect_clean();
    done({"result", "a.trf", "--round", "3", "--half-bye", "4"});
    done({"result", "a.trf", "--round", "4", "--absent", "5,6"});
    expect_clean();
    done({"pair", "a.trf", "--into", "a.trf", "--forbid", "2-3,1-9"});
    expect_clean();
    enter_results();
    done({"result", "a.trf", "--enter", "Late, Lies;2320"});
    done({"result", "a.trf", "--withdraw", "9"});
    expect_clean();
    for (int round = 2; round <= 6; ++round) {
      done({"pair", "a.trf", "--into", "a.trf"});
      expect_clean();
      enter_results();
      expect_clean();
    }
    done({"standings", "a.trf", "--into", "a.trf", "--tiebreaks", "BH/C1,BH,SB"});
    expect_clean();
    EXPECT_EQ(run({"lint", "--strict", "a.trf"}).exit_code, 0) << run({"lint", "a.trf"}).out;
  }
}

TEST_F(OwnFiles, ForeignRecordsBesideOursNeedNoSystem) {
  write("a.trf", kersen_open());
  done({"result", "a.trf", "--round", "4", "--half-bye", "1"});
  done({"pair", "a.trf", "--into", "a.trf", "--forbid", "2-5"});
  EXPECT_THAT(read("a.trf"), AllOf(HasSubstr("\n240 "), HasSubstr("\n260 "), Not(HasSubstr("\n192 "))));
  EXPECT_THAT(run({"lint", "a.trf"}).out, Not(HasSubstr("no-system")));
}

TEST_F(OwnFiles, NewSaysTheSystemAndTheTieBreaks) {
  make({"--start", "2026/05/02", "--tiebreaks", "BH/C1,SB"});
  EXPECT_THAT(read("a.trf"), AllOf(HasSubstr("\n192 FIDE_DUTCH_2026\n"), HasSubstr("\n212 PTS,BH/C1,SB\n")));
  std::filesystem::remove(path("a.trf"));
  make({"--start", "2025/05/02", "--acceleration", "baku"});
  EXPECT_THAT(read("a.trf"), HasSubstr("\n192 FIDE_DUTCH_2017_BAKU\n"));
  std::filesystem::remove(path("a.trf"));
  make({"--rules", "2016"});
  EXPECT_THAT(read("a.trf"), HasSubstr("\n192 FIDE_DUTCH_2017\n"));
  std::filesystem::remove(path("a.trf"));
  make();
  EXPECT_THAT(read("a.trf"), HasSubstr("\n192 FIDE_DUTCH_2026\n"));
  EXPECT_EQ(
      run({"new", "b.trf", "--rounds", "5", "--initial-colour", "W", "--player", "A", "--tiebreaks", "XX"})
          .exit_code,
      3);
}

TEST_F(OwnFiles, CheckCountsOnlyRoundsThatWerePaired) {
  make();
  expect_replayed(0);
  done({"result", "a.trf", "--absent", "3"});
  expect_replayed(0);
  play();
  done({"result", "a.trf", "--half-bye", "2"});
  done({"result", "a.trf", "--pairing-bye", "7"});
  expect_replayed(1);
  EXPECT_THAT(done({"check", "a.trf", "--compare-rules"}).out, HasSubstr("1 round,"));
}

TEST_F(OwnFiles, AccelerationOfTheFileCanBeChanged) {
  make({"--acceleration", "baku"});
  play();
  const Finished refused = run({"pair", "a.trf", "--into", "a.trf", "--acceleration", "none"});
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, HasSubstr("change the acceleration in the file first"));
  EXPECT_EQ(done({"result", "a.trf", "--acceleration", "none"}).out, "acceleration: none, from round 2 on\n");
  EXPECT_THAT(read("a.trf"), AllOf(HasSubstr("\n192 FIDE_DUTCH_2026\n"), HasSubstr("XXA    1  1.0\n")));
  expect_replayed(1);
  play();
  expect_replayed(2);
  EXPECT_EQ(done({"result", "a.trf", "--acceleration", "baku"}).out, "acceleration: Baku's, from round 3 on\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("XXA    1  1.0  0.0  0.5"));
  play();
  expect_replayed(3);
  expect_clean();
}

TEST_F(OwnFiles, BeforeRoundOneItIsOneRecord) {
  make();
  const std::string plain = read("a.trf");
  done({"result", "a.trf", "--acceleration", "baku"});
  EXPECT_THAT(read("a.trf"), HasSubstr("\n192 FIDE_DUTCH_2026_BAKU\n"));
  done({"result", "a.trf", "--acceleration", "none"});
  EXPECT_EQ(read("a.trf"), plain);
}

// Rounds 1 and 2 were paired without acceleration, and the file must not claim otherwise.
TEST_F(OwnFiles, AccelerationThatBeginsLateIsNotSaidOfEarlierRounds) {
  for (const std::string method : {"groups:2250=1,rounds=4", "baku", "progressive:2300,2200"}) {
    std::filesystem::remove(path("a.trf"));
    make();
    play();
    play();
    play({"--acceleration", method});
    EXPECT_THAT(read("a.trf"), HasSubstr("XXA    1  0.0  0.0  ")) << method;
    expect_replayed(3);
  }
}

// The game counted as a draw when round 2 was paired; its later result does not make that round wrong.
TEST_F(OwnFiles, AnOpenGameThatIsDecidedLaterLeavesTheNextRoundRight) {
  int changed = 0;
  for (int decided = 0; decided < 4; ++decided) {
    for (const std::string result : {"1-0", "0-1", "+/-"}) {
      std::filesystem::remove(path("a.trf"));
      make({"--start", "2026/05/02"});
      done({"pair", "a.trf", "--into", "a.trf"});
      enter_results();
      const std::string board = boards().at(static_cast<std::size_t>(decided));
      done({"result", "a.trf", board + ":?"});
      play();
      done({"result", "a.trf", "--round", "1", board + ":" + result});
      const std::size_t dash = board.find('-');
      const std::string comment =
          "### bloesem:open 1 2 " + board.substr(0, dash) + ' ' + board.substr(dash + 1) + '\n';
      EXPECT_THAT(read("a.trf"), HasSubstr(comment));
      expect_replayed(2);
      done({"judge", "a.trf", "--round", "2"});
      expect_clean();
      // Without the comment, round 2 would be paired differently for most of these.
      std::string bare = read("a.trf");
      bare.erase(bare.find(comment), comment.size());
      write("bare.trf", bare);
      if (run({"check", "bare.trf"}).exit_code == 6) ++changed;
      play();
      expect_replayed(3);
      done({"result", "a.trf", "--enter", "Late, Lies;2430"});  // the numbers in the comment follow
      EXPECT_THAT(read("a.trf"), Not(HasSubstr(comment)));
      done({"result", "a.trf", "--undo-round", "2", "--yes"});
      EXPECT_THAT(read("a.trf"), Not(HasSubstr("bloesem:open")));
    }
  }
  EXPECT_GT(changed, 0);
}

// The game had a result when round 2 was paired, none for round 3, and another result since.
TEST_F(OwnFiles, AGameSetBackToOpenCountsAsOpenFromThenOn) {
  make({"--start", "2026/05/02"});
  done({"pair", "a.trf", "--into", "a.trf"});
  enter_results();
  const std::string board = boards().front();
  const std::string ids = board.substr(0, board.find('-')) + ' ' + board.substr(board.find('-') + 1) + '\n';
  done({"result", "a.trf", board + ":1-0"});
  play();
  done({"result", "a.trf", "--round", "1", board + ":?"});
  EXPECT_THAT(read("a.trf"), HasSubstr("### bloesem:open 1 3- " + ids));
  play();
  EXPECT_THAT(read("a.trf"), HasSubstr("### bloesem:open 1 3- " + ids));
  done({"result", "a.trf", "--round", "1", board + ":1-0"});
  EXPECT_THAT(read("a.trf"), HasSubstr("### bloesem:open 1 3-3 " + ids));
  expect_replayed(3);
  expect_clean();
  play();
  expect_replayed(4);
  done({"result", "a.trf", "--undo-round", "3", "--yes"});
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("bloesem:open")));
  expect_replayed(2);
}

// Set back by mistake and corrected before the next pairing, the game leaves no trace.
TEST_F(OwnFiles, AGameSetBackToOpenForAWhileOnlyLeavesNoTrace) {
  make({"--start", "2026/05/02"});
  play();
  const std::string board = boards().front();
  const bool white_won = run({"result", "a.trf", "--show"}).out.find("1-0") != std::string::npos;
  play();
  const std::string before = read("a.trf");
  const std::string result = board.size() % 2 == 0 ? "1-0" : "=";
  ASSERT_TRUE(white_won || result == "=");
  for (const std::string open : {":?", ":*"}) {
    done({"result", "a.trf", "--round", "1", board + open});
    EXPECT_THAT(read("a.trf"), HasSubstr("bloesem:open 1 3- "));
    done({"result", "a.trf", "--round", "1", board + ':' + result});
    EXPECT_EQ(read("a.trf"), before);
  }
}

TEST_F(OwnFiles, OpenGamesAndClubsGoToJsonAndCsvAndBack) {
  make({"--start", "2026/05/02"});
  write("a.trf", read("a.trf") +
                     "### bloesem:club 2 1. FC 9\n### bloesem:national-id 3 071\n### bloesem:club 3 =Gent\n");
  done({"pair", "a.trf", "--into", "a.trf"});
  enter_results();
  const std::string board = boards().front();
  done({"result", "a.trf", board + ":?"});
  play();
  done({"result", "a.trf", "--round", "1", board + ":1-0"});
  for (const std::string list : {"json", "csv"}) {
    const Finished there = run({"convert", "a.trf", "--to", list, "-o", "a." + list});
    EXPECT_EQ(there.exit_code, 0) << there.err;
    EXPECT_THAT(there.err, Not(HasSubstr("###")));
    done({"convert", "a." + list, "--to", "trf26", "-o", "back.trf"});
    EXPECT_THAT(
        read("back.trf"),
        AllOf(HasSubstr("\n### bloesem:open 1 2 "), HasSubstr("\n### bloesem:club 2 1. FC 9\n"),
              HasSubstr("\n### bloesem:national-id 3 071\n"), HasSubstr("\n### bloesem:club 3 =Gent\n")));
    EXPECT_THAT(done({"check", "back.trf", "--pairings-only"}).out, HasSubstr("2 rounds, 0 differences"));
    EXPECT_THAT(done({"check", "a." + list, "--pairings-only"}).out, HasSubstr("2 rounds, 0 differences"));
    done({"convert", "back.trf", "--to", list, "-o", "again." + list});
    EXPECT_EQ(read("again." + list), read("a." + list));
  }
}

TEST_F(OwnFiles, ACommentAboutAnOpenGameThatCannotBeReadIsAWarning) {
  for (const std::string words : {"1 2-1 1 2", "1 1- 1 2", "1 -2 1 2", "1 2- 1", "1 3-2 1 2", "1 2 1",
                                  "1 1 1 2", "x 2 1 4", "1 2 1 99", "1 2 2 3"}) {
    write("a.trf", "### bloesem:open " + words + "\n" + kersen_open());
    const Finished checked = run({"check", "a.trf"});
    EXPECT_EQ(checked.exit_code, 0) << checked.err;
    EXPECT_THAT(checked.err, HasSubstr("a.trf:1:")) << words;
  }
}

TEST_F(OwnFiles, AForbiddenPairHoldsForItsRoundAndSaysSo) {
  make();
  const std::string pairs = done({"pair", "a.trf"}).out;  // "4", then one pair per line
  const std::size_t begin = pairs.find('\n') + 1;
  std::string first = pairs.substr(begin, pairs.find('\n', begin) - begin);
  first[first.find(' ')] = '-';
  EXPECT_THAT(done({"pair", "a.trf", "--into", "a.trf", "--forbid", first}).err,
              HasSubstr("note: the forbidden pairs apply to "));
  enter_results();
  EXPECT_THAT(read("a.trf"), HasSubstr("\n260 001 001 "));
  expect_replayed(1);
  play();
  expect_replayed(2);
}

}  // namespace
}  // namespace bloesem::cli_test
