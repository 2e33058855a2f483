// The rules that decided a round: without the criterion, or with the rule inverted, it would have been paired
// differently.
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

// An engine in which single rules can be left out or inverted.
struct Variations {
  std::vector<std::string_view> rules;  // at most 63
  // `rule` is one of the names, or empty for the unchanged rules.
  std::function<Answer(const Tournament&, const PairOptions&, std::string_view rule)> pair;
};

struct Decisive {
  RuleSet decided = 0;
  RuleSet unknown = 0;  // the engine gave up on the variation
};

// Tries every rule. Empty if the round cannot be paired under the unchanged rules, or if the engine gives up on
// it.
[[nodiscard]] std::optional<Decisive> decisive_rules(const Variations& variations, const Tournament& tournament,
                                                     const PairOptions& options);

}  // namespace bloesem::campaign
