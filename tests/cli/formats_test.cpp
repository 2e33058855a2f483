// Tournaments in wide report files, JSON and CSV, through the program.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class Formats : public ProgramTest {
 protected:
  void SetUp() override { write("open.trf", kersen_open()); }

  void convert(const std::string& from, const std::string& to, const std::string& name) {
    const Finished done = run({"convert", from, "--to", to, "-o", name});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    EXPECT_THAT(done.err, Not(HasSubstr("warning")));
  }

  void expect_refused(int code, const std::vector<std::string>& arguments, const std::string& message) {
    const std::vector<std::string> before = entries();
    const Finished done = run(arguments);
    EXPECT_EQ(done.exit_code, code) << message;
    EXPECT_THAT(done.out, IsEmpty());
    EXPECT_THAT(done.err, HasSubstr(message));
    EXPECT_EQ(entries(), before);
  }

  static constexpr const char* formats[] = {"wide", "json", "csv"};
};

TEST_F(Formats, EveryFormatIsPairedAlike) {
  for (const std::string format : formats) {
    convert("open.trf", format, "open." + format);
    EXPECT_EQ(run({"pair", "open." + format}).out, round_three) << format;
    EXPECT_EQ(run({"pair", "-"}, read("open." + format)).out, round_three) << format;
    for (const std::string output : {"table", "json", "csv"})
      EXPECT_EQ(run({"pair", "open." + format, "--format", output}).out,
                run({"pair", "open.trf", "--format", output}).out)
          << format << output;
    EXPECT_EQ(run({"check", "open." + format, "--json"}).exit_code, run({"check", "open.trf"}).exit_code);
    EXPECT_EQ(run({"judge", "open." + format}, "").exit_code, run({"judge", "open.trf"}, "").exit_code);
  }
}

TEST_F(Formats, NothingIsLostOnTheWayThroughAllOfThem) {
  convert("open.trf", "wide", "a.trf");
  EXPECT_THAT(read("a.trf"),
              StartsWith("XXW 5\n012 Kersen Open\n042 2025/05/02\n142 5\n152 W\n001     1 m    Appel, Ans"));
  convert("a.trf", "trfx", "b.trf");
  EXPECT_EQ(read("b.trf"), kersen_open());
  convert("a.trf", "json", "a.json");
  convert("a.json", "csv", "a.csv");
  convert("a.csv", "json", "b.json");
  EXPECT_EQ(read("b.json"), read("a.json"));
  convert("open.trf", "json", "c.json");
  EXPECT_EQ(read("c.json"), read("a.json"));
}

TEST_F(Formats, PairingsAreRowsToo) {
  EXPECT_EQ(run({"pair", "open.trf", "--format", "csv", "--absent", "5"}).out,
            "board,white,black,white_points,white_fictitious,black_points,black_fictitious,not_paired\n"
            "1,3,2,1.5,0.0,1.5,0.0,\n2,1,6,1.5,0.0,1.0,0.0,\n,4,,0.0,0.0,,,pairing-allocated bye\n"
            ",5,,0.5,0.0,,,absent\n");
}

TEST_F(Formats, TheFormatCanBeNamed) {
  convert("open.trf", "json", "open.json");
  EXPECT_EQ(run({"pair", "open.json", "--input-format", "json"}).out, round_three);
  expect_refused(3, {"pair", "open.json", "--input-format", "csv"},
                 "open.json:1:1: error: the file does not say");
  expect_refused(3, {"pair", "open.trf", "--input-format", "json"}, "open.trf:1:1: error:");
  expect_refused(3, {"pair", "open.trf", "--input-format", "xml"}, "found 'xml'");
}

TEST_F(Formats, FaultsAreToldWithTheirLine) {
  write("bad.json",
        "{\"schema\": 1, \"rounds_played\": 1,\n \"players\": [{\"id\": 1, \"rounds\": [\"2x1\"]}]}\n");
  expect_refused(3, {"pair", "bad.json", "-o", "x"},
                 "bad.json:2:35: error: a round cannot be read (found '2x1'");
  EXPECT_THAT(run({"pair", "bad.json"}).err, HasSubstr("\n   \"players\": [{\"id\": 1"));
  write("bad.csv", "#bloesem,1\n#rounds_played,0\nid,name\n1,A\n1,B\n");
  expect_refused(3, {"pair", "bad.csv"}, "bad.csv:5:1: error: starting rank 1 is already taken on line 4");
}

TEST_F(Formats, WhatChangesAFileNeedsAReportFileOfTheStandardWidth) {
  for (const std::string format : formats) {
    convert("open.trf", format, "open." + format);
    expect_refused(3, {"pair", "open." + format, "--into", "new.trf"}, "--into needs a report file");
    expect_refused(3, {"result", "open." + format, "--show"}, "bloesem result needs a report file");
  }
}

TEST_F(Formats, LargeStartingRanksNeedRoom) {
  std::string text =
      "#bloesem,1\n#rounds,3\n#rounds_played,1\n#initial_colour,white\n#system,FIDE_DUTCH_2017\nid,1\n";
  text += "7,1000000w1\n10000,9999999b0\n1000000,7b0\n9999999,10000w1\n";
  write("large.csv", text);
  EXPECT_EQ(run({"pair", "large.csv"}).out, "2\n9999999 7\n10000 1000000\n");
  for (const std::string dialect : {"trf16", "trfx", "trfbx"})
    expect_refused(4, {"convert", "large.csv", "--to", dialect, "-o", "x"},
                   "starting rank 9999999 has more than four digits");
  convert("large.csv", "wide", "large.trf");
  EXPECT_THAT(read("large.trf"), StartsWith("XXW 7\n"));
  EXPECT_EQ(run({"pair", "large.trf", "--forbid", "7-9999999"}).out,
            run({"pair", "large.csv", "--forbid", "9999999-7"}).out);
  EXPECT_EQ(run({"pair", "large.trf"}).out, "2\n9999999 7\n10000 1000000\n");
  write("larger.csv", text + "10000000,\n");
  expect_refused(3, {"pair", "larger.csv"},
                 "larger.csv:11:1: error: not a valid number here (found '10000000'");
}

TEST_F(Formats, GeneratedInAnyFormatTheTournamentIsTheSame) {
  const std::vector<std::string> request{"generate", "--seed", "7", "--players", "20", "--rounds", "5"};
  const auto generate = [&](const std::string& format, const std::string& name) {
    std::vector<std::string> words = request;
    words.insert(words.end(), {"--to", format, "-o", name});
    EXPECT_EQ(run(words).exit_code, 0);
  };
  generate("trf16", "a.trf");
  convert("a.trf", "csv", "expected.csv");
  for (const std::string format : formats) {
    generate(format, "a." + format);
    convert("a." + format, "csv", format + ".csv");
    EXPECT_EQ(read(format + ".csv"), read("expected.csv"));
  }
}

TEST_F(Formats, ManyPlayersAreGeneratedIntoAFormatThatHoldsThem) {
  expect_refused(4, {"generate", "--seed", "1", "--players", "10000", "--rounds", "1", "-o", "x"},
                 "starting rank 10000");
}

// Output follows the order of the arguments, not that of the threads.
TEST_F(Formats, FilesCheckedTogetherGiveTheSameBytesForAnyNumberOfThreads) {
  std::vector<std::string> files;
  for (int seed = 1; seed <= 6; ++seed) {
    for (const std::string format : {"trf16", "wide", "json", "csv"}) {
      files.push_back(std::to_string(seed) + "." + format);
      EXPECT_EQ(run({"generate", "--seed", std::to_string(seed), "--players", "12", "--rounds", "4", "--to",
                     format, "-o", files.back()})
                    .exit_code,
                0);
    }
  }
  write("broken.json", "{");
  files.push_back("broken.json");
  const auto check = [&](const std::string& jobs) {
    std::vector<std::string> words{"check", "--jobs", jobs};
    words.insert(words.end(), files.begin(), files.end());
    return run(words);
  };
  const Finished one = check("1");
  EXPECT_THAT(one.err, HasSubstr("broken.json:1:2: error"));
  for (const std::string jobs : {"2", "5", "64"}) {
    const Finished many = check(jobs);
    EXPECT_EQ(many.out, one.out);
    EXPECT_EQ(many.err, one.err);
    EXPECT_EQ(many.exit_code, one.exit_code);
  }
}

}  // namespace
}  // namespace bloesem::cli_test
