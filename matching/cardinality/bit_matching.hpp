// Unweighted matching of at most 64 vertices, with a word of bits for the neighbours of each.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Edmonds' search with blossoms contracted onto their base, in fixed memory. A vertex reaches all its new
// neighbours in a few steps, so that a search of few vertices costs little more than looking at them.
class BitMatching {
 public:
  static constexpr int most_vertices = bits_per_word;

  // Nobody has a mate. `rows`: symmetric, without loops; of the vertices in `vertices`, others are not there.
  void start(std::span<const BitWord> rows, BitWord vertices) noexcept;

  // Pairs a single vertex: everybody who has a mate still has one afterwards, v too, and another. If that
  // cannot be, nothing changes, and outer() are those who could be single in place of v, v included.
  bool augment(Vertex v) noexcept;
  [[nodiscard]] BitWord outer() const noexcept { return outer_; }
  // After that: makes one of them single in place of v.
  void leave_single(Vertex instead) noexcept;

  // As many pairs as possible, leaving nobody single who has a mate.
  void maximise() noexcept;

  [[nodiscard]] BitWord single() const noexcept { return single_; }
  [[nodiscard]] bool perfect() const noexcept { return single_ == 0; }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }

 private:
  using Place = std::int8_t;

  static BitWord bit(Vertex v) noexcept { return BitWord{1} << v; }

  bool join_at_sight(Vertex v) noexcept;
  bool search_from(Vertex v) noexcept;
  void make_outer(Vertex v) noexcept;
  bool reach_out(Vertex u) noexcept;
  void close_blossoms(Vertex u) noexcept;
  void contract(Vertex u, Vertex v) noexcept;
  [[nodiscard]] Vertex common_base(Vertex u, Vertex v) const noexcept;
  BitWord mark_path(Vertex v, Vertex base, Vertex child) noexcept;
  void flip(Vertex v) noexcept;

  const BitWord* rows_ = nullptr;
  BitWord vertices_ = 0;
  BitWord single_ = 0;
  std::array<Place, most_vertices> mates_;  // no_vertex of a single one

  // Of one search.
  Vertex root_ = no_vertex;
  BitWord outer_ = 0;
  BitWord inner_ = 0;
  std::array<Place, most_vertices> parents_;  // of inner vertices, and of those that a blossom has swallowed
  std::array<Place, most_vertices> bases_;
  std::array<Place, most_vertices> queue_;  // outer vertices
  int queued_ = 0;
};

}  // namespace bloesem::matching
