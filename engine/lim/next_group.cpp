#include "engine/lim/next_group.hpp"

#include <algorithm>

namespace bloesem::swiss::lim {

// With more possible opponents than floaters before, no assignment takes all of them.
bool NextGroup::has_opponent(Position p) {
  const std::size_t before = floaters_before(p);
  std::size_t possible = 0;
  for (std::size_t r = 0; r < residents_.size() && possible <= before; ++r) possible += meet(p, r) ? 1 : 0;
  if (possible > before) return true;
  if (possible == 0) return false;
  const std::vector<char>& free = free_after(before);
  for (std::size_t r = 0; r < residents_.size(); ++r)
    if (free[r] != 0 && meet(p, r)) return true;
  return false;
}

void NextGroup::add_floater(Position p) {
  const std::size_t before = floaters_before(p);
  floaters_.insert(floaters_.begin() + static_cast<std::ptrdiff_t>(before), p);
  free_.clear();
}

std::size_t NextGroup::floaters_before(Position p) const {
  const auto end = std::find_if_not(floaters_.begin(), floaters_.end(),
                                    [&](Position q) { return entrants_->ranks_before(q, p, direction_); });
  return static_cast<std::size_t>(end - floaters_.begin());
}

// Opponents are looked for in the order of the floaters, by augmenting paths (Kuhn 1955).
const std::vector<char>& NextGroup::free_after(std::size_t floaters) {
  if (free_.empty()) {
    opponent_of_.assign(residents_.size(), -1);
    free_.push_back(reachable(0));
  }
  while (free_.size() <= floaters) {
    find_opponent(free_.size() - 1);
    free_.push_back(reachable(free_.size()));
  }
  return free_[floaters];
}

// Extends the assignment along the shortest path to a resident without an opponent, if there is one.
void NextGroup::find_opponent(std::size_t floater) {
  std::vector<int> reached_from(residents_.size(), -1);  // by resident: the floater who asked first
  std::vector<std::size_t> asking = {floater};
  for (std::size_t i = 0; i < asking.size(); ++i) {
    for (std::size_t r = 0; r < residents_.size(); ++r) {
      if (reached_from[r] >= 0 || !meet(floaters_[asking[i]], r)) continue;
      reached_from[r] = static_cast<int>(asking[i]);
      if (opponent_of_[r] >= 0) {
        asking.push_back(static_cast<std::size_t>(opponent_of_[r]));
        continue;
      }
      for (std::size_t end = r;;) {
        const int taker = reached_from[end];
        const auto had = std::find(opponent_of_.begin(), opponent_of_.end(), taker);
        opponent_of_[end] = taker;
        if (static_cast<std::size_t>(taker) == floater) return;
        end = static_cast<std::size_t>(had - opponent_of_.begin());
      }
    }
  }
}

// Returns the residents without an opponent, and those whose opponent could take one of these instead.
std::vector<char> NextGroup::reachable(std::size_t floaters) const {
  std::vector<char> free(residents_.size(), 0);
  for (std::size_t r = 0; r < residents_.size(); ++r) free[r] = opponent_of_[r] < 0 ? 1 : 0;
  std::vector<std::size_t> held(floaters, residents_.size());  // by floater: the resident
  for (std::size_t r = 0; r < residents_.size(); ++r)
    if (opponent_of_[r] >= 0) held[static_cast<std::size_t>(opponent_of_[r])] = r;
  for (bool grown = true; grown;) {
    grown = false;
    for (const std::size_t own : held) {
      if (own == residents_.size() || free[own] != 0) continue;
      const Position floater = floaters_[static_cast<std::size_t>(opponent_of_[own])];
      for (std::size_t r = 0; r < residents_.size() && free[own] == 0; ++r)
        if (free[r] != 0 && meet(floater, r)) free[own] = 1, grown = true;
    }
  }
  return free;
}

}  // namespace bloesem::swiss::lim
