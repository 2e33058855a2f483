#include "engine/uscf/assignment.hpp"

#include <limits>

#include "matching/steps.hpp"

namespace bloesem::swiss::uscf {
namespace {

constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::max();

}  // namespace

void Assignment::count_steps(int passes) const {
  matching::count_steps(matching::Work::Blossom, at(passes) * at(size_));
}

Assignment::Assignment(const Entrants& entrants, std::span<const Position> upper,
                       std::span<const Position> lower)
    : entrants_(entrants),
      upper_(upper),
      lower_(lower),
      size_(static_cast<int>(upper.size())),
      column_of_(upper.size(), -1),
      row_of_(upper.size(), -1),
      row_dual_(upper.size(), 0),
      column_dual_(upper.size(), 0) {
  BLOESEM_ASSERT(upper.size() == lower.size());
  for (int i = 0; i < size_; ++i)
    if (legal(i, i)) assign(i, i);
}

std::optional<std::vector<int>> Assignment::first_of_least_cost() {
  for (int i = 0; i < size_; ++i)
    if (column_of_[at(i)] < 0 && !augment(i)) return std::nullopt;
  for (int i = 0; i < size_; ++i) prefer_first(i);
  return column_of_;
}

// Gives a free row a column, along a path of least reduced cost. Returns false if there is none.
bool Assignment::augment(int row) {
  least_.assign(at(size_), unreached);
  before_.assign(at(size_), -1);
  done_.assign(at(size_), 0);
  int column = next_column(row, -1);
  while (column >= 0) {
    shift_duals(least_[at(column)], row);
    done_[at(column)] = 1;
    if (row_of_[at(column)] < 0) break;
    column = next_column(row_of_[at(column)], column);
  }
  if (column < 0) return false;
  while (column >= 0) {
    const int previous = before_[at(column)];
    assign(previous < 0 ? row : row_of_[at(previous)], column);
    column = previous;
  }
  return true;
}

// Returns the nearest column not done yet after looking from `row`, whose column is `from`; -1: none is left.
int Assignment::next_column(int row, int from) {
  count_steps(2);  // with those of shift_duals, which follows
  int nearest = -1;
  for (int j = 0; j < size_; ++j) {
    if (done_[at(j)] != 0) continue;
    const std::int64_t reduced = reduced_cost(row, j);
    if (reduced < least_[at(j)] && legal(row, j)) {
      least_[at(j)] = reduced;
      before_[at(j)] = from;
    }
    if (least_[at(j)] != unreached && (nearest < 0 || least_[at(j)] < least_[at(nearest)])) nearest = j;
  }
  return nearest;
}

// Lets the pairs reached so far stay tight while the nearest column comes within reach.
void Assignment::shift_duals(std::int64_t by, int root) {
  if (by == 0) return;
  row_dual_[at(root)] += by;
  for (int j = 0; j < size_; ++j) {
    if (done_[at(j)] != 0) {
      row_dual_[at(row_of_[at(j)])] += by;
      column_dual_[at(j)] -= by;
    } else if (least_[at(j)] != unreached) {
      least_[at(j)] -= by;
    }
  }
}

// Gives the row the first column that an assignment of least cost gives it, if earlier rows keep theirs.
void Assignment::prefer_first(int row) {
  const int own = column_of_[at(row)];
  bool searched = false;
  for (int j = 0; j < own; ++j) {
    const int other = row_of_[at(j)];
    if (other < row || !tight(row, j)) continue;
    if (tight(other, own)) {
      assign(row, j);
      assign(other, own);
      return;
    }
    if (!searched) find_movable(row);
    searched = true;
    if (moves_to_[at(other)] >= 0) return move(row, j);
  }
}

// Finds the later rows that can give up their column, one after the other, when that of `row` becomes free.
void Assignment::find_movable(int row) {
  moves_to_.assign(at(size_), -1);
  std::vector<int> columns{column_of_[at(row)]};
  for (std::size_t next = 0; next < columns.size(); ++next) {
    count_steps(1);
    for (int i = row + 1; i < size_; ++i) {
      if (moves_to_[at(i)] >= 0 || !tight(i, columns[next])) continue;
      moves_to_[at(i)] = columns[next];
      columns.push_back(column_of_[at(i)]);
    }
  }
}

void Assignment::move(int row, int column) {
  const int freed = column_of_[at(row)];
  int other = row_of_[at(column)];
  assign(row, column);
  while (true) {
    const int to = moves_to_[at(other)];
    const int next = row_of_[at(to)];
    assign(other, to);
    if (to == freed) return;
    other = next;
  }
}

}  // namespace bloesem::swiss::uscf
