#include "matching/cardinality/bit_assignment.hpp"

#include <bit>

namespace bloesem::matching {
namespace {

[[nodiscard]] int first_column(BitWord set) noexcept { return std::countr_zero(set); }

}  // namespace

bool BitAssignment::solve(std::span<const BitWord> rows, BitWord columns) noexcept {
  BLOESEM_ASSERT(rows.size() <= most);
  rows_ = rows;
  free_ = columns;
  missing_ = 0;
  const int size = static_cast<int>(rows.size());
  const int stuck = greedy();
  BLOESEM_ASSERT_HEAVY(stuck < size || is_consistent(columns));
  if (stuck == size) return true;  // each row has the smallest column left: no assignment comes before
  for (int row = stuck; row < size; ++row) {
    const int end = reach(row, columns, free_);
    if (end < 0) {
      ++missing_;
      continue;
    }
    free_ &= ~bit(end);
    shift_along(row, end);
  }
  if (missing_ > 0) return false;
  put_first();
  BLOESEM_ASSERT_HEAVY(is_consistent(columns));
  return true;
}

void BitAssignment::give(int row, int column) noexcept {
  BLOESEM_ASSERT((rows_[at(row)] & bit(column)) != 0);
  columns_[at(row)] = static_cast<Place>(column);
  owners_[at(column)] = static_cast<Place>(row);
}

// Gives each row its smallest free column. Returns the first row that has none, or the number of rows.
int BitAssignment::greedy() noexcept {
  const int size = static_cast<int>(rows_.size());
  for (int row = 0; row < size; ++row) {
    const BitWord options = rows_[at(row)] & free_;
    if (options == 0) return row;
    give(row, first_column(options));
    free_ &= ~(options & -options);
  }
  return size;
}

void BitAssignment::put_first() noexcept {
  BitWord open = free_;
  for (std::size_t row = 0; row < rows_.size(); ++row) open |= bit(columns_[row]);
  for (int row = 0; row < static_cast<int>(rows_.size()); ++row) {
    BitWord options = rows_[at(row)] & open & (bit(columns_[at(row)]) - 1);
    while (options != 0 && !move(row, first_column(options), open)) options &= options - 1;
    open &= ~bit(columns_[at(row)]);
  }
}

// Gives `row` another column, if it is free or its owner can move elsewhere in `open`, which excludes the
// columns of earlier rows. Returns whether that was possible.
bool BitAssignment::move(int row, int column, BitWord open) noexcept {
  const int old = columns_[at(row)];
  BLOESEM_ASSERT((open & bit(column)) != 0 && column < old);
  if ((free_ & bit(column)) == 0) {
    const int owner = owners_[at(column)];
    const int end = reach(owner, open & ~bit(column), free_ | bit(old));
    if (end < 0) return false;
    shift_along(owner, end);
    free_ = (free_ | bit(old)) & ~bit(end);
  } else {
    free_ ^= bit(column) | bit(old);
  }
  give(row, column);
  return true;
}

// Returns the column among `ends` at the end of an alternating path from `row` over open columns, or -1.
int BitAssignment::reach(int row, BitWord open, BitWord ends) noexcept {
  int queued = 0;
  queue_[at(queued++)] = static_cast<Place>(row);
  for (int head = 0; head < queued; ++head) {
    const Place from = queue_[at(head)];
    BitWord fresh = rows_[at(from)] & open;
    if (const BitWord found = fresh & ends; found != 0) {
      found_by_[at(first_column(found))] = from;
      return first_column(found);
    }
    open &= ~fresh;
    for (; fresh != 0; fresh &= fresh - 1) {
      const int column = first_column(fresh);
      found_by_[at(column)] = from;
      queue_[at(queued++)] = owners_[at(column)];
    }
  }
  return -1;
}

// Gives each row of the path, from `row` on, the column after it.
void BitAssignment::shift_along(int row, int end) noexcept {
  for (int column = end;;) {
    const int from = found_by_[at(column)];
    const int before = columns_[at(from)];
    give(from, column);
    if (from == row) return;
    column = before;
  }
}

// True if the rows have different columns, each allowed to its row, and the other columns are free.
bool BitAssignment::is_consistent(BitWord columns) const noexcept {
  BitWord taken = 0;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const BitWord own = bit(columns_[row]);
    if ((own & rows_[row] & columns & ~taken) == 0 || owners_[at(columns_[row])] != static_cast<Place>(row))
      return false;
    taken |= own;
  }
  return free_ == (columns & ~taken);
}

}  // namespace bloesem::matching
