// Solvers asked by themselves, without a chain.
#pragma once

#include <optional>
#include <utility>

#include "engine/dutch/solve/lemon/lemon_bracket.hpp"

namespace bloesem::test {

// Nothing if the solver passes the bracket on.
[[nodiscard]] inline std::optional<dutch::BracketPairing> solve_by(dutch::BracketSolver& solver,
                                                                   const dutch::RoundField& field,
                                                                   criteria::CriteriaTable criteria,
                                                                   const dutch::Bracket& bracket) {
  dutch::BracketAnswer answer = solver.solve({field, criteria, bracket});
  if (auto* pairing = std::get_if<dutch::BracketPairing>(&answer)) return std::move(*pairing);
  return std::nullopt;
}

// Why it does, or nothing if it does not.
[[nodiscard]] inline std::optional<dutch::Decline> declined_by(dutch::BracketSolver& solver,
                                                               const dutch::RoundField& field,
                                                               criteria::CriteriaTable criteria,
                                                               const dutch::Bracket& bracket) {
  const dutch::BracketAnswer answer = solver.solve({field, criteria, bracket});
  if (const auto* declined = std::get_if<dutch::Declined>(&answer)) return declined->reason;
  return std::nullopt;
}

// By the reference.
[[nodiscard]] inline std::optional<dutch::BracketPairing> by_lemon(const dutch::RoundField& field,
                                                                   criteria::CriteriaTable criteria,
                                                                   const dutch::Bracket& bracket) {
  dutch::LemonBracketSolver solver(matching::lemon_solver());
  return solve_by(solver, field, criteria, bracket);
}

}  // namespace bloesem::test
