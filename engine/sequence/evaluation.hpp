// B.4 and B.8: the value of a candidate of a bracket, and whether it is a candidate at all.
#pragma once

#include <compare>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

// ---- Absolute criteria and completion

// Returns the name in this edition of the first absolute rule that the candidate breaks: C.1 and C.3 for every
// pair, C.2 where the round ends, C.4 where it is required, and that MDPs do not meet each other (B.3). Empty
// if it complies with all.
[[nodiscard]] std::optional<std::string_view> broken_rule(const Field& field, const Bracket& bracket,
                                                          const Candidate& candidate,
                                                          const Rulebook& rules = baku_2016());

// C.2: true if the downfloaters of the bracket that ends the round are none, or one who may have the bye.
[[nodiscard]] bool may_stay_over(const Field& field, std::span<const Place> downfloaters);

// C.4: true if the downfloaters, who do not meet each other, and all players below can be completed.
[[nodiscard]] bool completes_the_round(const Field& field, const Bracket& bracket,
                                       std::span<const Place> downfloaters);

// ---- Quality criteria

// Returns the values of the quality criteria in force, preceded by those absolute criteria that the edition
// records, which are equal for all candidates that comply. In the form of BracketRecord::criteria.
[[nodiscard]] std::vector<CriterionValue> evaluate(const Field& field, const Bracket& bracket,
                                                   const Candidate& candidate,
                                                   const Rulebook& rules = baku_2016());

// Returns the values in a bracket's record that differ from this evaluation. The record may leave out criteria
// in which the candidates of the bracket could not differ.
[[nodiscard]] std::vector<CriterionValue> contradictions(std::span<const CriterionValue> record,
                                                         std::span<const CriterionValue> evaluation,
                                                         const Rulebook& rules);

// Compares two evaluations of the same bracket: less is better (B.8).
[[nodiscard]] std::strong_ordering compare(std::span<const CriterionValue> a,
                                           std::span<const CriterionValue> b);
// Returns the index of the first criterion in which they differ; empty if they are equal.
[[nodiscard]] std::optional<std::size_t> first_difference(std::span<const CriterionValue> a,
                                                          std::span<const CriterionValue> b);

}  // namespace bloesem::sequence
