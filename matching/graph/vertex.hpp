// The vertices of a graph.
#pragma once

#include "bloesem/index.hpp"

namespace bloesem::matching {

// A vertex of a graph of n vertices is a number from 0 to n - 1. It is neither a player nor a position: whoever
// builds a graph keeps the table from one to the other.
using Vertex = Index<struct VertexKind>;
inline constexpr Vertex no_vertex = -1;

}  // namespace bloesem::matching
