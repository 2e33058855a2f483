// Bipartite matching of at most 64 rows with at most 64 columns, as words of bits.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Beside FirstAssignment, which has no limit: with one word a row the same takes less than half of the
// instructions.
class BitAssignment {
 public:
  static constexpr int most = bits_per_word;

  // Returns true if every row can have a column of its own: `rows` are the columns allowed to each row,
  // `columns` those that exist. The object then holds the lexicographically first assignment: row 0 has the
  // smallest column possible, then row 1, and so on. `rows` must outlive the call.
  [[nodiscard]] bool solve(std::span<const BitWord> rows, BitWord columns) noexcept;
  // After a success: returns the column of a row.
  [[nodiscard]] int column(int row) const noexcept { return columns_[at(row)]; }
  // After a failure: returns how many rows a largest assignment leaves without a column.
  [[nodiscard]] int missing() const noexcept { return missing_; }

 private:
  using Place = std::int8_t;

  static BitWord bit(int column) noexcept { return BitWord{1} << column; }

  void give(int row, int column) noexcept;
  int greedy() noexcept;
  void put_first() noexcept;
  bool move(int row, int column, BitWord open) noexcept;
  [[nodiscard]] int reach(int row, BitWord open, BitWord ends) noexcept;
  void shift_along(int row, int end) noexcept;
  [[nodiscard]] bool is_consistent(BitWord columns) const noexcept;

  std::span<const BitWord> rows_;
  BitWord free_ = 0;
  int missing_ = 0;
  std::array<Place, most> columns_;  // by row
  std::array<Place, most> owners_;   // by column that is not free

  // Working memory of a search.
  std::array<Place, most> found_by_;  // by column
  std::array<Place, most> queue_;     // rows
};

}  // namespace bloesem::matching
