// Rows that each take a column of their own, at most 64 of either, with a word of bits for the columns of each
// row.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

class BitAssignment {
 public:
  static constexpr int most = bits_per_word;

  // Of all ways the lexicographically first: the first row has the smallest column that it can have, then the
  // second, and so on. False if there is none.
  [[nodiscard]] bool solve(std::span<const BitWord> rows, BitWord columns) noexcept;
  [[nodiscard]] int column(int row) const noexcept { return columns_[at(row)]; }

  // After a failure: rows that find no column in a greatest assignment.
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

  std::span<const BitWord> rows_;
  BitWord free_ = 0;
  int missing_ = 0;
  std::array<Place, most> columns_;  // by row
  std::array<Place, most> owners_;   // by column that is not free

  // Of one search.
  std::array<Place, most> found_by_;  // by column
  std::array<Place, most> queue_;     // rows
};

}  // namespace bloesem::matching
