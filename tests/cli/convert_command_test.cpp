#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/support/program/messages.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class ConvertCommand : public ProgramTest {
 protected:
  void SetUp() override { write("open.trf", kersen_open()); }

  // Returns the same file with the records of 2026.
  static std::string modern() {
    std::string text = kersen_open();
    text.replace(text.find("XXR"), 3, "142");
    text.replace(text.find("XXC white1"), 10, "152 W");
    return text;
  }
};

TEST_F(ConvertCommand, WritesTheDialectAskedFor) {
  const Finished to_16 = run({"convert", "open.trf", "--to", "trf16"});
  EXPECT_EQ(to_16.exit_code, 0);
  EXPECT_EQ(to_16.out, modern());
  EXPECT_THAT(to_16.err, IsEmpty());
  write("modern.trf", modern());
  EXPECT_EQ(run({"convert", "modern.trf", "--to", "trfx"}).out, kersen_open());
  EXPECT_EQ(run({"convert", "modern.trf", "--to", "trfbx"}).out, kersen_open());
  EXPECT_EQ(run({"convert", "modern.trf", "--to", "TRFBX"}).out, kersen_open());
}

TEST_F(ConvertCommand, WritesAFileOrStandardOutput) {
  const Finished result = run({"convert", "open.trf", "--to", "trf16", "-o", "new.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_EQ(read("new.trf"), modern());
  EXPECT_EQ(run({"convert", "-", "--to", "trf16", "--output", "-"}, kersen_open()).out, modern());
}

TEST_F(ConvertCommand, MayReplaceItsInput) {
  EXPECT_EQ(run({"convert", "open.trf", "--to", "trf16", "-o", "open.trf"}).exit_code, 0);
  EXPECT_EQ(read("open.trf"), modern());
  EXPECT_THAT(entries(), ElementsAre("open.trf", "open.trf.journal"));
}

TEST_F(ConvertCommand, ConvertsWhatHasBeenPlayedToTheEnd) {
  std::string text = kersen_open();
  text.replace(text.find("XXR 5"), 5, "XXR 2");
  write("over.trf", text);
  EXPECT_EQ(run({"convert", "over.trf", "--to", "trfx"}).out, text);
}

TEST_F(ConvertCommand, WantsOneFileAndADialect) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"convert", "open.trf"},
                                                {"convert", "--to", "trfx"},
                                                {"convert", "open.trf", "--to", "trf05"},
                                                {"convert", "open.trf", "open.trf", "--to", "trfx"},
                                                {"convert", "open.trf", "--to"},
                                                {"convert", "open.trf", "--to", "trfx", "-o"}}) {
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr("bloesem"));
  }
}

TEST_F(ConvertCommand, BadInputLeavesNoFile) {
  write("bad.trf", "XXR 3\n001    x\n");
  const Finished bad = run({"convert", "bad.trf", "--to", "trfx", "-o", "new.trf"});
  EXPECT_EQ(bad.exit_code, 3);
  EXPECT_THAT(bad.err, StartsWith("bad.trf:2:5: error: "));
  const Finished none = run({"convert", "none.trf", "--to", "trfx", "-o", "new.trf"});
  EXPECT_EQ(none.exit_code, 5);
  EXPECT_THAT(none.err, StartsWith("none.trf: error: cannot be read"));
  const Finished large = run({"convert", "-", "--to", "trfx", "-o", "new.trf"}, "XXR 1000\n" + kersen_open());
  EXPECT_EQ(large.exit_code, 4);
  EXPECT_THAT(large.err, StartsWith("<stdin>:1:5: error: "));
  EXPECT_THAT(entries(), ElementsAre("bad.trf", "open.trf"));
}

TEST_F(ConvertCommand, AFileThatCannotBeWrittenIsTold) {
  const Finished result = run({"convert", "open.trf", "--to", "trfx", "-o", "none/new.trf"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, HasSubstr("none/new.trf"));
  EXPECT_EQ(run_into("/dev/full", {"convert", "open.trf", "--to", "trfx"}).exit_code, 5);
}

TEST_F(ConvertCommand, WrongPointsAreRefusedOrComputed) {
  std::string text = kersen_open();
  text.replace(text.find("1.5"), 3, "2.0");
  write("points.trf", text);
  EXPECT_EQ(run({"convert", "points.trf", "--to", "trfx"}).exit_code, 3);
  const Finished result = run({"convert", "points.trf", "--to", "trfx", "--recompute"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, kersen_open());
  EXPECT_THAT(result.err, StartsWith("points.trf:5:81: warning: "));
}

TEST_F(ConvertCommand, WhatTheDialectCannotSayIsTold) {
  const auto expect_told = [&](const std::string& record, const std::string& to, const std::string& expected) {
    write("odd.trf", record + '\n' + kersen_open());
    const Finished result = run({"convert", "odd.trf", "--to", to});
    EXPECT_EQ(result.exit_code, 0);
    const std::string place = "odd.trf: warning: record " + record.substr(0, 3) + " (line 1)";
    EXPECT_THAT(places_of(result.err), ElementsAre(place)) << record << '\n' << result.err;
    EXPECT_EQ(result.out, expected) << record;
  };
  std::string never_to_meet = kersen_open();
  never_to_meet.insert(never_to_meet.find("001 "), "XXP 1 2\n");
  expect_told("240 H 004    1", "trfx", kersen_open());          // a round after the coming one
  expect_told("260 003 004    1    2", "trfbx", never_to_meet);  // the coming round and another
  expect_told("260 004 004    1    2", "trfbx", kersen_open());  // not the coming round
  expect_told("XXS HPB=0.0", "trf16", modern());
  expect_told("162  X 0.0", "trfx", kersen_open());
  const auto expect_kept = [&](const std::string& records, const std::string& to) {
    write("kept.trf", records + kersen_open());
    EXPECT_THAT(run({"convert", "kept.trf", "--to", to}).err, IsEmpty());
  };
  expect_kept("XXC rank\n", "trf16");
  expect_kept("240 H 004    1\n260 003 004    1    2\n162  X 0.0\n", "trf16");
}

TEST_F(ConvertCommand, WhatNoPairingDependsOnIsANote) {
  const auto told = [&](const std::vector<std::string>& words) { return places_of(run(words).err); };
  EXPECT_THAT(told({"convert", "open.trf", "--to", "json"}), ElementsAre("open.trf: note"));
  write("named.trf", "192 FIDE_DUTCH_2025\n202 BH\n" + kersen_open());
  EXPECT_THAT(told({"convert", "named.trf", "--to", "trf26"}),
              ElementsAre("named.trf: note: record 192 (line 1)"));
  EXPECT_THAT(told({"convert", "named.trf", "--to", "trf26", "--dutch-code", "2025"}), IsEmpty());
  EXPECT_THAT(told({"convert", "named.trf", "--to", "trf06"}),
              ElementsAre("named.trf: warning: record XXR (line 5)", "named.trf: warning: record XXC (line 6)",
                          "named.trf: note: record 192 (line 1)", "named.trf: note: record 202 (line 2)"));
  EXPECT_EQ(run({"convert", "open.trf", "--to", "trf26", "--dutch-code", "2017"}).exit_code, 3);
}

TEST_F(ConvertCommand, AListHoldsWhatCommentsSayButForTheStandingBan) {
  const auto told = [&](const std::string& comments) {
    write("told.trf", comments + kersen_open());
    return places_of(run({"convert", "told.trf", "--to", "json"}).err);
  };
  EXPECT_THAT(told("### bloesem:game-points 1 2 2.5\n### bloesem:wish club:3\n"),
              ElementsAre("told.trf: note"));
  EXPECT_THAT(told("### bloesem:avoid club:3\n"), ElementsAre("told.trf: warning", "told.trf: note"));
}

TEST_F(ConvertCommand, TheOrderOfTheFileBecomesNumbers) {
  const std::string players = report("", {{2, "B", 0, "1.0", {"1 w 1"}}, {1, "A", 0, "0.0", {"2 b 0"}}});
  std::string expected = players;  // except for the numbers; the ranks stay
  expected.replace(expected.find("001    2"), 8, "001    1").replace(expected.find("   1 w 1"), 8, "   2 w 1");
  expected.replace(expected.rfind("001    1"), 8, "001    2").replace(expected.find("   2 b 0"), 8, "   1 b 0");
  const Finished result = run({"convert", "-", "--to", "trf16"}, "XXR 3\nXXC white1 rank\n" + players);
  EXPECT_EQ(result.out, "142 3\n152 W\n" + expected);
  EXPECT_THAT(places_of(result.err), ElementsAre("<stdin>: warning: record XXC (line 2)"));
}

// Only FIDE's own records can leave the computation of acceleration to the reader.
TEST_F(ConvertCommand, AnAccelerationAskedForIsWrittenForOlderEngines) {
  const std::vector<Entrant> four = {
      {1, "A", 0, "0.0", {}}, {2, "B", 0, "0.0", {}}, {3, "C", 0, "0.0", {}}, {4, "D", 0, "0.0", {}}};
  const std::string system = "192 FIDE_DUTCH_2017_BAKU\n";
  const std::string modern = report(system + "142 5\n152 W\n", four);
  EXPECT_EQ(run({"convert", "-", "--to", "trf16"}, modern).out, modern);
  const std::string expected =
      report(system + "XXR 5\nXXC white1\nXXA    1  1.0  1.0  0.5\nXXA    2  1.0  1.0  0.5\n", four);
  EXPECT_EQ(run({"convert", "-", "--to", "trf26"}, modern).out, modern);
  EXPECT_EQ(run({"convert", "-", "--to", "trfx"}, modern).out, expected);
  EXPECT_THAT(run({"convert", "-", "--to", "trfx"}, modern).err,
              ::testing::HasSubstr("<stdin>: note: record 192 "));
  EXPECT_EQ(run({"convert", "-", "--to", "trfbx"}, modern).out, expected);
  EXPECT_EQ(run({"convert", "-", "--to", "trfbx"}, expected).out, expected);
  const Finished refused = run({"convert", "-", "--to", "trfx"}, "162  W 3.0\n" + modern);
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.out, IsEmpty());
  EXPECT_THAT(refused.err, StartsWith("<stdin>: error: "));
}

TEST_F(ConvertCommand, WhatItWritesPairsTheSame) {
  const std::string expected = run({"pair", "open.trf"}).out;
  EXPECT_THAT(expected, HasSubstr("3 2"));
  for (const std::string to : {"trf16", "trf26", "trfx", "trfbx"}) {
    const Finished converted = run({"convert", "open.trf", "--to", to});
    EXPECT_EQ(run({"pair", "-"}, converted.out).out, expected) << to;
  }
}

}  // namespace
}  // namespace bloesem::cli_test
