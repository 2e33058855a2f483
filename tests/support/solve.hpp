// Solvers asked by themselves, without a chain.
#pragma once

#include <optional>
#include <utility>

#include "engine/dutch/solve/lemon/lemon_bracket.hpp"

namespace bloesem::test {

// Nothing if the solver passes the bracket on.
[[nodiscard]] inline std::optional<swiss::BracketPairing> solve_by(swiss::BracketSolver& solver,
                                                                   const swiss::RoundField& field,
                                                                   criteria::CriteriaTable criteria,
                                                                   const swiss::Bracket& bracket) {
  swiss::BracketAnswer answer = solver.solve({field, criteria, bracket});
  if (auto* pairing = std::get_if<swiss::BracketPairing>(&answer)) return std::move(*pairing);
  return std::nullopt;
}

// Why it does, or nothing if it does not.
[[nodiscard]] inline std::optional<Decline> declined_by(swiss::BracketSolver& solver,
                                                        const swiss::RoundField& field,
                                                        criteria::CriteriaTable criteria,
                                                        const swiss::Bracket& bracket) {
  const swiss::BracketAnswer answer = solver.solve({field, criteria, bracket});
  if (const auto* declined = std::get_if<swiss::Declined>(&answer)) return declined->reason;
  return std::nullopt;
}

// By the reference.
[[nodiscard]] inline std::optional<swiss::BracketPairing> by_lemon(const swiss::RoundField& field,
                                                                   criteria::CriteriaTable criteria,
                                                                   const swiss::Bracket& bracket) {
  swiss::dutch::LemonBracketSolver solver(matching::lemon_solver());
  return solve_by(solver, field, criteria, bracket);
}

}  // namespace bloesem::test
