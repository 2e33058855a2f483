#include "engine/dubov_1997/columns.hpp"

#include <algorithm>

namespace bloesem::swiss::dubov_1997 {
namespace {

// Moves players until the columns have the same length, or differ by one.
void balance(const Entrants& entrants, std::vector<Position>& longer, std::vector<Position>& shorter,
             Before leaves) {
  std::vector<Position> movable;
  for (const Position p : longer)
    if (entrants.may_change(p)) movable.push_back(p);
  entrants.sort(movable, leaves);
  const std::size_t moves = std::min(movable.size(), (longer.size() - shorter.size()) / 2);
  for (const Position p : std::span(movable).first(moves)) {
    std::erase(longer, p);
    shorter.push_back(p);
  }
}

Columns halves(const std::vector<Position>& players) {
  const auto half = players.begin() + static_cast<std::ptrdiff_t>((players.size() + 1) / 2);
  return {{players.begin(), half}, {half, players.end()}};
}

}  // namespace

Columns columns_of(const Group& group) {
  const Entrants& entrants = group.entrants();
  if (entrants.first_round()) return halves(group.residents);
  Columns columns;
  for (const Position p : group.residents) (entrants.is_white(p) ? columns.white : columns.black).push_back(p);
  const Procedure& procedure = entrants.procedure();
  if (columns.white.size() > columns.black.size())
    balance(entrants, columns.white, columns.black, procedure.leaves_white);
  else
    balance(entrants, columns.black, columns.white, procedure.leaves_black);
  entrants.sort(columns.white, procedure.white_rows);
  entrants.sort(columns.black, procedure.black_rows);
  return columns;
}

}  // namespace bloesem::swiss::dubov_1997
