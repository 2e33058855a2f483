// Article D.1: enumerates the orders of S2 by the lexicographic value of the numbers that meet S1. Orders with
// an illegal pair are skipped in whole subtrees.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace bloesem::sequence {

// A player's index in the bracket: BSN - 1.
using Seat = std::int32_t;

// The pairs that may be made, S1 member first. Rows and columns are seats.
class PairTable {
 public:
  PairTable() = default;
  PairTable(Seat rows, Seat columns)
      : columns_(static_cast<std::size_t>(columns)), allowed_(static_cast<std::size_t>(rows) * columns_) {}

  [[nodiscard]] bool operator()(Seat row, Seat column) const noexcept { return allowed_[at(row, column)] != 0; }
  void allow(Seat row, Seat column, bool allowed = true) noexcept {
    allowed_[at(row, column)] = allowed ? 1 : 0;
  }

 private:
  [[nodiscard]] std::size_t at(Seat row, Seat column) const noexcept {
    return static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column);
  }
  std::size_t columns_ = 0;
  std::vector<char> allowed_;
};

class Transpositions {
 public:
  // `may_pair` must outlive this.
  explicit Transpositions(const PairTable& may_pair) : may_pair_(&may_pair) {}

  // Starts over. `s2` in the order in which its members are tried: ascending, as D.1 requires.
  void start(std::span<const Seat> s1, std::span<const Seat> s2);

  // Goes to the first, then the next order of S2 all of whose pairs are legal; false if there are no more.
  bool next();
  // The same, skipping all orders that agree with the present one up to and including `place`.
  bool next_after(std::size_t place);

  // Returns the first place in S1 whose opponent differs from that in the previous order.
  [[nodiscard]] std::size_t changed_from() const noexcept { return changed_from_; }
  [[nodiscard]] Seat opponent(std::size_t place) const noexcept { return s2_[chosen_[place]]; }
  // Calls visit for the members of S2 without an opponent in S1, in their order at the start.
  template <class Visit>
  void for_each_left(Visit visit) const {
    for (std::size_t column = 0; column < s2_.size(); ++column)
      if (!taken_[column]) visit(s2_[column]);
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  bool choose_from(std::size_t row, std::size_t column);
  bool choose_all_from(std::size_t row);
  bool can_take(std::size_t row, std::size_t column);
  bool find_other(std::size_t row);

  const PairTable* may_pair_;
  std::vector<Seat> s1_;
  std::vector<Seat> s2_;
  std::vector<std::size_t> chosen_;  // column by row
  std::vector<char> taken_;          // by column: nonzero if chosen by some row
  bool started_ = false;
  std::size_t changed_from_ = 0;
  // A witness that the rows not chosen yet can all be paired, so that no subtree without an order is entered.
  std::vector<std::size_t> column_of_;  // by row
  std::vector<std::size_t> row_of_;     // by column, or none
  std::vector<std::uint64_t> visited_;  // by column: last search that visited it
  std::uint64_t search_ = 0;
};

}  // namespace bloesem::sequence
