#include "engine/dubov_1997/group.hpp"

#include <algorithm>
#include <array>

#include "engine/swiss/completion.hpp"
#include "engine/swiss/ranked_players.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

void insert_in_order(std::vector<Position>& players, Position p) {
  players.insert(std::lower_bound(players.begin(), players.end(), p), p);
}

// Returns whether the player was in the list.
bool take_out(std::vector<Position>& players, Position p) {
  const auto found = std::lower_bound(players.begin(), players.end(), p);
  if (found == players.end() || *found != p) return false;
  players.erase(found);
  return true;
}

}  // namespace

Group::Group(const Entrants& entrants, std::span<const Position> left, std::vector<Position> moved_down)
    : floaters(std::move(moved_down)), entrants_(&entrants) {
  const std::vector<Position> others = without(left, floaters);
  const std::span<const Position> group = top_scoregroup(entrants.field(), others);
  residents.assign(group.begin(), group.end());
  lower.assign(others.begin() + std::ssize(group), others.end());
  if (entrants.procedure().floaters_first) return;
  residents.insert(residents.begin(), floaters.begin(), floaters.end());  // who are ranked higher
  floaters.clear();
}

bool Group::can_meet_a_resident(Position p) const {
  return std::any_of(residents.begin(), residents.end(),
                     [&](Position q) { return p != q && compatible(p, q); });
}

std::vector<Position> Group::left() const {
  std::vector<Position> all = floaters;
  all.insert(all.end(), residents.begin(), residents.end());
  all.insert(all.end(), lower.begin(), lower.end());
  std::sort(all.begin(), all.end());
  return all;
}

bool Group::completes_without(std::span<const Position> some) const {
  std::vector<Position> sorted(some.begin(), some.end());
  std::sort(sorted.begin(), sorted.end());
  return can_be_completed(field(), without(left(), sorted));
}

bool Group::completes_without(Position a, Position b) const { return completes_without(std::array{a, b}); }

void Group::remove(Position p) {
  if (!take_out(residents, p) && !take_out(floaters, p)) take_out(lower, p);
}

void Group::pair(Position a, Position b) {
  BLOESEM_ASSERT(compatible(a, b));
  remove(a);
  remove(b);
  pairs.push_back(std::minmax(a, b));
}

void Group::note_moved_up(Position p) {
  moved_up.push_back(p);
  against_limit += entrants_->may_move_up(p) ? 0 : 1;
}

void Group::move_down(Position p) {
  remove(p);
  const auto came = std::find(moved_up.begin(), moved_up.end(), p);
  insert_in_order(came == moved_up.end() ? floaters : lower, p);
  if (came == moved_up.end()) return;
  moved_up.erase(came);
  against_limit -= entrants_->may_move_up(p) ? 0 : 1;
}

void Group::move_up(Position p) {
  note_moved_up(p);
  remove(p);
  insert_in_order(residents, p);
}

}  // namespace bloesem::swiss::dubov_1997
