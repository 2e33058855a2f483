// The quality criteria of one bracket as counters in order of priority: comparing two candidates means
// comparing their counters from the first on. A number is one counter; a list of score differences is one
// counter per difference that can occur, largest first, which compares lists as A.8 does.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/sequence/criteria.hpp"
#include "engine/sequence/transpositions.hpp"

namespace bloesem::sequence {

using Counter = std::uint16_t;
using Tally = std::vector<Counter>;  // as wide as the bracket's TallyTable::width()

class TallyTable {
 public:
  TallyTable(const Field& field, const Bracket& bracket, std::span<const Criterion> criteria);

  // Returns the number of counters of a tally, a multiple of eight: excess counters at the end are always zero.
  [[nodiscard]] std::size_t width() const noexcept { return width_; }

  // Return the cost of a pair, S1 member (the higher ranked) first, and of a downfloater, as tallies.
  [[nodiscard]] const Counter* of_pair(Seat higher, Seat lower) const noexcept {
    return pairs_.data() + (index(higher) * seats_ + index(lower)) * width_;
  }
  [[nodiscard]] const Counter* of_downfloater(Seat seat) const noexcept {
    return downfloaters_.data() + index(seat) * width_;
  }
  // Returns the cost of the downfloaters' outlook (C.7).
  [[nodiscard]] Tally of_outlook(const Outlook& outlook) const;
  // True if some criterion charges the outlook.
  [[nodiscard]] bool looks_ahead() const noexcept { return looks_ahead_; }

  // Returns a lower bound on the cost of candidates of this shape.
  [[nodiscard]] Tally least(const Shape& shape) const;

 private:
  struct Row {
    const Criterion* criterion;
    std::size_t first = 0;            // first counter of the criterion
    std::vector<Points> differences;  // of a list: the differences, descending
  };

  static std::size_t index(Seat seat) noexcept { return static_cast<std::size_t>(seat); }
  void choose_differences(Row& row, std::span<const Place> players, std::span<const Game> games) const;
  void add(const Row& row, const Cost& cost, Counter* tally) const;
  void add(const Row& row, const CriterionValue& value, Counter* tally) const;

  const Field& field_;
  const Bracket& bracket_;
  Points below_;
  std::size_t seats_;
  std::size_t width_ = 0;
  bool looks_ahead_ = false;
  std::vector<Row> rows_;
  std::vector<Counter> pairs_;
  std::vector<Counter> downfloaters_;
};

// sum = a + b
inline void add(const Counter* a, const Counter* b, Counter* sum, std::size_t width) noexcept {
  constexpr std::size_t lane = 8;
  for (std::size_t i = 0; i < width; i += lane)
    for (std::size_t j = 0; j < lane; ++j) sum[i + j] = static_cast<Counter>(a[i + j] + b[i + j]);
}

inline bool less(const Counter* a, const Counter* b, std::size_t width) noexcept {
  for (std::size_t i = 0; i < width; ++i)
    if (a[i] != b[i]) return a[i] < b[i];
  return false;
}

}  // namespace bloesem::sequence
