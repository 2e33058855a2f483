// Hard positions by random recipes, one after the other: a round takes no more steps than its bound, the same
// steps again, and the judge finds it correct. Each case is determined by its number.
//   odd_recipes [--first N] [--count N]
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/campaign/recipe.hpp"
#include "matching/steps.hpp"
#include "tests/fuzz/last_words.hpp"
#include "tests/fuzz/most_steps.hpp"
#include "tests/fuzz/promise.hpp"

namespace bloesem::fuzz {

namespace {

constexpr int most_players = 80;

struct Answers {
  std::uint64_t paired = 0;
  std::uint64_t impossible = 0;
  double greatest_share = 0;  // of the bound
};

// Each case climbs from the plain field by blind changes.
campaign::Recipe any_recipe(generator::Random& random) {
  campaign::Recipe recipe;
  for (int changes = random.between(1, 12); changes > 0; --changes) mutate(recipe, random);
  return recipe;
}

void examine(const Tournament& tournament, std::size_t players, Edition edition, Answers& answers) {
  const PairOptions options{.edition = edition};
  const matching::Steps before = matching::steps_so_far();
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  const std::int64_t steps = (matching::steps_so_far() - before).total();
  const std::int64_t most = most_steps(players, 0);
  promise(steps <= most, "a round takes no more steps than its bound");
  answers.greatest_share =
      std::max(answers.greatest_share, static_cast<double>(steps) / static_cast<double>(most));
  promise(pairing || pairing.error().code == ErrorCode::NoValidPairing, "no error but an impossible round");
  ++(pairing ? answers.paired : answers.impossible);
  if (!pairing) return;
  const Result<Verdict> verdict = judge(tournament, proposal_of(*pairing), options);
  promise(verdict && verdict->kind == VerdictKind::Correct, "what is paired is correct");
}

void run(std::uint64_t number, Answers& answers) {
  announce(number);
  const Patience patience;
  generator::Random random(generator::derive(1, number));
  const campaign::Recipe recipe = any_recipe(random);
  promise(campaign::recipe_from(text_of(recipe)) == recipe, "a recipe's text is that recipe", text_of(recipe));
  const campaign::State state = campaign::position_of(recipe, random.between(2, most_players));
  const Tournament tournament = campaign::tournament_of(state);
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026})
    examine(tournament, state.players.size(), edition, answers);
}

int run_all(std::uint64_t first, std::uint64_t count) {
  listen_for_last_words();
  Answers answers;
  for (std::uint64_t i = 0; i < count; ++i) run(first + i, answers);
  std::printf("paired: %llu, impossible: %llu, most steps: %.1f %% of the bound\n",
              static_cast<unsigned long long>(answers.paired),
              static_cast<unsigned long long>(answers.impossible), 100 * answers.greatest_share);
  // A run in which almost nothing is paired, or impossible, would test nothing.
  return answers.paired > count / 2 && answers.impossible > count / 50 ? 0 : 1;
}

}  // namespace

}  // namespace bloesem::fuzz

int main(int argc, char** argv) {
  std::uint64_t first = 0;
  std::uint64_t count = 2000;
  for (int i = 1; i + 1 < argc; i += 2)
    (std::string_view(argv[i]) == "--first" ? first : count) = std::strtoull(argv[i + 1], nullptr, 10);
  return bloesem::fuzz::run_all(first, count);
}
