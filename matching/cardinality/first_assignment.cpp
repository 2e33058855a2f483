#include "matching/cardinality/first_assignment.hpp"

#include <bit>

namespace bloesem::matching {

bool FirstAssignment::solve(const BitRows& rows, int columns) {
  BLOESEM_ASSERT(rows.words() == words_for(columns));
  rows_ = &rows;
  free_.assign(at(rows.words()), 0);
  for (int column = 0; column < columns; ++column) set_bit(free_.data(), column);
  columns_.assign(at(rows.rows()), -1);
  owners_.assign(at(columns), -1);
  found_by_.resize(at(columns));
  const int stuck = greedy();
  if (stuck == rows.rows()) return true;  // each row has the smallest column left: no assignment comes before
  for (int row = stuck; row < rows.rows(); ++row) {
    unreached_.assign(at(rows.words()), ~BitWord{0});
    const int end = reach(row, free_);
    if (end < 0) return false;
    clear_bit(free_.data(), end);
    shift_along(row, end);
  }
  put_first();
  BLOESEM_ASSERT_HEAVY(is_consistent(columns));
  return true;
}

void FirstAssignment::give(int row, int column) noexcept {
  BLOESEM_ASSERT(rows_->test(row, column));
  columns_[at(row)] = column;
  owners_[at(column)] = row;
}

// Gives each row its smallest free column. Returns the first row that has none, or the number of rows.
int FirstAssignment::greedy() {
  for (int row = 0; row < rows_->rows(); ++row) {
    int word = 0;
    while (word < rows_->words() && (rows_->row(row)[word] & free_[at(word)]) == 0) ++word;
    if (word == rows_->words()) return row;
    give(row, word * bits_per_word + std::countr_zero(rows_->row(row)[word] & free_[at(word)]));
    clear_bit(free_.data(), columns_[at(row)]);
  }
  return rows_->rows();
}

void FirstAssignment::put_first() {
  Set open(free_.size(), ~BitWord{0});  // the columns that no earlier row has
  for (int row = 0; row < rows_->rows(); ++row) {
    improve(row, open);
    clear_bit(open.data(), columns_[at(row)]);
  }
}

// Gives `row` the smallest column that leaves the later rows a column each. `open` excludes the columns of
// earlier rows. What a search without success has reached leads nowhere in later ones either.
void FirstAssignment::improve(int row, const Set& open) {
  const int last = static_cast<int>(word_of(columns_[at(row)]));
  bool searching = false;
  for (int word = 0; word <= last; ++word) {
    for (BitWord options = rows_->row(row)[word] & open[at(word)]; options != 0; options &= options - 1) {
      const int column = word * bits_per_word + std::countr_zero(options);
      if (column >= columns_[at(row)]) return;
      if (!searching) {
        unreached_ = open;
        ends_ = free_;
        set_bit(ends_.data(), columns_[at(row)]);
        searching = true;
      }
      if (has_bit(unreached_.data(), column) && move(row, column)) return;
    }
  }
}

// Gives `row` another column, if it is free or its owner can move elsewhere over unreached_ columns. Returns
// whether that was possible.
bool FirstAssignment::move(int row, int column) {
  const int old = columns_[at(row)];
  BLOESEM_ASSERT(column < old);
  int end = column;
  if (!has_bit(free_.data(), column)) {
    const int owner = owners_[at(column)];
    clear_bit(unreached_.data(), column);
    end = reach(owner, ends_);
    if (end < 0) return false;
    shift_along(owner, end);
  }
  set_bit(free_.data(), old);
  clear_bit(free_.data(), end);
  give(row, column);
  return true;
}

// Returns the column among `ends` at the end of an alternating path from `row` over unreached_ columns, or -1.
int FirstAssignment::reach(int row, const Set& ends) {
  queue_.assign(1, row);
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    const int from = queue_[head];
    for (int word = 0; word < rows_->words(); ++word) {
      BitWord fresh = rows_->row(from)[word] & unreached_[at(word)];
      unreached_[at(word)] &= ~fresh;
      if (const BitWord found = fresh & ends[at(word)]; found != 0) {
        const int end = word * bits_per_word + std::countr_zero(found);
        found_by_[at(end)] = from;
        return end;
      }
      for (; fresh != 0; fresh &= fresh - 1) {
        const int column = word * bits_per_word + std::countr_zero(fresh);
        found_by_[at(column)] = from;
        queue_.push_back(owners_[at(column)]);
      }
    }
  }
  return -1;
}

// Gives each row of the path, from `row` on, the column after it.
void FirstAssignment::shift_along(int row, int end) noexcept {
  for (int column = end;;) {
    const int from = found_by_[at(column)];
    const int before = columns_[at(from)];
    give(from, column);
    if (from == row) return;
    column = before;
  }
}

// True if the rows have different columns, each allowed to its row, and the other columns are free.
bool FirstAssignment::is_consistent(int columns) const {
  Set rest(free_.size(), 0);
  for (int column = 0; column < columns; ++column) set_bit(rest.data(), column);
  for (int row = 0; row < rows_->rows(); ++row) {
    const int own = columns_[at(row)];
    if (own < 0 || !rows_->test(row, own) || !has_bit(rest.data(), own) || owners_[at(own)] != row)
      return false;
    clear_bit(rest.data(), own);
  }
  return rest == free_;
}

}  // namespace bloesem::matching
