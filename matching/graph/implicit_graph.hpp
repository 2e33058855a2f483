// What a graph has to answer to be matched. A graph answers questions instead of listing its edges because most
// graphs here are nearly complete: lists would be as long as the square of the number of vertices.
#pragma once

#include <concepts>
#include <cstddef>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"

namespace bloesem::matching {

// Each vertex has a kind from 0 to kinds - 1. Two vertices of the same kind other than 0 are never adjacent.
// Other missing edges should be few: the work grows with their number.
inline constexpr std::size_t kinds = 3;

template <class G>
concept ImplicitGraph = requires(const G& graph, Vertex v) {
  { graph.size() } -> std::convertible_to<Vertex>;
  { graph.kind(v) } -> std::convertible_to<std::size_t>;
  { graph.adjacent(v, v) } -> std::convertible_to<bool>;  // symmetric; not asked about kinds that do not meet
};

// A graph that can also write its rows, in time proportional to their words and the missing edges.
template <class G>
concept RowGraph = ImplicitGraph<G> && requires(const G& graph, BitRows& rows) {
  graph.fill(rows);
};

// Returns true if vertices of these kinds may be adjacent.
[[nodiscard]] constexpr bool kinds_meet(std::size_t a, std::size_t b) noexcept { return a == 0 || a != b; }

}  // namespace bloesem::matching
