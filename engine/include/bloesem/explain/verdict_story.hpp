// A verdict on somebody else's round, in claims.
#pragma once

#include "bloesem/explain/claim.hpp"
#include "bloesem/judge/verdict.hpp"

namespace bloesem::explain {

// Returns what is wrong with the proposed round, or that nothing is: every rule that it breaks; or the first
// bracket in which it departs from the round of the rules, and by which criterion or rule of the order; or
// every board with the wrong colours.
[[nodiscard]] Explanation explain_verdict(const Verdict& verdict);

}  // namespace bloesem::explain
