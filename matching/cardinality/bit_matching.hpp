// Maximum cardinality matching of at most 64 vertices, with every set in one word.
//
// Beside MaximumMatching because the callers work on words throughout: they start with any subset of the
// vertices, grow the matching one vertex at a time and combine the sets of single and outer vertices with their
// own.
#pragma once

#include <span>

#include "matching/cardinality/bit_frontier.hpp"

namespace bloesem::matching {

// Keeps its memory from graph to graph.
class BitMatching {
 public:
  static constexpr int max_vertices = bits_per_word;

  // Starts with the vertices of the set `vertices`, all single. `rows`: the neighbours of each vertex,
  // symmetric, without loops; must outlive the matching. Neighbours outside `vertices` are ignored.
  void start(std::span<const BitWord> rows, BitWord vertices);

  // Returns true if all the vertices can be covered or, if their number is odd, all but one of `may_be_single`.
  // `rows` and `vertices` as for start, which it calls.
  bool covers(std::span<const BitWord> rows, BitWord vertices, BitWord may_be_single);

  // Pairs the single vertex `v` and another one; whatever was covered stays covered. If that is impossible,
  // returns false and changes nothing.
  bool augment(Vertex v);
  // After augment failed: the vertices that could be single in place of its argument, that one included.
  [[nodiscard]] BitWord outer() const noexcept { return outer_; }
  // After augment failed: makes `instead`, one of outer(), single in place of its argument.
  void leave_single(Vertex instead);

  // Makes as many pairs as possible; whatever was covered stays covered.
  void maximise();

  [[nodiscard]] BitWord single() const noexcept { return rows_.single; }
  [[nodiscard]] bool perfect() const noexcept { return rows_.single == 0; }
  // Returns the mate of `v`, or no_vertex.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }

 private:
  static BitWord bit(Vertex v) noexcept { return BitWord{1} << v; }
  void join(Vertex v, Vertex mate) noexcept {
    mates_[at(v)] = mate;
    mates_[at(mate)] = v;
    rows_.single &= ~(bit(v) | bit(mate));
  }
  bool join_directly(Vertex v);
  bool exchange(Vertex v);

  WordRows rows_;
  BitWord vertices_ = 0;
  Vertex root_ = no_vertex;  // of the last search
  BitWord outer_ = 0;        // at its end
  WordStorage::List<Vertex> mates_;
  AlternatingSearch<BitFrontier<WordRows>> search_;
};

}  // namespace bloesem::matching
