#include "engine/sequence/wish.hpp"

#include "engine/model/wishes.hpp"

namespace bloesem::sequence {
namespace {

constexpr criteria::BracketKinds every_kind = 0xFF;

Cost unwished(const Game& game) {
  const std::vector<int>& one = game.higher.wish_groups;
  const std::vector<int>& other = game.lower.wish_groups;
  for (std::size_t wish = 0; wish < one.size(); ++wish)
    if (one[wish] >= 0 && one[wish] == other[wish]) return {1, 0};
  return {};
}

}  // namespace

std::optional<WishedRules> wished_rules(const Tournament& tournament, int round, const Rulebook& rules) {
  if (!has_wish(tournament, round)) return std::nullopt;
  WishedRules wished{rules, has_strict_wish(tournament, round)};
  if (wished.strict)
    wished.rules.criteria.push_back({kept_floaters_article, kept_floaters_meaning, false, every_kind});
  wished.rules.criteria.push_back({wish_article, wish_meaning, false, every_kind, unwished});
  return wished;
}

}  // namespace bloesem::sequence
