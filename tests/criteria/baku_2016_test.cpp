#include "criteria/dutch/baku_2016.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "criteria/colour_costs.hpp"
#include "criteria/float_costs.hpp"
#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

using test::facts;

std::vector<const Criterion*> rows_of(std::string_view article) {
  std::vector<const Criterion*> rows;
  for (const Criterion& row : baku_2016())
    if (row.article == article) rows.push_back(&row);
  return rows;
}

const Criterion& row_of(std::string_view article) { return *rows_of(article).at(0); }

Charge pair_cost(const Criterion& row, const PlayerFacts& higher, const PlayerFacts& lower) {
  return !row.pair ? Charge{} : row.pair(higher, lower);
}
Charge single_cost(const Criterion& row, const PlayerFacts& player, Zone zone = Zone::Bracket,
                   Points artificial = 0) {
  return !row.single ? Charge{} : row.single({player, zone, false, artificial});
}

std::string in_force(BracketKind kind) {
  std::string articles;
  for (const Criterion& row : baku_2016())
    if (contains(row.in_force, kind)) articles += (articles.empty() ? "" : " ") + std::string(row.article);
  return articles;
}

const std::string quality = "C.8 C.9 C.10 C.11 C.12 C.13 C.14 C.15 C.16 C.17 C.18 C.19";

TEST(ArticleB8, CriteriaAreInDescendingPriority) {
  EXPECT_EQ(in_force(BracketKind::Normal), "C.5 C.6 C.7 C.7 " + quality);
  EXPECT_EQ(in_force(BracketKind::BeforeLast), "C.5 C.6 C.7 C.7 " + quality);
}

TEST(TrapLookPpb, ThePpbAsksForC4AndNotForC7) {
  EXPECT_EQ(in_force(BracketKind::Penultimate), "C.4 C.5 C.6 " + quality);
}

TEST(TrapLookPpb, WhereTheRoundEndsC2IsAskedAndNotC7) {
  EXPECT_EQ(in_force(BracketKind::Last), "C.2 C.5 C.6 " + quality);
  EXPECT_EQ(in_force(BracketKind::Collapsed), "C.2 C.5 C.6 " + quality);
}

// A bye-eligible player may be left over. Two of them cost less than one player who may not have the bye.
TEST(ArticleC2, WhoMayNotHaveTheByeCostsThriceWhenLeftOver) {
  PlayerFacts player;
  EXPECT_EQ(single_cost(row_of("C.2"), player).amount, 1);
  player.bye_eligible = false;
  EXPECT_EQ(single_cost(row_of("C.2"), player).amount, 3);
  EXPECT_EQ(pair_cost(row_of("C.2"), player, player).amount, 0);
}

TEST(ArticleC4, LooksAtEverybodyBelowAsWell) {
  const Criterion& row = row_of("C.4");
  PlayerFacts player;
  EXPECT_EQ(row.scope, Zone::Below);
  EXPECT_EQ(single_cost(row, player, Zone::Below).amount, 1);
  player.bye_eligible = false;
  EXPECT_EQ(single_cost(row, player, Zone::Below).amount, 3);
  EXPECT_EQ(pair_cost(row, player, player).amount, 0);
}

TEST(ArticleC5, EveryDownfloaterCostsOne) {
  const Criterion& row = row_of("C.5");
  EXPECT_EQ(row.measure, Measure::Count);
  EXPECT_EQ(row.scope, Zone::Bracket);
  EXPECT_EQ(single_cost(row, facts(15)).amount, 1);
  EXPECT_EQ(pair_cost(row, facts(15), facts(10)).amount, 0);
}

TEST(ArticleC6, ListsDifferencesOfPairsAndDownfloaters) {
  const Criterion& row = row_of("C.6");
  EXPECT_EQ(row.measure, Measure::Differences);
  EXPECT_EQ(row.scope, Zone::Bracket);
  EXPECT_EQ(pair_cost(row, facts(15), facts(10)).amount, 1);
  EXPECT_EQ(pair_cost(row, facts(15), facts(10)).difference, 5);
  EXPECT_EQ(pair_cost(row, facts(10), facts(10)).amount, 0);
}

TEST(ArticleA8, ADownfloaterIsComparedWithTheArtificialScore) {
  const Charge charge =
      single_cost(row_of("C.6"), facts(15), Zone::Bracket, -10);  // the lowest of the bracket has 0
  EXPECT_EQ(charge.amount, 1);
  EXPECT_EQ(charge.difference, 25);
}

TEST(ArticleC7, CountsFirstWhoStaysUnpairedInTheNextBracket) {
  const Criterion& row = *rows_of("C.7").at(0);
  EXPECT_EQ(row.in_force, kinds(BracketKind::Normal));
  EXPECT_EQ(row.scope, Zone::Next);
  PlayerFacts player;
  player.bye_eligible = false;  // irrelevant until the last bracket
  EXPECT_EQ(single_cost(row, player, Zone::Bracket).amount, 1);
  EXPECT_EQ(single_cost(row, player, Zone::Next).amount, 1);
  EXPECT_EQ(pair_cost(row, player, player).amount, 0);
}

TEST(TrapLookLast, BeforeTheLastBracketTheByeCounts) {
  const Criterion& row = *rows_of("C.7").at(1);
  EXPECT_EQ(row.in_force, kinds(BracketKind::BeforeLast));
  PlayerFacts player;
  EXPECT_EQ(single_cost(row, player, Zone::Next).amount, 1);
  player.bye_eligible = false;
  EXPECT_EQ(single_cost(row, player, Zone::Next).amount, 3);
}

TEST(ArticleC7, ListsThenWhichOfTheDownfloatersStayUnpairedThere) {
  const Criterion& row = *rows_of("C.7").at(2);
  EXPECT_EQ(row.in_force, kinds(BracketKind::Normal, BracketKind::BeforeLast));
  EXPECT_EQ(row.measure, Measure::Differences);
  EXPECT_EQ(single_cost(row, facts(15), Zone::Bracket, 0).amount, 1);
  EXPECT_EQ(single_cost(row, facts(15), Zone::Bracket, 0).difference, 15);
  EXPECT_EQ(single_cost(row, facts(10), Zone::Next, 0).amount, 0);
}

TEST(ArticlesC8ToC19, EachRowChargesItsOwn) {
  const std::pair<std::string_view, PairCost> expected[] = {
      {"C.8", colour_difference_beyond_two},
      {"C.9", third_time_running},
      {"C.10", preference_denied},
      {"C.11", strong_preference_denied},
      {"C.12", repeated_downfloat_of_pair<previous>},
      {"C.13", repeated_upfloat_of_pair<previous>},
      {"C.14", repeated_downfloat_of_pair<before_previous>},
      {"C.15", repeated_upfloat_of_pair<before_previous>},
      {"C.16", repeated_downfloat_difference_of_pair<previous>},
      {"C.17", repeated_upfloat_difference_of_pair<previous>},
      {"C.18", repeated_downfloat_difference_of_pair<before_previous>},
      {"C.19", repeated_upfloat_difference_of_pair<before_previous>},
  };
  for (const auto& [article, cost] : expected) {
    ASSERT_EQ(rows_of(article).size(), 1U) << article;
    EXPECT_EQ(row_of(article).pair.charge, cost.charge) << article;
    EXPECT_EQ(row_of(article).scope, Zone::Bracket) << article;
  }
}

// Colours and upfloats need an opponent.
TEST(ArticlesC8ToC19, OnlyDownfloatsChargeASinglePlayer) {
  for (const std::string_view article : {"C.8", "C.9", "C.10", "C.11", "C.13", "C.15", "C.17", "C.19"})
    EXPECT_FALSE(row_of(article).single) << article;
  EXPECT_EQ(row_of("C.12").single.charge, repeated_downfloat<previous>.charge);
  EXPECT_EQ(row_of("C.14").single.charge, repeated_downfloat<before_previous>.charge);
  EXPECT_EQ(row_of("C.16").single.charge, repeated_downfloat_difference<previous>.charge);
  EXPECT_EQ(row_of("C.18").single.charge, repeated_downfloat_difference<before_previous>.charge);
}

TEST(TrapPabFloat, TheByeIsChargedLikeAnyDownfloat) {
  EXPECT_TRUE(contains(row_of("C.12").in_force, BracketKind::Last));
  EXPECT_TRUE(contains(row_of("C.16").in_force, BracketKind::Collapsed));
  EXPECT_EQ(row_of("C.12").bye_cost, "as a downfloater");
}

TEST(ArticlesC8ToC19, ListsAreListsAndNumbersNumbers) {
  for (const std::string_view article : {"C.16", "C.17", "C.18", "C.19"})
    EXPECT_EQ(row_of(article).measure, Measure::Differences) << article;
  for (const std::string_view article : {"C.8", "C.9", "C.10", "C.11", "C.12", "C.13", "C.14", "C.15"})
    EXPECT_EQ(row_of(article).measure, Measure::Count) << article;
}

}  // namespace
}  // namespace bloesem::criteria
