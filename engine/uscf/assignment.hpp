// 29C2: upper half against lower half with the smallest changes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/uscf/entrants.hpp"

namespace bloesem::swiss::uscf {

// Pairs each player of the upper half with one of the lower half. The cost of a pair is the distance from the
// opponent at the same place of the lower half. Shortest augmenting paths from the pairs that may stay, with
// dual values as certificate.
class Assignment {
 public:
  // Halves of the same size, in rank order, which must outlive the object.
  Assignment(const Entrants& entrants, std::span<const Position> upper, std::span<const Position> lower);

  // Returns the place of the opponent in the lower half by the place of the player in the upper half: of all
  // assignments of least cost the lexicographically first. Empty if there is no assignment.
  [[nodiscard]] std::optional<std::vector<int>> first_of_least_cost();

 private:
  [[nodiscard]] int cost(int i, int j) const { return entrants_.distance(lower_[at(j)], lower_[at(i)]); }
  [[nodiscard]] std::int64_t reduced_cost(int i, int j) const {
    return cost(i, j) - row_dual_[at(i)] - column_dual_[at(j)];
  }
  [[nodiscard]] bool legal(int i, int j) const { return entrants_.may_meet(upper_[at(i)], lower_[at(j)]); }
  [[nodiscard]] bool tight(int i, int j) const { return reduced_cost(i, j) == 0 && legal(i, j); }

  void count_steps(int passes) const;  // over all columns
  bool augment(int row);
  [[nodiscard]] int next_column(int row, int from);
  void shift_duals(std::int64_t by, int root);
  void prefer_first(int row);
  void find_movable(int row);
  void move(int row, int column);
  void assign(int row, int column) {
    column_of_[at(row)] = column;
    row_of_[at(column)] = row;
  }

  const Entrants& entrants_;
  std::span<const Position> upper_;
  std::span<const Position> lower_;
  int size_;
  std::vector<int> column_of_;  // by row; -1: none
  std::vector<int> row_of_;
  std::vector<std::int64_t> row_dual_;
  std::vector<std::int64_t> column_dual_;
  // While a path is searched, by column.
  std::vector<std::int64_t> least_;
  std::vector<int> before_;  // the column from whose row `least_` comes; -1: from the root
  std::vector<char> done_;
  std::vector<int> moves_to_;  // by row, while the first assignment is chosen: the column that is left for it
};

}  // namespace bloesem::swiss::uscf
