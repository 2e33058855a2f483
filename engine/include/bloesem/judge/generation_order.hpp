// Section D (2026: article 4) applied to two candidates: which is generated earlier, and by which rule.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/article_names.hpp"

namespace bloesem {

// In order of precedence. The last five apply to homogeneous brackets and to the remainder.
enum class GenerationRule : std::uint8_t {
  MovedDown,           // D.3: which MDPs are paired
  MovedDownOpponents,  // D.1: the transposition of S2 that gives the MDPs their opponents
  ExchangeCount,       // D.2.a
  ExchangeDifference,  // D.2.b
  ExchangeOut,         // D.2.c
  ExchangeIn,          // D.2.d
  Opponents,           // D.1: the transposition of S2
};

// Returns the article of a rule: "D.2.a", "4.3".
[[nodiscard]] std::string_view article_of(GenerationRule rule, const ArticleNames& articles) noexcept;
// Returns what a rule compares: "residents exchanged between S1 and S2".
[[nodiscard]] std::string_view meaning_of(GenerationRule rule) noexcept;
struct GenerationStep;
// The same for the rule of a step.
[[nodiscard]] std::string_view article_of(const GenerationStep& step, const ArticleNames& articles) noexcept;
[[nodiscard]] std::string_view meaning_of(const GenerationStep& step) noexcept;

// The pairs of a candidate by bracket sequence numbers, from 1 in A.2 order with the MDPs first. Two MDPs are
// never paired with each other.
struct NumberedCandidate {
  int moved_down = 0;                      // number of MDPs
  int players = 0;                         // MDPs and residents
  std::vector<std::pair<int, int>> pairs;  // smaller number first
};

// Why one candidate is generated later than the other: the deciding rule and the numbers it compares. For the
// remainder, numbers start again from 1.
struct GenerationStep {
  GenerationRule rule = GenerationRule::MovedDown;
  bool first_is_earlier = true;
  std::vector<int> first;
  std::vector<int> second;
  // Of systems with an order of their own, instead of `rule`; empty in the Dutch system.
  std::string_view article = {};
  std::string_view meaning = {};

  friend bool operator==(const GenerationStep&, const GenerationStep&) = default;
};

// Returns the first rule that separates two candidates; empty if they are identical. Both must belong to the
// same bracket and have equally many pairs, and equally many MDPs paired (guaranteed after C.5 and C.6).
[[nodiscard]] std::optional<GenerationStep> compare_generation(const NumberedCandidate& first,
                                                               const NumberedCandidate& second);

}  // namespace bloesem
