#include "engine/double_swiss/bye.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "engine/double_swiss/dispensable.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::double_swiss {

std::vector<Position> candidates_for_bye(const MatchRound& round) {
  std::vector<Position> candidates;
  for (Position p = 0; p < round.field().size(); ++p)
    if (round.facts(p).bye_eligible) candidates.push_back(p);
  std::sort(candidates.begin(), candidates.end(), [&](Position a, Position b) {
    const auto key = [&](Position p) {
      return std::tuple(round.score(p), round.facts(p).unplayed, -round.field().fixed_number(p));
    };
    return key(a) < key(b);
  });
  return candidates;
}

std::optional<Position> choose_bye(const MatchRound& round) {
  const std::vector<Position> candidates = candidates_for_bye(round);
  if (candidates.empty()) return std::nullopt;
  const std::vector<Position> everybody = positions(0, round.field().size());
  std::vector<Position> others = everybody;
  std::erase(others, candidates.front());
  if (can_be_completed(round.field(), others)) return candidates.front();
  const std::vector<Position> possible = dispensable(round.field(), everybody);
  for (const Position p : candidates)
    if (std::find(possible.begin(), possible.end(), p) != possible.end()) return p;
  return std::nullopt;
}

}  // namespace bloesem::swiss::double_swiss
