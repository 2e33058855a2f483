// The legal pairs as bit rows for a few players and a contiguous range of the field below them.
#pragma once

#include <array>
#include <span>

#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/bit_matching.hpp"

namespace bloesem::swiss {

class LegalRows {
 public:
  using Row = matching::BitWord;

  // Builds the rows of `joining` and the contiguous positions [begin, end), which must be disjoint. False, and
  // then unspecified, if they are more than a row has bits. If the whole field fits into one word, vertices are
  // positions; otherwise as in build_in_order.
  bool build(const RoundField& field, std::span<const Position> joining, Position begin, Position end);
  // The same, but vertices are always the joining players, in the order given, and then the range.
  bool build_in_order(const RoundField& field, std::span<const Position> joining, Position begin, Position end);
  // Clears one direction only; call it for both ends.
  void forbid(std::size_t vertex, Row neighbours) noexcept { rows_[vertex] &= ~neighbours; }

  // Returns one row per vertex. Bits outside vertices() are meaningless.
  [[nodiscard]] std::span<const Row> rows() const noexcept { return {rows_.data(), size_}; }
  [[nodiscard]] Row vertices() const noexcept { return vertices_; }
  // Returns the vertices of positions [begin, end), a part of the range.
  [[nodiscard]] Row range(Position begin, Position end) const noexcept {
    return first(static_cast<std::size_t>(end - origin_)) & ~first(static_cast<std::size_t>(begin - origin_));
  }
  // Returns the vertex of the j-th joining player, who is at position p.
  [[nodiscard]] std::size_t vertex(std::size_t j, Position p) const noexcept {
    return by_position_ ? static_cast<std::size_t>(p) : j;
  }
  // Returns the player of a vertex. `joining` as given to build().
  [[nodiscard]] Position player(std::size_t vertex, std::span<const Position> joining) const noexcept {
    const bool joins = !by_position_ && vertex < joining.size();
    return joins ? joining[vertex] : origin_ + static_cast<int>(vertex);
  }

  // Returns the vertices of players who may have the bye (C.2). `joining` as given to build().
  [[nodiscard]] Row bye_eligible(const RoundField& field, std::span<const Position> joining) const noexcept;

  [[nodiscard]] static Row bit(std::size_t vertex) noexcept { return Row{1} << vertex; }
  // Returns the first `count` vertices.
  [[nodiscard]] static Row first(std::size_t count) noexcept {
    return count == max_vertices ? ~Row{0} : bit(count) - 1;
  }

  static constexpr std::size_t max_vertices = matching::BitMatching::max_vertices;

 private:
  bool by_position_ = false;
  Position origin_ = 0;  // position of vertex 0 if the range were extended upwards
  std::size_t size_ = 0;
  Row vertices_ = 0;
  std::array<Row, max_vertices> rows_;
};

}  // namespace bloesem::swiss
