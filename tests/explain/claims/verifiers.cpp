#include "tests/explain/claims/verifiers.hpp"

#include <array>

namespace bloesem::test {

Verify verifier_of(explain::Statement statement) {
  for (const auto& verifiers :
       {round_verifiers, why_verifiers, order_verifiers, bye_verifiers, bracket_verifiers, floater_verifiers,
        pair_verifiers, step_verifiers, change_verifiers, outcome_verifiers, how_verifiers, open_verifiers,
        verdict_verifiers, repair_verifiers, ahead_verifiers})
    for (const Verifier& each : verifiers())
      if (each.statement == statement) return each.verify;
  return nullptr;
}

}  // namespace bloesem::test
