// The row of the Burstein System: complete, and in agreement with the table that it names.
#include "engine/burstein/system.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "bloesem/edition.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::burstein {
namespace {

TEST(BursteinSystem, HasEveryPart) {
  EXPECT_NE(fide_2026.flow, nullptr);
  EXPECT_NE(fide_2026.allocate_colours, nullptr);
  EXPECT_NE(fide_2026.colour_reason, nullptr);
  EXPECT_NE(fide_2026.appraise, nullptr);
  EXPECT_EQ(fide_2026.rulebook, nullptr);
  EXPECT_FALSE(fide_2026.field.topscorers);
  EXPECT_TRUE(fide_2026.offers(SolverChoice::Auto));
  EXPECT_TRUE(fide_2026.offers(SolverChoice::Blossom));
  EXPECT_FALSE(fide_2026.offers(SolverChoice::Whole));
}

TEST(BursteinSystem, NamesTheSystemOfItsSeedingRounds) {
  EXPECT_EQ(fide_2026.seeding, &Edition::Fide2026.system());
  EXPECT_EQ(&fide_2026.in_round(4, 9), fide_2026.seeding);
  EXPECT_EQ(&fide_2026.in_round(5, 9), &fide_2026);
  EXPECT_EQ(&fide_2026.in_round(2, 3), &fide_2026);
  const System& dutch = Edition::Fide2026.system();
  EXPECT_EQ(&dutch.in_round(1, 9), &dutch);
}

TEST(BursteinSystem, CitesTheArticlesOfItsTable) {
  std::set<std::string_view> articles;
  for (const criteria::Criterion& row : fide_2026.criteria()) articles.insert(row.article);
  EXPECT_TRUE(articles.contains(fide_2026.articles.pairs));
  EXPECT_TRUE(articles.contains(fide_2026.articles.bye_score));
}

TEST(BursteinSystem, NamesEachColourRuleOnce) {
  const auto& rules = fide_2026.articles.colour_rules;
  const auto end = std::find(rules.begin(), rules.end(), std::string_view());
  EXPECT_EQ(end - rules.begin(), 10) << "five of its own, five of a seeding round";
  EXPECT_EQ(std::set(rules.begin(), end).size(), 10U);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
