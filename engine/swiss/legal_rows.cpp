#include "engine/swiss/legal_rows.hpp"

#include <algorithm>
#include <bit>

#include "matching/steps.hpp"

namespace bloesem::swiss {

bool LegalRows::build(const RoundField& field, std::span<const Position> joining, Position begin,
                      Position end) {
  const LegalMatrix& matrix = field.legal_matrix();
  by_position_ = !matrix.words().empty();
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
  by_position_ = false;
  origin_ = begin - static_cast<int>(joining.size());
  size_ = joining.size() + static_cast<std::size_t>(end - begin);
  if (size_ > max_vertices) return false;
  vertices_ = first(size_);
  const LegalMatrix& matrix = field.legal_matrix();
  const bool known = matrix.filled() && begin < end;
  const std::size_t joiners = joining.size();
  if (!known) field.fill(begin, end, rows_.data(), 1, static_cast<int>(joiners));
  for (Position p = begin; known && p < end; ++p)
    rows_[static_cast<std::size_t>(p - origin_)] = matrix.window(p, begin, end) << joiners;
  matching::count_steps(matching::Work::Legality, size_ + joiners * (known ? joiners : size_));
  for (std::size_t j = 0; j < joiners; ++j) {
    Row partners = known ? matrix.window(joining[j], begin, end) << joiners : 0;
    for (std::size_t v = 0; v < (known ? joiners : size_); ++v)
      if (v != j && field.compatible(joining[j], player(v, joining))) partners |= bit(v);
    rows_[j] = partners;
    for (Row left = partners & ~first(joiners); left != 0; left &= left - 1)
      rows_[static_cast<std::size_t>(std::countr_zero(left))] |= bit(j);
  }
  return true;
}

LegalRows::Row LegalRows::bye_eligible(const RoundField& field,
                                       std::span<const Position> joining) const noexcept {
  Row eligible = 0;
  for (Row left = vertices_; left != 0; left &= left - 1)
    if (field.facts(player(static_cast<std::size_t>(std::countr_zero(left)), joining)).bye_eligible)
      eligible |= left & -left;
  return eligible;
}

}  // namespace bloesem::swiss
