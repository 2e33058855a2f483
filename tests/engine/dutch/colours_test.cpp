#include "engine/dutch/colours.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::TournamentBuilder;

// Players 1 and 2 with these colours in the rounds so far ('-': a bye). They have equal scores and are both
// topscorers, so that any two preferences may meet (C.3).
TournamentBuilder duel(std::string_view first, std::string_view second) {
  const std::size_t rounds = std::max(first.size(), second.size());
  std::vector<std::string> histories;
  for (const std::string_view history : {first, second}) {
    std::string games;
    for (std::size_t r = 0; r < rounds; ++r) {
      const char colour = r < history.size() ? history[r] : '-';
      games += colour == '-' ? "F " : std::string(1, colour) + "1 ";
    }
    histories.push_back(games);
  }
  return test::among_strangers({histories[0], histories[1]}).declared(static_cast<int>(rounds) + 1);
}

PairOptions with(Numbering numbers) {
  PairOptions options;
  options.numbers = numbers;
  return options;
}

// Returns "1-2 E.3": White, Black and the rule.
std::string colours(const Tournament& tournament, const PairOptions& options = {}) {
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  return test::text_of(pairing) + " " + test::colour_rules_of(pairing);
}
std::string colours(std::string_view first, std::string_view second) { return colours(duel(first, second)); }

TEST(ArticleE1, BothPreferencesAreGranted) {
  EXPECT_EQ(colours("W", "B"), "2-1 E.1");
  EXPECT_EQ(colours("BW", "WB"), "2-1 E.1");
  EXPECT_EQ(colours("WW", "BBW"), "2-1 E.1") << "+2 wants Black, -1 White";
}

TEST(TrapOneNone, WhoHasNoPreferenceTakesWhatIsLeft) {
  EXPECT_EQ(colours("", "W"), "1-2 E.1");
  EXPECT_EQ(colours("-", "B"), "2-1 E.1");
  EXPECT_EQ(colours("WB", ""), "1-2 E.1");
}

TEST(ArticleE2, TheStrongerPreferenceIsGranted) {
  EXPECT_EQ(colours("WB", "B"), "2-1 E.2");    // mild and strong White
  EXPECT_EQ(colours("B", "WBB"), "2-1 E.2");   // strong and absolute White
  EXPECT_EQ(colours("WBB", "WB"), "1-2 E.2");  // absolute and mild White
}

TEST(TrapE2, OneAbsolutePreferenceWinsWhateverTheDifferences) {
  EXPECT_EQ(colours("B", "WWBB"), "2-1 E.2");   // -1 strong, 0 absolute
  EXPECT_EQ(colours("B", "WWWBB"), "2-1 E.2");  // -1 strong, +1 absolute for White
}

TEST(TrapE2, OfTwoAbsoluteOnesTheWiderDifferenceWins) {
  EXPECT_EQ(colours("WBB", "BB"), "2-1 E.2");
  EXPECT_EQ(colours("BB", "WBB"), "1-2 E.2");
  EXPECT_EQ(colours("WWBB", "WBB"), "2-1 E.2");
}

TEST(TrapE2, EqualStrengthGoesOnToE3) {
  EXPECT_EQ(colours("WWB", "WBW"), "1-2 E.3") << "both strong Black";
  EXPECT_EQ(colours("WWBW", "BWWW"), "1-2 E.3") << "both +2: the one who had Black last but one has White";
}

TEST(ArticleE3, AlternatesFromTheMostRecentDifference) {
  EXPECT_EQ(colours("WBWB", "BWWB"), "1-2 E.3");
  EXPECT_EQ(colours("BWWB", "WBWB"), "2-1 E.3");
}

TEST(TrapE3, ComparesTheLastGamesWhateverTheirRounds) {
  EXPECT_EQ(colours("WBWB", "BW-WB"), "1-2 E.3");
  EXPECT_EQ(colours("WBWB-", "-BWWB"), "1-2 E.3");
}

// The last two colours are equal, and the first player has no earlier game.
TEST(TrapE3, AnExhaustedHistoryIsNoDifference) {
  EXPECT_EQ(colours("W-B", "BWWB"), "1-2 E.4");
  EXPECT_EQ(colours("BWWB", "W-B"), "1-2 E.4");
}

TEST(ArticleE4, TheHigherRankedHasHisPreference) {
  EXPECT_EQ(colours("W", "W"), "2-1 E.4");
  EXPECT_EQ(colours("B", "B"), "1-2 E.4");
}

// Player 2 is ranked higher because of a virtual half point; both want Black.
TEST(TrapE4, HigherRankedByScoreThenNumber) {
  EXPECT_EQ(colours(duel("W", "W").virtual_points(2, {0, 5})), "1-2 E.4");
}

TEST(ArticleE5, AnOddNumberHasTheInitialColour) {
  EXPECT_EQ(colours(TournamentBuilder(2)), "1-2 E.5");
  EXPECT_EQ(colours(TournamentBuilder(2).initial(Colour::Black)), "2-1 E.5");
}

TEST(ArticleE5, AnEvenNumberHasTheOtherColour) {
  const Tournament t = TournamentBuilder(3).coming("1 Z");
  EXPECT_EQ(colours(t, with(Numbering::Fixed)), "3-2 E.5");
}

TEST(TrapE5, OnlyIfNeitherHasPlayed) {
  EXPECT_EQ(colours("-", "--"), "1-2 E.5");
  EXPECT_EQ(colours("-W", "--"), "2-1 E.1");
}

TEST(TrapE5, TheHigherRankedOnesNumberCounts) {
  EXPECT_EQ(colours(TournamentBuilder(2).virtual_points(2, {10})),
            "1-2 E.5");  // 2 is ranked first and gets Black
}

TEST(TrapNum, EffectiveNumbersSkipWhoNeverTookPart) {
  const Tournament t = TournamentBuilder(5).coming("1 Z");
  EXPECT_EQ(colours(t), "2-4 5-3 E.5 E.5");
  EXPECT_EQ(colours(t, with(Numbering::Fixed)), "4-2 3-5 E.5 E.5");
}

TEST(TrapInitCol, TheColourOfTheCallerGoesBeforeThatOfTheTournament) {
  PairOptions options;
  options.initial_colour = Colour::Black;
  EXPECT_EQ(colours(TournamentBuilder(2), options), "2-1 E.5");
}

TEST(TrapInitCol, WithoutADeclarationTheFirstRoundTells) {
  Tournament t = TournamentBuilder(4).round("3-1 1/0, 2 H, 4 H").coming("1 Z, 3 Z");
  t.initial_colour = std::nullopt;  // 1 had Black, so it was Black
  EXPECT_EQ(colours(t), "2-4 E.5");
}

}  // namespace
}  // namespace bloesem::swiss::dutch
