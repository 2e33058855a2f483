#include "bloesem/trf/lint.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/kinds.hpp"
#include "tests/support/files.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

namespace fs = std::filesystem;
using bloesem::test::content_of;
using bloesem::test::files_in;
using Told = std::vector<std::string>;

const fs::path fixture_folder = BLOESEM_FIXTURES_DIR;

Lint lint_of(std::string_view bytes, std::optional<Dialect> dialect = {}) {
  const SourceText source(bytes);
  const std::vector<std::string_view> lines = source.lines();
  return lint(source, lines, recognise_format(source.text()), {{}, dialect});
}

std::vector<Diagnostic> errors_of(const std::vector<Diagnostic>& findings) {
  std::vector<Diagnostic> errors;
  std::copy_if(findings.begin(), findings.end(), std::back_inserter(errors),
               [](const Diagnostic& finding) { return finding.severity == Severity::Error; });
  return errors;
}

// Returns the findings as "warning rematch 7:112-115", for a file with all other required records.
Told told(const std::string& text, std::optional<Dialect> dialect = {}) {
  return summary(lint_of("142 9\n152 W\n192 FIDE_DUTCH_2026\n" + text, dialect).findings);
}

// ---- every kind

// Returns the dialect for which a code is reported; empty if it does not depend on one.
std::optional<Dialect> dialect_for(Code code) {
  if (code == Code::ForeignRecord) return Dialect::TrfBx;
  if (code == Code::ForeignResult) return Dialect::Trf06;
  return std::nullopt;
}

// The messages are compared with golden files by the test of the command.
TEST(Lint, EveryKindHasAnExampleOfItsLevel) {
  for (const Kind& kind : kinds()) {
    if (kind.code == Code::NoPlayers) continue;  // no tournament: tests/cli/not_a_tournament_test.cpp
    fs::path file = fixture_folder / "lint" / (std::string(kind.name) + ".trf");
    if (!fs::exists(file)) file.replace_extension(".json");
    const Lint result = lint_of(content_of(file), dialect_for(kind.code));
    const auto found = std::find_if(result.findings.begin(), result.findings.end(),
                                    [&](const Diagnostic& finding) { return finding.code == kind.code; });
    ASSERT_NE(found, result.findings.end()) << kind.name;
    if (kind.level != Level::Either) {
      EXPECT_EQ(found->severity == Severity::Error, kind.level == Level::Error) << kind.name;
    }
    EXPECT_FALSE(kind.meaning.empty()) << kind.name;
    EXPECT_FALSE(kind.advice.empty()) << kind.name;
  }
}

TEST(Lint, ASoundFileHasNoProblem) {
  EXPECT_EQ(summary(lint_of(content_of(fixture_folder / "lint" / "sound.trf")).findings), Told{});
}

TEST(Lint, FilesThatMustBeRefusedHaveErrors) {
  const std::vector<fs::path> files = files_in(fixture_folder / "trf-bad", ".trf");
  EXPECT_GE(files.size(), 12U);
  for (const fs::path& file : files)
    EXPECT_NE(errors_of(lint_of(content_of(file)).findings).size(), 0U) << file;
}

TEST(Lint, TournamentsOfOtherProgramsHaveNone) {
  for (const char* folder : {"dutch-2016", "dutch-2026", "cases-2016", "cases-2026"}) {
    const std::vector<fs::path> files = files_in(fixture_folder / folder, ".trf");
    EXPECT_GE(files.size(), 100U);
    for (const fs::path& file : files)
      EXPECT_EQ(summary(errors_of(lint_of(content_of(file)).findings)), Told{}) << file;
  }
}

// ---- games

const std::string first = player(1, "2.0", "     2 w 1     2 b 1");
const std::string second = player(2, "0.0", "     1 b 0     1 w 0");

TEST(Lint, WhoHasPlayedMayNotMeetAgain) {
  EXPECT_EQ(told(file({first, second})), Told{"warning rematch 4:102-105"});
  EXPECT_EQ(told(file({player(1, "2.0", "     2 w +     2 b 1"), player(2, "0.0", "     1 b -     1 w 0")})),
            Told{});
}

TEST(Lint, OtherSystemsMayWantThemToMeetAgain) {
  EXPECT_EQ(summary(lint_of("142 9\n152 W\n192 FIDE_DOUBLESWISS\n" + file({first, second})).findings), Told{});
}

TEST(Lint, AThirdGameWithTheSameColour) {
  const auto files = [](const std::string& blocks) {
    return file({player(1, "3.0", blocks), player(2, "0.0", "     1 b 0"),
                 player(3, "0.0", "               1 b 0"), player(4, "0.0", "                         1 b 0")});
  };
  const std::string row = "     2 w 1     3 w 1     4 w 1";
  EXPECT_EQ(told(files(row)), Told{"warning three-colours 4:117-117"});
  // Allowed in the last round.
  EXPECT_EQ(summary(lint_of("142 3\n152 W\n192 FIDE_DUTCH_2026\n" + files(row)).findings), Told{});
}

TEST(Lint, AForfeitHasNoColour) {
  EXPECT_EQ(told(file({player(1, "3.0", "     2 w 1     3 w +     2 w 1"), player(2, "0.0", "     1 b 0"),
                       player(3, "0.0", "               1 b -")})),
            (Told{"error opponent-mismatch 4:112-115"}));
  EXPECT_EQ(told(file({player(1, "2.0", "     2 w 1     3 w +"), player(2, "0.0", "     1 b 0"),
                       player(3, "0.0", "               1 b -")})),
            Told{});
}

// Wrong points must not hide problems with the games.
TEST(Lint, GamesAreLookedAtThoughThePointsAreWrong) {
  EXPECT_EQ(told(file({player(1, "1.0", "     2 w 1     2 b 1"), second})),
            (Told{"error points-mismatch 4:81-84", "warning rematch 4:102-105"}));
}

// ---- players

std::string ranked(int id, const std::string& points, int rank, const std::string& block) {
  std::string line = player(id, points, block);
  return line.replace(85, 4, padded(std::to_string(rank), 4, true));
}

TEST(Lint, RanksFollowThePoints) {
  const auto files = [](int first_rank, int second_rank) {
    return file({ranked(1, "1.0", first_rank, "     2 w 1"), ranked(2, "0.0", second_rank, "     1 b 0")});
  };
  EXPECT_EQ(told(files(1, 2)), Told{});
  EXPECT_EQ(told(files(1, 1)), Told{});  // shared or left blank
  EXPECT_EQ(told(files(2, 1)), Told{"warning rank-order 5:86-89"});
}

TEST(Lint, PlayerFieldsThatOtherProgramsRefuse) {
  std::string line = player(1, "1,0", "  2    W 1     0 - h");
  const Lint result =
      lint_of("142 9\n152 W\n192 FIDE_DUTCH_2026\n" + file({line, player(2, "0.0", "     1 b 0")}));
  Told list = summary(result.findings);
  EXPECT_EQ(list, (Told{"warning loose-columns 4:81-84", "warning loose-columns 4:92-95",
                        "warning loose-columns 4:97-97", "warning loose-columns 4:102-105",
                        "warning loose-columns 4:109-109"}));
  Told corrections;
  for (const Diagnostic& finding : result.findings) corrections.push_back(finding.correction.value());
  EXPECT_EQ(corrections, (Told{" 1.0", "   2", "w", "0000", "H"}));
}

// ---- records

TEST(Lint, AForeignRecordIsToldToWhoMeansTheDialect) {
  const std::string text = "XXZ 2\n" + file({player(1, "0.0"), player(2, "0.0")});
  EXPECT_EQ(told(text), Told{});
  EXPECT_EQ(told(text, Dialect::TrfX), (Told{"warning foreign-record 1:1-3", "warning foreign-record 2:1-3"}));
  EXPECT_EQ(told("XXR 9\nXXC white1\n" + text, Dialect::Trf2026), Told{"warning foreign-record 6:1-3"});
}

TEST(Lint, TheCodeOfTheSystemBelongsToItsTime) {
  const auto about = [](const std::string& date, const std::string& code) {
    return summary(lint_of("042 " + date + "\n142 9\n152 W\n192 " + code + "\n").findings);
  };
  const Told wrong{"warning system-and-date 4:5-19"};
  EXPECT_EQ(about("2026/01/31", "FIDE_DUTCH_2017"), Told{});
  EXPECT_EQ(about("2026/02/01", "FIDE_DUTCH_2017"), wrong);
  EXPECT_EQ(about("2026/02/01", "FIDE_DUTCH_2026"), Told{});
  EXPECT_EQ(about("2026/01/31", "FIDE_DUTCH_2026"), wrong);
  EXPECT_EQ(about("2025/07/01", "FIDE_DUTCH_2025"), Told{"warning old-spelling 4:5-19"});
  EXPECT_EQ(about("2026/01/31", "FIDE_DUTCH"), Told{});
}

TEST(Lint, TheEditionMustBeKnownFromSomewhere) {
  const auto about = [](const std::string& records) {
    return summary(lint_of("142 9\n" + records + file({player(1, "0.0")})).findings);
  };
  const Told missing{"warning no-system 0:0-0"};
  EXPECT_EQ(about("152 W\n"), missing);
  EXPECT_EQ(about("152 W\n192\n"), (Told{"warning no-system 0:0-0", "warning unknown-system 3:5-5"}));
  EXPECT_EQ(about("152 W\n042 2026/02/03\n"), missing);      // required by TRF-2026
  EXPECT_EQ(about("XXC white1\n042 2026/02/03\n"), Told{});  // not expressible in the others
}

TEST(Lint, ACodeWithoutAnEditionKeepsItsAcceleration) {
  const auto correction = [](const std::string& code, std::optional<Dialect> dialect) {
    const Lint result = lint_of("XXR 9\nXXC white1\n192 " + code + "\n", dialect);
    EXPECT_EQ(result.findings.size(), 1U);
    return result.findings.at(0).correction;
  };
  EXPECT_EQ(correction("FIDE_DUTCH", Dialect::TrfX), "FIDE_DUTCH_2026");
  EXPECT_EQ(correction("FIDE_DUTCH_BAKU", Dialect::TrfX), "FIDE_DUTCH_2026_BAKU");
  EXPECT_EQ(correction("FIDE_DUTCH_BAKU", Dialect::TrfBx), "FIDE_DUTCH_2025_BAKU");
  EXPECT_EQ(correction("FIDE_DUTCH_2026_BAKU", Dialect::TrfBx), "FIDE_DUTCH_2025_BAKU");
}

TEST(Lint, ConversionsAreCleanInTheirDialect) {
  const Document source =
      Document::parse("142 9\n152 W\n162  W 3.0    L 1.0\n192 FIDE_DUTCH_2026\n" +
                      file({player(1, "3.0", "     2 w 1"), player(2, "1.0", "     1 b 0")}));
  const Tournament tournament = *read_tournament(source).tournament;
  for (const auto& [target, dialect] :
       {std::pair(Target::Trfx, Dialect::TrfX), std::pair(Target::Trf26, Dialect::Trf2026),
        std::pair(Target::Trfbx, Dialect::TrfBx)}) {
    const std::string text = convert(source, tournament, false, target).value().document.to_bytes();
    EXPECT_EQ(summary(lint_of(text, dialect).findings), Told{}) << text;
  }
}

// ---- whatever the bytes

void expect_promises(const std::string& bytes) {
  const SourceText source(bytes);
  const auto lines = static_cast<int>(source.lines().size());
  for (const std::optional<Dialect> dialect : {std::optional<Dialect>(), std::optional(Dialect::Trf06)}) {
    int line = 0;
    for (const Diagnostic& finding : lint_of(bytes, dialect).findings) {
      EXPECT_GE(finding.line, line);
      line = finding.line;
      EXPECT_LE(line, std::max(lines, 1));
      EXPECT_LE(finding.column_begin, finding.column_end);
      EXPECT_FALSE(finding.message.empty());
      EXPECT_FALSE(render(finding, "f").empty());
    }
  }
}

TEST(Lint, AnswersTheInputsOfTheFuzzTargets) {
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(fixture_folder / "fuzz")) {
    if (!entry.is_regular_file()) continue;
    expect_promises(content_of(entry.path()));
    ++files;
  }
  EXPECT_GE(files, 300);
}

TEST(Lint, AnswersDamagedFiles) {
  std::mt19937 random(6);
  const auto below = [&random](std::size_t limit) { return random() % limit; };
  const std::vector<fs::path> files = files_in(fixture_folder / "lint", ".trf");
  for (int i = 0; i < 3000; ++i) {
    std::string text = content_of(files[below(files.size())]);
    for (std::size_t count = below(4) + 1; count > 0 && !text.empty(); --count) {
      const std::size_t at = below(text.size());
      if (below(3) == 0)
        text.erase(at, below(12));
      else
        text[at] =
            below(2) == 0 ? " 0123456789wb-+=UHFZ*?\t\r\n\x1A"[below(26)] : static_cast<char>(below(256));
    }
    expect_promises(text);
    if (::testing::Test::HasFailure()) FAIL() << text;
  }
}

}  // namespace
}  // namespace bloesem::trf::testing
