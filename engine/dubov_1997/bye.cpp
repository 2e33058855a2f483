#include "engine/dubov_1997/bye.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/one_left_over.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

// Returns, by position, whether the player is due the colour that more players of the same score are due.
std::vector<char> of_larger_subgroup(const Entrants& entrants) {
  const RoundField& field = entrants.field();
  std::vector<char> larger;
  for (Position begin = 0; begin < field.size(); begin = field.end_of_score_group(begin)) {
    const Position end = field.end_of_score_group(begin);
    int lead = 0;  // of White
    for (Position p = begin; p < end; ++p) lead += entrants.is_white(p) ? 1 : -1;
    for (Position p = begin; p < end; ++p)
      larger.push_back(lead != 0 && entrants.is_white(p) == (lead > 0) ? 1 : 0);
  }
  return larger;
}

void sort_candidates(const Entrants& entrants, std::vector<Position>& candidates) {
  const std::vector<char> larger = of_larger_subgroup(entrants);
  const Procedure& procedure = entrants.procedure();
  std::sort(candidates.begin(), candidates.end(), [&](Position a, Position b) {
    const Merits& one = entrants.merits(a);
    const Merits& other = entrants.merits(b);
    if (one.score != other.score) return one.score < other.score;
    if (const auto order = procedure.bye_first(one, other); order != 0) return order < 0;
    if (larger[at(a)] != larger[at(b)]) return larger[at(a)] > larger[at(b)];
    return procedure.bye_last(one, other);
  });
}

}  // namespace

std::optional<Position> choose_bye(const Entrants& entrants) {
  const RoundField& field = entrants.field();
  std::vector<Position> candidates;
  for (Position p = 0; p < field.size(); ++p)
    if (field.facts(p).bye_eligible) candidates.push_back(p);
  if (entrants.first_round())
    std::reverse(candidates.begin(), candidates.end());
  else
    sort_candidates(entrants, candidates);
  const std::vector<Position> players = positions(0, field.size());
  OneLeftOver rest(field, players);
  const auto found =
      std::find_if(candidates.begin(), candidates.end(), [&](Position p) { return rest.possible(p); });
  return found == candidates.end() ? std::nullopt : std::optional(*found);
}

}  // namespace bloesem::swiss::dubov_1997
