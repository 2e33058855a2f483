#include "bloesem/prepare.hpp"

#include <gtest/gtest.h>

#include <string>

#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/virtual_points.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::service {
namespace {

using test::TournamentBuilder;

// Returns a report file of ten players before round 1.
std::string file_of(const Heading& heading, std::optional<int> rounds = 9) {
  Tournament t = TournamentBuilder(10).heading(heading);
  t.rounds_declared = rounds;
  return trf::write_tournament(t);
}

std::string refusal(const std::string& bytes, const PrepareOptions& requested = {}) {
  const Result<Prepared> prepared = prepare(bytes, requested, "open.trf");
  return prepared ? "none" : prepared.error().message;
}

TEST(Prepare, TheEditionOfTheFile) {
  const Result<Prepared> old = prepare(file_of({"", "2025/05/02"}));
  ASSERT_TRUE(old);
  EXPECT_EQ(old->options.edition, Edition::Baku2016);
  EXPECT_EQ(old->choice.ground, EditionGround::StartDate);
  EXPECT_TRUE(old->warnings.empty());
  const Result<Prepared> unknown = prepare(file_of({}));
  ASSERT_TRUE(unknown);
  EXPECT_EQ(unknown->options.edition, Edition::Fide2026);
  ASSERT_EQ(unknown->warnings.size(), 1U);
  EXPECT_EQ(unknown->warnings.front().remedy, Remedy::ChooseEdition);
  EXPECT_EQ(prepare(file_of({}), {.edition = Edition::Baku2016})->options.edition, Edition::Baku2016);
}

TEST(Prepare, TheAccelerationOfTheFile) {
  const std::string file = file_of({"FIDE_DUTCH_2026_BAKU", {}});
  const Result<Prepared> prepared = prepare(file);
  ASSERT_TRUE(prepared);
  EXPECT_EQ(rounds_with_virtual_points(prepared->tournament), 5);
  EXPECT_TRUE(pair_round(prepared->tournament, prepared->options));
  const Result<Prepared> without = prepare(file, {.acceleration = NoAcceleration{}});
  ASSERT_TRUE(without);
  EXPECT_EQ(rounds_with_virtual_points(without->tournament), 0);
  EXPECT_TRUE(pair_round(without->tournament, without->options)) << "as was asked for";
}

TEST(Prepare, WhatItCannotHonourIsAnError) {
  EXPECT_EQ(
      refusal(file_of({"FIDE_SCHEVENINGEN", {}})),
      "record 192 says 'FIDE_SCHEVENINGEN', which no system that can be paired has: another must be asked for");
  EXPECT_NE(refusal(file_of({"FIDE_DUTCH_BAKU", {}}, {})).find("number of rounds"), std::string::npos);
  EXPECT_EQ(refusal(file_of({"FIDE_DUTCH_BAKU", {}}, {}), {.reading = {.rounds_declared = 9}}), "none");
  Tournament t = TournamentBuilder(4).points({.win = 30, .draw = 10}).heading({"FIDE_DUTCH_2026_BAKU", {}});
  EXPECT_NE(refusal(trf::write_tournament(t)).find("worth two draws"), std::string::npos);
  EXPECT_EQ(refusal("001    x\n").substr(0, 11), "open.trf:1:");
  EXPECT_NE(refusal("").find("not a tournament"), std::string::npos) << refusal("");
}

TEST(Prepare, WritingKeepsTheRules) {
  for (const Heading& heading :
       {Heading{"FIDE_DUTCH_2017", {}}, Heading{"FIDE_DUTCH_2025_BAKU", {}}, Heading{"FIDE_SCHEVENINGEN", {}},
        Heading{"", "2025/05/02"}, Heading{"FIDE_DUTCH", "2026/05/02"}}) {
    const Tournament t = TournamentBuilder(4).heading(heading);
    std::vector<std::string> texts{trf::write_json(t), trf::write_csv(t)};
    for (const trf::Target target :
         {trf::Target::Trf16, trf::Target::Trf26, trf::Target::Trfx, trf::Target::Wide})
      texts.push_back(trf::write_tournament(t, {.target = target, .dutch_name = trf::DutchName::Fide2025}));
    for (const std::string& text : texts) {
      const trf::SourceText source(text);
      const auto lines = source.lines();
      const auto read = trf::read_tournament(source, lines, trf::recognise_format(text), {});
      ASSERT_TRUE(read.tournament) << text;
      EXPECT_EQ(read.tournament->heading.system_code, heading.system_code) << text;
      EXPECT_EQ(read.tournament->heading.start_date, heading.start_date) << text;
    }
  }
}

TEST(Prepare, ACallersRecordsTakeThePlaceOfTheTournaments) {
  const Tournament t = TournamentBuilder(2).heading({"FIDE_DUTCH_2017", "2025/05/02"});
  const std::string text = trf::write_tournament(t, {.records = {"192 FIDE_DUTCH_2026"}});
  EXPECT_EQ(text.find("FIDE_DUTCH_2017"), std::string::npos);
  EXPECT_NE(text.find("042 2025/05/02\n"), std::string::npos);
}

}  // namespace
}  // namespace bloesem::service
