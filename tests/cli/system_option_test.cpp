// --system, --rules and --reading on every command that has rules, and a file that states a system without a
// code of its own.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/service/edition_choice.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AnyOf;
using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Arguments = std::vector<std::string>;

const std::string comment = "### bloesem:system ranked-dutch 2026";

class SystemOption : public ProgramTest {
 protected:
  [[nodiscard]] std::string done(const Arguments& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.out;
  }

  void expect_refused(const Arguments& arguments, const std::string& message) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 3) << result.out;
    EXPECT_THAT(result.out, AnyOf(IsEmpty(), EndsWith(": nothing was compared\n")));
    EXPECT_THAT(result.err, HasSubstr(message));
  }

  // Writes an event of ten players and five rounds whose list of tie-breaks decides pairs.
  void generate(const std::string& file, const Arguments& options = {}) const {
    Arguments words{"generate", "--system", "ranked-dutch", "--seed",     "5", "--players",   "10", "--rounds",
                    "5",        "-o",       file,           "--forfeits", "0", "--half-byes", "0"};
    words.insert(words.end(), options.begin(), options.end());
    EXPECT_EQ(done(words), "");
  }

  // Replaces every occurrence.
  void replace(const std::string& file, const std::string& from, const std::string& to) const {
    std::string text = read(file);
    ASSERT_THAT(text, HasSubstr(from));
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
      text.replace(at, from.size(), to);
    write(file, text);
  }
};

// The fixtures were paired by an endorsed engine, configured for this ranking.
TEST_F(SystemOption, RankedDutchReplaysTheRoundsOfAnotherProgram) {
  Arguments words{"check", "--system", "ranked-dutch", "--rules", "2026"};
  const std::filesystem::path folder =
      std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/ranked-dutch-2026";
  for (const auto& file : bloesem::test::files_in(folder, ".trf")) words.push_back(file.string());
  EXPECT_EQ(done(words), "53 tournaments, 318 rounds, 0 differences\n");
  words[2] = "dutch";
  EXPECT_EQ(run(words).exit_code, 6) << "it is not the Dutch system";
}

TEST_F(SystemOption, WhatIsGeneratedSaysItsSystemAndIsPairedByIt) {
  generate("a.trf");
  EXPECT_THAT(read("a.trf"), HasSubstr("\n192 CUSTOM_SWISS\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr("\n" + comment + "\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr("\n### --rules 2026 --system ranked-dutch --players 10 "));
  const Finished checked = run({"check", "a.trf"});
  EXPECT_EQ(checked.exit_code, 0);
  EXPECT_THAT(checked.out, EndsWith("1 tournament, 5 rounds, 0 differences\n"));
  EXPECT_EQ(checked.err, "rules: Ranked Dutch 2026 (comment bloesem:system)\n");
  EXPECT_THAT(done({"lint", "a.trf"}), EndsWith("1 file, 0 errors, 0 warnings\n"));
  EXPECT_EQ(run({"check", "a.trf", "--system", "dutch"}).exit_code, 6);
}

TEST_F(SystemOption, TheEventsTieBreaksRank) {
  generate("a.trf", {"--tiebreaks", "BH/C1,SB"});
  EXPECT_THAT(done({"check", "a.trf"}), EndsWith("1 tournament, 5 rounds, 0 differences\n"));
  const Finished sums = run({"check", "a.trf", "--pairings-only", "--reading", "tie-breaks=sums"});
  EXPECT_EQ(sums.exit_code, 6) << "another order gives other pairs";
  EXPECT_EQ(sums.err, "rules: Ranked Dutch 2026 (comment bloesem:system); tie-breaks=sums\n");
  replace("a.trf", "\n212 PTS,BH/C1,SB\n", "\n");
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 6);
  EXPECT_THAT(done({"check", "a.trf", "--pairings-only", "--tiebreaks", "BH/C1,SB"}),
              EndsWith("1 tournament, 5 rounds, 0 differences\n"));
  const Arguments third{"pair", "a.trf", "--round", "3"};
  Arguments with_list = third;
  with_list.insert(with_list.end(), {"--tiebreaks", "BH/C1,SB"});
  EXPECT_NE(done(with_list), done(third));
  EXPECT_THAT(done({"judge", "a.trf", "--round", "3", "--tiebreaks", "BH/C1,SB"}), HasSubstr("Correct"));
}

TEST_F(SystemOption, AListForASystemThatDoesNotRankIsRefused) {
  write("open.trf", kersen_open());
  for (const char* command : {"pair", "judge"})
    expect_refused({command, "open.trf", "--round", "2", "--tiebreaks", "BH"},
                   "FIDE (Dutch) does not rank by tie-breaks");
  generate("a.trf");
  expect_refused({"pair", "a.trf", "--round", "2", "--tiebreaks", "BH", "--reading", "tie-breaks=sums"},
                 "does not rank by tie-breaks");
  expect_refused({"pair", "a.trf", "--round", "2", "--tiebreaks", "BHX"}, "the list of tie-breaks: ");
}

TEST_F(SystemOption, ReadingsAreKeptAndShown) {
  generate("a.trf", {"--reading", "tie-breaks=sums", "--tiebreaks", "BH/C1,SB"});
  EXPECT_THAT(read("a.trf"), HasSubstr("\n" + comment + " tie-breaks=sums\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr(" --system ranked-dutch --reading tie-breaks=sums --players"));
  EXPECT_THAT(done({"check", "a.trf"}), EndsWith("1 tournament, 5 rounds, 0 differences\n"));
  EXPECT_EQ(run({"check", "a.trf", "--pairings-only", "--reading", "tie-breaks=list"}).exit_code, 6);
  for (const Arguments& command : {Arguments{"pair", "a.trf", "--round", "2", "--json"},
                                   {"judge", "a.trf", "--round", "2", "--json"},
                                   {"check", "a.trf", "--json"}}) {
    const std::string json = done(command);
    EXPECT_THAT(json, HasSubstr("\"pairing_system\": \"ranked-dutch\""));
    EXPECT_THAT(json, HasSubstr("\"tie-breaks\": \"sums\""));
  }
  const std::string page = done({"report", "a.trf"});
  EXPECT_THAT(page, HasSubstr("by the Ranked Dutch System (not a FIDE system), rules of 2026, read with "
                              "tie-breaks=sums."));
}

TEST_F(SystemOption, TitlesAreThoseOfTheRow) {
  generate("a.trf");
  EXPECT_THAT(done({"pair", "a.trf", "--round", "2", "--format", "table"}),
              HasSubstr(", round 2 (Ranked Dutch, rules of 2026)\n"));
  EXPECT_THAT(done({"judge", "a.trf", "--round", "2"}), HasSubstr("(Ranked Dutch, rules of 2026)"));
  const std::string page = done({"report", "a.trf"});
  EXPECT_THAT(page, HasSubstr("is paired by the Ranked Dutch System (not a FIDE system), rules of 2026."));
  EXPECT_THAT(page, Not(HasSubstr("FIDE (Dutch)")));
}

TEST_F(SystemOption, UnknownNamesAreRefusedWithTheList) {
  write("open.trf", kersen_open());
  const std::vector<Arguments> commands = {{"pair", "open.trf"},
                                           {"check", "open.trf"},
                                           {"judge", "open.trf", "--round", "2"},
                                           {"report", "open.trf"},
                                           {"generate", "--seed", "1"},
                                           {"campaign", "--tournaments", "1"},
                                           {"result", "open.trf", "3-2:1-0"}};
  for (Arguments command : commands) {
    const auto with = [&](const Arguments& options) {
      Arguments words = command;
      words.insert(words.end(), options.begin(), options.end());
      return words;
    };
    expect_refused(with({"--system", "checkers"}), "--system: found 'checkers', expected dutch");
    expect_refused(with({"--rules", "1886"}), "--rules: found '1886', expected ");
    expect_refused(with({"--system", "ranked-dutch", "--rules", "2016"}),
                   "Ranked Dutch has no edition '2016', expected 2026");
    expect_refused(with({"--reading", "tea"}), "--reading: found 'tea', expected NAME=VALUE");
    expect_refused(with({"--reading", "tea=yes"}), "has no readings to choose, found 'tea'");
    expect_refused(with({"--system", "ranked-dutch", "--reading", "tea=yes"}),
                   "found 'tea', expected a reading of Ranked Dutch 2026: tie-breaks");
    expect_refused(with({"--system", "ranked-dutch", "--reading", "tie-breaks=lots"}),
                   "reading 'tie-breaks': found 'lots', expected one of list, sums");
  }
}

// Each system is named in the help of the option.
TEST_F(SystemOption, TheHelpNamesEverySystem) {
  const std::string help = done({"pair", "--help"});
  for (const std::string& name : service::names_of_systems()) EXPECT_THAT(help, HasSubstr(name));
  for (const char* option : {"--system", "--rules", "--reading"}) EXPECT_THAT(help, HasSubstr(option));
}

TEST_F(SystemOption, RequestedSystemsReplaceTheFilesWithAWarning) {
  generate("a.trf");
  const Finished paired = run({"pair", "a.trf", "--round", "2", "--system", "dutch", "--json"});
  EXPECT_EQ(paired.exit_code, 0);
  EXPECT_THAT(paired.out, HasSubstr("\"pairing_system\": \"dutch\""));
  EXPECT_THAT(paired.err,
              HasSubstr("a.trf: warning: the comment bloesem:system says 'ranked-dutch 2026'; paired as "
                        "FIDE (Dutch), as requested\n"));
  write("open.trf", kersen_open());
  EXPECT_EQ(run({"pair", "open.trf", "--system", "dutch"}).err, kersen_rules) << "the date still decides";
  EXPECT_EQ(run({"pair", "open.trf", "--system", "ranked-dutch"}).err, "") << "the file states no system";
}

TEST_F(SystemOption, ACustomSystemWithoutACommentIsNotPaired) {
  generate("a.trf");
  replace("a.trf", comment + "\n", "");
  for (const Arguments& command : {Arguments{"pair", "a.trf", "--round", "2"},
                                   {"check", "a.trf"},
                                   {"judge", "a.trf", "--round", "2"},
                                   {"report", "a.trf"},
                                   {"pair", "a.trf", "--round", "2", "--rules", "2026"}}) {
    const Finished refused = run(command);
    EXPECT_EQ(refused.exit_code, 3);
    EXPECT_THAT(refused.err, HasSubstr("record 192 says 'CUSTOM_SWISS', which names no pairing system"));
  }
  EXPECT_EQ(run({"lint", "a.trf"}).exit_code, 10);
  EXPECT_EQ(run({"check", "a.trf", "--system", "ranked-dutch"}).exit_code, 0);
}

TEST_F(SystemOption, ACommentThatContradictsRecord192IsRefused) {
  generate("a.trf");
  replace("a.trf", "192 CUSTOM_SWISS", "192 FIDE_DUTCH_2026");
  expect_refused({"pair", "a.trf", "--round", "2"},
                 "record 192 says 'FIDE_DUTCH_2026', but the comment bloesem:system says 'ranked-dutch 2026'");
  EXPECT_THAT(run({"lint", "a.trf"}).out, HasSubstr("[unknown-system]"));
  EXPECT_EQ(run({"pair", "a.trf", "--round", "2", "--system", "ranked-dutch"}).exit_code, 0);
}

TEST_F(SystemOption, EveryFormatIsPairedAlike) {
  generate("a.trf", {"--tiebreaks", "BH/C1,SB"});
  for (const char* format : {"trf16", "trf26", "trfx", "trfbx", "wide", "json", "csv"}) {
    ASSERT_EQ(run({"convert", "a.trf", "--to", format, "-o", "b"}).exit_code, 0) << format;
    EXPECT_THAT(done({"check", "b"}), EndsWith("1 tournament, 5 rounds, 0 differences\n")) << format;
    std::filesystem::remove(path("b"));
  }
  const Finished old = run({"convert", "a.trf", "--to", "trf06", "-o", "b"});
  EXPECT_THAT(old.err, HasSubstr("a.trf: warning: record 212")) << "the ranking is lost";
  EXPECT_THAT(read("b"), HasSubstr(comment));
}

TEST_F(SystemOption, CampaignsCompareTheEnginesUnderIt) {
  const std::string summary = done({"campaign", "--system", "ranked-dutch", "--engines", "matching,sequence",
                                    "--tournaments", "40", "--players", "4-14"});
  EXPECT_THAT(summary, ContainsRegex("\nsystem +ranked-dutch\n"));
  EXPECT_THAT(summary, EndsWith(" rounds, 0 differences\n"));
  EXPECT_THAT(done({"campaign", "--system", "ranked-dutch", "--tournaments", "20", "--standings", "BH/C1,SB"}),
              HasSubstr(" rounds, 0 differences\n"));
  EXPECT_THAT(done({"campaign", "--system", "ranked-dutch", "--reading", "tie-breaks=sums", "--tournaments",
                    "20", "--shape", "all"}),
              ContainsRegex("\nreadings +tie-breaks=sums\n"));
}

// ---- events

TEST_F(SystemOption, AnEventStatesItsSystem) {
  const auto begin = [this](const Arguments& options) {
    std::filesystem::remove(path("a.trf"));
    Arguments words{"new", "a.trf", "--rounds", "3", "--initial-colour", "W", "--start", "2026/05/02"};
    for (const char* name : {"A", "B", "C", "D", "E", "F"}) words.insert(words.end(), {"--player", name});
    words.insert(words.end(), options.begin(), options.end());
    return run(words);
  };
  EXPECT_EQ(begin({"--system", "ranked-dutch", "--reading", "tie-breaks=sums"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("\n192 CUSTOM_SWISS\n" + comment + " tie-breaks=sums\n"));
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).err,
            "rules: Ranked Dutch 2026 (comment bloesem:system); tie-breaks=sums\n"
            "a.trf: round 1: 3 boards written\n");
  EXPECT_EQ(begin({"--system", "ranked-dutch"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("\n" + comment + "\n"));
  EXPECT_EQ(begin({"--system", "dutch"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("\n192 FIDE_DUTCH_2026\n"));
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("bloesem:system")));
  EXPECT_EQ(begin({"--system", "ranked-dutch", "--rules", "2016"}).exit_code, 3);
  const Finished accelerated = begin({"--system", "ranked-dutch", "--acceleration", "baku"});
  EXPECT_EQ(accelerated.exit_code, 3);
  EXPECT_THAT(accelerated.err,
              HasSubstr("record 192 has no code for Ranked Dutch 2026 with Baku acceleration"));
  EXPECT_EQ(begin({"--system", "amalfi", "--acceleration", "baku"}).err,
            "bloesem: error: the Baku acceleration is defined by no rule of this system\n");
  EXPECT_FALSE(std::filesystem::exists(path("a.trf")));
}

// A bye of a later round is a fact of the file in each format.
TEST_F(SystemOption, ByesOfLaterRoundsCountWhereTheReadingSaysSo) {
  Arguments words{"new", "a.trf",    "--rounds", "5",         "--initial-colour",
                  "W",   "--system", "uscf",     "--reading", "half-point-byes=had-or-booked"};
  for (int i = 0; i < 7; ++i)
    words.insert(words.end(), {"--player", "P" + std::to_string(i + 1) + ";" + std::to_string(2350 - 50 * i)});
  ASSERT_EQ(run(words).exit_code, 0);
  ASSERT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  ASSERT_EQ(run({"result", "a.trf", "b1:1-0", "b2:0-1", "b3:1-0"}).exit_code, 0);
  EXPECT_THAT(run({"pair", "a.trf"}).out, HasSubstr("\n6 0\n"));
  ASSERT_EQ(run({"result", "a.trf", "--half-bye", "6", "--round", "4"}).exit_code, 0);
  const std::string booked = run({"pair", "a.trf"}).out;
  EXPECT_THAT(booked, HasSubstr("\n5 0\n"));
  ASSERT_EQ(run({"convert", "a.trf", "--to", "json", "-o", "a.json"}).exit_code, 0);
  EXPECT_EQ(run({"pair", "a.json"}).out, booked);
}

// The file keeps what its first round was paired by; later rounds cannot change it.
TEST_F(SystemOption, TheFirstRoundWritesTheSystem) {
  write("open.trf", kersen_open_unplayed());
  ASSERT_EQ(run({"pair", "open.trf", "--into", "open.trf", "--system", "ranked-dutch"}).exit_code, 0);
  EXPECT_THAT(read("open.trf"), HasSubstr("\n192 CUSTOM_SWISS\n"));
  EXPECT_THAT(read("open.trf"), HasSubstr("\n" + comment + "\n"));
  EXPECT_THAT(done({"check", "open.trf"}), EndsWith("1 tournament, 1 round, 0 differences\n"));
  const Finished results = run({"result", "open.trf", "b1:1-0", "b2:1-0", "b3:1-0"});
  ASSERT_EQ(results.exit_code, 0) << results.err;
  expect_refused({"pair", "open.trf", "--into", "open.trf", "--system", "dutch"},
                 "the rounds played were paired by Ranked Dutch 2026");
  expect_refused({"pair", "open.trf", "--into", "open.trf", "--reading", "tie-breaks=sums"},
                 "the rounds played were paired by Ranked Dutch 2026");
  EXPECT_EQ(run({"pair", "open.trf", "--into", "open.trf", "--system", "ranked-dutch"}).exit_code, 0);
}

// Without a code with _BAKU the points of every round are written.
TEST_F(SystemOption, AccelerationWithoutACodeIsWrittenAsPoints) {
  write("open.trf", kersen_open_unplayed());
  ASSERT_EQ(
      run({"pair", "open.trf", "--into", "open.trf", "--system", "ranked-dutch", "--acceleration", "baku"})
          .exit_code,
      0);
  EXPECT_THAT(read("open.trf"), HasSubstr("\n192 CUSTOM_SWISS\n"));
  EXPECT_THAT(read("open.trf"), HasSubstr("\nXXA "));
  EXPECT_THAT(done({"check", "open.trf"}), EndsWith("1 tournament, 1 round, 0 differences\n"));
}

TEST_F(SystemOption, PairsByHandAreJudgedByTheSystemOfTheEvent) {
  generate("a.trf", {"--tiebreaks", "BH/C1,SB"});
  const Finished undone = run({"result", "a.trf", "--undo-round", "5", "--yes"});
  ASSERT_EQ(undone.exit_code, 0) << undone.err;
  Arguments pairs{"result", "a.trf", "--round", "5", "--pair", "1-2,3-4,5-6,7-8,9-10"};
  const Finished judged = run(pairs);
  EXPECT_EQ(judged.exit_code, 0) << judged.err;
  EXPECT_THAT(judged.out, HasSubstr("round 5: pair 1-2: "));
  EXPECT_THAT(judged.out, Not(HasSubstr("not judged")));
}

TEST_F(SystemOption, OnlyTheDutchEditionsAreCompared) {
  generate("a.trf");
  const Finished compared = run({"check", "--compare-rules", "a.trf"});
  EXPECT_EQ(compared.exit_code, 3);
  EXPECT_THAT(compared.err, HasSubstr("are compared for FIDE (Dutch) tournaments only"));
  expect_refused({"check", "--compare-rules", "--system", "dutch", "a.trf"},
                 "--compare-rules cannot be combined with --system");
}

}  // namespace
}  // namespace bloesem::cli_test
