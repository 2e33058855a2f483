#include "engine/swiss/legal_pairs.hpp"

#include <algorithm>

namespace bloesem::swiss {

using matching::BitRows;
using matching::Vertex;

std::size_t contiguous_from(std::span<const Position> players) noexcept {
  std::size_t begin = players.size();
  while (begin > 0 && (begin == players.size() || players[begin - 1] + 1 == players[begin])) --begin;
  return begin;
}

namespace {

void join(BitRows& rows, Vertex a, Vertex b) noexcept {
  rows.set(a, b);
  rows.set(b, a);
}

}  // namespace

void fill_rows(const RoundField& field, const LegalMatrix* matrix, std::span<const Position> players,
               Vertex vertices, BitRows& rows) {
  rows.reset(vertices, vertices);
  const auto size = static_cast<Vertex>(players.size());
  const auto begin = static_cast<Vertex>(contiguous_from(players));
  const auto player = [&](Vertex v) { return players[static_cast<std::size_t>(v)]; };
  if (begin < size && matrix == nullptr) field.fill(player(begin), players.back() + 1, rows, begin);
  if (matrix != nullptr)
    for (Vertex v = begin; v < size; ++v)
      matrix->copy(player(v), player(begin), players.back() + 1, rows.row(v), begin);
  for (Vertex a = 0; a < begin; ++a)
    for (Vertex b = a + 1; b < size; ++b)
      if (matrix != nullptr ? matrix->test(player(a), player(b)) : field.compatible(player(a), player(b)))
        join(rows, a, b);
}

void LegalPairs::fill(BitRows& rows) const {
  if (matrix_ != nullptr && !matrix_->filled()) field_->fill(*matrix_);
  fill_rows(*field_, matrix_, players_, size(), rows);
  for (auto v = static_cast<Vertex>(players_.size()); v < size(); ++v)  // the bye, if it is a vertex
    for (Vertex u = 0; u < v; ++u)
      if (adjacent(u, v)) join(rows, u, v);
}

}  // namespace bloesem::swiss
