#include "criteria/colour_preference.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

using test::preference;

// Returns "+1 Black strong".
std::string described(std::string_view history) {
  const ColourPreference p = preference(history);
  constexpr std::string_view strengths[] = {"", " mild", " strong", " absolute"};
  std::string text = (p.difference > 0 ? "+" : "") + std::to_string(p.difference);
  text += p.colour == Colour::None ? " none" : p.colour == Colour::White ? " White" : " Black";
  return text.append(strengths[static_cast<std::size_t>(p.strength)]);
}

TEST(ArticleA6, TableOfPreferences) {
  EXPECT_EQ(described(""), "0 none");
  EXPECT_EQ(described("W"), "+1 Black strong");
  EXPECT_EQ(described("WB"), "0 White mild");
  EXPECT_EQ(described("BW"), "0 Black mild");
  EXPECT_EQ(described("WW"), "+2 Black absolute");
  EXPECT_EQ(described("WBB"), "-1 White absolute");
  EXPECT_EQ(described("WWB"), "+1 Black strong");
  EXPECT_EQ(described("WWBB"), "0 White absolute");
  EXPECT_EQ(described("BWW"), "+1 Black absolute");
  EXPECT_EQ(described("BBWBWW"), "0 Black absolute");
  EXPECT_EQ(described("W-W"), "+2 Black absolute");
  EXPECT_EQ(described("W-B-"), "0 White mild");
}

TEST(ArticleA6a, AbsoluteByDifferenceBeyondOne) {
  EXPECT_EQ(described("WWBW"), "+2 Black absolute");
  EXPECT_EQ(described("BBWB"), "-2 White absolute");
  EXPECT_EQ(preference("WWBW").repeated, Colour::None);
}

TEST(ArticleA6a, AbsoluteByTheSameColourTwice) {
  EXPECT_EQ(described("BWBWW"), "+1 Black absolute");
  EXPECT_EQ(described("WBWBB"), "-1 White absolute");
  EXPECT_EQ(preference("BWBWW").repeated, Colour::White);
}

TEST(ArticleA6b, StrongWithADifferenceOfOne) {
  EXPECT_EQ(described("B"), "-1 White strong");
  EXPECT_EQ(described("WBW"), "+1 Black strong");
  EXPECT_EQ(described("BWB"), "-1 White strong");
}

TEST(ArticleA6c, MildAlternatesFromTheLastColour) {
  EXPECT_EQ(described("WBWB"), "0 White mild");
  EXPECT_EQ(described("WBBW"), "0 Black mild");
}

TEST(ArticleA6d, NoGamePlayedMeansNoPreference) {
  EXPECT_EQ(described("--"), "0 none");
  EXPECT_EQ(preference("").strength, Strength::None);
  EXPECT_FALSE(clash(preference(""), preference("")));
}

// Only manual pairings lead here: difference +2, but the last two colours were Black.
TEST(TrapCol1, TheDifferenceDecidesAgainstARepetition) {
  EXPECT_EQ(described("WWWWBB"), "+2 Black absolute");
  EXPECT_EQ(described("BBBBWW"), "-2 White absolute");
}

TEST(TrapCol2, ARepetitionDecidesAgainstADifferenceOfOneAndIsNotStrong) {
  EXPECT_EQ(described("BBBWW"), "-1 Black absolute");
  EXPECT_EQ(described("WWWBB"), "+1 White absolute");
}

TEST(TrapCol3, AByeBetweenDoesNotBreakTheRepetition) {
  EXPECT_EQ(described("BW-W"), "+1 Black absolute");
  EXPECT_EQ(described("-B--B-"), "-2 White absolute");
}

TEST(TrapE2, StrengthsAreOrdered) {
  EXPECT_LT(Strength::None, Strength::Mild);
  EXPECT_LT(Strength::Mild, Strength::Strong);
  EXPECT_LT(Strength::Strong, Strength::Absolute);
}

}  // namespace
}  // namespace bloesem::criteria
