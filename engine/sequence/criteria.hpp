// Section C: what a candidate of a bracket is worth, article by article, as the text says it.
#pragma once

#include <compare>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "criteria/criterion_value.hpp"
#include "engine/sequence/bracket.hpp"
#include "engine/sequence/completion.hpp"
#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// ---- Absolute criteria and completion

// C.1 and C.3 of every pair, C.2 where the round ends, C.4 in the PPB; and that MDPs do not meet each other
// (B.3). The first that a candidate breaks: "C.1" .. "C.4" or "B.3"; nothing if it complies with all.
[[nodiscard]] std::optional<std::string_view> broken_rule(const Field& field, const Bracket& bracket,
                                                          const Candidate& candidate);

// C.2: downfloaters of the bracket that ends the round. Nobody, or one who may have the bye.
[[nodiscard]] bool may_stay_over(const Field& field, std::span<const Place> downfloaters);

// C.4: the downfloaters and everybody below can be completed.
[[nodiscard]] bool completes_the_round(const Field& field, const Bracket& bracket,
                                       std::span<const Place> downfloaters);

// ---- Quality criteria

// C.7: what the downfloaters find in the next bracket. Without downfloaters there is nothing to look for.
[[nodiscard]] Outlook look_ahead(const Field& field, const Bracket& bracket,
                                 std::span<const Place> downfloaters);

// Two who are to play, with the colours that section E would give them.
struct Game {
  const Entrant& higher;
  const Entrant& lower;
  Colour of_higher = Colour::White;
  Colour of_lower = Colour::Black;
};
[[nodiscard]] Game game_of(const Entrant& higher, const Entrant& lower);

struct Downfloater {
  const Entrant& entrant;
  Points below = 0;  // A.8: one point less than the lowest score of the bracket
};

// So many players; in a list, so many entries of a score difference.
struct Cost {
  int amount = 0;
  Points difference = 0;
};

// What is known of a candidate before it is made: how many pairs it has, and how many MDPs are in them.
struct Shape {
  const Field& field;
  const Bracket& bracket;
  int pairs = 0;
  int mdps_paired = 0;

  [[nodiscard]] int downfloaters() const noexcept;
  [[nodiscard]] int limbo() const noexcept;  // MDPs who are not paired
  [[nodiscard]] Points below() const noexcept;
};

using criteria::CriterionValue;

// A quality criterion is what its pairs and its downfloaters cost, or (C.7) what becomes of the downfloaters.
struct Criterion {
  std::string_view article;
  std::string_view meaning;
  bool is_list = false;  // of score differences, compared from the largest (A.8); otherwise a number
  criteria::BracketKinds in_force = 0;
  Cost (*of_pair)(const Game& game) = nullptr;
  Cost (*of_downfloater)(const Downfloater& downfloater) = nullptr;
  void (*of_outlook)(const Field& field, const Bracket& bracket, const Outlook& outlook,
                     CriterionValue& value) = nullptr;
  // The least that any candidate of this shape can have. Null: nothing at all. It is used only to recognise
  // a perfect candidate (B.4), so it may be too small, but never too large.
  void (*least)(const Shape& shape, CriterionValue& value) = nullptr;
};

// C.5 to C.19 in descending priority.
[[nodiscard]] std::span<const Criterion> quality_criteria() noexcept;

// What quality criteria in force say of a candidate, and in front of them C.2 or C.4, which are the same for
// all that comply with them. In the form of dutch::BracketRecord::criteria.
[[nodiscard]] std::vector<CriterionValue> evaluate(const Field& field, const Bracket& bracket,
                                                   const Candidate& candidate,
                                                   std::span<const Criterion> criteria = quality_criteria());

// Two evaluations of the same bracket: less is better (B.8).
[[nodiscard]] std::strong_ordering compare(std::span<const CriterionValue> a,
                                           std::span<const CriterionValue> b);
// The place of the first criterion in which they differ; no value if they are equal in all.
[[nodiscard]] std::optional<std::size_t> first_difference(std::span<const CriterionValue> a,
                                                          std::span<const CriterionValue> b);

}  // namespace bloesem::sequence
