// Who may meet whom, as bits: a few players and a stretch of the field below them.
#pragma once

#include <array>
#include <span>

#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/bit_matching.hpp"

namespace bloesem::swiss {

class LegalRows {
 public:
  using Row = matching::BitWord;

  // Players from `begin` to `end`, of whom nobody joins. False if they are more than a row has bits, or if in a
  // large field large groups keep players apart: then nothing is known. Where the field and a bye fit into a
  // word everybody's vertex is his position; else as below.
  bool build(const RoundField& field, std::span<const Position> joining, Position begin, Position end);
  // The vertices are the players who join, in the order given, and then the stretch.
  bool build_in_order(const RoundField& field, std::span<const Position> joining, Position begin, Position end);
  // From the vertex's own point of view only: the others must be told as well.
  void forbid(std::size_t vertex, Row neighbours) noexcept { rows_[vertex] &= ~neighbours; }

  // One vertex more, adjacent to these: there is room for it if the players are fewer than a row has bits.
  void add(Row neighbours) noexcept;

  // Of the vertices; what others there are in them does not matter.
  [[nodiscard]] std::span<const Row> rows() const noexcept { return {rows_.data(), size_}; }
  [[nodiscard]] Row vertices() const noexcept { return vertices_; }
  // Those of a part of the stretch, and of who joins as the j-th, from position p.
  [[nodiscard]] Row stretch(Position begin, Position end) const noexcept {
    return first(static_cast<std::size_t>(end - origin_)) & ~first(static_cast<std::size_t>(begin - origin_));
  }
  [[nodiscard]] std::size_t vertex(std::size_t j, Position p) const noexcept {
    return by_position_ ? static_cast<std::size_t>(p) : j;
  }
  [[nodiscard]] Position player(std::size_t vertex, std::span<const Position> joining) const noexcept {
    const bool joins = !by_position_ && vertex < joining.size();
    return joins ? joining[vertex] : static_cast<Position>(vertex) + origin_;
  }

  [[nodiscard]] static Row bit(std::size_t vertex) noexcept { return Row{1} << vertex; }
  // The first so many vertices.
  [[nodiscard]] static Row first(std::size_t count) noexcept {
    return count == most ? ~Row{0} : bit(count) - 1;
  }

  static constexpr std::size_t most = matching::BitMatching::most_vertices;

 private:
  void copy(const LegalMatrix& matrix, std::span<const Position> joining, Position begin,
            Position end) noexcept;

  bool by_position_ = false;
  Position origin_ = 0;  // who would be vertex 0 if the stretch went on upwards
  std::size_t size_ = 0;
  Row vertices_ = 0;
  std::array<Row, most> rows_;
};

}  // namespace bloesem::swiss
