// A verifier for each statement: decides whether a claim is true, by means that share no code with the answer.
#pragma once

#include <span>

#include "tests/explain/claims/evidence.hpp"

namespace bloesem::test {

// Returns true if the claim is true. Throws Evidence::Unknown where the second engine cannot be asked.
using Verify = bool (*)(Evidence& evidence, const explain::Claim& claim);

struct Verifier {
  explain::Statement statement;
  Verify verify;
};

[[nodiscard]] std::span<const Verifier> round_verifiers();
[[nodiscard]] std::span<const Verifier> why_verifiers();
[[nodiscard]] std::span<const Verifier> order_verifiers();
[[nodiscard]] std::span<const Verifier> bye_verifiers();
[[nodiscard]] std::span<const Verifier> bracket_verifiers();
[[nodiscard]] std::span<const Verifier> floater_verifiers();
[[nodiscard]] std::span<const Verifier> pair_verifiers();
[[nodiscard]] std::span<const Verifier> step_verifiers();
[[nodiscard]] std::span<const Verifier> change_verifiers();
[[nodiscard]] std::span<const Verifier> outcome_verifiers();
[[nodiscard]] std::span<const Verifier> how_verifiers();
[[nodiscard]] std::span<const Verifier> open_verifiers();
[[nodiscard]] std::span<const Verifier> verdict_verifiers();
[[nodiscard]] std::span<const Verifier> repair_verifiers();
[[nodiscard]] std::span<const Verifier> ahead_verifiers();

// Returns the verifier of a statement; null if there is none.
[[nodiscard]] Verify verifier_of(explain::Statement statement);

}  // namespace bloesem::test
