#include "engine/sequence/colours.hpp"

#include <algorithm>
#include <cstdlib>

namespace bloesem::sequence {
namespace {

using criteria::ColourPreference;
using criteria::Strength;

const ColourPreference& preference_of_player(const Entrant& entrant) { return entrant.facts.preference; }

bool has_preference(const Entrant& entrant) { return preference_of_player(entrant).strength != Strength::None; }

}  // namespace

// Grants both preferences. A player without a preference gets the other colour (A.6.d).
std::optional<Colour> rule_e1(const Encounter& encounter) {
  const Colour higher = preference_of_player(encounter.higher).colour;
  const Colour lower = preference_of_player(encounter.lower).colour;
  if (has_preference(encounter.higher) && has_preference(encounter.lower) && higher == lower)
    return std::nullopt;
  if (has_preference(encounter.higher)) return higher;
  if (has_preference(encounter.lower)) return opposite(lower);
  return std::nullopt;
}

// Grants the stronger preference; if both are absolute, that with the wider colour difference.
std::optional<Colour> rule_e2(const Encounter& encounter) {
  const ColourPreference& higher = preference_of_player(encounter.higher);
  const ColourPreference& lower = preference_of_player(encounter.lower);
  if (higher.strength > lower.strength) return higher.colour;
  if (higher.strength < lower.strength) return opposite(lower.colour);
  if (higher.strength != Strength::Absolute) return std::nullopt;
  const int wider = std::abs(higher.difference) - std::abs(lower.difference);
  if (wider > 0) return higher.colour;
  if (wider < 0) return opposite(lower.colour);
  return std::nullopt;
}

// Alternates from the most recent round in which one had White and the other Black. Only played games count,
// for each player from the last one backwards (C.04.2.D.5).
std::optional<Colour> rule_e3(const Encounter& encounter) {
  const std::vector<Colour>& higher = encounter.higher.colours;
  const std::vector<Colour>& lower = encounter.lower.colours;
  auto own = higher.rbegin();
  auto other = lower.rbegin();
  for (; own != higher.rend() && other != lower.rend(); ++own, ++other)
    if (*own != *other) return opposite(*own);
  return std::nullopt;
}

// Grants the preference of the higher ranked player.
std::optional<Colour> rule_e4(const Encounter& encounter) {
  if (!has_preference(encounter.higher)) return std::nullopt;
  return preference_of_player(encounter.higher).colour;
}

// Gives the initial colour to a higher ranked player with an odd pairing number.
std::optional<Colour> rule_e5(const Encounter& encounter) {
  if (!encounter.initial_colour) return std::nullopt;
  return encounter.number % 2 == 1 ? *encounter.initial_colour : opposite(*encounter.initial_colour);
}

std::optional<Colouring> colours_of(const Encounter& encounter, std::span<const NamedColourRule> rules) {
  for (const NamedColourRule& rule : rules)
    if (const std::optional<Colour> colour = rule.decide(encounter))
      return Colouring{rule.inverted ? opposite(*colour) : *colour, rule.name};
  return std::nullopt;
}

}  // namespace bloesem::sequence
