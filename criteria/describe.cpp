#include "criteria/describe.hpp"

#include <array>

namespace bloesem::criteria {
namespace {

constexpr std::array<std::string_view, zones> names_of_scopes = {"the bracket", "the bracket and the next",
                                                                 "everybody not yet paired"};

// Returns the names of the bracket kinds, or "all" for all that the edition uses.
std::string brackets(BracketKinds in_force, BracketKinds known) {
  constexpr std::array all = {BracketKind::Normal,      BracketKind::BeforeLast, BracketKind::Last,
                              BracketKind::Penultimate, BracketKind::Collapsed,  BracketKind::Closing,
                              BracketKind::Completing,  BracketKind::Bye};
  if (in_force == known) return "all";
  std::string names;
  for (const BracketKind kind : all) {
    if (!contains(in_force, kind)) continue;
    names += (names.empty() ? "" : ", ") + std::string(name_of(kind));
  }
  return names;
}

}  // namespace

std::string describe(CriteriaTable table) {
  BracketKinds known = 0;
  for (const Criterion& c : table) known = static_cast<BracketKinds>(known | c.in_force);
  std::string page =
      "| article | minimised | compared as | digits | over | brackets | a pair costs | a single player costs | "
      "the bye "
      "costs |\n|---|---|---|---|---|---|---|---|---|\n";
  for (const Criterion& c : table) {
    const bool count = c.measure == Measure::Count;
    page += "| " + std::string(c.article) + " | " + std::string(c.meaning) + " | " +
            (count ? "a number" : "a list, largest first") + " | " +
            (count ? "one" : "one per occurring difference") + " | " +
            std::string(names_of_scopes[static_cast<std::size_t>(c.scope)]) + " | " +
            brackets(c.in_force, known) + " | " + std::string(c.pair_cost) + " | " +
            std::string(c.single_cost) + " | " + std::string(c.bye_cost) + " |\n";
  }
  return page;
}

}  // namespace bloesem::criteria
