#include "engine/sequence/rulebook.hpp"

#include <algorithm>
#include <array>

namespace bloesem::sequence {
namespace {

std::vector<std::string_view> names_of(std::span<const Variation> variations) {
  std::vector<std::string_view> names;
  for (const Variation& variation : variations) names.push_back(variation.rule);
  return names;
}

}  // namespace

const Rulebook& rulebook(Edition edition) noexcept {
  switch (edition) {
    case Edition::Baku2016: return baku_2016();
    case Edition::Fide2026: return fide_2026();
  }
  return fide_2026();
}

std::span<const std::string_view> variable_rules(Edition edition) {
  static const std::vector<std::string_view> of_2016 = names_of(baku_2016().variations);
  static const std::vector<std::string_view> of_2026 = names_of(fide_2026().variations);
  return edition == Edition::Baku2016 ? of_2016 : of_2026;
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

void turn_colour_rule(Rulebook& rules, std::string_view name) {
  for (NamedColourRule& rule : rules.colours)
    if (rule.article == name) rule.inverted = true;
}

void turn_transpositions(Rulebook& rules, std::string_view) { rules.transpositions = Direction::Inverted; }

void turn_mdp_exchanges(Rulebook& rules, std::string_view) { rules.mdp_exchanges = Direction::Inverted; }

}  // namespace bloesem::sequence
