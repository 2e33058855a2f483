// The row of the Dutch System of 2012: complete, never chosen by itself, and in agreement with its table.
#include "engine/dutch_2012/system.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "bloesem/edition_choice.hpp"
#include "engine/dutch_2012/readings.hpp"
#include "engine/swiss/system.hpp"
#include "tests/engine/dutch_2012/istanbul_positions.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

TEST(SystemOf2012, HasEveryPart) {
  EXPECT_NE(istanbul_2012.appraise, nullptr);
  EXPECT_TRUE(istanbul_2012.literal != nullptr);
  EXPECT_EQ(istanbul_2012.rulebook, nullptr);
  EXPECT_TRUE(istanbul_2012.field.topscorers);
  EXPECT_TRUE(istanbul_2012.offers(SolverChoice::Blossom));
  EXPECT_FALSE(istanbul_2012.offers(SolverChoice::Whole));
  std::set<std::string_view> articles;
  for (const criteria::Criterion& row : istanbul_2012.criteria()) articles.insert(row.article);
  EXPECT_TRUE(articles.contains(istanbul_2012.articles.pairs));
  EXPECT_TRUE(articles.contains(istanbul_2012.articles.completion));
  EXPECT_TRUE(articles.contains(istanbul_2012.articles.downfloats[1]));
}

TEST(SystemOf2012, MustBeAskedFor) {
  EXPECT_EQ(find_edition("dutch", "2012"), test::istanbul_2012);
  EXPECT_EQ(default_edition("dutch"), Edition::Fide2026);
  EXPECT_EQ(other_edition(Edition::Fide2026), Edition::Baku2016);
  EXPECT_EQ(other_edition(Edition::Baku2016), Edition::Fide2026);
  EXPECT_EQ(other_edition(test::istanbul_2012), Edition::Baku2016);
  for (const std::string code : {"", "FIDE_DUTCH"}) {
    const Heading heading{.system_code = code, .start_date = "2013/05/01"};
    EXPECT_EQ(choose_edition(heading)->edition, Edition::Baku2016) << code;
    EXPECT_EQ(choose_edition(heading, RulesByName{"dutch", "2012"})->edition, test::istanbul_2012);
  }
}

TEST(SystemOf2012, AFileKeepsItsReading) {
  Heading heading;
  state_rules(heading, test::istanbul_2012, {0, 1});
  ASSERT_TRUE(heading.rules);
  EXPECT_EQ(readings_text(heading.rules->readings), "even-rounds=mild");
  EXPECT_EQ(choose_edition(heading)->edition, test::istanbul_2012);
  EXPECT_EQ(choose_edition(heading)->readings, (Readings{0, 1}));
}

TEST(ReadingsOf2012, ConcernRoundsOfOneParity) {
  const auto in = [](int round, int odd, int even) {
    return strong_colours_in({.round = round, .readings = {odd, even}});
  };
  EXPECT_EQ(in(3, 0, 1), criteria::StrongColours::Before);
  EXPECT_EQ(in(3, 1, 0), criteria::StrongColours::Nothing);
  EXPECT_EQ(in(4, 1, 0), criteria::StrongColours::After);
  EXPECT_EQ(in(4, 0, 1), criteria::StrongColours::Nothing);
}

// B.1.b: a half-point bye is a downfloat, and bars the bye; an absence is neither.
TEST(SystemOf2012, PointsWithoutPlayingAreADownfloat) {
  const PointSystem points;
  for (const Outcome outcome : {Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ForfeitWin}) {
    const RoundEntry entry{no_player, Colour::None, outcome};
    EXPECT_TRUE(istanbul_2012.bars_bye(entry, points));
    EXPECT_EQ(istanbul_2012.float_of_unplayed(entry, points), criteria::Float::Down);
  }
  for (const Outcome outcome : {Outcome::Absent, Outcome::ZeroBye, Outcome::ForfeitLoss}) {
    const RoundEntry entry{no_player, Colour::None, outcome};
    EXPECT_FALSE(istanbul_2012.bars_bye(entry, points));
    EXPECT_EQ(istanbul_2012.float_of_unplayed(entry, points), criteria::Float::None);
  }
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
