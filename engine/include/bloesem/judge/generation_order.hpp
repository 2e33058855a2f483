// Section D (2026: article 4) for two candidates: which of them is generated earlier, and by which rule.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/article_names.hpp"

namespace bloesem {

// In the order in which they decide. The remainder of a bracket with MDPs, and a bracket without, have the last
// five.
enum class GenerationRule : std::uint8_t {
  MovedDown,           // D.3: which MDPs are paired
  MovedDownOpponents,  // D.1: the transposition of S2 that gives them their opponents
  ExchangeCount,       // D.2.a
  ExchangeDifference,  // D.2.b
  ExchangeOut,         // D.2.c
  ExchangeIn,          // D.2.d
  Opponents,           // D.1: the transposition of S2
};

// "D.2.a", "4.3".
[[nodiscard]] std::string_view article_of(GenerationRule rule, const ArticleNames& articles) noexcept;
// "residents exchanged between S1 and S2".
[[nodiscard]] std::string_view meaning_of(GenerationRule rule) noexcept;

// The pairs of a candidate by in-bracket sequence numbers: from 1 in A.2 order, MDPs first. Two MDPs do not
// meet.
struct NumberedCandidate {
  int moved_down = 0;
  int players = 0;
  std::vector<std::pair<int, int>> pairs;  // smaller number first
};

// Why one candidate comes after the other: the rule, and the numbers that it compares. In the remainder these
// are fresh numbers from 1.
struct GenerationStep {
  GenerationRule rule = GenerationRule::MovedDown;
  bool first_is_earlier = true;
  std::vector<int> first;
  std::vector<int> second;

  friend bool operator==(const GenerationStep&, const GenerationStep&) = default;
};

// For two candidates of one bracket with equally many pairs, also of MDPs (C.5 and C.6 see to that). Nothing if
// they are the same.
[[nodiscard]] std::optional<GenerationStep> compare_generation(const NumberedCandidate& first,
                                                               const NumberedCandidate& second);

}  // namespace bloesem
