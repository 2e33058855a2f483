#include "engine/campaign/decisive.hpp"

#include <cstddef>

namespace bloesem::campaign {

std::optional<Decisive> decisive_rules(const Variations& variations, const Tournament& tournament,
                                       const PairOptions& options) {
  const Answer as_is = variations.pair(tournament, options, {});
  if (!as_is) return std::nullopt;
  Decisive decisive;
  for (std::size_t i = 0; i < variations.rules.size(); ++i) {
    const Answer otherwise = variations.pair(tournament, options, variations.rules[i]);
    const RuleSet bit = RuleSet{1} << i;
    switch (compare(as_is, otherwise)) {
      case Agreement::Different: decisive.decided |= bit; break;
      case Agreement::GaveUp:
      case Agreement::Failed: decisive.unknown |= bit; break;
      case Agreement::Same:
      case Agreement::Impossible: break;
    }
  }
  return decisive;
}

}  // namespace bloesem::campaign
