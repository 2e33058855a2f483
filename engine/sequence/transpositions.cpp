#include "engine/sequence/transpositions.hpp"

#include "matching/steps.hpp"

namespace bloesem::sequence {

void Transpositions::start(std::span<const Seat> s1, std::span<const Seat> s2) {
  s1_.assign(s1.begin(), s1.end());
  s2_.assign(s2.begin(), s2.end());
  chosen_.assign(s1.size(), none);
  taken_.assign(s2.size(), 0);
  column_of_.assign(s1.size(), none);
  row_of_.assign(s2.size(), none);
  visited_.assign(s2.size(), 0);
  search_ = 0;
  started_ = false;
}

bool Transpositions::next() {
  if (!started_) {
    started_ = true;
    changed_from_ = 0;
    for (std::size_t row = 0; row < s1_.size(); ++row) {
      ++search_;
      if (!find_other(row)) return false;
    }
    return choose_all_from(0);
  }
  return !s1_.empty() && next_after(s1_.size() - 1);
}

bool Transpositions::next_after(std::size_t place) {
  for (std::size_t row = place + 1; row < s1_.size(); ++row) taken_[chosen_[row]] = 0;
  for (std::size_t row = place + 1; row-- > 0;) {
    const std::size_t column = chosen_[row];
    taken_[column] = 0;
    if (!choose_from(row, column + 1)) continue;
    changed_from_ = row;
    return choose_all_from(row + 1);
  }
  return false;
}

bool Transpositions::choose_all_from(std::size_t row) {
  for (; row < s1_.size(); ++row)
    if (!choose_from(row, 0)) return false;
  return true;
}

bool Transpositions::choose_from(std::size_t row, std::size_t column) {
  for (; column < s2_.size(); ++column) {
    if (taken_[column]) continue;
    matching::spend_steps(1);
    if (!(*may_pair_)(s1_[row], s2_[column]) || !can_take(row, column)) continue;
    taken_[column] = 1;
    chosen_[row] = column;
    return true;
  }
  return false;
}

// True if this pair leaves an opponent for all later rows of S1. If so, the witness is updated to contain it.
bool Transpositions::can_take(std::size_t row, std::size_t column) {
  const std::size_t before = column_of_[row];
  if (before == column) return true;
  const std::size_t owner = row_of_[column];
  row_of_[before] = none;
  row_of_[column] = row;
  column_of_[row] = column;
  if (owner == none) return true;
  ++search_;
  visited_[column] = search_;
  if (find_other(owner)) return true;
  row_of_[before] = row;
  row_of_[column] = owner;
  column_of_[row] = before;
  return false;
}

// Finds a column for a row that has lost its own, moving other rows if necessary (an alternating path).
bool Transpositions::find_other(std::size_t row) {
  for (std::size_t column = 0; column < s2_.size(); ++column) {
    matching::spend_steps(1);
    if (taken_[column] || visited_[column] == search_ || !(*may_pair_)(s1_[row], s2_[column])) continue;
    visited_[column] = search_;
    if (row_of_[column] != none && !find_other(row_of_[column])) continue;
    row_of_[column] = row;
    column_of_[row] = column;
    return true;
  }
  return false;
}

}  // namespace bloesem::sequence
