#include "matching/cardinality/dense_search.hpp"

#include <algorithm>

namespace bloesem::matching {
namespace {

enum Set : int {
  single_set,
  unreached_set,
  outer_set,
  sets
};  // the root counts as nobody's end: it is not in the first

}  // namespace

bool DenseSearch::augment(const BitRows& rows, std::vector<Vertex>& mates, Vertex root) {
  start(rows, mates, root);
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    const Vertex u = queue_[head];
    if (const Vertex end = single_neighbour(u); end != no_vertex) {
      tree_.augment(u, end);
      return true;
    }
    reach_out(u);
    close_blossoms(u);
  }
  return false;
}

void DenseSearch::start(const BitRows& rows, std::vector<Vertex>& mates, Vertex root) {
  rows_ = &rows;
  const auto n = static_cast<Vertex>(mates.size());
  sets_.reset(sets, n);
  if (members_.words() != rows.words() || members_.rows() < n) members_.reset(n, n);
  for (Vertex v = 0; v < n; ++v)
    sets_.set(mates[static_cast<std::size_t>(v)] == no_vertex ? single_set : unreached_set, v);
  sets_.clear(single_set, root);
  for (std::size_t w = 0; w < buried_.size(); ++w) {
    sets_.row(single_set)[w] &= ~buried_[w];
    sets_.row(unreached_set)[w] &= ~buried_[w];
  }
  queue_.clear();
  tree_.start(mates, root);
  grow(root);
}

void DenseSearch::bury(Vertex v) {
  const auto word = static_cast<std::size_t>(v / bits_per_word);
  if (buried_.size() <= word) buried_.resize(word + 1);
  buried_[word] |= BitWord{1} << (v % bits_per_word);
}

void DenseSearch::bury_tree() {
  buried_.resize(static_cast<std::size_t>(sets_.words()));
  for (std::size_t w = 0; w < buried_.size(); ++w)
    buried_[w] = ~(sets_.row(single_set)[w] | sets_.row(unreached_set)[w]);
}

void DenseSearch::enqueue(Vertex v) {
  sets_.set(outer_set, v);
  queue_.push_back(v);
}

// A blossom of its own.
void DenseSearch::grow(Vertex v) {
  std::fill_n(members_.row(v), members_.words(), BitWord{0});
  members_.set(v, v);
  enqueue(v);
}

Vertex DenseSearch::single_neighbour(Vertex u) const {
  const BitWord* row = rows_->row(u);
  const BitWord* single = sets_.row(single_set);
  for (int w = 0; w < rows_->words(); ++w)
    if (const BitWord ends = row[w] & single[w]; ends != 0) return w * bits_per_word + std::countr_zero(ends);
  return no_vertex;
}

// Unreached neighbours of u, none of whom is single, become inner, their mates outer.
void DenseSearch::reach_out(Vertex u) {
  const BitWord* row = rows_->row(u);
  const BitWord* unreached = sets_.row(unreached_set);
  for (int w = 0; w < rows_->words(); ++w) {
    while (const BitWord fresh = row[w] & unreached[w]) {
      const Vertex v = w * bits_per_word + std::countr_zero(fresh);
      const Vertex mate = tree_.mate(v);
      sets_.clear(unreached_set, v);
      sets_.clear(unreached_set, mate);
      tree_.make_inner(v, u);
      tree_.make_outer(mate);
      grow(mate);
    }
  }
}

// Joins u's blossom with every other one that has a neighbour of u. What becomes outer by that is of u's
// blossom, so words behind need no second look.
void DenseSearch::close_blossoms(Vertex u) {
  const BitWord* row = rows_->row(u);
  const BitWord* outer = sets_.row(outer_set);
  Vertex base = tree_.base(u);
  for (int w = 0; w < rows_->words(); ++w) {
    while (const BitWord others = row[w] & outer[w] & ~members_.row(base)[w]) {
      const Vertex v = w * bits_per_word + std::countr_zero(others);
      base = tree_.contract(u, v, [&](Vertex common, Vertex blossom, Vertex inner) {
        members_.add(common, members_.row(blossom));
        members_.set(common, inner);
        enqueue(inner);
      });
    }
  }
}

}  // namespace bloesem::matching
