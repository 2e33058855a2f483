// Random changes of recipes.
#include <algorithm>
#include <iterator>
#include <span>

#include "engine/campaign/recipe.hpp"
#include "engine/campaign/recipe_effects.hpp"
#include "matching/index.hpp"

namespace bloesem::campaign {
namespace {

using generator::Random;

constexpr std::size_t most_rules = 12;

// Shares that a climb tries: simple fractions, and sometimes any.
int draw_share(Random& random) {
  constexpr int parts[] = {2, 3, 4, 8, 10};
  if (random.between(1, 4) == 1) return random.between(0, 1000);
  const int part = parts[random.between(0, 4)];
  return 1000 * random.between(0, part) / part;
}

void draw_players(RecipeRule& rule, Random& random) {
  rule.from = draw_share(random);
  rule.to = draw_share(random);
  if (rule.from > rule.to) std::swap(rule.from, rule.to);
  rule.step = random.between(1, 3) == 1 ? random.between(1, 12) : 1;
  rule.phase = random.between(0, rule.step - 1);
}

void draw_numbers(RecipeRule& rule, Random& random) {
  rule.numbers = {};
  if (rule.effect == Effect::Barred) rule.numbers[0] = random.between(0, 2);
  if (rule.effect == Effect::Near) rule.numbers[0] = random.between(1, 1 << random.between(1, 4));
  if (rule.effect == Effect::Scores) rule.numbers[0] = random.between(0, 1 << random.between(0, 5));
  if (rule.effect != Effect::Met) return;
  rule.numbers = {random.between(1, 1 << random.between(1, 5)), draw_share(random), draw_share(random)};
  if (rule.numbers[1] > rule.numbers[2]) std::swap(rule.numbers[1], rule.numbers[2]);
}

void draw_letters(RecipeRule& rule, Random& random) {
  const std::string_view known = row_of(rule.effect).letters;
  rule.letters.clear();
  if (known.empty()) return;
  for (int i = random.between(1, 4); i > 0; --i)
    rule.letters += known[at(random.between(0, static_cast<int>(known.size()) - 1))];
}

// With rules that are kept, scores and groups are theirs.
RecipeRule draw_rule(Random& random, std::size_t kept) {
  constexpr int first_free = static_cast<int>(Effect::Apart) + 1;
  RecipeRule rule;
  rule.effect = static_cast<Effect>(random.between(kept > 0 ? first_free : 0, int{std::size(effects)} - 1));
  draw_players(rule, random);
  draw_numbers(rule, random);
  draw_letters(rule, random);
  return rule;
}

// The rules that may change; at least one.
using Rules = std::span<RecipeRule>;

RecipeRule& any_of(Rules rules, Random& random) {
  return rules[at(random.between(0, static_cast<int>(rules.size()) - 1))];
}

constexpr void (*moves_of_rules[])(Rules rules, Random& random) = {
    [](Rules rules, Random& random) { draw_players(any_of(rules, random), random); },
    [](Rules rules, Random& random) { draw_numbers(any_of(rules, random), random); },
    [](Rules rules, Random& random) { draw_letters(any_of(rules, random), random); },
    [](Rules rules, Random& random) {  // one end of a share
      RecipeRule& rule = any_of(rules, random);
      (random.between(0, 1) == 0 ? rule.from : rule.to) = draw_share(random);
      if (rule.from > rule.to) std::swap(rule.from, rule.to);
    },
    [](Rules rules, Random& random) { std::swap(any_of(rules, random), any_of(rules, random)); },
    [](Rules rules, Random& random) {  // one rule becomes another about other players
      const RecipeRule copied = any_of(rules, random);
      RecipeRule& rule = any_of(rules, random);
      rule = copied;
      draw_players(rule, random);
    },
};

constexpr void (*other_moves[])(Recipe& recipe, Random& random) = {
    [](Recipe& recipe, Random& random) { recipe.rounds = random.between(0, 5); },
    [](Recipe& recipe, Random& random) { recipe.last_round = random.between(0, 1) == 1; },
    [](Recipe& recipe, Random& random) { recipe.odd = random.between(0, 1) == 1; },
    [](Recipe& recipe, Random& random) { recipe.bye = draw_share(random); },
    [](Recipe& recipe, Random& random) { recipe.witness = static_cast<Witness>(random.between(0, 2)); },
    [](Recipe& recipe, Random& random) {
      recipe.seed = static_cast<std::uint64_t>(random.between(0, 999'999));
    },
};

template <class Move, std::size_t n>
Move one_of_moves(const Move (&moves)[n], Random& random) {
  return moves[random.between(0, static_cast<int>(n) - 1)];
}

void change(Recipe& recipe, Random& random, std::size_t kept) {
  const int what = random.between(1, 16);
  const Rules rules = Rules(recipe.rules).subspan(kept);
  if (what <= 2)
    one_of_moves(other_moves, random)(recipe, random);
  else if (rules.empty() || (what <= 8 && rules.size() < most_rules))
    recipe.rules.push_back(draw_rule(random, kept));
  else if (what == 9)
    recipe.rules.erase(recipe.rules.end() - random.between(1, static_cast<int>(rules.size())));
  else
    one_of_moves(moves_of_rules, random)(rules, random);
}

}  // namespace

void mutate(Recipe& recipe, Random& random, std::size_t kept) {
  for (int changes = random.between(1, 3); changes > 0; --changes) change(recipe, random, kept);
}

}  // namespace bloesem::campaign
