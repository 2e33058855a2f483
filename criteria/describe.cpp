#include "criteria/describe.hpp"

#include <array>

namespace bloesem::criteria {
namespace {

std::string brackets(BracketKinds in_force) {
  constexpr std::array all = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                              BracketKind::Penultimate, BracketKind::Collapsed};
  std::string names;
  std::size_t count = 0;
  for (const BracketKind kind : all) {
    if (!contains(in_force, kind)) continue;
    names += (names.empty() ? "" : ", ") + std::string(name_of(kind));
    ++count;
  }
  return count == all.size() ? "all" : names;
}

}  // namespace

std::string describe(CriteriaTable table) {
  std::string page =
      "| article | minimised | compared as | digits | over | brackets | a pair costs | a single player costs | the bye "
      "costs |\n|---|---|---|---|---|---|---|---|---|\n";
  for (const Criterion& c : table) {
    const bool count = c.measure == Measure::Count;
    page += "| " + std::string(c.article) + " | " + std::string(c.meaning) + " | " +
            (count ? "a number" : "a list, largest first") + " | " +
            (count ? "one" : "one per occurring difference") + " | " +
            (c.scope == Scope::Bracket ? "the bracket" : "the bracket and what it looks ahead to") + " | " +
            brackets(c.in_force) + " | " + std::string(c.pair_cost) + " | " + std::string(c.single_cost) + " | " +
            std::string(c.bye_cost) + " |\n";
  }
  return page;
}

}  // namespace bloesem::criteria
