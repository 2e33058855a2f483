// A third pair by which two vertices become mates where an exchange of two pairs is not possible.
#pragma once

#include <bit>
#include <span>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// Pairs u-a and v-b of a matching, where a and b are not adjacent, become u-v, a-c and d-b with a third pair
// c-d: c is a neighbour of a, and d one of b. Keeps its memory.
class ThirdPair {
 public:
  // Lists the mates of those neighbours c of `a` with admits(c), all of which must have mates.
  template <class Admits>
  void list_from(const BitRows& rows, std::span<const Vertex> mates, Vertex a, Admits admits) {
    BLOESEM_ASSERT(a != no_vertex);
    within_reach_.reset(1, rows.words() * bits_per_word);
    any_bit(rows.row(a), rows.words(), [&](Vertex c) {
      if (admits(c)) within_reach_.set(0, mates[at(c)]);
      return false;
    });
    count_steps(Work::Cardinality, mates.size());
  }
  // Returns a vertex d listed that is adjacent to `b`, or no_vertex. It belongs to a third pair, as `b` must
  // not be adjacent to `a`.
  [[nodiscard]] Vertex beside(const BitRows& rows, Vertex b) const {
    BLOESEM_ASSERT(b != no_vertex && within_reach_.words() == rows.words());
    const BitWord* const row = rows.row(b);
    const BitWord* const within = within_reach_.row(0);
    int w = 0;
    while (w < rows.words() && (row[w] & within[w]) == 0) ++w;
    count_steps(Work::Cardinality, w);
    if (w == rows.words()) return no_vertex;
    return w * bits_per_word + std::countr_zero(row[w] & within[w]);
  }

 private:
  BitRows within_reach_;  // one row
};

}  // namespace bloesem::matching
