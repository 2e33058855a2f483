// Maximum-weight matching on implicit weights by Edmonds' primal-dual algorithm, with a warm start: duals and
// the tight part of a matching survive from one solve to the next.
//
// Each search grows alternating trees from all single vertices with positive duals (of one parity), whose duals
// sink together. It ends when one or two of the roots are matched, or another vertex, whose dual has become 0,
// is single in place of a root: O(n^2) operations. Nothing wide of size n^2 is kept. Lemmas B1 to B5
// (formulation.md#lemma-b1) prove feasibility, integrality and the bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "matching/weighted/blossom_duals.hpp"
#include "matching/weighted/event_heap.hpp"
#include "matching/weighted/search_forest.hpp"
#include "matching/weighted/slack_rows.hpp"
#include "matching/weighted/tight_queue.hpp"

namespace bloesem::matching {

// Bits that Int must have beyond those of the greatest weight: no number formed reaches 16 times that weight,
// and one bit is the sign (formulation.md#lemma-b3).
inline constexpr unsigned solver_headroom = 5;

// Weights: see BlossomDuals. They may change between solves if the duals are raised where edges grew or
// appeared.
template <class Int, class Weights>
class BlossomSolver : public BlossomDuals<Int, Weights> {
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
    nearest_.resize(at(capacity));
    distance_.resize(at(capacity));
    meetings_.resize(at(nest_.max_nodes()));
    inside_.resize(at(rows.words()));
    improved_before_.assign(at(capacity), 0);
    const std::size_t degrees = std::accumulate(degrees_.begin(), degrees_.end(), std::size_t{0});
    sparse_ = degrees <= vertices.size() * (few_neighbours + at(rows.words()));
  }

  // From feasible duals, a matching of tight edges and no blossoms: makes the matching optimal, with duals and
  // blossoms that prove it.
  void solve() {
    ++counters_.solves;
    while (choose_roots()) search();
    BLOESEM_ASSERT_HEAVY(this->is_feasible());
  }

  // As solve, but gives up and returns false as soon as the duals prove that no matching has
  // `twice_the_weight`. In a search the bound sinks by the change of the duals for each root: an outer node
  // takes from it what an inner one adds, and every tree has one outer node more.
  bool solve_for(const Int& twice_the_weight) {
    ++counters_.solves;
    Int bound = 0;
    for (const Vertex v : vertices_) bound += dual_[at(v)];
    while (bound >= twice_the_weight && choose_roots()) {
      search();
      bound -= static_cast<Int>(roots_.size()) * total_;
    }
    BLOESEM_ASSERT_HEAVY(this->is_feasible());
    return bound >= twice_the_weight;
  }

 private:
  // A graph is sparse if its vertices have no more neighbours, on average, than this and one for each word of a
  // row.
  static constexpr std::size_t few_neighbours = 3;

  using Link = BlossomNest::Link;
  using State = SearchForest::State;
  using Duals::counters_;
  using Duals::degrees_;
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
  // The edge with the least slack from an outer node to older outer nodes, and its slack + 2 * total_, which
  // stays constant. Outdated after the node has become a blossom.
  struct Meeting {
    Link edge;
    Int key = 0;
    bool outdated = false;
  };

  [[nodiscard]] bool choose_roots();
  void search();
  [[nodiscard]] bool handle(const Event& event);
  [[nodiscard]] bool reach(Link edge);
  [[nodiscard]] bool meet(Link edge);
  [[nodiscard]] Event next_event(Int& delta);
  [[nodiscard]] Event least_event(Int& delta);
  [[nodiscard]] std::optional<Int> next_reach();
  [[nodiscard]] std::optional<Int> next_meet();
  [[nodiscard]] std::optional<Int> next_opening();
  [[nodiscard]] Event take_reaches(const Int& time);
  void take_meets(const Int& time);
  [[nodiscard]] Event take_opening(const Int& time);
  [[nodiscard]] bool reaches_at(const Int& time, Vertex v) const {
    return forest_.state(v) == State::Free && time == distance_[at(v)] + dual_[at(v)];
  }
  [[nodiscard]] bool joins_two(Link edge) const { return nest_.outer(edge.from) != nest_.outer(edge.to); }
  // `twice` the value of total_.
  [[nodiscard]] bool opens_at(const Int& twice, Node b) const {
    return forest_.is_inner(b) && odd_set_dual_[at(b)] == twice;
  }
  // Returns the time of an event that is kept by twice its time.
  [[nodiscard]] static std::optional<Int> half_of(std::optional<Int> twice) {
    if (twice) *twice /= 2;
    return twice;
  }
  void make_outer(Node b);
  void make_inner(Node b);
  void open(Node b);
  void improve(Vertex v);
  void add_outer(Vertex v);
  void settle_duals();
  void scan(Vertex u);
  void scan_outer(Node b, Link edge, Int key);
  void scan_other(Link edge, Int distance);
  void update_meeting(Node b);
  void complete_row(Node b);
  void open_empty(Node b);
  template <class Visit>
  void for_each_edge_out(Node b, Vertex u, Visit visit);
  void add_inside(Node b);

  std::vector<Vertex> roots_;  // of the trees
  SearchForest forest_;
  // By how much the duals of outer vertices have sunk in this search. Until it ends, duals are kept as what
  // does not change: those of outer vertices with total_ added, of inner ones with total_ subtracted; of outer
  // and inner blossoms the other way round, and twice.
  Int total_ = 0;
  EventHeap<Int, Vertex> reaches_;  // vertices not reached, when the least slack there is 0
  EventHeap<Int, Node> openings_;   // inner blossoms, when their duals are 0
  std::vector<Vertex> improved_;    // vertices not outer whose nearest_ is not in reaches_ yet
  std::vector<char> improved_before_;
  std::vector<Vertex> due_;
  // Where two outer nodes meet. In a sparse graph all edges between outer vertices are kept, when total_ is
  // half of their slack at the start; otherwise one for each node, with rows of slack for the blossoms.
  bool sparse_ = false;
  EventHeap<Int, Link> meets_;
  SlackRows<Int> rows_of_slack_;
  TightQueue tight_;
  std::vector<Vertex> nearest_;     // by vertex not outer: the outer vertex with the least slack, or no_vertex
  std::vector<Int> distance_;       // the part of that slack that differs
  std::vector<Meeting> meetings_;   // by outer node
  Vertex least_outer_ = no_vertex;  // with the least dual: all sink alike
  std::size_t scanned_ = 0;         // outer vertices; the others follow when no known edge is tight
  std::vector<Node> opening_;
  // The vertices of one outer blossom, whose edges inside are not looked at.
  Node blossom_inside_ = no_vertex;
  std::vector<BitWord> inside_;
  std::size_t inside_size_ = 0;
  std::int64_t words_ = 0;  // looked at in this search
};

// Vertices with duals of one parity: the slack of an edge between two trees is then even
// (formulation.md#lemma-b2).
template <class Int, class Weights>
bool BlossomSolver<Int, Weights>::choose_roots() {
  roots_.clear();
  for (const Vertex v : vertices_) {
    if (nest_.mate(v) != no_vertex || dual_[at(v)] == 0) continue;
    if (roots_.empty() || (dual_[at(v)] - dual_[at(roots_.front())]) % 2 == 0) roots_.push_back(v);
  }
  return !roots_.empty();
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::search() {
  ++counters_.phases;
  const std::int64_t before = counters_.edge_scans;
  total_ = 0;
  scanned_ = 0;
  words_ = 0;
  least_outer_ = no_vertex;
  blossom_inside_ = no_vertex;
  forest_.start(vertices_);
  rows_of_slack_.start(vertices_);
  tight_.start();
  reaches_.clear();
  openings_.clear();
  meets_.clear();
  improved_.clear();
  for (const Vertex v : vertices_) nearest_[at(v)] = no_vertex, improved_before_[at(v)] = 0;
  for (const Vertex root : roots_) make_outer(nest_.outer(root));
  for (bool matched = false; !matched;) {
    Int delta = 0;
    const Event event = next_event(delta);
    if (delta > 0) ++counters_.dual_changes;
    total_ += delta;
    matched = handle(event);
  }
  settle_duals();
  for (const Node b : forest_.outer_nodes())
    if (nest_.is_blossom(b) && forest_.is_outer(b) && odd_set_dual_[at(b)] == 0) open_empty(b);
  count_steps(Work::Blossom, counters_.edge_scans - before + words_ + 4 * std::ssize(vertices_));
}

// Returns true if the event ends the search.
template <class Int, class Weights>
bool BlossomSolver<Int, Weights>::handle(const Event& event) {
  switch (event.kind) {
    case Event::Single: forest_.flip_to_root(event.edge.from, no_vertex); return true;
    case Event::Reach: return reach(event.edge);
    case Event::Meet: return meet(event.edge);
    case Event::Open: open(event.blossom); return false;
  }
  return true;
}

// A tight edge leads to a node that is not reached.
template <class Int, class Weights>
bool BlossomSolver<Int, Weights>::reach(Link edge) {
  BLOESEM_ASSERT(forest_.state(edge.from) == State::Outer && forest_.state(edge.to) == State::Free);
  const Node b = nest_.outer(edge.to);
  const Vertex mate = nest_.mate_of(b);
  if (mate != no_vertex) {
    forest_.make_inner(b, edge);
    make_inner(b);
    make_outer(nest_.outer(mate));
    return false;
  }
  nest_.rebase(b, edge.to);
  nest_.set_mate(edge.to, edge.from);
  forest_.flip_to_root(edge.from, edge.to);
  return true;
}

// A tight edge joins two outer nodes: of different trees, whose roots are matched, or of one tree, which gets a
// new blossom.
template <class Int, class Weights>
bool BlossomSolver<Int, Weights>::meet(Link edge) {
  BLOESEM_ASSERT(forest_.state(edge.from) == State::Outer && forest_.state(edge.to) == State::Outer);
  const Node top = forest_.common_ancestor(nest_.outer(edge.from), nest_.outer(edge.to));
  if (top == no_vertex) {
    forest_.flip_to_root(edge.from, edge.to);
    forest_.flip_to_root(edge.to, edge.from);
    return true;
  }
  const std::size_t before = forest_.outer_vertices().size();
  const Node b = forest_.contract(edge.from, edge.to, top);
  odd_set_dual_[at(b)] = -(total_ + total_);
  meetings_[at(b)].outdated = true;
  rows_of_slack_.forget(b);
  bool around = false;
  for (const Node child : nest_.children(b)) {
    around = around || child == blossom_inside_;
    const bool outer = forest_.label(child) == State::Outer;
    if (nest_.is_blossom(child))
      odd_set_dual_[at(child)] += outer ? Int(total_ + total_) : Int(-(total_ + total_));
    if (outer && !sparse_ && rows_of_slack_.take_over(b, child, vertices_))
      counters_.edge_scans += static_cast<std::int64_t>(vertices_.size());
  }
  if (around) {
    for (const Node child : nest_.children(b))
      if (child != blossom_inside_) add_inside(child);
    blossom_inside_ = b;
  }
  for (std::size_t i = before; i < forest_.outer_vertices().size(); ++i) {
    const Vertex v = forest_.outer_vertices()[i];  // inner before
    dual_[at(v)] += total_ + total_;
    add_outer(v);
  }
  return false;
}

// Returns the next event; `delta` becomes the change of duals after which it happens.
template <class Int, class Weights>
typename BlossomSolver<Int, Weights>::Event BlossomSolver<Int, Weights>::next_event(Int& delta) {
  const auto is_free = [&](Link edge) { return forest_.state(edge.to) == State::Free; };
  const auto is_between = [&](Link edge) { return joins_two(edge); };
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
typename BlossomSolver<Int, Weights>::Event BlossomSolver<Int, Weights>::least_event(Int& delta) {
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

// Returns the value of total_ at which a node that is not reached would be.
template <class Int, class Weights>
std::optional<Int> BlossomSolver<Int, Weights>::next_reach() {
  for (const Vertex v : improved_) {
    improved_before_[at(v)] = 0;
    if (forest_.state(v) == State::Free) reaches_.push(distance_[at(v)] + dual_[at(v)], v);
  }
  improved_.clear();
  return reaches_.next([&](const Int& time, Vertex v) { return reaches_at(time, v); });
}

// The lowest vertex comes first.
template <class Int, class Weights>
typename BlossomSolver<Int, Weights>::Event BlossomSolver<Int, Weights>::take_reaches(const Int& time) {
  due_.clear();
  reaches_.take(
      time, [&](const Int&, Vertex v) { return reaches_at(time, v); }, [&](Vertex v) { due_.push_back(v); });
  std::sort(due_.begin(), due_.end());
  for (const Vertex v : std::span(due_).subspan(1)) tight_.push_reach({nearest_[at(v)], v});
  return {Event::Reach, {nearest_[at(due_.front())], due_.front()}};
}

// Returns the value of total_ at which two outer nodes would meet.
template <class Int, class Weights>
std::optional<Int> BlossomSolver<Int, Weights>::next_meet() {
  if (sparse_) return half_of(meets_.next([&](const Int&, Link edge) { return joins_two(edge); }));
  std::optional<Int> least;
  std::erase_if(forest_.outer_nodes(), [&](Node b) { return !forest_.is_outer(b); });
  words_ += std::ssize(forest_.outer_nodes());
  for (const Node b : forest_.outer_nodes()) {
    if (meetings_[at(b)].outdated) update_meeting(b);
    const Meeting& meeting = meetings_[at(b)];
    if (meeting.edge.from != no_vertex && (!least || meeting.key < *least)) least = meeting.key;
  }
  return half_of(std::move(least));
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::take_meets(const Int& time) {
  const Int twice = time + time;
  if (sparse_) {
    meets_.take(
        twice, [&](const Int&, Link edge) { return joins_two(edge); },
        [&](Link edge) { tight_.push_meet(edge); });
    return;
  }
  for (const Node b : forest_.outer_nodes()) {
    const Meeting& meeting = meetings_[at(b)];
    if (meeting.edge.from != no_vertex && meeting.key == twice) tight_.push_meet(meeting.edge);
  }
}

// Returns the value of total_ at which the dual of an inner blossom would be 0.
template <class Int, class Weights>
std::optional<Int> BlossomSolver<Int, Weights>::next_opening() {
  return half_of(openings_.next([&](const Int& twice, Node b) { return opens_at(twice, b); }));
}

// Only one opens: what it leaves may make others wait.
template <class Int, class Weights>
typename BlossomSolver<Int, Weights>::Event BlossomSolver<Int, Weights>::take_opening(const Int& time) {
  const std::vector<Node>& blossoms = forest_.inner_blossoms();
  const auto due =
      std::find_if(blossoms.begin(), blossoms.end(), [&](Node b) { return opens_at(time + time, b); });
  BLOESEM_ASSERT(due != blossoms.end());
  return {Event::Open, {}, *due};
}

// Makes all duals what they are after the search.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::settle_duals() {
  const Int changes[] = {Int(0), Int(-total_), total_};  // by State
  static_assert(static_cast<int>(State::Outer) == 1 && static_cast<int>(State::Inner) == 2);
  for (const Vertex v : vertices_) dual_[at(v)] += changes[static_cast<std::size_t>(forest_.state(v))];
  for (const Node b : forest_.outer_nodes())
    if (nest_.is_blossom(b) && forest_.is_outer(b)) odd_set_dual_[at(b)] += total_ + total_;
  for (const Node b : forest_.inner_blossoms())
    if (forest_.is_inner(b)) odd_set_dual_[at(b)] -= total_ + total_;
}

// Notes that a node has become inner.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::make_inner(Node b) {
  nest_.for_each_vertex(b, [&](Vertex v) { dual_[at(v)] -= total_; });
  if (!nest_.is_blossom(b)) return;
  odd_set_dual_[at(b)] += total_ + total_;
  openings_.push(odd_set_dual_[at(b)], b);
}

// Opens an inner blossom whose dual is 0.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::open(Node b) {
  BLOESEM_ASSERT(odd_set_dual_[at(b)] == total_ + total_);
  odd_set_dual_[at(b)] = 0;
  opening_.assign(nest_.children(b).begin(), nest_.children(b).end());
  nest_.for_each_vertex(b, [&](Vertex v) { dual_[at(v)] += total_; });
  const std::span<const Node> outer = forest_.open_inner(b);
  for (const Node child : opening_) {
    if (forest_.label(child) == State::Inner)
      make_inner(child);
    else
      nest_.for_each_vertex(child, [&](Vertex v) { improve(v); });
  }
  for (const Node child : outer) make_outer(child);
}

// Notes that the least slack of a vertex that is not outer may have become less.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::improve(Vertex v) {
  if (nearest_[at(v)] == no_vertex || std::exchange(improved_before_[at(v)], char{1}) != 0) return;
  improved_.push_back(v);
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::make_outer(Node b) {
  meetings_[at(b)].edge.from = no_vertex;
  meetings_[at(b)].outdated = false;
  rows_of_slack_.forget(b);
  forest_.make_outer(b);
  if (nest_.is_blossom(b)) odd_set_dual_[at(b)] -= total_ + total_;
  nest_.for_each_vertex(b, [&](Vertex v) {
    dual_[at(v)] += total_;
    add_outer(v);
  });
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::add_outer(Vertex v) {
  BLOESEM_ASSERT(forest_.state(v) == State::Outer);
  if (dual_[at(v)] == total_) tight_.push_free_to_leave(v);
  if (least_outer_ == no_vertex || dual_[at(v)] < dual_[at(least_outer_)]) least_outer_ = v;
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::add_inside(Node b) {
  nest_.for_each_vertex(b, [&](Vertex v) {
    inside_[at(v) / std::size_t{bits_per_word}] |= BitWord{1} << (at(v) % std::size_t{bits_per_word});
    ++inside_size_;
  });
}

// Calls visit(v, twice the weight) for the edges of `u` that lead out of its outer node `b`, and perhaps for
// others.
template <class Int, class Weights>
template <class Visit>
void BlossomSolver<Int, Weights>::for_each_edge_out(Node b, Vertex u, Visit visit) {
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

// Looks at all edges of an outer vertex that lead out of its node.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::scan(Vertex u) {
  BLOESEM_ASSERT(forest_.state(u) == State::Outer);
  const Node b = nest_.outer(u);
  const Int& own = dual_[at(u)];
  for_each_edge_out(b, u, [&](Vertex v, const Int& weight) {
    ++counters_.edge_scans;
    if (nest_.outer(v) == b) return;
    Int distance = own - weight;
    if (forest_.state(v) == State::Outer)
      scan_outer(b, {u, v}, distance + dual_[at(v)]);
    else if (nearest_[at(v)] == no_vertex || distance < distance_[at(v)])
      scan_other({u, v}, std::move(distance));
  });
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::scan_outer(Node b, Link edge, Int key) {
  if (key == total_ + total_) tight_.push_meet(edge);
  if (sparse_) return meets_.push(std::move(key), edge);
  Meeting& meeting = meetings_[at(b)];
  if (meeting.edge.from != no_vertex && key >= meeting.key) return;
  meeting.edge = edge;
  meeting.key = std::move(key);
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::scan_other(Link edge, Int distance) {
  const Vertex v = edge.to;
  if (forest_.state(v) == State::Free && distance + dual_[at(v)] == total_) {
    if (nest_.mate_of(nest_.outer(v)) == no_vertex)
      tight_.push_hit(edge);
    else
      tight_.push_reach(edge);
  }
  nearest_[at(v)] = edge.from;
  distance_[at(v)] = std::move(distance);
  improve(v);
}

// Enters the edges that lead out of a blossom into its row.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::complete_row(Node b) {
  auto& row = rows_of_slack_.row(b);
  nest_.for_each_vertex(b, [&](Vertex u) {
    if (rows_of_slack_.exchange_entered(u)) return;
    const Int& own = dual_[at(u)];
    for_each_edge_out(b, u, [&](Vertex v, const Int& weight) {
      ++counters_.edge_scans;
      rows_of_slack_.offer(row, u, v, own - weight);
    });
  });
}

// Finds the edge with the least slack from a blossom to other outer nodes in its row.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::update_meeting(Node b) {
  complete_row(b);
  words_ += std::ssize(forest_.outer_vertices());
  const auto& row = rows_of_slack_.row(b);
  Meeting& meeting = meetings_[at(b)];
  meeting.edge.from = no_vertex;
  meeting.outdated = false;
  for (const Vertex v : forest_.outer_vertices()) {
    const Vertex u = row.from[at(v)];
    if (u == no_vertex || nest_.outer(v) == b) continue;
    Int key = row.distance[at(v)] + dual_[at(v)];
    if (meeting.edge.from != no_vertex && key >= meeting.key) continue;
    meeting.edge = {u, v};
    meeting.key = std::move(key);
  }
}

// Opens an outermost blossom whose dual is 0, and those inside it as far as their duals are.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::open_empty(Node b) {
  BLOESEM_ASSERT(odd_set_dual_[at(b)] == 0 && nest_.parent(b) == no_vertex);
  opening_.assign(1, b);
  while (!opening_.empty()) {
    const Node empty = opening_.back();
    opening_.pop_back();
    for (const Node child : nest_.children(empty))
      if (nest_.is_blossom(child) && odd_set_dual_[at(child)] == 0) opening_.push_back(child);
    nest_.open(empty);
  }
}

}  // namespace bloesem::matching
