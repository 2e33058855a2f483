// Bipartite matching of rows with columns, of any number: the lexicographically first one.
#pragma once

#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Beside BitAssignment, which keeps each row in one word, because rows of a thousand columns need more. Keeps
// its memory from problem to problem.
class FirstAssignment {
 public:
  // Returns true if every row can have a column of its own: `rows` are the columns allowed to each row, without
  // bits from `columns` on. The object then holds the lexicographically first assignment: row 0 has the
  // smallest column possible, then row 1, and so on. `rows` must outlive the call.
  [[nodiscard]] bool solve(const BitRows& rows, int columns);
  // After a success: returns the column of a row.
  [[nodiscard]] int column(int row) const noexcept { return columns_[at(row)]; }

 private:
  using Set = std::vector<BitWord>;

  void give(int row, int column) noexcept;
  int greedy();
  void put_first();
  void improve(int row, const Set& open);
  bool move(int row, int column);
  [[nodiscard]] int reach(int row, const Set& ends);
  void shift_along(int row, int end) noexcept;
  [[nodiscard]] bool is_consistent(int columns) const;

  const BitRows* rows_ = nullptr;
  Set free_;
  std::vector<int> columns_;  // by row
  std::vector<int> owners_;   // by column that is not free

  // Working memory of a search.
  Set unreached_;              // the columns it may still use
  Set ends_;                   // those at which it may end
  std::vector<int> found_by_;  // by column
  std::vector<int> queue_;     // rows
};

}  // namespace bloesem::matching
