#include "engine/explain/pair_matrix/candidate_template.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::explain {
namespace {

using swiss::Position;

constexpr Position no_mate = -1;
constexpr std::size_t max_detours = 8;  // class mates through whom an exchange is tried

std::size_t highest(const FramedBracket& bracket) {
  const swiss::Bracket& problem = bracket.problem;
  return at(problem.moved_down.empty() ? problem.residents.front() : problem.moved_down.front());
}

}  // namespace

CandidateTemplate::CandidateTemplate(const FramedBracket& bracket, const PosedPair& pair,
                                     ConstrainedCandidate candidate)
    : pair_(pair),
      candidate_(std::move(candidate)),
      first_(highest(bracket)),
      mates_(at(bracket.problem.residents.back()) + 1 - first_, no_mate) {
  for (const auto& [higher, lower] : candidate_.pairs) {
    mates_[at(higher) - first_] = lower;
    mates_[at(lower) - first_] = higher;
  }
}

bool CandidateTemplate::fits(const PosedPair& pair, const swiss::RoundField& field,
                             const PlayerClasses& classes) const {
  auto [one, other] = std::pair(pair_.higher, pair_.lower);
  const auto takes_its_place = [&](Position by, Position p) { return p == by || replaces(by, p, field); };
  if (pair.standing != Standing::Inside)
    return takes_its_place(one, pair.higher) || replaces_by_detour(one, pair.higher, pair, field, classes);
  const bool crosswise =
      classes.of(one) != classes.of(pair.higher) || one == pair.lower || other == pair.higher;
  if (crosswise) std::swap(one, other);
  if (pair.higher != one && pair.lower != other && mate(pair.higher) == pair.lower) return true;
  // Two detours might use the same pair.
  if (takes_its_place(one, pair.higher))
    return takes_its_place(other, pair.lower) || replaces_by_detour(other, pair.lower, pair, field, classes);
  return takes_its_place(other, pair.lower) && replaces_by_detour(one, pair.higher, pair, field, classes);
}

// True if `by` can take the opponent of `leaving`.
bool CandidateTemplate::replaces(Position by, Position leaving, const swiss::RoundField& field) const {
  const Position opponent = mate(leaving);
  return opponent != no_mate && field.compatible(by, opponent);
}

// True if a class mate can take the opponent of `leaving`, and `by` that of the class mate.
bool CandidateTemplate::replaces_by_detour(Position by, Position leaving, const PosedPair& pair,
                                           const swiss::RoundField& field, const PlayerClasses& classes) const {
  const Position opponent = mate(leaving);
  if (opponent == no_mate) return false;
  const std::vector<Position>& members = classes.members(classes.of(leaving));
  const std::size_t from = at(leaving) % members.size();
  for (std::size_t i = 0; i < std::min(max_detours, members.size()); ++i) {
    const Position detour = members[(from + i) % members.size()];
    const Position its_opponent = mate(detour);
    if (pair.has(detour) || its_opponent == no_mate || pair.has(its_opponent)) continue;
    if (field.compatible(detour, opponent) && field.compatible(by, its_opponent)) return true;
  }
  return false;
}

}  // namespace bloesem::explain
