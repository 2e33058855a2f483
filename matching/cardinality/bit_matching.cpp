#include "matching/cardinality/bit_matching.hpp"

#include <bit>

#include "matching/graph/count_bits.hpp"

namespace bloesem::matching {

void BitMatching::start(std::span<const BitWord> rows, BitWord vertices) {
  BLOESEM_ASSERT(rows.size() <= at(max_vertices) &&
                 static_cast<std::size_t>(std::bit_width(vertices)) <= rows.size());
  rows_.first = rows.data();
  rows_.single = vertices_ = vertices;
  mates_.assign(rows.size(), no_vertex);
  search_.exclude_all_but(vertices);
}

// Mostly the last of those allowed to be single can be. If not, whoever is outer in a search from the one left
// over can be, instead (Berge 1957).
bool BitMatching::covers(std::span<const BitWord> rows, BitWord vertices, BitWord may_be_single) {
  const bool odd = count_bits(vertices) % 2 != 0;
  may_be_single &= vertices;
  if (odd && may_be_single == 0) return false;
  start(rows, odd ? vertices & ~std::bit_floor(may_be_single) : vertices);
  maximise();
  if (perfect()) return true;
  if (!odd || std::has_single_bit(may_be_single)) return false;
  start(rows, vertices);
  maximise();
  if (!std::has_single_bit(single())) return false;
  return (single() & may_be_single) != 0 ||
         (!augment(std::countr_zero(single())) && (outer() & may_be_single) != 0);
}

// Most vertices find a partner directly. Fewer than two single vertices cannot be the ends of a path.
void BitMatching::maximise() {
  for (BitWord left = rows_.single; left != 0; left = (left & (left - 1)) & rows_.single)
    join_directly(std::countr_zero(left));
  for (BitWord left = rows_.single; left != 0 && !std::has_single_bit(rows_.single);
       left = (left & (left - 1)) & rows_.single)
    augment(std::countr_zero(left));
}

bool BitMatching::join_directly(Vertex v) {
  const BitWord free = rows_.first[v] & rows_.single;
  if (free == 0) return false;
  join(v, std::countr_zero(free));
  return true;
}

// Pairs `v` with a neighbour whose mate has a single neighbour: a path of three edges, which most searches
// find.
bool BitMatching::exchange(Vertex v) {
  const BitWord others = rows_.single & ~bit(v);
  for (BitWord left = rows_.first[v] & vertices_; left != 0; left &= left - 1) {
    const Vertex u = std::countr_zero(left);
    const Vertex former = mates_[at(u)];
    const BitWord ends = rows_.first[former] & others;
    if (ends == 0) continue;
    const Vertex end = std::countr_zero(ends);
    join(u, v);
    join(former, end);
    return true;
  }
  return false;
}

bool BitMatching::augment(Vertex v) {
  BLOESEM_ASSERT((rows_.single & bit(v)) != 0);
  if (join_directly(v) || exchange(v)) return true;
  root_ = v;
  outer_ = bit(v);
  if ((rows_.first[v] & vertices_) == 0) return false;
  if (const Vertex end = search_.augment(rows_, mates_, v); end != no_vertex) {
    BLOESEM_ASSERT((rows_.single & bit(end)) != 0 && end != v);
    rows_.single &= ~(bit(v) | bit(end));
    return true;
  }
  outer_ = *search_.frontier().outer_set();
  return false;
}

void BitMatching::leave_single(Vertex instead) {
  BLOESEM_ASSERT((outer_ & bit(instead)) != 0);
  if (instead == root_) return;
  search_.leave_single(mates_, instead);
  rows_.single = (rows_.single & ~bit(root_)) | bit(instead);
}

}  // namespace bloesem::matching
