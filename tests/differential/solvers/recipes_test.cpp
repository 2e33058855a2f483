// Positions of random recipes (engine/campaign/recipe.hpp), which are harder than random states: brackets of
// all kinds and sizes, groups that must not meet, few opponents left. BLOESEM_RECIPES sets their number; the
// slow test uses forty thousand.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "bloesem/work_limit.hpp"
#include "engine/campaign/recipe.hpp"
#include "engine/paranoid.hpp"
#include "tests/support/files.hpp"

namespace bloesem::campaign {
namespace {

using generator::derive;
using generator::Random;

constexpr std::uint64_t seed_of_recipes = 20261129;

int recipes_to_try() {
  const char* const number = std::getenv("BLOESEM_RECIPES");
  return number != nullptr ? std::atoi(number) : 150;
}

Recipe random_recipe(Random& random) {
  Recipe recipe;
  for (int changes = random.between(1, 14); changes > 0; --changes) mutate(recipe, random);
  return recipe;
}

// Expects of pair(tournament, players, options) a pairing, or that there is none, for positions of at least
// `fewest` and at most `most` players under each edition.
template <class Pair>
void expect_answers(std::uint64_t stream, int fewest, int most, Pair pair) {
  int paired = 0;
  for (int i = 0; i < recipes_to_try() && !testing::Test::HasFailure(); ++i) {
    Random random(derive(derive(seed_of_recipes, stream), static_cast<std::uint64_t>(i)));
    const Recipe recipe = random_recipe(random);
    const int players = random.between(fewest, most);
    const Tournament tournament = tournament_of(position_of(recipe, players));
    for (const auto& [year, edition] : test::known_editions) {
      SCOPED_TRACE("recipe " + std::to_string(i) + ", " + std::to_string(players) + " players, " +
                   std::string(year) + "\n" + text_of(recipe));
      PairOptions options;
      options.edition = edition;
      const Result<RoundPairing> answer = pair(tournament, players, options);
      if (answer)
        ++paired;
      else
        EXPECT_EQ(answer.error().code, ErrorCode::NoValidPairing) << answer.error().message;
    }
  }
  EXPECT_GT(paired, recipes_to_try());
}

TEST(RandomRecipes, ArePairedAlikeByEverySolver) {
  expect_answers(1, 8, 44, [](const Tournament& tournament, int /*players*/, const PairOptions& options) {
    return pair_by_all(tournament, options, all_solvers());
  });
}

// A round that goes in a circle spends any number of steps.
TEST(RandomRecipes, EndAfterFewSteps) {
  expect_answers(2, 50, 200, [](const Tournament& tournament, int players, const PairOptions& options) {
    const std::int64_t steps = std::int64_t{1000} * players * players;
    return within({.steps = steps}, [&] { return pair_round(tournament, options); });
  });
}

}  // namespace
}  // namespace bloesem::campaign
