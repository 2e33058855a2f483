// Width of the starting ranks of a file: four columns, or more if stated (XXW, docs/trf.md).
#pragma once

#include "trf/columns.hpp"

namespace bloesem::trf {

inline constexpr int standard_id_width = 4;
inline constexpr int widest_id = 7;  // columns
inline constexpr int largest_wide_id = 9'999'999;

// Maps standard columns to positions in a line. In the player lines of a wide file, the last column of each
// field holding a number up to the number of players (starting rank, rank, opponents) is widened, which shifts
// everything after it to the right. "Column" is the standard column, "position" the actual one.
class Layout {
 public:
  constexpr Layout() = default;
  constexpr explicit Layout(int id_width) noexcept : extra_(id_width - standard_id_width) {}

  [[nodiscard]] constexpr bool wide() const noexcept { return extra_ != 0; }
  [[nodiscard]] constexpr int id_width() const noexcept { return standard_id_width + extra_; }
  [[nodiscard]] constexpr int largest_id() const noexcept {
    int limit = 1;
    for (int column = 0; column < id_width(); ++column) limit *= 10;
    return limit - 1;
  }
  [[nodiscard]] constexpr int block_width() const noexcept { return round_block_width + extra_; }

  [[nodiscard]] constexpr int first(int column) const noexcept {
    return wide() ? column + extra_ * wider_before(column) : column;
  }
  [[nodiscard]] constexpr int last(int column) const noexcept { return first(column + 1) - 1; }
  // Returns the standard column of a position.
  [[nodiscard]] constexpr int column(int position) const noexcept {
    if (!wide()) return position;
    if (position >= first(rounds_begin)) {
      const int beyond = position - first(rounds_begin);
      const int inside = beyond % block_width();
      return rounds_begin + beyond / block_width() * round_block_width +
             narrowed(inside, opponent_end - rounds_begin);
    }
    const int behind_id = narrowed(position, player_id.last);
    return behind_id <= player_id.last ? behind_id : narrowed(behind_id, player_rank.last);
  }
  [[nodiscard]] constexpr Field at(Field field) const noexcept {
    field.first = first(field.first);
    field.last = last(field.last);
    return field;
  }

  friend bool operator==(const Layout&, const Layout&) = default;

 private:
  static constexpr int rounds_begin = before_first_round + 1;
  static constexpr int opponent_end = round_opponent.last;

  // Returns the number of widened fields before a column.
  [[nodiscard]] static constexpr int wider_before(int column) noexcept {
    const int opponents = column <= opponent_end ? 0 : (column - opponent_end - 1) / round_block_width + 1;
    return (column > player_id.last ? 1 : 0) + (column > player_rank.last ? 1 : 0) + opponents;
  }
  // Returns the position after removing the extra columns of the widened column `wider`.
  [[nodiscard]] constexpr int narrowed(int position, int wider) const noexcept {
    if (position <= wider) return position;
    return position <= wider + extra_ ? wider : position - extra_;
  }

  int extra_ = 0;
};

}  // namespace bloesem::trf
