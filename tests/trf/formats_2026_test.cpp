// Reads the small files of fixtures/formats, writes them back, and converts them to every dialect.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/problems.hpp"
#include "tests/support/files.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

std::string example(const std::string& name) {
  return bloesem::test::content_of(BLOESEM_FIXTURES_DIR "/formats/" + name);
}

constexpr std::array individual = {"trf16", "trfx",     "trf26",    "scoring", "acceleration",
                                   "vega",  "forfeits", "tampered", "national"};
constexpr std::array targets = {Target::Trf06, Target::Trf16, Target::Trf26, Target::Trfx, Target::Trfbx};

TEST(Examples, KeepTheirBytes) {
  for (const std::string name : individual) {
    const std::string bytes = example(name + ".trf");
    ASSERT_FALSE(bytes.empty());
    EXPECT_EQ(Document::parse(bytes).to_bytes(), bytes) << name;
  }
}

std::string told_of(const std::string& file) {
  std::string text;
  for (const Diagnostic& diagnostic : read_tournament(example(file)).diagnostics)
    text += render(diagnostic, file);
  return text;
}

TEST(Examples, AreRead) {
  for (const std::string name : individual) {
    const ReadResult read = read_tournament(example(name + ".trf"));
    ASSERT_TRUE(read.tournament) << name << ": " << told_of(name + ".trf");
    if (name == "vega") continue;
    EXPECT_EQ(told_of(name + ".trf"), "") << name;
  }
  EXPECT_EQ(
      told_of("vega.trf"),
      "vega.trf:9:109: warning: byes written without a letter are read as U (+), H (=) and Z (-) (found '-') "
      "[legacy-bye]");
}

TEST(Examples, SayTheSameOfTheSameEvent) {
  const ReadResult javafo = read_tournament(example("trfx.trf"));
  const ReadResult modern = read_tournament(example("trf26.trf"));
  ASSERT_TRUE(javafo.tournament && modern.tournament);
  EXPECT_EQ(javafo.dialect, Dialect::TrfX);
  EXPECT_EQ(modern.dialect, Dialect::Trf2026);
  EXPECT_EQ(modern.system_code, "FIDE_DUTCH_2025");
  EXPECT_EQ(javafo.tournament->rounds_played, 2);
  EXPECT_EQ(modern.tournament->rounds_played, 2);
  EXPECT_EQ(javafo.tournament->players[5].round(2).outcome, Outcome::ZeroBye);
  EXPECT_EQ(modern.tournament->players[5].round(2).outcome, Outcome::HalfBye);
  EXPECT_EQ(javafo.tournament->initial_colour, modern.tournament->initial_colour);
}

TEST(Examples, OfTeamsAndOfOtherFormatsAreRefused) {
  EXPECT_EQ(
      told_of("team.trf"),
      "team.trf:4:1: error: this is an event between teams, and pairing by teams is not offered; standings, "
      "crosstable, rankings, convert and lint read the results of its players (expected a tournament of single "
      "players, without records 300, 320 and 330) [team-record]");
  EXPECT_FALSE(read_tournament(example("team.trf")).tournament);
  EXPECT_EQ(
      told_of("vega.tdf"),
      "vega.tdf:5:7: error: this is a tdf file (fields between bars), whose records mean other things; it is "
      "not read (found '|', expected a FIDE report file (TRF), which the same program can export) [tdf-file]");
}

// The rounds so far agree in every dialect, and rewriting does not change the file.
TEST(Examples, GoThroughEveryDialect) {
  for (const std::string name : individual) {
    for (const Target target : targets) {
      SCOPED_TRACE(name + " " + std::to_string(static_cast<int>(target)));
      const Document document = Document::parse(example(name + ".trf"));
      const ReadResult read = read_tournament(document);
      const Conversion once = convert(document, read.tournament.value(), read.by_position, target).value();
      const std::string text = once.document.to_bytes();
      const ReadResult again = read_tournament(text, {.recompute_points = target == Target::Trf06});
      ASSERT_TRUE(again.tournament) << text << render(again.diagnostics.front(), name);
      EXPECT_EQ(again.tournament->rounds_played, read.tournament->rounds_played);
      ASSERT_EQ(again.tournament->players.size(), read.tournament->players.size());
      if (target == Target::Trf06) continue;  // without its rules it is another tournament
      const Conversion twice = convert(once.document, *again.tournament, again.by_position, target).value();
      EXPECT_EQ(twice.document.to_bytes(), text);
      EXPECT_EQ(once.losses, std::vector<std::string>{});
      EXPECT_EQ(again.tournament->points, read.tournament->points);
      EXPECT_EQ(again.tournament->initial_colour, read.tournament->initial_colour);
      for (std::size_t i = 0; i < read.tournament->players.size(); ++i) {
        const Player& before = read.tournament->players[i];
        const Player& after = again.tournament->players[i];
        for (int round = 0; round <= read.tournament->rounds_played; ++round) {
          EXPECT_EQ(after.round(round), before.round(round));
          EXPECT_EQ(after.virtual_in(round), before.virtual_in(round));
        }
      }
    }
  }
}

TEST(Examples, OfTrf26HaveNoProblems) {
  for (const char* name : {"trf26.trf", "scoring.trf", "acceleration.trf", "forfeits.trf"})
    EXPECT_TRUE(find_problems(example(name)).list.empty()) << name;
}

}  // namespace
}  // namespace bloesem::trf::testing
