#include "matching/cardinality/bit_matching.hpp"

#include <bit>
#include <numeric>

namespace bloesem::matching {
namespace {

[[nodiscard]] Vertex lowest(BitWord set) noexcept { return std::countr_zero(set); }

}  // namespace

void BitMatching::start(std::span<const BitWord> rows, BitWord vertices) noexcept {
  rows_ = rows.data();
  vertices_ = vertices;
  single_ = vertices;
  outer_ = 0;
  mates_.fill(no_vertex);
}

void BitMatching::maximise() noexcept {
  // What fits at sight leaves few to search from.
  for (BitWord left = single_; left != 0; left = (left & (left - 1)) & single_) join_at_sight(lowest(left));
  for (BitWord left = single_; left != 0; left &= left - 1)
    if (const Vertex v = lowest(left); (single_ & bit(v)) != 0) augment(v);
}

bool BitMatching::join_at_sight(Vertex v) noexcept {
  const BitWord free = rows_[v] & single_;
  if (free == 0) return false;
  const Vertex mate = lowest(free);
  mates_[at(v)] = static_cast<Place>(mate);
  mates_[at(mate)] = static_cast<Place>(v);
  single_ &= ~(bit(v) | bit(mate));
  return true;
}

bool BitMatching::augment(Vertex v) noexcept { return join_at_sight(v) || search_from(v); }

bool BitMatching::search_from(Vertex v) noexcept {
  root_ = v;
  outer_ = inner_ = 0;
  queued_ = 0;
  std::iota(bases_.begin(), bases_.end(), Place{0});
  make_outer(v);
  for (int head = 0; head < queued_; ++head) {
    if (reach_out(queue_[at(head)])) return true;
    close_blossoms(queue_[at(head)]);
  }
  return false;
}

void BitMatching::make_outer(Vertex v) noexcept {
  inner_ &= ~bit(v);
  outer_ |= bit(v);
  queue_[at(queued_++)] = static_cast<Place>(v);
}

// Unreached neighbours of u become inner, their mates outer. A single one ends the search.
bool BitMatching::reach_out(Vertex u) noexcept {
  const BitWord neighbours = rows_[u] & vertices_;
  if (const BitWord ends = neighbours & single_ & ~bit(root_); ends != 0) {
    const Vertex end = lowest(ends);
    parents_[at(end)] = static_cast<Place>(u);
    single_ &= ~(bit(end) | bit(root_));
    flip(end);
    return true;
  }
  while (const BitWord fresh = neighbours & ~(outer_ | inner_)) {
    const Vertex v = lowest(fresh);
    inner_ |= bit(v);
    parents_[at(v)] = static_cast<Place>(u);
    make_outer(mates_[at(v)]);
  }
  return false;
}

void BitMatching::close_blossoms(Vertex u) noexcept {
  for (BitWord others = rows_[u] & outer_; others != 0; others &= others - 1)
    if (const Vertex v = lowest(others); bases_[at(u)] != bases_[at(v)]) contract(u, v);
}

Vertex BitMatching::common_base(Vertex u, Vertex v) const noexcept {
  BitWord on_path = 0;
  for (u = bases_[at(u)];; u = bases_[at(parents_[at(mates_[at(u)])])]) {
    on_path |= bit(u);
    if (u == root_ || mates_[at(u)] == no_vertex) break;
  }
  for (v = bases_[at(v)]; (on_path & bit(v)) == 0;) v = bases_[at(parents_[at(mates_[at(v)])])];
  return v;
}

// From v up to the base each outer vertex learns the way down to the edge that closes the blossom.
BitWord BitMatching::mark_path(Vertex v, Vertex base, Vertex child) noexcept {
  BitWord marked = 0;
  while (bases_[at(v)] != base) {
    const Vertex mate = mates_[at(v)];
    marked |= bit(bases_[at(v)]) | bit(bases_[at(mate)]);
    parents_[at(v)] = static_cast<Place>(child);
    child = mate;
    v = parents_[at(mate)];
  }
  return marked;
}

void BitMatching::contract(Vertex u, Vertex v) noexcept {
  const Vertex base = common_base(u, v);
  const BitWord in_blossom = mark_path(u, base, v) | mark_path(v, base, u);
  for (BitWord reached = outer_ | inner_; reached != 0; reached &= reached - 1) {
    const Vertex w = lowest(reached);
    if ((in_blossom & bit(bases_[at(w)])) == 0) continue;
    bases_[at(w)] = static_cast<Place>(base);
    if ((outer_ & bit(w)) == 0) make_outer(w);
  }
}

// Exchanges mates along the way from v back to the root.
void BitMatching::flip(Vertex v) noexcept {
  while (v != no_vertex) {
    const Vertex parent = parents_[at(v)];
    const Vertex next = mates_[at(parent)];
    mates_[at(v)] = static_cast<Place>(parent);
    mates_[at(parent)] = static_cast<Place>(v);
    v = next;
  }
}

void BitMatching::leave_single(Vertex instead) noexcept {
  if (instead == root_) return;
  const Vertex mate = mates_[at(instead)];
  mates_[at(instead)] = no_vertex;
  flip(mate);
  single_ = (single_ & ~bit(root_)) | bit(instead);
}

}  // namespace bloesem::matching
