// A graph that answers questions instead of listing its edges: for graphs in which nearly everybody is joined
// to nearly everybody, and lists would be as long as the square of the number of vertices.
#pragma once

#include <concepts>
#include <cstddef>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"

namespace bloesem::matching {

// Each vertex has a kind: 0 to kinds - 1. Two vertices of the same kind other than 0 are never adjacent. What
// else is not adjacent should be little: the work below grows with it.
inline constexpr std::size_t kinds = 3;

template <class G>
concept ImplicitGraph = requires(const G& graph, Vertex v) {
  { graph.size() } -> std::convertible_to<Vertex>;
  { graph.kind(v) } -> std::convertible_to<std::size_t>;
  { graph.adjacent(v, v) } -> std::convertible_to<bool>;  // symmetric; not asked about two of one kind but 0
};

// One that can also write down its rows, in time in proportion to what is written and what is missing.
template <class G>
concept RowGraph = ImplicitGraph<G> && requires(const G& graph, BitRows& rows) {
  graph.fill(rows);
};

// May vertices of these kinds be adjacent at all?
[[nodiscard]] constexpr bool kinds_meet(std::size_t a, std::size_t b) noexcept { return a == 0 || a != b; }

}  // namespace bloesem::matching
