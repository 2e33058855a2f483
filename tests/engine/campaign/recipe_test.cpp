// Recipes of positions: their text, what their rules do, and that changes reach every effect.
#include "engine/campaign/recipe.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/campaign/recipe_effects.hpp"
#include "matching/index.hpp"

namespace bloesem::campaign {
namespace {

Recipe recipe_of(std::string_view text) {
  const std::optional<Recipe> recipe = recipe_from(text);
  EXPECT_TRUE(recipe) << text;
  return recipe.value_or(Recipe{});
}

std::vector<Points> scores_of(const State& state) {
  std::vector<Points> scores;
  for (const StatePlayer& player : state.players) scores.push_back(player.score);
  return scores;
}

TEST(Recipes, AreTheSameAfterATripThroughText) {
  generator::Random random(7);
  std::set<Effect> seen;
  Recipe recipe;
  for (int i = 0; i < 3000; ++i) {
    mutate(recipe, random);
    for (const RecipeRule& rule : recipe.rules) seen.insert(rule.effect);
    const std::string text = text_of(recipe);
    ASSERT_EQ(recipe_from(text), recipe) << text;
  }
  EXPECT_EQ(seen.size(), std::size(effects)) << "changes reach every effect";
}

TEST(Recipes, AreRefusedIfALineIsNone) {
  for (const std::string_view text :
       {"rounds", "rounds 6", "rounds 1 2", "sets 1", "0 1000 1 0", "0 1000 1 0 scores",
        "0 1000 1 0 scores 1 2", "1 0 1 0 apart", "0 1001 1 0 apart", "0 1000 0 0 apart", "0 1000 2 2 apart",
        "0 1000 1 0 colours X", "0 1000 1 0 floats W", "0 1000 1 0 met 1 0 1001", "x 1000 1 0 apart"})
    EXPECT_EQ(recipe_from(text), std::nullopt) << text;
  EXPECT_EQ(recipe_from("# nothing but this\n\n"), Recipe{});
}

TEST(Recipes, RulesAreAboutSharesOfTheRanking) {
  const Recipe recipe = recipe_of("0 500 1 0 scores 2\n500 1000 1 0 scores 0\n500 1000 2 1 apart\n");
  const State small = position_of(recipe, 8);
  EXPECT_EQ(scores_of(small), (std::vector<Points>{20, 20, 15, 15, 10, 10, 10, 10}));
  EXPECT_EQ(small.apart, (std::vector<std::vector<int>>{{5, 7}}));
  const State large = position_of(recipe, 80);
  EXPECT_EQ(large.players.size(), 80U);
  EXPECT_EQ(large.apart.front().size(), 20U);
  const std::vector<Points> scores = scores_of(large);
  EXPECT_EQ(std::set<Points>(scores.begin(), scores.end()).size(), 21U);
}

TEST(Recipes, ScoresFitIntoAFile) {
  const State state = position_of(recipe_of("0 1000 1 0 scores 1\n"), 9999);
  EXPECT_EQ(state.players.back().score, 10);
  EXPECT_LE(state.players.front().score, 9999);
  EXPECT_TRUE(std::is_sorted(state.players.rbegin(), state.players.rend(),
                             [](const StatePlayer& a, const StatePlayer& b) { return a.score < b.score; }));
}

TEST(Recipes, PlayersMeetAllButTheirPartnersInTheWitness) {
  const State near = position_of(recipe_of("0 1000 1 0 near 2\nwitness 1\n"), 6);
  EXPECT_EQ(near.barred, (std::set<std::pair<int, int>>{{0, 2}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {3, 5}}));
  const Recipe met = recipe_of("0 1000 1 0 met 1000 0 1000\n");
  const State state = position_of(met, 10);
  EXPECT_EQ(state.barred.size(), 45U - 5U) << "all pairs but those of the witness";
  for (const auto& pair : witness_of(met, 10)) EXPECT_FALSE(state.barred.contains(pair));
}

TEST(Recipes, AnOddFieldHasAByeInItsWitness) {
  for (const int witness : {0, 1, 2}) {
    const Recipe recipe = recipe_of("odd 1\nbye 300\nwitness " + std::to_string(witness) + "\n");
    std::set<int> paired;
    for (const auto& [a, b] : witness_of(recipe, 10)) {
      EXPECT_LT(a, b);
      paired.insert({a, b});
    }
    EXPECT_EQ(paired, (std::set<int>{0, 1, 3, 4, 5, 6, 7, 8})) << witness;
    EXPECT_EQ(position_of(recipe, 10).players.size(), 9U);
  }
}

TEST(Recipes, AllButTheFirstAreBarredFromTheBye) {
  const State state = position_of(recipe_of("0 1000 1 0 barred 1\n"), 5);
  EXPECT_EQ(state.rounds, 1);
  for (std::size_t p = 0; p < 5; ++p) {
    EXPECT_EQ(state.players[p].had_bye, p > 0);
    EXPECT_EQ(state.players[p].colours.front() == Colour::None, p > 0);
  }
}

TEST(Recipes, ColoursAndFloatsFollowTheLetters) {
  const State state = position_of(recipe_of("rounds 3\n0 1000 2 0 colours WB-\n0 1000 1 0 floats DU\n"), 4);
  EXPECT_EQ(state.players[2].colours, (std::vector<Colour>{Colour::White, Colour::Black, Colour::None}));
  EXPECT_EQ(state.players[3].previous, criteria::Float::Down);
  EXPECT_EQ(state.players[3].before_previous, criteria::Float::Up);
}

}  // namespace
}  // namespace bloesem::campaign
