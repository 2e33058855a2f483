// Runs single solvers, without a chain.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/dutch/solve/lemon/lemon_bracket.hpp"
#include "engine/dutch/solve/whole_round/bracket_by_bracket.hpp"

namespace bloesem::test {

// Returns nothing if the solver declines.
[[nodiscard]] inline std::optional<swiss::BracketPairing> solve_by(swiss::BracketSolver& solver,
                                                                   const swiss::RoundField& field,
                                                                   criteria::CriteriaTable criteria,
                                                                   const swiss::Bracket& bracket) {
  swiss::BracketAnswer answer = solver.solve({field, criteria, bracket});
  if (auto* pairing = std::get_if<swiss::BracketPairing>(&answer)) return std::move(*pairing);
  return std::nullopt;
}

// Returns the reason if the solver declines.
[[nodiscard]] inline std::optional<Decline> declined_by(swiss::BracketSolver& solver,
                                                        const swiss::RoundField& field,
                                                        criteria::CriteriaTable criteria,
                                                        const swiss::Bracket& bracket) {
  const swiss::BracketAnswer answer = solver.solve({field, criteria, bracket});
  if (const auto* declined = std::get_if<swiss::Declined>(&answer)) return declined->reason;
  return std::nullopt;
}

// Solves with the reference solver.
[[nodiscard]] inline std::optional<swiss::BracketPairing> by_lemon(const swiss::RoundField& field,
                                                                   criteria::CriteriaTable criteria,
                                                                   const swiss::Bracket& bracket) {
  swiss::dutch::LemonBracketSolver solver(matching::lemon_solver());
  return solve_by(solver, field, criteria, bracket);
}

// Pairs the bracket as part of a whole round. That solver evaluates the criteria only at the end of a
// round, so their values are taken from the reference solver.
[[nodiscard]] inline std::optional<swiss::BracketPairing> by_whole_round(const swiss::RoundField& field,
                                                                         criteria::CriteriaTable criteria,
                                                                         const swiss::Bracket& bracket) {
  std::vector<swiss::Position> players;
  for (const auto* some : {&bracket.moved_down, &bracket.residents, &bracket.ahead, &bracket.below})
    players.insert(players.end(), some->begin(), some->end());
  std::vector<std::pair<swiss::Position, swiss::Position>> moved_down;  // never meet each other
  for (const swiss::Position one : bracket.moved_down)
    for (const swiss::Position other : bracket.moved_down)
      if (one < other) moved_down.emplace_back(one, other);
  swiss::dutch::RoundGraph graph(field.barring(moved_down), players);
  swiss::BracketPairing pairing = swiss::dutch::pair_bracket(graph, field, criteria, bracket);
  pairing.criteria = by_lemon(field, criteria, bracket).value().criteria;
  return pairing;
}

}  // namespace bloesem::test
