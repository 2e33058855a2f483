// A complete legal pairing as the rules of a system compare it: stage by stage, each with the values of its
// criteria and its place in the order of candidates. The judge compares a proposal with the system's pairing
// so.
#pragma once

#include <compare>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/record.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Numbers that order the candidates of a stage which are equal in all criteria, compared lexicographically:
// smaller numbers are earlier unless `larger_first`.
struct OrderKey {
  std::string_view article;
  std::string_view meaning;
  std::vector<int> numbers;
  bool larger_first = false;
  std::size_t after = all_criteria;  // number of criteria that are compared before it

  static constexpr std::size_t all_criteria = std::numeric_limits<std::size_t>::max();
};

// One stage: the choice of the player with the bye (BracketKind::Bye), or a bracket.
struct Appraisal {
  BracketRecord record;
  std::vector<OrderKey> order = {};  // in order of precedence; `after` does not decrease
};

// Pairs (higher ranked first) and bye of a complete pairing.
struct CompletePairing {
  std::span<const std::pair<Position, Position>> pairs;
  std::optional<Position> bye = {};
};

// Returns the stages of a complete pairing that complies with the absolute criteria, in the order in which the
// system decides them. If all stages before one are equal in two pairings, that stage has the same players to
// choose from in both.
using Appraise = std::vector<Appraisal> (*)(const RoundField& field, const RoundTask& task,
                                            const CompletePairing& pairing);

// Compares two values of the same criterion: less is better.
[[nodiscard]] std::strong_ordering compare(const criteria::CriterionValue& a,
                                           const criteria::CriterionValue& b);

// Compares two keys of the same stage and rule: less is earlier.
[[nodiscard]] std::strong_ordering compare(const OrderKey& a, const OrderKey& b);

}  // namespace bloesem::swiss
