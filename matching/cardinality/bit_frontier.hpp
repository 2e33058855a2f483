// The frontier of a search in a graph whose rows are words of bits.
//
// What an outer vertex has not reached, and which outer vertices lie outside its blossom, are intersections of
// its row with a set. Each blossom keeps its members as a row, so that a contraction costs one row for each
// blossom absorbed. A search over n vertices takes O(n^2 / 64 + n) operations besides the union-find.
#pragma once

#include <algorithm>
#include <bit>
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
  }

  // Returns a neighbour of `u` that is single and not the root, or no_vertex.
  [[nodiscard]] Vertex single_neighbour(Vertex u) const {
    const BitWord* row = rows_->row(u);
    for (int w = 0; w < rows_->words(); ++w)
      if (const BitWord ends = row[w] & sets_.row(single)[w]; ends != 0)
        return w * bits_per_word + std::countr_zero(ends);
    return no_vertex;
  }

  // Calls visit(v) for each neighbour of `u` that is not reached yet; visit must reach it.
  template <class Visit>
  void for_each_unreached(Vertex u, Visit visit) {
    const BitWord* row = rows_->row(u);
    const BitWord* set = sets_.row(unreached);
    for (int w = 0; w < rows_->words(); ++w)
      while (const BitWord fresh = row[w] & set[w]) visit(w * bits_per_word + std::countr_zero(fresh));
  }

  // Marks `inner` and its mate, which is a blossom of its own, as reached.
  void reach(Vertex inner, Vertex mate) {
    BLOESEM_ASSERT_HEAVY(sets_.test(unreached, inner) && sets_.test(unreached, mate));
    sets_.clear(unreached, inner);
    sets_.clear(unreached, mate);
    sets_.set(outer, mate);
  }

  // Calls contract(v) for a neighbour v of `u` in each other blossom; contract returns the base of the new
  // blossom. The vertices that a contraction makes outer belong to the blossom of `u`, so no word needs a
  // second look.
  template <class Contract>
  void for_each_other_blossom(Vertex u, AlternatingTree<Storage>& tree, Contract contract) {
    const BitWord* row = rows_->row(u);
    const BitWord* set = sets_.row(outer);
    Vertex base = tree.base(u);
    draw(base);
    for (int w = 0; w < rows_->words(); ++w)
      while (const BitWord others = row[w] & set[w] & ~members_.row(base)[w])
        base = contract(w * bits_per_word + std::countr_zero(others));
  }

  // Makes the blossom with base `blossom` and the vertex `inner`, which becomes outer, part of the one with
  // `base`.
  void merge(Vertex base, Vertex blossom, Vertex inner) {
    BLOESEM_ASSERT_HEAVY(!sets_.test(outer, inner));
    draw(base);
    draw(blossom);
    members_.add(base, members_.row(blossom));
    members_.set(base, inner);
    sets_.set(outer, inner);
  }

  // Returns the outer vertices as a row of words.
  [[nodiscard]] const BitWord* outer_set() const noexcept { return sets_.row(outer); }

  // Returns the steps since start, after which `visited` outer vertices were asked for neighbours.
  [[nodiscard]] std::size_t steps(std::size_t visited) const noexcept {
    return vertices_ + 3 * visited * static_cast<std::size_t>(sets_.words());
  }

 private:
  // The root is not in the first; the last are those whose row of members is drawn.
  enum Set : int { single, unreached, outer, drawn, sets };

  // Draws the members of a blossom of one vertex, unless that is done: a search that soon succeeds needs few.
  void draw(Vertex base) {
    if (sets_.test(drawn, base)) return;
    std::fill_n(members_.row(base), members_.words(), BitWord{0});
    members_.set(base, base);
    sets_.set(drawn, base);
  }

  const Rows* rows_ = nullptr;
  std::size_t vertices_ = 0;
  BasicBitRows<Storage> sets_;     // of vertices, by Set
  BasicBitRows<Storage> members_;  // of each outer blossom, by its base
};

using RowSearch = AlternatingSearch<BitFrontier<BitRows>>;

}  // namespace bloesem::matching
