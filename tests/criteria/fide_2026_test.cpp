// The rows of the 2026 edition, article by article.
#include "criteria/dutch/fide_2026.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

using test::facts;
using test::floated;

std::vector<const Criterion*> rows_2026(std::string_view article) {
  std::vector<const Criterion*> rows;
  for (const Criterion& row : fide_2026())
    if (row.article == article) rows.push_back(&row);
  return rows;
}
const Criterion& row_2026(std::string_view article) { return *rows_2026(article).at(0); }

Charge of_pair(std::string_view article, const PlayerFacts& higher, const PlayerFacts& lower) {
  const Criterion& row = row_2026(article);
  return !row.pair ? Charge{} : row.pair(higher, lower);
}

Charge of_resident(const Criterion& row, const PlayerFacts& player) {
  return row.single({player, Zone::Bracket, false, player.score - one_point});
}

Charge of_mdp(const Criterion& row, const PlayerFacts& player, Points lowest) {
  return row.single({player, Zone::Bracket, true, lowest - one_point});
}

std::string in_force_2026(BracketKind kind) {
  std::string articles;
  for (const Criterion& row : fide_2026())
    if (contains(row.in_force, kind)) articles += std::string(row.article) + " ";
  return articles;
}

TEST(Fide2026, KnowsWhichCriteriaEachBracketIsPairedBy) {
  const std::string common = "C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C21 ";
  EXPECT_EQ(in_force_2026(BracketKind::Normal), "C6 C7 C8 C8 " + common);
  EXPECT_EQ(in_force_2026(BracketKind::Closing), "C4 C5 C6 C7 C9 " + common);
  EXPECT_EQ(in_force_2026(BracketKind::Completing), "C4 C6 C7 C8 C8 " + common);
  EXPECT_EQ(in_force_2026(BracketKind::Collapsed), "");
  EXPECT_EQ(in_force_2026(BracketKind::Penultimate), "");
}

TEST(Fide2026, C4LooksAtEverybodyWhoIsNotYetPaired) {
  const Criterion& row = row_2026("C4");
  EXPECT_EQ(row.scope, Zone::Below);
  PlayerFacts player;
  EXPECT_EQ(of_resident(row, player).amount, 1);
  player.bye_eligible = false;
  EXPECT_EQ(of_resident(row, player).amount, 3);
}

TEST(Fide2026, C7ListsScoresAndNoDifferences) {
  const Criterion& row = row_2026("C7");
  EXPECT_EQ(row.measure, Measure::Differences);
  EXPECT_FALSE(row.pair);
  EXPECT_EQ(of_resident(row, facts(15)).difference, 15);
  EXPECT_EQ(of_mdp(row, facts(25), 15).difference, 25);
}

TEST(Fide2026, C8LooksOneBracketAhead) {
  for (const Criterion* row : rows_2026("C8")) EXPECT_EQ(row->scope, Zone::Next);
  ASSERT_EQ(rows_2026("C8").size(), 2U);
  const Criterion& floats_on = *rows_2026("C8")[1];
  EXPECT_EQ(floats_on.single({facts(20), Zone::Bracket, false, 5}).difference, 15);
  EXPECT_EQ(floats_on.single({facts(15), Zone::Next, false, 5}).amount, 0);
}

TEST(Fide2026, C9CountsGamesNotPlayed) {
  PlayerFacts player = facts(10);
  EXPECT_EQ(of_resident(row_2026("C9"), player).amount, 0);
  player.unplayed = 3;
  EXPECT_EQ(of_resident(row_2026("C9"), player).amount, 3);
}

TEST(Fide2026, C14AndC16AskAboutResidentsOnly) {
  for (const auto& [article, player] : {std::pair("C14", floated(10, Float::Down, Float::None)),
                                        std::pair("C16", floated(10, Float::None, Float::Down))}) {
    const Criterion& row = row_2026(article);
    EXPECT_FALSE(row.pair) << article;
    EXPECT_EQ(of_resident(row, player).amount, 1) << article;
    EXPECT_EQ(of_mdp(row, player, 5).amount, 0) << article;
    EXPECT_EQ(of_resident(row, facts(10)).amount, 0) << article;
    EXPECT_EQ(of_resident(row, floated(10, Float::Up, Float::Up)).amount, 0) << article;
  }
}

TEST(Fide2026, C15AndC17AskAboutOpponentsOfMovedDownPlayers) {
  const PlayerFacts up = floated(10, Float::Up, Float::None);
  EXPECT_EQ(of_pair("C15", facts(15), up).amount, 1);
  EXPECT_EQ(of_pair("C15", facts(10), up).amount, 0);
  EXPECT_EQ(of_pair("C17", facts(15), up).amount, 0);
  EXPECT_EQ(of_pair("C17", facts(15), floated(10, Float::None, Float::Up)).amount, 1);
}

TEST(Fide2026, C18AndC20AskAboutMovedDownPlayersOnly) {
  const PlayerFacts down = floated(20, Float::Down, Float::Down);
  for (const std::string_view article : {"C18", "C20"}) {
    EXPECT_EQ(of_pair(article, down, facts(10)).difference, 10) << article;
    EXPECT_EQ(of_pair(article, down, facts(10)).amount, 1) << article;
    EXPECT_EQ(of_resident(row_2026(article), down).amount, 0) << article;
    EXPECT_EQ(of_mdp(row_2026(article), down, 10).amount, 1) << article;
    EXPECT_EQ(of_mdp(row_2026(article), down, 10).difference, 20)
        << "above every paired one of his score: " << article;
  }
}

TEST(Fide2026, C19AndC21ListTheirDifferences) {
  const PlayerFacts up = floated(10, Float::Up, Float::Up);
  for (const std::string_view article : {"C19", "C21"}) {
    EXPECT_EQ(of_pair(article, facts(25), up).difference, 15) << article;
    EXPECT_EQ(of_pair(article, facts(10), up).amount, 0) << article;
  }
}

}  // namespace
}  // namespace bloesem::criteria
