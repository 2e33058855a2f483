// What the judge says about a proposed pairing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "bloesem/judge/generation_order.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/record.hpp"
#include "bloesem/violation.hpp"

namespace bloesem {

enum class VerdictKind : std::uint8_t {
  Correct,     // pairs, colours and bye are those of the system
  Different,   // legal, but not the system's pairing
  Illegal,     // an absolute rule is broken
  Impossible,  // the round has no legal pairing at all, so neither is this one
};

// "correct", "different", "illegal", "impossible".
[[nodiscard]] std::string_view name_of(VerdictKind kind) noexcept;

// One pairing of a bracket.
struct JudgedCandidate {
  std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs = {};  // higher ranked first, in A.2 order
  std::vector<PlayerIndex> downfloaters = {};                   // in A.2 order
  std::vector<criteria::CriterionValue> criteria = {};          // in priority order
};

// The first bracket in which a legal proposal leaves the system's pairing. Up to there both are the same, so
// both have the same players to pair. Either a criterion is worse, or all are equal and the proposal is
// generated later.
struct Departure {
  std::size_t bracket = 0;  // of pairing.record.brackets
  JudgedCandidate system;
  JudgedCandidate proposal;
  std::optional<std::size_t> worse = {};     // the first criterion that is not equal: the proposal's is worse
  std::optional<GenerationStep> later = {};  // first: the system's; second: the proposal's
};

// A board with the right pair and the wrong colours.
struct ColourFault {
  Board board;  // as it should be
  ColourRule rule = ColourRule::E1;
  std::string why;  // "3 prefers White strongly, 7 mildly"
};

struct Verdict {
  int round = 0;
  Edition edition = edition_in_force;
  VerdictKind kind = VerdictKind::Correct;
  RoundPairing pairing = {};                // the system's; empty if Impossible
  std::vector<Violation> violations = {};   // Illegal and Impossible: all of them
  std::optional<Departure> departure = {};  // Different: the pairs or the bye
  std::vector<ColourFault> colours = {};    // Different: the pairs and the bye are right
  std::string obstacle = {};                // Impossible: why
};

}  // namespace bloesem
