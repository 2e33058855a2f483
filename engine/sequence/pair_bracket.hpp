// Section B: pairs one bracket. Candidates are generated in the order of B.6 and B.7 and evaluated; the first
// perfect one is accepted, otherwise the best, and of equal ones the earliest.
#pragma once

#include <span>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/sequence/bracket.hpp"
#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

// Errors: NoValidPairing (no candidate complies with C.1 to C.4).
[[nodiscard]] Result<Candidate> pair_bracket(const Field& field, const Bracket& bracket, const Rulebook& rules);

// The same among the candidates with these downfloaters.
[[nodiscard]] Result<Candidate> pair_bracket_with(std::span<const Place> downfloaters, const Field& field,
                                                  const Bracket& bracket, const Rulebook& rules);

// A candidate and its value.
struct Evaluated {
  Candidate candidate;
  std::vector<CriterionValue> values;
};

// Returns all candidates that comply with C.1 to C.4 in the order of generation: those with most pairs first
// (B.1.b), among them those with most MDPs paired (B.1.c). No limit applies, so use it for small brackets only.
[[nodiscard]] std::vector<Evaluated> every_candidate(const Field& field, const Bracket& bracket,
                                                     const Rulebook& rules = baku_2016());

// Returns the same from best to worst: the first is the pairing of the bracket.
[[nodiscard]] std::vector<Evaluated> ranking(const Field& field, const Bracket& bracket,
                                             const Rulebook& rules = baku_2016());

}  // namespace bloesem::sequence
