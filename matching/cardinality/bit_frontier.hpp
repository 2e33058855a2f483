// The frontier of a search in a graph whose rows are words of bits.
//
// What an outer vertex has not reached, and which outer vertices lie outside its blossom, are intersections of
// its row with a set. Each blossom keeps its members as a row, so that a contraction costs one row for each
// blossom absorbed. A search over n vertices takes O(n^2 / 64 + n) operations besides the union-find, and fewer
// where everything is reached soon, where all outer vertices are in one blossom, or where few vertices are
// single.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "matching/cardinality/alternating_search.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::matching {

// Rows of at most 64 vertices, one word each, with the single vertices of the matching.
struct WordRows {
  const BitWord* first = nullptr;
  BitWord single = 0;
  using Storage = WordStorage;
  [[nodiscard]] static constexpr int words() noexcept { return 1; }
  [[nodiscard]] const BitWord* row(Vertex v) const noexcept { return first + v; }
};

// Rows: BitRows or WordRows; symmetric, without loops.
template <class Rows>
class BitFrontier {
 public:
  using Graph = Rows;
  using Storage = typename Rows::Storage;
  using Mates = typename Storage::template List<Vertex>;

  // Starts with the single vertex `root` reached and outer. `excluded`: words of vertices that are never
  // reached.
  void start(const Rows& rows, const Mates& mates, Vertex root,
             const typename Storage::template List<BitWord>& excluded) {
    BLOESEM_ASSERT(mates.size() <= at(rows.words() * bits_per_word));
    rows_ = &rows;
    vertices_ = mates.size();
    sets_.reset(sets, rows.words() * bits_per_word);
    if (members_.words() != rows.words() || at(members_.rows()) < mates.size())
      members_.reshape(static_cast<int>(mates.size()), rows.words() * bits_per_word);
    if constexpr (requires { rows.single; }) {
      *sets_.row(single) = rows.single;
      *sets_.row(unreached) = ~rows.single;
    } else {
      for (Vertex v = 0; at(v) < mates.size(); ++v)
        sets_.set(mates[at(v)] == no_vertex ? single : unreached, v);
    }
    for (const Set set : {single, unreached})
      for (std::size_t w = 0; w < std::min(at(rows.words()), excluded.size()); ++w)
        sets_.row(set)[w] &= ~excluded[w];
    sets_.clear(single, root);
    sets_.set(outer, root);
    if constexpr (!one_word) start_counts();
  }

  // Returns an edge from an outer vertex to a single one that is not the root, or none: if `u` has one, and
  // later if any outer vertex has one.
  [[nodiscard]] SearchEnd find_end(Vertex u) {
    if constexpr (!one_word) {
      if (looks_ == singles_) look_from_singles();
      if (looks_++ >= singles_) u = beside_single_;
    }
    const Vertex v = u == no_vertex ? no_vertex : single_neighbour(u);
    return {v == no_vertex ? no_vertex : u, v};
  }

  // Calls visit(v) for each neighbour of `u` that is not reached yet; visit must reach it.
  template <class Visit>
  void for_each_unreached(Vertex u, Visit visit) {
    const BitWord* row = rows_->row(u);
    const BitWord* set = sets_.row(unreached);
    const auto [begin, end] = words_of(unreached);
    for (int w = begin; w < end; ++w)
      while (const BitWord fresh = row[w] & set[w]) visit(w * bits_per_word + std::countr_zero(fresh));
  }

  // Marks `inner` and its mate, which is a blossom of its own, as reached.
  void reach(Vertex inner, Vertex mate) {
    BLOESEM_ASSERT_HEAVY(sets_.test(unreached, inner) && sets_.test(unreached, mate));
    sets_.clear(unreached, inner);
    sets_.clear(unreached, mate);
    add_outer(mate);
  }

  // Calls contract(v) for a neighbour v of `u` in each other blossom; contract returns the base of the new
  // blossom. The vertices that a contraction makes outer belong to the blossom of `u`, so no word needs a
  // second look.
  template <class Contract>
  void for_each_other_blossom(Vertex u, AlternatingTree<Storage>& tree, Contract contract) {
    Vertex base = tree.base(u);
    const bool alone = !sets_.test(drawn, base);
    if constexpr (!one_word) {
      if (outers_ == (alone ? 1 : sizes_[at(base)])) return;
      words_ += rows_->words();
    }
    const BitWord* row = rows_->row(u);
    const BitWord* set = sets_.row(outer);
    const BitWord* own = alone ? sets_.row(nothing) : members_.row(base);  // no vertex is in its row
    for (int w = 0; w < rows_->words(); ++w) {
      while (const BitWord others = row[w] & set[w] & ~own[w]) {
        base = contract(w * bits_per_word + std::countr_zero(others));
        own = members_.row(base);
      }
    }
  }

  // Makes the blossom with base `blossom` and the vertex `inner`, which becomes outer, part of the one with
  // `base`.
  void merge(Vertex base, Vertex blossom, Vertex inner) {
    BLOESEM_ASSERT_HEAVY(!sets_.test(outer, inner));
    draw(base);
    draw(blossom);
    members_.add(base, members_.row(blossom));
    members_.set(base, inner);
    add_outer(inner);
    if constexpr (!one_word) {
      sizes_[at(base)] += sizes_[at(blossom)] + 1;
      words_ += rows_->words();
    }
  }

  // Returns the outer vertices as a row of words.
  [[nodiscard]] const BitWord* outer_set() const noexcept { return sets_.row(outer); }

  // Returns the steps since start, after which `visited` outer vertices were asked for neighbours.
  [[nodiscard]] std::size_t steps(std::size_t visited) const noexcept {
    return vertices_ + visited + static_cast<std::size_t>(words_);
  }

 private:
  static constexpr bool one_word = std::is_same_v<Storage, WordStorage>;

  // The root is not in the first; then those whose row of members is drawn, the neighbours of single vertices
  // when they are known, and none.
  enum Set : int { single, unreached, outer, drawn, near, nothing, sets };
  // Words of a set: all others are 0.
  struct Words {
    int begin = 0;
    int end = 0;
  };

  void start_counts() {
    for (const Set set : {single, unreached}) limits_[at(int{set})] = {0, rows_->words()};
    sizes_.resize(vertices_);
    outers_ = 1;
    singles_ = sets_.count(single);
    looks_ = 0;
    words_ = 0;
    beside_single_ = no_vertex;
  }

  // Returns the words of a set that never grows in a search.
  [[nodiscard]] Words words_of(Set set) {
    if constexpr (one_word) return {0, 1};
    Words& words = limits_[at(int{set})];
    const BitWord* row = sets_.row(set);
    while (words.begin < words.end && row[words.begin] == 0) ++words.begin;
    while (words.begin < words.end && row[words.end - 1] == 0) --words.end;
    words_ += words.end - words.begin;
    return words;
  }

  // Returns a neighbour of `u` that is single and not the root, or no_vertex.
  [[nodiscard]] Vertex single_neighbour(Vertex u) {
    const BitWord* row = rows_->row(u);
    const BitWord* set = sets_.row(single);
    const auto [begin, end] = words_of(single);
    for (int w = begin; w < end; ++w)
      if (const BitWord ends = row[w] & set[w]; ends != 0) return w * bits_per_word + std::countr_zero(ends);
    return no_vertex;
  }

  // After as many looks without success as there are single vertices these are asked for their neighbours,
  // once, and outer vertices are not asked any more.
  void look_from_singles() {
    any_bit(sets_.row(single), rows_->words(), [&](Vertex v) { return sets_.add(near, rows_->row(v)), false; });
    for (int w = 0; w < rows_->words(); ++w)
      if (const BitWord found = sets_.row(near)[w] & sets_.row(outer)[w]; found != 0)
        beside_single_ = w * bits_per_word + std::countr_zero(found);
    BLOESEM_ASSERT(beside_single_ == no_vertex || sets_.test(outer, beside_single_));
    words_ += (std::int64_t{singles_} + 1) * rows_->words();
  }

  void add_outer(Vertex v) {
    sets_.set(outer, v);
    if constexpr (!one_word) {
      ++outers_;
      if (sets_.test(near, v)) beside_single_ = v;
    }
  }

  // Draws the members of a blossom of one vertex, unless that is done: a search that soon succeeds needs few.
  void draw(Vertex base) {
    if (sets_.test(drawn, base)) return;
    std::fill_n(members_.row(base), members_.words(), BitWord{0});
    members_.set(base, base);
    sets_.set(drawn, base);
    if constexpr (!one_word) sizes_[at(base)] = 1;
  }

  const Rows* rows_ = nullptr;
  std::size_t vertices_ = 0;
  BasicBitRows<Storage> sets_;     // of vertices, by Set
  BasicBitRows<Storage> members_;  // of each outer blossom, by its base
  // Where rows may have more than one word:
  std::vector<int> sizes_;  // of blossoms that are drawn, by base
  int outers_ = 0;
  int singles_ = 0;
  int looks_ = 0;  // for single neighbours
  Vertex beside_single_ = no_vertex;
  std::array<Words, 2> limits_ = {};
  std::int64_t words_ = 0;  // looked at
};

using RowSearch = AlternatingSearch<BitFrontier<BitRows>>;

}  // namespace bloesem::matching
