// Section E: allocation of colours.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "bloesem/record.hpp"
#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// A pair without colours yet. `number` is the pairing number of the higher ranked player.
struct Encounter {
  const Entrant& higher;
  const Entrant& lower;
  std::optional<Colour> initial_colour = {};
  int number = 1;
};

// A rule of section E: returns the colour of the higher ranked player, or nothing if it does not decide.
using DecideColours = std::optional<Colour> (*)(const Encounter& encounter);

std::optional<Colour> rule_e1(const Encounter& encounter);
std::optional<Colour> rule_e2(const Encounter& encounter);
std::optional<Colour> rule_e3(const Encounter& encounter);
std::optional<Colour> rule_e4(const Encounter& encounter);
std::optional<Colour> rule_e5(const Encounter& encounter);  // undecided if the initial colour is unknown

struct NamedColourRule {
  ColourRule name;
  std::string_view article;
  DecideColours decide;
  bool inverted = false;  // gives the opposite colours, to test whether the rule matters
};

using ColourRules = std::array<NamedColourRule, 5>;
// Baku 2016.
inline constexpr ColourRules section_e = {{{ColourRule::E1, "E.1", rule_e1},
                                           {ColourRule::E2, "E.2", rule_e2},
                                           {ColourRule::E3, "E.3", rule_e3},
                                           {ColourRule::E4, "E.4", rule_e4},
                                           {ColourRule::E5, "E.5", rule_e5}}};
// 2026: the same rules.
inline constexpr ColourRules article_5 = {{{ColourRule::E1, "5.2.1", rule_e1},
                                           {ColourRule::E2, "5.2.2", rule_e2},
                                           {ColourRule::E3, "5.2.3", rule_e3},
                                           {ColourRule::E4, "5.2.4", rule_e4},
                                           {ColourRule::E5, "5.2.5", rule_e5}}};

struct Colouring {
  Colour of_higher = Colour::White;
  ColourRule rule = ColourRule::E1;
};

static_assert(!section_e.back().article.empty() && !article_5.back().article.empty());

// Returns the colours by the first rule that decides; empty if none does (E.5 without an initial colour).
[[nodiscard]] std::optional<Colouring> colours_of(const Encounter& encounter,
                                                  std::span<const NamedColourRule> rules = section_e);

}  // namespace bloesem::sequence
