#include "engine/dutch/solve/narrow/narrow_bracket.hpp"

#include <algorithm>
#include <utility>

#include "engine/dutch/candidate_values.hpp"

namespace bloesem::swiss::dutch {

// In brackets of other kinds, C.2 or C.4 come before the scores of the downfloaters.
const Bracket* NarrowBracket::narrowed(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  if (bracket.kind != criteria::BracketKind::Normal) return nullptr;
  if (!few_opponents_.sort_out(problem.field, bracket.moved_down, {bracket.residents, bracket.ahead},
                               FewOpponents::For::All))
    return nullptr;
  narrow_ = {bracket.kind, few_opponents_.needed(), bracket.residents, bracket.ahead, {}};
  return &narrow_;
}

BracketPairing NarrowBracket::widened(const BracketProblem& problem, BracketPairing&& narrow) {
  const std::vector<Position>& superfluous = few_opponents_.superfluous();
  std::vector<Position>& downfloaters = narrow.downfloaters;
  const auto middle = downfloaters.insert(downfloaters.end(), superfluous.begin(), superfluous.end());
  std::inplace_merge(downfloaters.begin(), middle, downfloaters.end());
  const AheadValue ahead = problem.bracket.ahead.empty()
                               ? AheadValue{}
                               : look_ahead_.value(problem.field, problem.bracket, downfloaters);
  narrow.criteria = candidate_values(problem, narrow, ahead);
  return std::move(narrow);
}

}  // namespace bloesem::swiss::dutch
