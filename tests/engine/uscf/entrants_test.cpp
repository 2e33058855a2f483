#include "engine/uscf/entrants.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/system.hpp"
#include "engine/uscf/system.hpp"
#include "tests/engine/uscf/uscf_position.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPlayer;
using test::UscfPosition;

// Returns who gets White, 1 or 2, of whom 1 ranks higher, and by which rule.
std::string white_of(std::string_view one, std::string_view two,
                     const std::vector<ReadingChoice>& readings = {}) {
  const UscfPosition round({{2000, one}, {1900, two}}, readings);
  const auto colours = round.entrants.colouring(0, 1);
  if (!colours) return "lot";
  return std::to_string(round.number(colours->higher_is_white ? 0 : 1)) + " " +
         std::string(rules_of_2020.articles.of(colours->rule));
}

// The same whichever of the two ranks higher.
std::string white_of_both(std::string_view one, std::string_view two) {
  const std::string first = white_of(one, two);
  const std::string second = white_of(two, one);
  EXPECT_EQ(first.substr(1), second.substr(1));
  EXPECT_NE(first[0], second[0]);
  return first;
}

TEST(UscfColours, ExamplesOfTheRuleBook) {
  EXPECT_EQ(white_of_both("WBW", "BxW"), "2 29E4 (1)");
  EXPECT_EQ(white_of_both("WWBW", "xWBW"), "2 29E4 (2)");
  EXPECT_EQ(white_of_both("WWB", "WBW"), "1 29E4 (3)");
  EXPECT_EQ(white_of_both("WBWB", "BWWB"), "1 29E4 (4)");
  EXPECT_EQ(white_of_both("BWxBW", "BWBxW"), "1 29E4 (4)");
}

TEST(UscfColours, DifferentDuesAreGranted) {
  EXPECT_EQ(white_of_both("W", "B"), "2 29E3");
  EXPECT_EQ(white_of_both("W", "x"), "2 29E3");
  EXPECT_EQ(white_of_both("x", "B"), "2 29E3");
  EXPECT_EQ(white_of("x", "x"), "lot");
}

TEST(UscfColours, TheHigherRankedIsPreferredAtLast) {
  EXPECT_EQ(white_of("W", "W"), "2 29E4 (5)");
  EXPECT_EQ(white_of("B", "B"), "1 29E4 (5)");
  const std::vector<ReadingChoice> by_group = {{"priority", "by-score-group"}};
  EXPECT_EQ(white_of("B", "B", by_group), "1 29E4 (5)") << "half of the points";
  EXPECT_EQ(white_of("-", "-", by_group), "2 29E4 (5)") << "below";
  EXPECT_EQ(white_of("WB", "WB"), "1 29E4 (5)");
}

TEST(UscfColours, EarlierRoundsCanBeLeftOut) {
  const std::vector<ReadingChoice> last_only = {{"earlier-rounds", "no"}};
  EXPECT_EQ(white_of("WBWB", "BWWB", last_only), "1 29E4 (5)");
  EXPECT_EQ(white_of("BWWB", "WBWB", last_only), "1 29E4 (5)");
  EXPECT_EQ(white_of("WWB", "WBW", last_only), "1 29E4 (3)");
}

std::string conflicts_of(std::string_view one, std::string_view two,
                         const std::vector<ReadingChoice>& readings = {}, int declared = 99) {
  const UscfPosition round({{2000, one}, {1900, two}}, readings, declared);
  const Conflicts found = round.entrants.conflicts(0, 1);
  return std::to_string(found.third_colour) + std::to_string(found.second_extra) +
         std::to_string(found.not_due) + std::to_string(found.extra_blacks) +
         (round.entrants.may_meet(0, 1) ? "" : " apart");
}

TEST(UscfConflicts, AreGraded) {
  EXPECT_EQ(conflicts_of("W", "B"), "0000");
  EXPECT_EQ(conflicts_of("W", "x"), "0000");
  EXPECT_EQ(conflicts_of("x", "x"), "0000");
  EXPECT_EQ(conflicts_of("WB", "WB"), "0010") << "who has had both colours equally often";
  EXPECT_EQ(conflicts_of("WBW", "BxW"), "0010") << "the other one gets it";
  EXPECT_EQ(conflicts_of("W", "W"), "0100");
  EXPECT_EQ(conflicts_of("B", "B"), "0101");
}

TEST(UscfConflicts, AThirdColourRunning) {
  EXPECT_EQ(conflicts_of("BWW", "BWW"), "1100 apart");
  EXPECT_EQ(conflicts_of("BWW", "BWW", {{"third-colour", "counted"}}), "1100");
  EXPECT_EQ(conflicts_of("BWW", "BWW", {{"third-colour", "accepted"}}), "0100");
  EXPECT_EQ(conflicts_of("BWW", "BWW", {}, 4), "1100") << "the last round";
  EXPECT_EQ(conflicts_of("BWxW", "BWWx"), "1100 apart") << "rounds without a game are left out";
  EXPECT_EQ(conflicts_of("BWW", "WBW"), "0100") << "the one with two gets Black";
  EXPECT_EQ(conflicts_of("BBBWW", "WWWBB"), "0000 apart") << "equalises, but forbidden";
  EXPECT_EQ(conflicts_of("BBBWW", "WWWBB", {{"third-colour", "counted"}}), "0000");
}

TEST(UscfEntrants, KindsMayNotMeetAmongThemselves) {
  const UscfPosition round({{1, "BWW"}, {1, "WBB"}, {1, "WBW"}, {1, "BWW"}, {1, "WBB"}});
  std::vector<std::size_t> kinds;
  for (Position p = 0; p < 5; ++p) kinds.push_back(round.entrants.kind(p));
  EXPECT_EQ(kinds, (std::vector<std::size_t>{1, 2, 0, 1, 2}));
  EXPECT_FALSE(round.entrants.may_meet(0, 3));
  EXPECT_FALSE(round.entrants.may_meet(1, 4));
  EXPECT_TRUE(round.entrants.may_meet(0, 1));
  const UscfPosition last({{1, "BWW"}, {1, "BWW"}}, {}, 4);
  EXPECT_EQ(last.entrants.kind(0), 0U);
}

TEST(UscfEntrants, RatingsAndLimits) {
  const UscfPosition round({{2000, "W"}, {1850, "W"}, {0, "W"}});
  EXPECT_EQ(round.entrants.distance(0, 1), 150);
  EXPECT_EQ(round.entrants.distance(1, 2), 0) << "29E5g";
  const Conflicts one{.second_extra = 1, .extra_blacks = 1};
  const Conflicts white{.second_extra = 1};
  const Conflicts none{};
  EXPECT_EQ(round.entrants.limit(one, none), 200);
  EXPECT_EQ(round.entrants.limit(white, none), 200);
  EXPECT_EQ(round.entrants.limit({.not_due = 1}, none), 80);
  const UscfPosition blacks({{2000, "W"}}, {{"limits", "extra-blacks"}});
  EXPECT_EQ(blacks.entrants.limit(one, none), 200);
  EXPECT_EQ(blacks.entrants.limit(white, none), 80);
  const UscfPosition free({{2000, "W"}}, {{"limits", "none"}});
  EXPECT_GT(free.entrants.limit({.not_due = 1}, none), 3000);
}

TEST(UscfEntrants, CanKnowSomePlayersOnly) {
  const UscfPosition round({{2000, "WB"}, {1900, "BW"}, {1800, "WW"}});
  const Entrants two(round.field, round.task, {0, 2});
  for (const Position p : {Position(0), Position(2)}) {
    EXPECT_EQ(two.due(p), round.entrants.due(p));
    EXPECT_EQ(two.rating(p), round.entrants.rating(p));
    EXPECT_EQ(two.column(p, 1), round.entrants.column(p, 1));
  }
  EXPECT_EQ(two.due(1), Colour::None);
}

}  // namespace
}  // namespace bloesem::swiss::uscf
