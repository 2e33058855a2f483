// Who may meet whom, as bits: a few players and a stretch of the field below them.
#pragma once

#include <array>
#include <span>

#include "engine/dutch/round_field.hpp"
#include "matching/bit_matching.hpp"

namespace bloesem::dutch {

// Vertices are the players who join, in the order given, and then the stretch.
class LegalRows {
 public:
  using Row = matching::BitWord;

  // Players from `begin` to `end`, of whom nobody joins. False if they are more than a row has bits, or if in a large
  // field large groups keep players apart: then nothing is known.
  bool build(const RoundField& field, std::span<const Position> joining, Position begin, Position end);
  // From the vertex's own point of view only: the others must be told as well.
  void forbid(std::size_t vertex, Row neighbours) noexcept { rows_[vertex] &= ~neighbours; }
  // One vertex more, adjacent to these.
  void add(Row neighbours) noexcept;

  [[nodiscard]] std::span<const Row> rows() const noexcept { return {rows_.data(), size_}; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }

  [[nodiscard]] static Row bit(std::size_t vertex) noexcept { return Row{1} << vertex; }
  // The first so many vertices.
  [[nodiscard]] static Row first(std::size_t count) noexcept { return count == most ? ~Row{0} : bit(count) - 1; }

  static constexpr std::size_t most = matching::BitMatching::most_vertices;

 private:
  void copy(const LegalMatrix& matrix, std::span<const Position> joining, Position begin, Position end) noexcept;

  std::size_t size_ = 0;
  std::array<Row, most> rows_;
};

}  // namespace bloesem::dutch
