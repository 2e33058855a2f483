// Recipes as text.
#include <algorithm>
#include <iterator>
#include <sstream>

#include "engine/campaign/recipe.hpp"
#include "engine/campaign/recipe_effects.hpp"

namespace bloesem::campaign {
namespace {

// A line that is about the whole position: its word, and the number after it.
struct Property {
  std::string_view word;
  int least;
  int most;
  void (*set)(Recipe& recipe, int value);
  int (*get)(const Recipe& recipe);
};

constexpr Property properties[] = {
    {"rounds", 0, 5, [](Recipe& r, int v) { r.rounds = v; }, [](const Recipe& r) { return r.rounds; }},
    {"last", 0, 1, [](Recipe& r, int v) { r.last_round = v != 0; },
     [](const Recipe& r) { return r.last_round ? 1 : 0; }},
    {"odd", 0, 1, [](Recipe& r, int v) { r.odd = v != 0; }, [](const Recipe& r) { return r.odd ? 1 : 0; }},
    {"bye", 0, 1000, [](Recipe& r, int v) { r.bye = v; }, [](const Recipe& r) { return r.bye; }},
    {"witness", 0, 2, [](Recipe& r, int v) { r.witness = static_cast<Witness>(v); },
     [](const Recipe& r) { return static_cast<int>(r.witness); }},
    {"seed", 0, 999'999, [](Recipe& r, int v) { r.seed = static_cast<std::uint64_t>(v); },
     [](const Recipe& r) { return static_cast<int>(r.seed); }},
};

bool lies_within(int value, int least, int most) { return least <= value && value <= most; }

bool read_property(const std::string& line, Recipe& recipe) {
  std::istringstream words(line);
  std::string word;
  int value = -1;
  words >> word >> value;
  const auto* const property = std::find_if(std::begin(properties), std::end(properties),
                                            [&](const Property& p) { return p.word == word; });
  if (property == std::end(properties) || !lies_within(value, property->least, property->most)) return false;
  property->set(recipe, value);
  return words && (words >> std::ws).eof();
}

bool read_rule(const std::string& line, Recipe& recipe) {
  std::istringstream words(line);
  RecipeRule rule;
  std::string word;
  words >> rule.from >> rule.to >> rule.step >> rule.phase >> word;
  const auto* const row =
      std::find_if(std::begin(effects), std::end(effects), [&](const EffectRow& e) { return e.word == word; });
  if (!words || row == std::end(effects)) return false;
  rule.effect = row->effect;
  for (std::size_t i = 0; i < row->numbers; ++i) words >> rule.numbers[i];
  if (!row->letters.empty()) words >> rule.letters;
  const bool known = rule.letters.find_first_not_of(row->letters) == std::string::npos;
  if (!words || !known || !(words >> std::ws).eof()) return false;
  if (!lies_within(rule.from, 0, rule.to) || !lies_within(rule.to, 0, 1000)) return false;
  if (!lies_within(rule.step, 1, 1000) || !lies_within(rule.phase, 0, rule.step - 1)) return false;
  if (!std::all_of(rule.numbers.begin(), rule.numbers.end(), [](int n) { return lies_within(n, 0, 1000); }))
    return false;
  recipe.rules.push_back(std::move(rule));
  return true;
}

}  // namespace

std::string text_of(const Recipe& recipe) {
  std::ostringstream text;
  for (const Property& property : properties)
    if (property.get(recipe) != property.get(Recipe{}))
      text << property.word << ' ' << property.get(recipe) << '\n';
  for (const RecipeRule& rule : recipe.rules) {
    const EffectRow& row = row_of(rule.effect);
    text << rule.from << ' ' << rule.to << ' ' << rule.step << ' ' << rule.phase << ' ' << row.word;
    for (std::size_t i = 0; i < row.numbers; ++i) text << ' ' << rule.numbers[i];
    if (!row.letters.empty()) text << ' ' << rule.letters;
    text << '\n';
  }
  return text.str();
}

std::optional<Recipe> recipe_from(std::string_view text) {
  Recipe recipe;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (!read_property(line, recipe) && !read_rule(line, recipe)) return std::nullopt;
  }
  return recipe;
}

}  // namespace bloesem::campaign
