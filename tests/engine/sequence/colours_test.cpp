// Section E in the sequence engine, rule by rule.
#include "engine/sequence/colours.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace bloesem::sequence {
namespace {

// Returns a player who has played these colours: "WBW".
Entrant with(std::string_view colours) {
  Entrant entrant;
  for (const char c : colours) entrant.colours.push_back(c == 'W' ? Colour::White : Colour::Black);
  entrant.facts.preference = preference_of(entrant.colours);
  return entrant;
}

// Returns "E.1 W": the rule and the colour of the higher ranked player.
std::string decided(const Entrant& higher, const Entrant& lower, int number = 1,
                    std::optional<Colour> initial = Colour::White) {
  const auto colouring = colours_of({higher, lower, initial, number});
  if (!colouring) return "nothing";
  return std::string(name_of(colouring->rule)) + (colouring->of_higher == Colour::White ? " W" : " B");
}

TEST(SequenceE1, BothPreferencesAreGranted) {
  EXPECT_EQ(decided(with("W"), with("B")), "E.1 B");
  EXPECT_EQ(decided(with("WB"), with("BW")), "E.1 W");
}

TEST(SequenceE1, WhoHasNoneLeavesTheOtherHis) {
  EXPECT_EQ(decided(with(""), with("B")), "E.1 B");
  EXPECT_EQ(decided(with("B"), with("")), "E.1 W");
}

TEST(SequenceE2, TheStrongerPreferenceIsGranted) {
  EXPECT_EQ(decided(with("BW"), with("W")), "E.2 W");   // mild and strong, both Black
  EXPECT_EQ(decided(with("W"), with("BWW")), "E.2 W");  // strong and absolute
  EXPECT_EQ(decided(with("BWW"), with("WBW")), "E.2 B");
}

TEST(SequenceE2, OfTwoAbsoluteOnesTheWiderDifference) {
  EXPECT_EQ(decided(with("WW"), with("BWW")), "E.2 B");
  EXPECT_EQ(decided(with("BWW"), with("WW")), "E.2 W");
}

TEST(SequenceE3, ColoursAlternateWithTheLastTimeTheyDiffered) {
  EXPECT_EQ(decided(with("WBWB"), with("BWWB")), "E.3 W");
  EXPECT_EQ(decided(with("WB"), with("BWWB")), "E.4 W") << "one history runs out first";
}

TEST(SequenceE4, TheHigherRankedHasHisOwnPreference) {
  EXPECT_EQ(decided(with("W"), with("W")), "E.4 B");
  EXPECT_EQ(decided(with("B"), with("B")), "E.4 W");
}

TEST(SequenceE5, AnOddNumberHasTheInitialColour) {
  EXPECT_EQ(decided(with(""), with(""), 1, Colour::White), "E.5 W");
  EXPECT_EQ(decided(with(""), with(""), 2, Colour::White), "E.5 B");
  EXPECT_EQ(decided(with(""), with(""), 2, Colour::Black), "E.5 W");
  EXPECT_EQ(decided(with(""), with(""), 1, std::nullopt), "nothing");
}

TEST(SequenceColours, ARuleTurnedRoundGivesTheOtherColour) {
  ColourRules rules = section_e;
  rules[3].inverted = true;
  const Entrant one = with("W");
  const Entrant other = with("W");
  EXPECT_EQ(colours_of({one, other}, rules)->of_higher, Colour::White);
}

}  // namespace
}  // namespace bloesem::sequence
