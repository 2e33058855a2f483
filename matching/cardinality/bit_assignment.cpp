#include "matching/cardinality/bit_assignment.hpp"

#include <bit>

namespace bloesem::matching {
namespace {

[[nodiscard]] int first_column(BitWord set) noexcept { return std::countr_zero(set); }

}  // namespace

bool BitAssignment::solve(std::span<const BitWord> rows, BitWord columns) noexcept {
  rows_ = rows;
  free_ = columns;
  missing_ = 0;
  const int size = static_cast<int>(rows.size());
  const int stuck = greedy();
  if (stuck == size) return true;  // everybody has the smallest that was left: nothing comes before
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
  return true;
}

void BitAssignment::give(int row, int column) noexcept {
  columns_[at(row)] = static_cast<Place>(column);
  owners_[at(column)] = static_cast<Place>(row);
}

// Says which row is the first to find nothing.
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

// Gives the row another column, if whoever has it can go elsewhere in `open`, which has no column of an earlier
// row.
bool BitAssignment::move(int row, int column, BitWord open) noexcept {
  const int old = columns_[at(row)];
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

// The end of an alternating path from the row, over open columns; -1 if there is none.
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

// Everybody on the path takes the column that he found, the row at its beginning included.
void BitAssignment::shift_along(int row, int end) noexcept {
  for (int column = end;;) {
    const int from = found_by_[at(column)];
    const int before = columns_[at(from)];
    give(from, column);
    if (from == row) return;
    column = before;
  }
}

}  // namespace bloesem::matching
