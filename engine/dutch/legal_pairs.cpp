#include "engine/dutch/legal_pairs.hpp"

#include <algorithm>

namespace bloesem::dutch {

using matching::BitRows;
using matching::Vertex;

std::size_t stretch_of(std::span<const Position> players) noexcept {
  std::size_t begin = players.size();
  while (begin > 0 && (begin == players.size() || players[begin - 1] + 1 == players[begin])) --begin;
  return begin;
}

namespace {

void join(BitRows& rows, Vertex a, Vertex b) noexcept {
  rows.set(a, b);
  rows.set(b, a);
}

// A row is everybody but those who want the same colour, those who are barred, and the members of the same
// groups.
void fill_stretch(const RoundField& field, std::span<const Position> players, Vertex begin, BitRows& rows) {
  const auto end = static_cast<Vertex>(players.size());
  const auto words = static_cast<std::size_t>(rows.words());
  const auto colour = [&](Vertex v) {
    return static_cast<int>(field.indispensable_colour(players[static_cast<std::size_t>(v)]));
  };
  BitRows allowed;  // by the colour that is indispensable: who does not want it, too
  allowed.reset(3, end);
  for (Vertex v = begin; v < end; ++v)
    for (int c = 0; c < 3; ++c)
      if (c == static_cast<int>(Colour::None) || colour(v) != c) allowed.set(c, v);
  BitRows groups;
  groups.reset(static_cast<int>(field.large_groups()), end);
  for (Vertex v = begin; v < end; ++v)
    for (const std::int32_t group : field.large_groups_of(players[static_cast<std::size_t>(v)]))
      groups.set(group, v);
  const Position first = players[static_cast<std::size_t>(begin)];
  const Position last = players.back();
  for (Vertex v = begin; v < end; ++v) {
    std::copy_n(allowed.row(colour(v)), words, rows.row(v));
    rows.clear(v, v);
    for (const std::int32_t group : field.large_groups_of(players[static_cast<std::size_t>(v)]))
      for (int w = 0; w < rows.words(); ++w) rows.row(v)[w] &= ~groups.row(group)[w];
    for (const Position q : field.barred_one_by_one(players[static_cast<std::size_t>(v)]))
      if (first <= q && q <= last) rows.clear(v, begin + (q - first));
  }
}

}  // namespace

void fill_rows(const RoundField& field, std::span<const Position> players, Vertex vertices, BitRows& rows) {
  rows.reset(vertices, vertices);
  const auto size = static_cast<Vertex>(players.size());
  const auto begin = static_cast<Vertex>(stretch_of(players));
  if (begin < size) fill_stretch(field, players, begin, rows);
  for (Vertex a = 0; a < begin; ++a)
    for (Vertex b = a + 1; b < size; ++b)
      if (field.compatible(players[static_cast<std::size_t>(a)], players[static_cast<std::size_t>(b)]))
        join(rows, a, b);
}

void copy_rows(const LegalMatrix& matrix, std::span<const Position> players, Vertex vertices, BitRows& rows) {
  rows.reset(vertices, vertices);
  const auto size = static_cast<Vertex>(players.size());
  const auto begin = static_cast<Vertex>(stretch_of(players));
  for (Vertex v = begin; v < size; ++v)
    matrix.copy(players[static_cast<std::size_t>(v)], players[static_cast<std::size_t>(begin)],
                players.back() + 1, rows.row(v), begin);
  for (Vertex a = 0; a < begin; ++a)
    for (Vertex b = a + 1; b < size; ++b)
      if (matrix.test(players[static_cast<std::size_t>(a)], players[static_cast<std::size_t>(b)]))
        join(rows, a, b);
}

void LegalPairs::fill(BitRows& rows) const {
  if (matrix_ != nullptr && !matrix_->drawn()) field_->draw(*matrix_);
  if (matrix_ != nullptr)
    copy_rows(*matrix_, players_, size(), rows);
  else
    fill_rows(*field_, players_, size(), rows);
  for (auto v = static_cast<Vertex>(players_.size()); v < size(); ++v)  // the bye
    for (Vertex u = 0; u < v; ++u)
      if (adjacent(u, v)) join(rows, u, v);
}

}  // namespace bloesem::dutch
