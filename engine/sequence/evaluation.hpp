// B.4 and B.8: what a candidate of a bracket is worth, and whether it may be one at all.
#pragma once

#include <compare>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

// ---- Absolute criteria and completion

// C.1 and C.3 of every pair, C.2 where the round ends, C.4 where it is asked; and that MDPs do not meet each
// other (B.3). The first that a candidate breaks, as the edition calls it; nothing if it complies with all.
[[nodiscard]] std::optional<std::string_view> broken_rule(const Field& field, const Bracket& bracket,
                                                          const Candidate& candidate,
                                                          const Rulebook& rules = baku_2016());

// C.2: downfloaters of the bracket that ends the round. Nobody, or one who may have the bye.
[[nodiscard]] bool may_stay_over(const Field& field, std::span<const Place> downfloaters);

// C.4: the downfloaters, who will not meet each other any more, and everybody below can be completed.
[[nodiscard]] bool completes_the_round(const Field& field, const Bracket& bracket,
                                       std::span<const Place> downfloaters);

// ---- Quality criteria

// What the quality criteria in force say of a candidate, and in front of them what the edition records of the
// absolute ones, which is the same for all that comply with them. In the form of
// BracketRecord::criteria.
[[nodiscard]] std::vector<CriterionValue> evaluate(const Field& field, const Bracket& bracket,
                                                   const Candidate& candidate,
                                                   const Rulebook& rules = baku_2016());

// What a record of a bracket says otherwise than this evaluation. It may leave out criteria in which the
// candidates of the bracket could not differ.
[[nodiscard]] std::vector<CriterionValue> contradictions(std::span<const CriterionValue> record,
                                                         std::span<const CriterionValue> evaluation,
                                                         const Rulebook& rules);

// Two evaluations of the same bracket: less is better (B.8).
[[nodiscard]] std::strong_ordering compare(std::span<const CriterionValue> a,
                                           std::span<const CriterionValue> b);
// The place of the first criterion in which they differ; no value if they are equal in all.
[[nodiscard]] std::optional<std::size_t> first_difference(std::span<const CriterionValue> a,
                                                          std::span<const CriterionValue> b);

}  // namespace bloesem::sequence
