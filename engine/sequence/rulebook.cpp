#include "engine/sequence/rulebook.hpp"

#include <algorithm>

#include "engine/swiss/system.hpp"

namespace bloesem::sequence {
const Rulebook& rulebook(Edition edition) noexcept { return edition.system().rulebook(); }

std::vector<std::string_view> variable_rules(Edition edition) {
  std::vector<std::string_view> names;
  if (edition.system().rulebook == nullptr) return names;
  for (const Variation& variation : rulebook(edition).variations) names.push_back(variation.rule);
  return names;
}

std::optional<Rulebook> rulebook_without(std::string_view rule, Edition edition) {
  Rulebook rules = rulebook(edition);
  const auto variation = std::find_if(rules.variations.begin(), rules.variations.end(),
                                      [&](const Variation& one) { return one.rule == rule; });
  if (variation == rules.variations.end()) return std::nullopt;
  variation->apply(rules, rule);
  return rules;
}

void leave_out(Rulebook& rules, std::string_view article) {
  std::erase_if(rules.criteria, [&](const Criterion& criterion) { return criterion.article == article; });
}

void invert_colour_rule(Rulebook& rules, std::string_view name) {
  for (NamedColourRule& rule : rules.colours)
    if (rule.article == name) rule.inverted = true;
}

void invert_transpositions(Rulebook& rules, std::string_view) { rules.transpositions = Direction::Inverted; }

void invert_mdp_exchanges(Rulebook& rules, std::string_view) { rules.mdp_exchanges = Direction::Inverted; }

}  // namespace bloesem::sequence
