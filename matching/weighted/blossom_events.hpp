// What happens next in a search of the blossom solver.
#pragma once

#include <algorithm>
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

// The trees of a search and the events that they wait for. Outer vertices are scanned once; what is seen then
// says when trees reach further nodes and meet (formulation.md#lemma-b4). Nothing wide of size n^2 is kept.
template <class Int, class Weights>
class BlossomEvents : public BlossomDuals<Int, Weights> {
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
  using Duals::odd_set_dual_;
  using Duals::vertices_;

  // What happens next: a vertex with dual 0 becomes single (edge.from), a tree reaches a node, two outer nodes
  // meet, or an inner blossom opens.
  struct Event {
    enum Kind : std::uint8_t { Single, Reach, Meet, Open } kind = Single;
    Link edge;
    Node blossom = no_vertex;
  };
  void start_events();
  // Returns the next event; `delta` becomes the change of duals after which it happens.
  [[nodiscard]] Event next_event(Int& delta);
  [[nodiscard]] bool is_outer(Vertex v) const { return forest_.state(v) == State::Outer; }
  // These note that the trees have changed: a node has become outer, a blossom has been closed, and a blossom
  // has become inner.
  void note_outer(Node b);
  void note_contracted(Node b, std::size_t outer_before);
  void note_inner_blossom(Node b) { openings_.push(odd_set_dual_[at(b)], b); }
  // The event of `v` with its nearest outer vertex may be another one.
  void improve(Vertex v);
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

 private:
  // A graph is sparse if its vertices have no more neighbours, on average, than this and one for each word of a
  // row.
  static constexpr std::size_t few_neighbours = 3;
  // Up to this number of vertices, entering them again by words takes no more steps than merging two rows.
  static constexpr std::size_t few_entered = bits_per_word;

  using Duals::degrees_;
  using Duals::rows_;
  using Duals::weights_;

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

  [[nodiscard]] Event least_event(Int& delta);
  [[nodiscard]] std::optional<Int> next_reach();
  [[nodiscard]] std::optional<Int> next_meet();
  [[nodiscard]] std::optional<Int> next_opening();
  [[nodiscard]] Event take_reaches(const Int& time);
  void take_meets(const Int& time);
  [[nodiscard]] Event take_opening(const Int& time);
  [[nodiscard]] bool is_due(const Int& time, Vertex v);
  void enter_improved();
  template <class IsCurrent>
  [[nodiscard]] std::optional<Int> next_of(EventHeap<Int, Vertex>& events, IsCurrent is_current);
  // True if the event of a vertex with its nearest outer vertex is due.
  [[nodiscard]] bool reaches_at(const Int& time, Vertex v) {
    return forest_.state(v) == State::Free && is_due(time, v);
  }
  [[nodiscard]] bool meets_at(const Int& twice, Vertex v) { return is_outer_node(v) && is_due(twice, v); }
  // True if `v` is an outer node by itself, and where it meets others is not kept by edge.
  [[nodiscard]] bool is_outer_node(Vertex v) const { return !sparse_ && is_outer(v) && nest_.outer(v) == v; }
  [[nodiscard]] bool leads_out(Link edge) const {
    return is_outer(edge.from) && forest_.state(edge.to) == State::Free;
  }
  [[nodiscard]] bool joins_two(Link edge) const {
    return is_outer(edge.from) && is_outer(edge.to) && nest_.outer(edge.from) != nest_.outer(edge.to);
  }
  [[nodiscard]] bool is_current(const Encounter& met) const {
    return met.releases == nearest_.releases(met.edge.from) + nearest_.releases(met.edge.to) &&
           joins_two(met.edge);
  }
  // `twice` the value of total_.
  [[nodiscard]] bool opens_at(const Int& twice, Node b) const {
    return forest_.is_inner(b) && odd_set_dual_[at(b)] == twice;
  }
  // Returns the time of an event that is kept by twice its time.
  [[nodiscard]] static std::optional<Int> half_of(std::optional<Int> twice) {
    if (twice) *twice /= 2;
    return twice;
  }
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
  void forget_groups();
  void scan_outer(Node b, Link edge, Int key);
  void push_tight(Link edge);
  void find_nearest(Vertex v);
  void update_meeting(Node b);
  void complete_row(Node b);
  template <class Visit>
  void for_each_edge_out(Node b, Vertex u, Visit visit);
  void add_inside(Node b);

  NearestOuter<Int> nearest_;
  NearGroups<Int> groups_;
  EventHeap<Int, Vertex> reaches_;  // vertices not reached, when the least slack there is 0, or before
  EventHeap<Int, Node> openings_;   // inner blossoms, when their duals are 0
  std::vector<Vertex> improved_;    // vertices whose nearest may be nearer than when their event was entered
  std::vector<char> improved_before_;
  std::vector<Vertex> due_;
  // Where two outer nodes meet, when total_ is half of the key. In a sparse graph all edges between outer
  // vertices are kept, otherwise the nearest of each outer vertex, and for the blossoms rows of slack.
  bool sparse_ = false;
  std::size_t degree_sum_ = 0;
  std::vector<char> few_edges_;  // by vertex: no more than a row has words
  EventHeap<Int, Encounter> meets_;
  EventHeap<Int, Vertex> vertex_meets_;
  std::vector<Meeting> meetings_;  // by outer blossom
  TightQueue tight_;
  Vertex least_outer_ = no_vertex;  // with the least dual: all sink alike
  std::size_t scanned_ = 0;         // outer vertices; the others follow when no known edge is tight
  // The vertices of one outer blossom, whose edges inside are not looked at.
  Node blossom_inside_ = no_vertex;
  std::vector<BitWord> inside_;
  std::size_t inside_size_ = 0;
  BitRows outer_;           // the outer vertices, one row
  std::int64_t words_ = 0;  // looked at
};

template <class Int, class Weights>
void BlossomEvents<Int, Weights>::start_events() {
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
  reaches_.clear();
  openings_.clear();
  meets_.clear();
  vertex_meets_.clear();
  improved_.clear();
  for (const Vertex v : vertices_) improved_before_[at(v)] = 0;
}

template <class Int, class Weights>
void BlossomEvents<Int, Weights>::note_outer(Node b) {
  nest_.for_each_vertex(b, [&](Vertex v) { add_outer(v); });
  if (nest_.is_blossom(b))
    meetings_[at(b)] = {};
  else
    improve(b);
}

// The blossom `b` has been closed; the outer vertices from number `outer_before` on were inner before.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::note_contracted(Node b, std::size_t outer_before) {
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

// Outer vertices whose tree ends(root) have not been scanned.
template <class Int, class Weights>
template <class Ends>
void BlossomEvents<Int, Weights>::forget_scans(Ends ends) {
  const std::vector<Vertex>& outer = forest_.outer_vertices();
  std::size_t left = 0;
  for (std::size_t i = 0; i < scanned_; ++i) left += ends(forest_.root_of(outer[i])) ? 0U : 1U;
  scanned_ = left;
}

// Forgets what was seen of the edges of a vertex that is released.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::forget_edges(Vertex v) {
  outer_.clear(0, v);
  nearest_.release(v);
  rows_of_slack_.withdraw(v);
}

template <class Int, class Weights>
typename BlossomEvents<Int, Weights>::Event BlossomEvents<Int, Weights>::next_event(Int& delta) {
  // The other events of a vertex whose edge is outdated are entered again.
  const auto is_current = [&](Link edge, bool current) {
    if (!current) improve(edge.to);
    return current;
  };
  const auto is_free = [&](Link edge) { return is_current(edge, leads_out(edge)); };
  const auto is_between = [&](Link edge) { return is_current(edge, joins_two(edge)); };
  while (true) {
    if (tight_.hit().from != no_vertex) return {Event::Reach, tight_.hit()};
    if (const Vertex v = tight_.free_to_leave(); v != no_vertex) return {Event::Single, {v, no_vertex}};
    if (const Link edge = tight_.take_reach(is_free); edge.from != no_vertex) return {Event::Reach, edge};
    if (const Link edge = tight_.take_meet(is_between); edge.from != no_vertex) return {Event::Meet, edge};
    if (scanned_ == forest_.outer_vertices().size()) return least_event(delta);
    scan(forest_.outer_vertices()[scanned_++]);
  }
}

// Returns the event after the least change of duals. All other edges that the same change makes tight are
// queued.
template <class Int, class Weights>
typename BlossomEvents<Int, Weights>::Event BlossomEvents<Int, Weights>::least_event(Int& delta) {
  tight_.clear_edges();
  const Int single = dual_[at(least_outer_)];
  const std::optional<Int> reach = next_reach();
  Int time = reach && *reach < single ? *reach : single;
  std::optional<Int> meeting;
  std::optional<Int> opening;
  if (time > total_) {
    meeting = next_meet();
    opening = next_opening();
    for (const std::optional<Int>& each : {meeting, opening})
      if (each && *each < time) time = *each;
  }
  delta = time - total_;
  BLOESEM_ASSERT(delta >= 0);
  if (single == time) return {Event::Single, {least_outer_, no_vertex}};
  if (meeting && *meeting == time) take_meets(time);
  if (reach && *reach == time) return take_reaches(time);
  if (meeting && *meeting == time)
    return {Event::Meet, tight_.take_meet([&](Link edge) { return joins_two(edge); })};
  return take_opening(time);
}

// True if the event of `v` with its nearest outer vertex is due at `time`. Sees to it that it is known when it
// is due.
template <class Int, class Weights>
bool BlossomEvents<Int, Weights>::is_due(const Int& time, Vertex v) {
  const auto due = [&] { return nearest_.has_distance(v) && time == nearest_.distance(v) + dual_[at(v)]; };
  bool is_due = due();
  if (is_due && nearest_.nearest(v) == no_vertex) {
    find_nearest(v);
    is_due = due();
  }
  if (!is_due) improve(v);
  return is_due;
}

// Enters the events of vertices whose nearest outer vertex may have become nearer.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::enter_improved() {
  for (const Vertex v : improved_) {
    improved_before_[at(v)] = 0;
    if (!nearest_.has_distance(v)) continue;
    if (forest_.state(v) == State::Free) reaches_.push(nearest_.distance(v) + dual_[at(v)], v);
    if (is_outer_node(v)) vertex_meets_.push(nearest_.distance(v) + dual_[at(v)], v);
  }
  improved_.clear();
}

// Returns the time of the first of these events, where is_current(time, v) may find that it is later.
template <class Int, class Weights>
template <class IsCurrent>
std::optional<Int> BlossomEvents<Int, Weights>::next_of(EventHeap<Int, Vertex>& events, IsCurrent is_current) {
  while (true) {
    enter_improved();
    std::optional<Int> next = events.next(is_current);
    if (improved_.empty()) return next;
  }
}

// Returns the value of total_ at which a node that is not reached would be.
template <class Int, class Weights>
std::optional<Int> BlossomEvents<Int, Weights>::next_reach() {
  return next_of(reaches_, [&](const Int& time, Vertex v) { return reaches_at(time, v); });
}

// The lowest vertex comes first.
template <class Int, class Weights>
typename BlossomEvents<Int, Weights>::Event BlossomEvents<Int, Weights>::take_reaches(const Int& time) {
  due_.clear();
  reaches_.take(
      time, [&](const Int&, Vertex v) { return reaches_at(time, v); }, [&](Vertex v) { due_.push_back(v); });
  std::sort(due_.begin(), due_.end());
  for (const Vertex v : std::span(due_).subspan(1)) tight_.push_reach({nearest_.nearest(v), v});
  return {Event::Reach, {nearest_.nearest(due_.front()), due_.front()}};
}

// Returns the value of total_ at which two outer nodes would meet.
template <class Int, class Weights>
std::optional<Int> BlossomEvents<Int, Weights>::next_meet() {
  if (sparse_) return half_of(meets_.next([&](const Int&, const Encounter& met) { return is_current(met); }));
  std::optional<Int> least =
      next_of(vertex_meets_, [&](const Int& twice, Vertex v) { return meets_at(twice, v); });
  std::erase_if(forest_.outer_blossoms(), [&](Node b) { return !forest_.is_outer(b); });
  words_ += std::ssize(forest_.outer_blossoms());
  for (const Node b : forest_.outer_blossoms()) {
    Meeting& meeting = meetings_[at(b)];
    if (meeting.outdated && !(meeting.bounded && least && meeting.key > *least)) update_meeting(b);
    if (!meeting.outdated && meeting.edge.from != no_vertex && (!least || meeting.key < *least))
      least = meeting.key;
  }
  return half_of(std::move(least));
}

template <class Int, class Weights>
void BlossomEvents<Int, Weights>::take_meets(const Int& time) {
  const Int twice = time + time;
  if (sparse_) {
    meets_.take(
        twice, [&](const Int&, const Encounter& met) { return is_current(met); },
        [&](const Encounter& met) { tight_.push_meet(met.edge); });
    return;
  }
  vertex_meets_.take(
      twice, [&](const Int&, Vertex v) { return meets_at(twice, v); },
      [&](Vertex v) {
        tight_.push_meet({nearest_.nearest(v), v});
      });
  for (const Node b : forest_.outer_blossoms()) {
    const Meeting& meeting = meetings_[at(b)];
    if (!meeting.outdated && meeting.edge.from != no_vertex && meeting.key == twice)
      tight_.push_meet(meeting.edge);
  }
}

// Returns the value of total_ at which the dual of an inner blossom would be 0.
template <class Int, class Weights>
std::optional<Int> BlossomEvents<Int, Weights>::next_opening() {
  return half_of(openings_.next([&](const Int& twice, Node b) { return opens_at(twice, b); }));
}

// Only one opens: what it leaves may make others wait.
template <class Int, class Weights>
typename BlossomEvents<Int, Weights>::Event BlossomEvents<Int, Weights>::take_opening(const Int& time) {
  const std::vector<Node>& blossoms = forest_.inner_blossoms();
  const auto due =
      std::find_if(blossoms.begin(), blossoms.end(), [&](Node b) { return opens_at(time + time, b); });
  BLOESEM_ASSERT(due != blossoms.end());
  return {Event::Open, {}, *due};
}

// Notes that the least slack of a vertex that is not outer may have become less.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::improve(Vertex v) {
  if (std::exchange(improved_before_[at(v)], char{1}) == 0) improved_.push_back(v);
}

template <class Int, class Weights>
void BlossomEvents<Int, Weights>::add_outer(Vertex v) {
  BLOESEM_ASSERT(forest_.state(v) == State::Outer);
  outer_.set(0, v);
  if (dual_[at(v)] == total_) tight_.push_free_to_leave(v);
  if (least_outer_ == no_vertex || dual_[at(v)] < dual_[at(least_outer_)]) least_outer_ = v;
}

// What was known of edges between released vertices and others is forgotten, or kept as a bound.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::look_again(std::span<const Vertex> released) {
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

// Calls visit(v, twice the weight) for the edges of `u` that lead out of its outer node `b`, and perhaps for
// others.
template <class Int, class Weights>
template <class Visit>
void BlossomEvents<Int, Weights>::for_each_edge_out(Node b, Vertex u, Visit visit) {
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
void BlossomEvents<Int, Weights>::add_inside(Node b) {
  nest_.for_each_vertex(b, [&](Vertex v) {
    inside_[at(v) / std::size_t{bits_per_word}] |= BitWord{1} << (at(v) % std::size_t{bits_per_word});
    ++inside_size_;
  });
}

// Looks at the edges of `v` with outer vertices: all, or until as many as are kept attain the bound that is
// known. Each vertex begins elsewhere, so that few keep the same ones.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::find_nearest(Vertex v) {
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

// Looks at all edges of an outer vertex that lead out of its node, but for some that are as long as others.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::scan(Vertex u) {
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
bool BlossomEvents<Int, Weights>::visit_by_words(NearGroups<Int>& groups, Vertex u, Visit visit) {
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
void BlossomEvents<Int, Weights>::see(Vertex u, Vertex v, const Int& weight) {
  BLOESEM_ASSERT_HEAVY(is_outer(u) && nest_.outer(u) != nest_.outer(v));
  const Int distance = dual_[at(u)] - weight;
  const bool nearer = nearest_.offer(v, u, distance);
  if (nearer) improve(v);
  if (is_outer(v))
    scan_outer(nest_.outer(u), {u, v}, distance + dual_[at(v)]);
  else if (nearer && forest_.state(v) == State::Free && distance + dual_[at(v)] == total_)
    push_tight({u, v});
}

// Some outer vertices are no longer: of those in groups only bounds are known.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::forget_groups() {
  if constexpr (requires(Vertex v) { weights_->part(v); }) {
    words_ += groups_.words();
    groups_.for_each_reached([&](Vertex v, const Int& excess, int set) {
      nearest_.limit(v, excess - weights_->part(v) - weights_->shared(set, v));
    });
    groups_.start();
  }
}

// Notes a tight edge to a node that is not reached.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::push_tight(Link edge) {
  if (nest_.mate_of(nest_.outer(edge.to)) == no_vertex)
    tight_.push_hit(edge);
  else
    tight_.push_reach(edge);
}

template <class Int, class Weights>
void BlossomEvents<Int, Weights>::scan_outer(Node b, Link edge, Int key) {
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

// Enters the edges that lead out of a blossom into its row, but for some that are as long as others.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::complete_row(Node b) {
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

// Finds the edge with the least slack from a blossom to other outer nodes in its row.
template <class Int, class Weights>
void BlossomEvents<Int, Weights>::update_meeting(Node b) {
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

}  // namespace bloesem::matching
