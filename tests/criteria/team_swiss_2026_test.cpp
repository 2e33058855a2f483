#include "criteria/team_swiss/team_swiss_2026.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/criteria/promises.hpp"

namespace bloesem::criteria {
namespace {

PlayerFacts team_with(Colour colour, Strength strength) {
  PlayerFacts facts;
  facts.preference.colour = colour;
  facts.preference.strength = strength;
  return facts;
}

TEST(TeamSwiss2026, ColoursComeBeforeTheOpponentsOfUpfloaters) {
  std::string articles;
  for (const Criterion& row : team_swiss_2026())
    if (contains(row.in_force, BracketKind::Normal)) articles += std::string(row.article) + " ";
  EXPECT_EQ(articles, "C4 C5 C6 C7 C8 C9 C10 ");
}

TEST(TeamSwiss2026, CostsKeepTheirPromises) {
  for (const Criterion& row : team_swiss_2026())
    EXPECT_TRUE(!row.pair || test::keeps(row.pair.shape, row.pair)) << row.article;
}

TEST(TeamSwiss2026, ADeniedPreferenceCountsOnceMoreIfBothAreStrong) {
  const auto charges = [](const PlayerFacts& a, const PlayerFacts& b) {
    return std::to_string(team_swiss_2026()[6].pair(a, b).amount) +
           std::to_string(team_swiss_2026()[7].pair(a, b).amount);
  };
  const PlayerFacts mild = team_with(Colour::White, Strength::Mild);
  const PlayerFacts strong = team_with(Colour::White, Strength::Strong);
  EXPECT_EQ(charges(mild, mild), "10");
  EXPECT_EQ(charges(mild, strong), "10");
  EXPECT_EQ(charges(strong, strong), "11");
  EXPECT_EQ(charges(strong, team_with(Colour::Black, Strength::Strong)), "00");
  EXPECT_EQ(charges(strong, {}), "00");
}

}  // namespace
}  // namespace bloesem::criteria
