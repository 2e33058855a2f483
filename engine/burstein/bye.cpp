#include "engine/burstein/bye.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::burstein {

std::vector<Position> bye_candidates(const RoundField& field, const Ranking& ranking) {
  std::vector<Position> candidates;
  for (Position p = 0; p < field.size(); ++p)
    if (field.facts(p).bye_eligible) candidates.push_back(p);
  const auto key = [&](Position p) {
    const auto games = static_cast<int>(field.colours(p).size());
    return std::tuple(field.facts(p).score, -games, -ranking.place(p));
  };
  std::sort(candidates.begin(), candidates.end(), [&](Position a, Position b) { return key(a) < key(b); });
  return candidates;
}

std::optional<Position> choose_bye(const RoundField& field, const Ranking& ranking) {
  std::vector<Position> everybody(static_cast<std::size_t>(field.size()));
  std::iota(everybody.begin(), everybody.end(), Position(0));
  if (!can_be_completed(field, everybody)) return std::nullopt;
  std::vector<Position> others;
  for (const Position candidate : bye_candidates(field, ranking)) {
    others = everybody;
    others.erase(others.begin() + candidate);
    if (can_be_completed(field, others)) return candidate;
  }
  return std::nullopt;
}

}  // namespace bloesem::swiss::burstein
