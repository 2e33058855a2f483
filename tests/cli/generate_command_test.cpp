// `bloesem generate`: its output, its destinations, and the requests that it refuses.
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
using ::testing::Not;
using ::testing::StartsWith;

using Words = std::vector<std::string>;

class GenerateCommand : public ProgramTest {
 protected:
  [[nodiscard]] Finished generate(const Words& arguments) const {
    Words words{"generate"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return run(words);
  }

  [[nodiscard]] std::string out(const Words& arguments) const {
    const Finished result = generate(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    if (result.out.empty()) {
      EXPECT_THAT(result.err, ::testing::EndsWith(" written\n"));
    } else {
      EXPECT_THAT(result.err, IsEmpty());
    }
    return result.out;
  }

  // Returns the first line of the error message; no file may have appeared.
  [[nodiscard]] std::string refused(const Words& arguments, int exit_code = 3) const {
    const Words before = entries();
    const Finished result = generate(arguments);
    EXPECT_EQ(result.exit_code, exit_code) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(entries(), before);
    return result.err.substr(0, result.err.find('\n'));
  }

  void expect_no_differences(const Words& files) const {
    Words words{"check"};
    words.insert(words.end(), files.begin(), files.end());
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
    EXPECT_THAT(result.out, HasSubstr(" 0 differences"));
  }

  [[nodiscard]] int players_of(const std::string& report) const {
    int players = 0;
    for (std::size_t at = report.find("\n001 "); at != report.npos; at = report.find("\n001 ", at + 1))
      ++players;
    return players;
  }
};

TEST_F(GenerateCommand, WritesATournamentThatTheRulesGive) {
  EXPECT_THAT(out({"--seed", "5", "-o", "a.trf"}), IsEmpty());
  EXPECT_THAT(read("a.trf"), StartsWith("012 Random tournament 5\n"));
  expect_no_differences({"a.trf"});
}

// C.06 V.4: who has not completed half of the games is last.
TEST_F(GenerateCommand, RanksOfARoundRobinLeaveOutWhoDoesNotCount) {
  EXPECT_THAT(out({"--system", "round-robin", "--tiebreaks", "SB", "--players", "4-7", "--zero-byes", "300",
                   "--seed", "39", "--count", "30", "-o", "folder"}),
              IsEmpty());
  const Finished check =
      run({"check", "folder/0001.trf", "folder/0002.trf", "folder/0003.trf", "folder/0004.trf",
           "folder/0005.trf", "folder/0006.trf", "folder/0007.trf", "folder/0008.trf"});
  EXPECT_EQ(check.exit_code, 0) << check.out;
  int left_out = 0;
  for (const char* file : {"folder/0001.trf", "folder/0002.trf", "folder/0003.trf", "folder/0004.trf"})
    if (run({"standings", file}).err.find("do not count") != std::string::npos) ++left_out;
  EXPECT_GT(left_out, 1);
}

TEST_F(GenerateCommand, EveryDialectSaysTheSameTournament) {
  for (const std::string dialect : {"trf16", "trfx", "trfbx"}) {
    const Words knobs{"--seed",         "5",    "--rules",           "2016", "--players", "12",
                      "--acceleration", "baku", "--forbidden-pairs", "30"};
    Words words = knobs;
    words.insert(words.end(), {"--to", dialect, "-o", dialect + ".trf"});
    EXPECT_THAT(out(words), IsEmpty());
    EXPECT_EQ(run({"convert", dialect + ".trf", "--to", "trfx", "-o", "-"}).out,
              run({"convert", "trf16.trf", "--to", "trfx"}).out);
  }
  expect_no_differences({"trf16.trf", "trfx.trf", "trfbx.trf"});
}

TEST_F(GenerateCommand, EachDialectHasTheNameOfTheRulesThatItsProgramsKnow) {
  const auto made = [this](const std::string& dialect) {
    return out({"--seed", "5", "--rules", "2026", "--to", dialect});
  };
  EXPECT_THAT(made("trfbx"), HasSubstr("\n192 FIDE_DUTCH_2025\n"));
  EXPECT_THAT(made("trf26"), HasSubstr("\n192 FIDE_DUTCH_2026\n"));
  EXPECT_THAT(made("trfx"), HasSubstr("\n192 FIDE_DUTCH_2026\n"));
  write("a.json", made("json"));
  EXPECT_THAT(run({"convert", "a.json", "--to", "trfbx"}).out, HasSubstr("192 FIDE_DUTCH_2025\n"));
}

TEST_F(GenerateCommand, TheSettingsInTheFileGiveItAgain) {
  for (const std::string rules : {"2016", "2026"}) {
    const std::string report = out({"--seed", "8", "--players", "5-20", "--rules", rules});
    const std::size_t from = report.find("### --") + 4;
    std::string options = report.substr(from, report.find('\n', from) - from);
    Words words{"--seed", "8"};
    for (std::size_t at = 0; (at = options.find(' ')) != options.npos; options.erase(0, at + 1))
      words.push_back(options.substr(0, at));
    words.push_back(options);
    EXPECT_EQ(out(words), report) << rules;
  }
}

TEST_F(GenerateCommand, ManyGoIntoAFolderAndEachCanBeMadeAlone) {
  const Words knobs{"--players", "2-14", "--rounds", "1-13", "--half-byes", "0-100"};
  Words words{"--seed", "3", "--count", "12", "-o", "many"};
  words.insert(words.end(), knobs.begin(), knobs.end());
  EXPECT_EQ(generate(words).exit_code, 0);
  Words files;
  for (const auto& entry : fs::directory_iterator(path("many"))) files.push_back(entry.path().string());
  EXPECT_EQ(files.size(), 12U);
  expect_no_differences(files);
  const std::string fifth = read("many/0005.trf");
  const std::string name = "012 Random tournament ";
  ASSERT_THAT(fifth, StartsWith(name));
  Words alone{"--seed", fifth.substr(name.size(), fifth.find('\n') - name.size())};
  alone.insert(alone.end(), knobs.begin(), knobs.end());
  EXPECT_EQ(generate(alone).out, fifth);
  EXPECT_NE(read("many/0006.trf"), fifth);
}

TEST_F(GenerateCommand, TheFolderIsNewOrEmpty) {
  fs::create_directory(path("empty"));
  EXPECT_EQ(generate({"--seed", "3", "--count", "2", "-o", "empty/", "--players", "4"}).exit_code, 0);
  EXPECT_TRUE(fs::exists(path("empty/0002.trf")));
  EXPECT_THAT(refused({"--seed", "3", "--count", "2", "-o", "empty"}), HasSubstr("empty exists already"));
  write("file", "x");
  EXPECT_THAT(refused({"--seed", "3", "--count", "2", "-o", "file"}), HasSubstr("file exists already"));
  EXPECT_EQ(read("file"), "x");
  EXPECT_THAT(refused({"--seed", "3", "--count", "2", "-o", "no/such/folder"}, 5),
              HasSubstr("cannot be written"));
  EXPECT_THAT(refused({"--seed", "3", "--count", "2"}), HasSubstr("expected a folder"));
  EXPECT_THAT(refused({"--seed", "3", "-o", "no/file"}, 5), HasSubstr("cannot be written"));
}

TEST_F(GenerateCommand, NothingOfAFolderStaysAfterAFailure) {
  // One of the later tournaments gives a value to full-point byes that the dialect cannot express.
  EXPECT_THAT(
      refused({"--seed", "3", "--count", "50", "-o", "many", "--to", "trfbx", "--full-bye-points", "0-1"}),
      HasSubstr("cannot be written in this format: this dialect cannot express what these are worth here: "
                "full-point byes"));
}

TEST_F(GenerateCommand, SeedsAreNumbersBelowTwoToThe64) {
  EXPECT_THAT(refused({}), HasSubstr("--seed is required"));
  for (const std::string seed : {"x", "-1", "+1", "1.0", "18446744073709551616", "0x1"}) {
    EXPECT_THAT(refused({"--seed=" + seed}), HasSubstr("expected")) << seed;
  }
  EXPECT_THAT(out({"--seed", "18446744073709551615", "--players", "4"}),
              StartsWith("012 Random tournament 18446744073709551615\n"));
}

TEST_F(GenerateCommand, WhatCannotBeIsToldInOneLine) {
  const auto problem = [this](Words knobs) {
    knobs.insert(knobs.begin(), {"--seed", "1"});
    return refused(knobs);
  };
  EXPECT_THAT(problem({"--players", "8", "--rounds", "9"}),
              ::testing::StartsWith("bloesem: error: rounds: found 9"));
  EXPECT_THAT(problem({"--highest-rating", "1500", "--lowest-rating", "1600"}),
              ::testing::StartsWith("bloesem: error: lowest-rating: found 1600"));
  EXPECT_THAT(problem({"--draws", "101"}), ::testing::StartsWith("bloesem: error: --draws: found '101'"));
  EXPECT_THAT(problem({"--spread", "wide"}), ::testing::StartsWith("bloesem: error: --spread: found 'wide'"));
  EXPECT_THAT(problem({"--pairing-bye-points", "1.5"}),
              ::testing::StartsWith("bloesem: error: pairing-bye-points: found 1.5"));
  EXPECT_THAT(problem({"--draw-points", "0.6"}),
              ::testing::StartsWith("bloesem: error: draw-points: found 0.6"));
  EXPECT_THAT(problem({"--forfeits", "700", "--double-forfeits", "400"}),
              ::testing::StartsWith("bloesem: error: double-forfeits: found 400"));
  EXPECT_THAT(problem({"--players", "9-5"}), ::testing::StartsWith("bloesem: error: players: found 9-5"));
  EXPECT_THAT(problem({"--win-points", "3", "--acceleration", "baku"}),
              ::testing::StartsWith("bloesem: error: acceleration: found baku"));
}

TEST_F(GenerateCommand, AnEarlyEndIsTold) {
  const Finished result =
      generate({"--seed", "1", "--players", "4", "--rounds", "3", "--forbidden-pairs", "1000"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, HasSubstr("### ends early: round 1: "));
  EXPECT_THAT(result.err, StartsWith("bloesem: warning: the tournament ends early: round 1: "));
  const Finished many = generate({"--seed", "1", "--count", "3", "-o", "many", "--players", "4", "--rounds",
                                  "3", "--forbidden-pairs", "1000"});
  EXPECT_THAT(many.err, HasSubstr("3 of 3 tournaments end early"));
}

TEST_F(GenerateCommand, AModelIsImitated) {
  write("kersen.trf", kersen_open());
  const std::string report = generate({"--seed", "1", "--model", "kersen.trf"}).out;
  EXPECT_EQ(players_of(report), 6);
  EXPECT_THAT(report, HasSubstr("\n142 5\n152 W\n"));
  EXPECT_THAT(report, HasSubstr("Player0003               2200 "));
  EXPECT_THAT(report, Not(HasSubstr("Appel")));
  const std::string other = out({"--seed", "1", "--model", "kersen.trf", "--players", "8", "--rounds", "3"});
  EXPECT_EQ(players_of(other), 8);
  EXPECT_THAT(other, Not(HasSubstr("Player0003               2200 ")));
  EXPECT_THAT(refused({"--seed", "1", "--model", "none.trf"}, 5), HasSubstr("none.trf"));
  EXPECT_THAT(refused({"--seed", "1", "--model", "kersen.trf", "-o", "./kersen.trf"}),
              HasSubstr("replace the input"));
  EXPECT_THAT(refused({"--seed", "1", "--model", "-", "--config", "-"}), HasSubstr("only once"));
  write("bad.trf", "001    x\n");
  EXPECT_THAT(refused({"--seed", "1", "--model", "bad.trf"}), StartsWith("bad.trf:1:"));
}

TEST_F(GenerateCommand, UnderTheEditionAskedFor) {
  write("old.trf",
        out({"--seed", "11", "--players", "13", "--rounds", "7", "--zero-byes", "150", "--rules", "2016"}));
  write("new.trf",
        out({"--seed", "11", "--players", "13", "--rounds", "7", "--zero-byes", "150", "--rules", "2026"}));
  EXPECT_THAT(read("old.trf"), HasSubstr("\n192 FIDE_DUTCH_2017\n"));
  EXPECT_THAT(read("new.trf"), HasSubstr("\n192 FIDE_DUTCH_2026\n"));
  expect_no_differences({"old.trf", "new.trf"});
  EXPECT_EQ(run({"check", "new.trf", "--rules", "2016"}).exit_code, 6);  // the editions differ somewhere in it
  EXPECT_EQ(out({"--seed", "11", "--players", "13", "--rounds", "7", "--zero-byes", "150"}), read("new.trf"));
}

}  // namespace
}  // namespace bloesem::cli_test
