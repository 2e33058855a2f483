// What the outer vertices of the blossom solver see of their edges.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "matching/weighted/blossom_duals.hpp"
#include "matching/weighted/event_heap.hpp"
#include "matching/weighted/near_groups.hpp"
#include "matching/weighted/nearest_outer.hpp"
#include "matching/weighted/search_forest.hpp"
#include "matching/weighted/slack_rows.hpp"
#include "matching/weighted/tight_queue.hpp"

namespace bloesem::matching {

// The trees of a search, and what was seen from them: each outer vertex is scanned once, and remembered are the
// nearest of the outer vertices to each vertex, where outer blossoms meet others, and the edges that are tight.
// Nothing wide of size n^2 is kept.
template <class Int, class Weights>
class BlossomScans : public BlossomDuals<Int, Weights> {
 public:
  using Duals = BlossomDuals<Int, Weights>;
  using Node = BlossomNest::Node;
  using Duals::for_each_edge;
  using Duals::for_each_edge_out_of;

  // See BlossomDuals::reset.
  void reset(const BitRows& rows, const Weights& weights, std::span<const Vertex> vertices, Vertex capacity) {
    Duals::reset(rows, weights, vertices, capacity);
    forest_.reset(nest_);
    rows_of_slack_.reset(capacity, nest_.max_nodes());
    nearest_.reset(capacity);
    meetings_.resize(at(nest_.max_nodes()));
    inside_.resize(at(rows.words()));
    outer_.reset(1, rows.words() * bits_per_word);
    improved_before_.assign(at(capacity), 0);
    degree_sum_ = std::accumulate(degrees_.begin(), degrees_.end(), std::size_t{0});
    few_edges_.resize(at(capacity));
    for (std::size_t i = 0; i < vertices_.size(); ++i)
      few_edges_[at(vertices_[i])] = degrees_[i] <= rows.words() ? 1 : 0;
    sparse_ = degree_sum_ <= vertices.size() * (few_neighbours + at(rows.words()));
  }

 protected:
  using Link = BlossomNest::Link;
  using State = SearchForest::State;
  using Duals::counters_;
  using Duals::dual_;
  using Duals::nest_;
  using Duals::vertices_;

  // The edge with the least slack from an outer blossom to other outer nodes, and its slack + 2 * total_, which
  // stays constant. Outdated after the blossom was closed, or the other end was released; then no edge has a
  // lesser key (bounded).
  struct Meeting {
    Link edge;
    Int key = 0;
    bool outdated = false;
    bool bounded = false;
  };
  // An edge between two outer vertices, with the number of times that its ends have been released.
  struct Encounter {
    Link edge;
    std::int64_t releases;
  };

  void start_scans();
  [[nodiscard]] bool is_outer(Vertex v) const { return forest_.state(v) == State::Outer; }
  // True if `v` is an outer node by itself, and where it meets others is not kept by edge.
  [[nodiscard]] bool is_outer_node(Vertex v) const { return !sparse_ && is_outer(v) && nest_.outer(v) == v; }
  [[nodiscard]] bool joins_two(Link edge) const {
    return is_outer(edge.from) && is_outer(edge.to) && nest_.outer(edge.from) != nest_.outer(edge.to);
  }
  [[nodiscard]] bool is_current(const Encounter& met) const {
    return met.releases == nearest_.releases(met.edge.from) + nearest_.releases(met.edge.to) &&
           joins_two(met.edge);
  }
  // These note that the trees have changed: a node has become outer, and a blossom has been closed.
  void note_outer(Node b);
  void note_contracted(Node b, std::size_t outer_before);
  void improve(Vertex v);
  [[nodiscard]] bool all_scanned() const { return scanned_ == forest_.outer_vertices().size(); }
  void scan_next() { scan(forest_.outer_vertices()[scanned_++]); }
  void find_nearest(Vertex v);
  void update_meeting(Node b);
  // For trees that are released: before, for each of their vertices, and after.
  template <class Ends>
  void forget_scans(Ends ends);
  void forget_edges(Vertex v);
  void look_again(std::span<const Vertex> released);
  // Returns how many edges and words a look at all tight edges takes.
  [[nodiscard]] std::int64_t work_at_once() const {
    return static_cast<std::int64_t>(degree_sum_ + vertices_.size() * at(rows_->words()));
  }
  // Returns how much work was done since the last call, apart from edges.
  [[nodiscard]] std::int64_t take_words() { return std::exchange(words_, 0); }

  SearchForest forest_;
  // By how much the duals of outer vertices have sunk in this search. Until their trees end, duals are kept as
  // what does not change: those of outer vertices with total_ added, of inner ones with total_ subtracted; of
  // outer and inner blossoms the other way round, and twice.
  Int total_ = 0;
  SlackRows<Int> rows_of_slack_;
  NearestOuter<Int> nearest_;
  std::vector<Vertex> improved_;  // vertices whose nearest may be nearer than when their event was entered
  std::vector<char> improved_before_;
  // Where two outer nodes meet, when total_ is half of the key. In a sparse graph all edges between outer
  // vertices are kept, otherwise the nearest of each outer vertex, and for the blossoms rows of slack.
  bool sparse_ = false;
  EventHeap<Int, Encounter> meets_;
  std::vector<Meeting> meetings_;  // by outer blossom
  TightQueue tight_;
  Vertex least_outer_ = no_vertex;  // with the least dual: all sink alike
  std::int64_t words_ = 0;          // looked at

 private:
  // A graph is sparse if its vertices have no more neighbours, on average, than this and one for each word of a
  // row.
  static constexpr std::size_t few_neighbours = 3;
  // Up to this number of vertices, entering them again by words takes no more steps than merging two rows.
  static constexpr std::size_t few_entered = bits_per_word;

  using Duals::degrees_;
  using Duals::rows_;
  using Duals::weights_;

  void add_outer(Vertex v);
  void scan(Vertex u);
  // True if words tell which edges are shorter than those of other vertices.
  [[nodiscard]] bool entered_by_words() const {
    if constexpr (requires(Vertex v) { weights_->part(v); }) return weights_->told_by_ends();
    return false;
  }
  template <class Visit>
  [[nodiscard]] bool visit_by_words(NearGroups<Int>& groups, Vertex u, Visit visit);
  void see(Vertex u, Vertex v, const Int& weight);
  void push_tight(Link edge);
  void scan_outer(Node b, Link edge, Int key);
  template <class Visit>
  void for_each_edge_out(Node b, Vertex u, Visit visit);
  void add_inside(Node b);
  void complete_row(Node b);
  void forget_groups();

  NearGroups<Int> groups_;
  std::size_t degree_sum_ = 0;
  std::vector<char> few_edges_;  // by vertex: no more than a row has words
  std::size_t scanned_ = 0;      // outer vertices; the others follow when no known edge is tight
  // The vertices of one outer blossom, whose edges inside are not looked at.
  Node blossom_inside_ = no_vertex;
  std::vector<BitWord> inside_;
  std::size_t inside_size_ = 0;
  BitRows outer_;  // the outer vertices, one row
};

template <class Int, class Weights>
void BlossomScans<Int, Weights>::start_scans() {
  total_ = 0;
  scanned_ = 0;
  words_ = 0;
  least_outer_ = no_vertex;
  blossom_inside_ = no_vertex;
  outer_.reset(1, rows_->words() * bits_per_word);
  forest_.start(vertices_);
  rows_of_slack_.start(vertices_);
  nearest_.start(vertices_);
  groups_.start();
  tight_.start();
  meets_.clear();
  improved_.clear();
  for (const Vertex v : vertices_) improved_before_[at(v)] = 0;
}

template <class Int, class Weights>
void BlossomScans<Int, Weights>::note_outer(Node b) {
  nest_.for_each_vertex(b, [&](Vertex v) { add_outer(v); });
  if (nest_.is_blossom(b))
    meetings_[at(b)] = {};
  else
    improve(b);
}

template <class Int, class Weights>
void BlossomScans<Int, Weights>::add_outer(Vertex v) {
  BLOESEM_ASSERT(forest_.state(v) == State::Outer);
  outer_.set(0, v);
  if (dual_[at(v)] == total_) tight_.push_free_to_leave(v);
  if (least_outer_ == no_vertex || dual_[at(v)] < dual_[at(least_outer_)]) least_outer_ = v;
}

// Notes that the least slack of a vertex that is not outer may have become less.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::improve(Vertex v) {
  if (std::exchange(improved_before_[at(v)], char{1}) == 0) improved_.push_back(v);
}

// The blossom `b` has been closed; the outer vertices from number `outer_before` on were inner before.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::note_contracted(Node b, std::size_t outer_before) {
  meetings_[at(b)] = {};
  meetings_[at(b)].outdated = true;
  bool around = false;
  for (const Node child : nest_.children(b)) {
    around = around || child == blossom_inside_;
    if (forest_.label(child) == State::Outer && !sparse_ &&
        rows_of_slack_.take_over(b, child, vertices_, entered_by_words() ? few_entered : 0))
      counters_.edge_scans += static_cast<std::int64_t>(vertices_.size());
  }
  if (around) {
    for (const Node child : nest_.children(b))
      if (child != blossom_inside_) add_inside(child);
    blossom_inside_ = b;
  }
  for (std::size_t i = outer_before; i < forest_.outer_vertices().size(); ++i)
    add_outer(forest_.outer_vertices()[i]);
}

// Looks at all edges of an outer vertex that lead out of its node, but for some that are as long as others.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::scan(Vertex u) {
  BLOESEM_ASSERT(forest_.state(u) == State::Outer);
  const Node b = nest_.outer(u);
  const bool blossom = nest_.is_blossom(b);
  const auto look = [&](Vertex v, const Int& weight) {
    ++counters_.edge_scans;
    if (!blossom || nest_.outer(v) != b) see(u, v, weight);
  };
  if (sparse_ || !visit_by_words(groups_, u, look)) return for_each_edge_out(b, u, look);
  // What is passed over may lead from the blossom to another node.
  if (blossom) meetings_[at(b)].outdated = true, meetings_[at(b)].bounded = false;
}

// Calls visit(v, twice the weight) for the edges of `u` that are shorter than those of the vertices in
// `groups`, and perhaps for others, and enters `u`. Returns false and does nothing if the weights do not tell
// which.
template <class Int, class Weights>
template <class Visit>
bool BlossomScans<Int, Weights>::visit_by_words(NearGroups<Int>& groups, Vertex u, Visit visit) {
  if constexpr (requires { weights_->part(u); }) {
    if (!entered_by_words() || few_edges_[at(u)] != 0) return false;
    const auto visit_edge = [&](Vertex v) {
      BLOESEM_ASSERT_HEAVY(weights_->is_special(u, v) ||
                           (*weights_)(u, v) == weights_->part(u) + weights_->part(v) +
                                                    weights_->shared(weights_->set_of(u), v));
      visit(v, (*weights_)(u, v));
    };
    const BitWord* row = rows_->row(u);
    const BitWord* special = weights_->special(u);
    const int words = rows_->words();
    if (!groups.enter(dual_[at(u)] - weights_->part(u), weights_->set_of(u), row, special, words, visit_edge))
      return false;
    spend_steps(words);
    words_ += words;
    for (int w = 0; w < words; ++w)
      for (BitWord word = row[w] & special[w]; word != 0; word &= word - 1)
        visit_edge(w * bits_per_word + std::countr_zero(word));
    return true;
  } else {
    return false;
  }
}

// Looks at an edge from an outer vertex to another node.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::see(Vertex u, Vertex v, const Int& weight) {
  BLOESEM_ASSERT_HEAVY(is_outer(u) && nest_.outer(u) != nest_.outer(v));
  const Int distance = dual_[at(u)] - weight;
  const bool nearer = nearest_.offer(v, u, distance);
  if (nearer) improve(v);
  if (is_outer(v))
    scan_outer(nest_.outer(u), {u, v}, distance + dual_[at(v)]);
  else if (nearer && forest_.state(v) == State::Free && distance + dual_[at(v)] == total_)
    push_tight({u, v});
}

// Notes a tight edge to a node that is not reached.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::push_tight(Link edge) {
  if (nest_.mate_of(nest_.outer(edge.to)) == no_vertex)
    tight_.push_hit(edge);
  else
    tight_.push_reach(edge);
}

template <class Int, class Weights>
void BlossomScans<Int, Weights>::scan_outer(Node b, Link edge, Int key) {
  if (key == total_ + total_) tight_.push_meet(edge);
  if (sparse_)
    return meets_.push(std::move(key), {edge, nearest_.releases(edge.from) + nearest_.releases(edge.to)});
  if (!nest_.is_blossom(b)) return;
  Meeting& meeting = meetings_[at(b)];
  if (meeting.edge.from != no_vertex && key >= meeting.key) return;
  if (std::exchange(meeting.bounded, false)) meeting.outdated = false;
  meeting.edge = edge;
  meeting.key = std::move(key);
}

// Calls visit(v, twice the weight) for the edges of `u` that lead out of its outer node `b`, and perhaps for
// others.
template <class Int, class Weights>
template <class Visit>
void BlossomScans<Int, Weights>::for_each_edge_out(Node b, Vertex u, Visit visit) {
  if (!nest_.is_blossom(b)) return for_each_edge(u, visit);
  if (blossom_inside_ != b) {
    inside_.assign(inside_.size(), 0);
    inside_size_ = 0;
    add_inside(b);
    blossom_inside_ = b;
  }
  // Weights are kept by vertex, so for a small blossom a look at all edges is quicker.
  if (inside_size_ < vertices_.size() / 4) return for_each_edge(u, visit);
  words_ += std::ssize(inside_);
  for_each_edge_out_of(inside_, u, visit);
}

template <class Int, class Weights>
void BlossomScans<Int, Weights>::add_inside(Node b) {
  nest_.for_each_vertex(b, [&](Vertex v) {
    set_bit(inside_.data(), v);
    ++inside_size_;
  });
}

// Looks at the edges of `v` with outer vertices: all, or until as many as are kept attain the bound that is
// known. Each vertex begins elsewhere, so that few keep the same ones.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::find_nearest(Vertex v) {
  std::size_t wanted = NearestOuter<Int>::kept;
  const std::optional<Int> bound = nearest_.forget(v);
  const BitWord* row = rows_->row(v);
  const BitWord* outer = outer_.row(0);
  const auto words = static_cast<std::size_t>(outer_.words());
  spend_steps(words);
  words_ += static_cast<std::int64_t>(words);
  for (std::size_t i = 0, w = at(v) % words; i < words && wanted > 0; ++i, w = w + 1 == words ? 0 : w + 1) {
    for (BitWord word = row[w] & outer[w]; word != 0; word &= word - 1) {
      const Vertex u = static_cast<int>(w) * bits_per_word + std::countr_zero(word);
      ++counters_.edge_scans;
      const Int distance = dual_[at(u)] - (*weights_)(v, u);
      nearest_.offer(v, u, distance);
      if (bound && distance == *bound && --wanted == 0) break;
    }
  }
  if (wanted == 0) nearest_.set_limit(v, *bound);
}

// Finds the edge with the least slack from a blossom to other outer nodes in its row.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::update_meeting(Node b) {
  complete_row(b);
  words_ += std::ssize(forest_.outer_vertices());
  const auto& row = rows_of_slack_.row(b);
  Meeting& meeting = meetings_[at(b)];
  meeting.edge.from = no_vertex;
  meeting.outdated = meeting.bounded = false;
  for (const Vertex v : forest_.outer_vertices()) {
    const Vertex u = row.from[at(v)];
    if (u == no_vertex || nest_.outer(v) == b) continue;
    Int key = row.distance[at(v)] + dual_[at(v)];
    if (meeting.edge.from != no_vertex && key >= meeting.key) continue;
    meeting.edge = {u, v};
    meeting.key = std::move(key);
  }
}

// Enters the edges that lead out of a blossom into its row, but for some that are as long as others.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::complete_row(Node b) {
  auto& row = rows_of_slack_.row(b);
  nest_.for_each_vertex(b, [&](Vertex u) {
    if (!rows_of_slack_.enter(row, u)) return;
    const Int& own = dual_[at(u)];
    const auto offer = [&](Vertex v, const Int& weight) {
      ++counters_.edge_scans;
      rows_of_slack_.offer(row, u, v, own - weight);
    };
    if (!visit_by_words(row.groups, u, offer)) for_each_edge_out(b, u, offer);
  });
}

// Outer vertices whose tree ends(root) have not been scanned.
template <class Int, class Weights>
template <class Ends>
void BlossomScans<Int, Weights>::forget_scans(Ends ends) {
  const std::vector<Vertex>& outer = forest_.outer_vertices();
  std::size_t left = 0;
  for (std::size_t i = 0; i < scanned_; ++i) left += ends(forest_.root_of(outer[i])) ? 0U : 1U;
  scanned_ = left;
}

// Forgets what was seen of the edges of a vertex that is released.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::forget_edges(Vertex v) {
  outer_.clear(0, v);
  nearest_.release(v);
  rows_of_slack_.withdraw(v);
}

// What was known of edges between released vertices and others is forgotten, or kept as a bound.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::look_again(std::span<const Vertex> released) {
  if (blossom_inside_ != no_vertex && !forest_.is_outer(blossom_inside_)) blossom_inside_ = no_vertex;
  tight_.forget_ends();
  forget_groups();
  least_outer_ = no_vertex;
  for (const Vertex v : forest_.outer_vertices()) add_outer(v);
  for (const Node b : forest_.outer_blossoms()) {
    Meeting& meeting = meetings_[at(b)];
    if (!meeting.outdated && meeting.edge.from != no_vertex && !is_outer(meeting.edge.to))
      meeting.outdated = meeting.bounded = true;
  }
  for (const Vertex v : released) improve(v);
}

// Some outer vertices are no longer: of those in groups only bounds are known.
template <class Int, class Weights>
void BlossomScans<Int, Weights>::forget_groups() {
  if constexpr (requires(Vertex v) { weights_->part(v); }) {
    words_ += groups_.words();
    groups_.for_each_reached([&](Vertex v, const Int& excess, int set) {
      nearest_.limit(v, excess - weights_->part(v) - weights_->shared(set, v));
    });
    groups_.start();
  }
}

}  // namespace bloesem::matching
