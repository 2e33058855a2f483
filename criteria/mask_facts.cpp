#include "criteria/mask_facts.hpp"

namespace bloesem::criteria {

PlayerFacts mask_facts(const PlayerFacts& facts, FactMask mask) noexcept {
  PlayerFacts visible;
  for_each_fact([&](const auto& fact) {
    if (fact.seen(facts, mask)) fact.of(visible) = fact.of(facts);
  });
  return visible;
}

PlayerFacts facts_beyond_bracket(const PlayerFacts& facts) noexcept {
  PlayerFacts visible;
  for_each_fact([&](const auto& fact) {
    if (fact.beyond) fact.of(visible) = fact.of(facts);
  });
  return visible;
}

}  // namespace bloesem::criteria
