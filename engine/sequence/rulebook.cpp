#include "engine/sequence/rulebook.hpp"

#include <algorithm>
#include <array>

namespace bloesem::sequence {
namespace {

constexpr std::array<std::string_view, 28> names = {"C.5",  "C.6",  "C.7",   "C.8",   "C.9",   "C.10",  "C.11",
                                                    "C.12", "C.13", "C.14",  "C.15",  "C.16",  "C.17",  "C.18",
                                                    "C.19", "D.1",  "D.2.a", "D.2.b", "D.2.c", "D.2.d", "D.3.b",
                                                    "E.1",  "E.2",  "E.3",   "E.4",   "E.5",   "PPB",   "CLB"};

void leave_out(Rulebook& rules, std::string_view article) {
  std::erase_if(rules.criteria, [&](const Criterion& criterion) { return criterion.article == article; });
}

void turn(Rulebook& rules, std::string_view name) {
  if (name == "D.1") rules.transpositions = Direction::Inverted;
  if (name == "D.2.a") rules.exchanges.a = Direction::Inverted;
  if (name == "D.2.b") rules.exchanges.b = Direction::Inverted;
  if (name == "D.2.c") rules.exchanges.c = Direction::Inverted;
  if (name == "D.2.d") rules.exchanges.d = Direction::Inverted;
  if (name == "D.3.b") rules.mdp_exchanges = Direction::Inverted;
  if (name == "PPB") rules.after_failure = AfterFailure::GoOn;
  if (name == "CLB") rules.after_failure = AfterFailure::PairAgainAndGoOn;
  for (NamedColourRule& rule : rules.colours)
    if (dutch::name_of(rule.name) == name) rule.inverted = true;
}

}  // namespace

const Rulebook& rulebook() noexcept {
  static const Rulebook rules = [] {
    Rulebook result;
    result.criteria.assign(quality_criteria().begin(), quality_criteria().end());
    result.colours.assign(section_e.begin(), section_e.end());
    return result;
  }();
  return rules;
}

std::span<const std::string_view> variable_rules() noexcept { return names; }

std::optional<Rulebook> rulebook_without(std::string_view rule) {
  if (std::find(names.begin(), names.end(), rule) == names.end()) return std::nullopt;
  Rulebook rules = rulebook();
  leave_out(rules, rule);
  turn(rules, rule);
  return rules;
}

}  // namespace bloesem::sequence
