// Section B: the pairing of one bracket. Candidates are generated in the order of B.6 and B.7 and evaluated;
// the first perfect one is accepted, otherwise the best, the earliest of equals.
#pragma once

#include <vector>

#include "bloesem/result.hpp"
#include "engine/sequence/bracket.hpp"
#include "engine/sequence/budget.hpp"
#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/rulebook.hpp"

namespace bloesem::sequence {

// Errors: GaveUp (the budget is spent), NoValidPairing (no candidate complies with C.1 to C.4).
[[nodiscard]] Result<Candidate> pair_bracket(const Field& field, const Bracket& bracket, const Rulebook& rules,
                                             Budget& budget);

// A candidate and what it is worth.
struct Evaluated {
  Candidate candidate;
  std::vector<CriterionValue> values;
};

// All candidates that comply with C.1 to C.4 in the order in which they are generated, from those with most
// pairs (B.1.b) and among them most MDPs paired (B.1.c) down; nothing is cut short. For small brackets.
[[nodiscard]] std::vector<Evaluated> every_candidate(const Field& field, const Bracket& bracket,
                                                     const Rulebook& rules = baku_2016());

// The same from the best to the worst: the first is the pairing of the bracket.
[[nodiscard]] std::vector<Evaluated> ranking(const Field& field, const Bracket& bracket,
                                             const Rulebook& rules = baku_2016());

}  // namespace bloesem::sequence
