// Which rules decided a round: without the criterion, or with the rule turned round, it would have been paired
// otherwise.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/campaign/comparison.hpp"

namespace bloesem::campaign {

// One bit per rule, in the order of the names.
using RuleSet = std::uint64_t;

// An engine one of whose rules can be left out or turned round.
struct Variations {
  std::vector<std::string_view> rules;  // at most 63
  // `rule` is one of the names; none: the rules as they are.
  std::function<Answer(const Tournament&, const PairOptions&, std::string_view rule)> pair;
};

struct Decisive {
  RuleSet decided = 0;
  RuleSet unknown = 0;  // the engine gave up on the variation
};

// Every rule is tried. Nothing if the round cannot be paired as the rules are, or the engine gives up on it.
[[nodiscard]] std::optional<Decisive> decisive_rules(const Variations& variations, const Tournament& tournament,
                                                     const PairOptions& options);

}  // namespace bloesem::campaign
