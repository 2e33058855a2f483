#include "engine/swiss/legal_rows.hpp"

#include <algorithm>
#include <bit>

namespace bloesem::swiss {

bool LegalRows::build(const RoundField& field, std::span<const Position> joining, Position begin,
                      Position end) {
  const LegalMatrix& matrix = field.legal_matrix();
  by_position_ = !matrix.words().empty() && matrix.words().size() < max_vertices;
  if (by_position_) {
    origin_ = 0;
    size_ = static_cast<std::size_t>(field.size());
    std::copy(matrix.words().begin(), matrix.words().end(), rows_.begin());
    vertices_ = range(begin, end);
    for (const Position p : joining) vertices_ |= bit(static_cast<std::size_t>(p));
    return true;
  }
  return build_in_order(field, joining, begin, end);
}

bool LegalRows::build_in_order(const RoundField& field, std::span<const Position> joining, Position begin,
                               Position end) {
  const LegalMatrix& matrix = field.legal_matrix();
  by_position_ = false;
  origin_ = begin - static_cast<Position>(joining.size());
  size_ = joining.size() + static_cast<std::size_t>(end - begin);
  if (size_ > max_vertices) return false;
  vertices_ = first(size_);
  if (matrix.filled()) {
    copy(matrix, joining, begin, end);
    return true;
  }
  if (field.large_groups() > 0) return false;
  const auto player = [&](std::size_t v) {
    return v < joining.size() ? joining[v] : begin + static_cast<Position>(v - joining.size());
  };
  std::array<Row, 3> wanting = {};  // by indispensable colour
  for (std::size_t v = 0; v < size_; ++v)
    wanting[static_cast<std::size_t>(field.indispensable_colour(player(v)))] |= bit(v);
  wanting[static_cast<std::size_t>(Colour::None)] = 0;
  for (std::size_t v = 0; v < size_; ++v) {
    const Position p = player(v);
    rows_[v] = first(size_) & ~bit(v) & ~wanting[static_cast<std::size_t>(field.indispensable_colour(p))];
    for (const Position q : field.barred_one_by_one(p))
      if (begin <= q && q < end) rows_[v] &= ~bit(joining.size() + static_cast<std::size_t>(q - begin));
  }
  // The rows above leave out pairs with joining players: the range has not looked at them, nor they at each
  // other.
  for (std::size_t j = 0; j < joining.size(); ++j) {
    for (const Position q : field.barred_one_by_one(joining[j])) {
      if (begin <= q && q < end) {
        rows_[joining.size() + static_cast<std::size_t>(q - begin)] &= ~bit(j);
      } else if (const auto found = std::find(joining.begin(), joining.end(), q); found != joining.end()) {
        rows_[j] &= ~bit(static_cast<std::size_t>(found - joining.begin()));
      }
    }
  }
  return true;
}

void LegalRows::copy(const LegalMatrix& matrix, std::span<const Position> joining, Position begin,
                     Position end) noexcept {
  const std::size_t joiners = joining.size();
  for (Position p = begin; p < end; ++p)
    rows_[joiners + static_cast<std::size_t>(p - begin)] = matrix.window(p, begin, end) << joiners;
  for (std::size_t j = 0; j < joiners; ++j) {
    rows_[j] = 0;
    for (std::size_t other = 0; other < joiners; ++other)
      if (matrix.test(joining[j], joining[other])) rows_[j] |= bit(other);
    for (Row left = matrix.window(joining[j], begin, end); left != 0; left &= left - 1) {
      const std::size_t v = joiners + static_cast<std::size_t>(std::countr_zero(left));
      rows_[j] |= bit(v);
      rows_[v] |= bit(j);
    }
  }
}

void LegalRows::add(Row neighbours) noexcept {
  const std::size_t v = size_++;
  rows_[v] = neighbours;
  vertices_ |= bit(v);
  for (Row left = neighbours; left != 0; left &= left - 1)
    rows_[static_cast<std::size_t>(std::countr_zero(left))] |= bit(v);
}

}  // namespace bloesem::swiss
