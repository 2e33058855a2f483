#include "engine/lim/bye.hpp"

#include <algorithm>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/one_left_over.hpp"

namespace bloesem::swiss::lim {

std::optional<Position> choose_bye(const Entrants& entrants) {
  const RoundField& field = entrants.field();
  std::vector<Position> candidates;
  for (Position p = 0; p < field.size(); ++p)
    if (field.facts(p).bye_eligible) candidates.push_back(p);
  std::reverse(candidates.begin(), candidates.end());  // by score, then number
  if (entrants.task().round == 1)
    std::sort(candidates.begin(), candidates.end(), [&](Position a, Position b) {
      if (entrants.rating(a) != entrants.rating(b)) return entrants.rating(a) < entrants.rating(b);
      return entrants.number(a) > entrants.number(b);
    });
  const std::vector<Position> players = positions(0, field.size());
  OneLeftOver rest(field, players);
  const auto found =
      std::find_if(candidates.begin(), candidates.end(), [&](Position p) { return rest.possible(p); });
  return found == candidates.end() ? std::nullopt : std::optional(*found);
}

}  // namespace bloesem::swiss::lim
