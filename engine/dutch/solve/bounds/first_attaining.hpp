// The first candidate in the order of section D whose pairs and single player attain all bounds.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "engine/dutch/solve/bounds/attaining_pairs.hpp"
#include "matching/cardinality/bit_assignment.hpp"
#include "matching/cardinality/bit_matching.hpp"

namespace bloesem::swiss::dutch {

class FirstAttaining {
 public:
  // False if there is none, if it needs more than one exchange, or if it was not found within the limit of
  // tries.
  bool choose(const AttainingPairs& attaining);

  // Returns the pairs as numbers, those of MDPs first.
  [[nodiscard]] std::span<const std::pair<int, int>> pairs() const noexcept { return {pairs_.data(), count_}; }
  // Returns the player who stays single, or -1 if the number of players is even.
  [[nodiscard]] int floater() const noexcept { return floater_; }
  [[nodiscard]] int exchanges() const noexcept { return exchanges_; }

 private:
  using Row = AttainingPairs::Row;

  [[nodiscard]] bool pair_moved_down_greedily();
  [[nodiscard]] bool pair_moved_down();
  [[nodiscard]] bool can_be_paired(Row players);
  void meet(int upper, int lower) noexcept { pairs_[count_++] = {upper, lower}; }
  bool pair_remainder();
  bool pair_remainder_with_exchange();
  bool transpose(Row uppers);

  const AttainingPairs* attaining_ = nullptr;
  Row rest_ = 0;  // residents without an MDP as opponent
  std::array<std::pair<int, int>, LegalRows::max_vertices / 2> pairs_;
  std::size_t count_ = 0;
  int floater_ = -1;
  int exchanges_ = 0;
  std::array<Row, LegalRows::max_vertices> uppers_;
  std::array<Row, LegalRows::max_vertices> graph_;
  matching::BitAssignment assignment_;
  matching::BitMatching matching_;
};

}  // namespace bloesem::swiss::dutch
