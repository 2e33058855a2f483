// Maximum-weight matching on implicit weights by Edmonds' primal-dual algorithm, with a warm start: potentials
// and the tight part of a matching survive from one solve to the next.
//
// Each search grows alternating trees from all single vertices with positive potentials (of one parity), which
// sink together, and ends when one or two of them are matched, or another vertex of potential 0 is single in
// the place of one: O(n^2) operations. Nothing wide of size n^2 is kept. docs/formulation.md (lemmas B1 to B5)
// proves feasibility, integrality and bounds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"
#include "matching/weighted/blossom_nest.hpp"

namespace bloesem::matching {

// What was done so far; the proven bounds are tested against these.
struct BlossomCounters {
  std::int64_t solves = 0;
  std::int64_t phases = 0;        // searches, each of which matches a single vertex or more
  std::int64_t dual_changes = 0;  // at most 3 n / 2 + 1 in a phase (lemma B4)
  std::int64_t edge_scans = 0;    // at most 3 n^2 in a phase, and n^2 in a greedy start

  BlossomCounters& operator+=(const BlossomCounters& other) noexcept {
    solves += other.solves;
    phases += other.phases;
    dual_changes += other.dual_changes;
    edge_scans += other.edge_scans;
    return *this;
  }
};

// Bits beyond those of the greatest weight that Int must have: nothing it forms reaches 16 times that, and a
// sign.
inline constexpr unsigned solver_headroom = 5;

// Weights is callable: weights(u, v) is twice the weight of an edge of `rows`, which is symmetric and
// without loops. If it has for_each_edge(u, visit), that is asked for all edges of a vertex.
template <class Int, class Weights>
class BlossomSolver {
 public:
  using Node = BlossomNest::Node;

  // A new problem on some vertices (ascending) of 0 .. capacity - 1: all single, potentials 0. `rows` and
  // `weights` stay the caller's and may change between solves, if the potentials are raised where edges grew or
  // appeared.
  void reset(const BitRows& rows, const Weights& weights, std::span<const Vertex> vertices, Vertex capacity) {
    rows_ = &rows;
    weights_ = &weights;
    vertices_.assign(vertices.begin(), vertices.end());
    nest_.reset(capacity);
    const auto n = at(capacity);
    const auto nodes = at(nest_.most_nodes());
    dual_.assign(n, Int(0));
    state_.resize(n);
    nearest_.resize(n);
    distance_.resize(n);
    odd_set_dual_.assign(nodes, Int(0));
    rowed_.resize(n);
    label_.resize(nodes);
    entry_.resize(nodes);
    meeting_.resize(nodes);
    meeting_key_.resize(nodes);
    row_of_.assign(nodes, no_row);
    unmet_.assign(nodes, 0);
    stamp_.assign(nodes, 0);
  }

  // y_v >= 0. Duals are feasible if y_u + y_v >= weights(u, v) for every edge.
  [[nodiscard]] const Int& dual(Vertex v) const noexcept { return dual_[at(v)]; }
  void set_dual(Vertex v, Int value) { dual_[at(v)] = std::move(value); }
  [[nodiscard]] const Int& odd_set_dual(Node b) const noexcept { return odd_set_dual_[at(b)]; }
  [[nodiscard]] const BlossomNest& nest() const noexcept { return nest_; }
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return nest_.mate(v); }
  [[nodiscard]] bool tight(Vertex u, Vertex v) const {
    return dual_[at(u)] + dual_[at(v)] == (*weights_)(u, v);
  }
  [[nodiscard]] const BlossomCounters& counters() const noexcept { return counters_; }

  // Only between solves, without blossoms: joins the ends of a tight edge, parts a pair.
  void join(Vertex u, Vertex v) noexcept { nest_.join(u, v); }
  void part(Vertex v) noexcept { nest_.part(v); }
  // Makes the duals feasible at v after its edges changed.
  void raise(Vertex v) {
    for_each_edge(v, [&](Vertex u, const Int& weight) {
      Int needed = weight - dual_[at(u)];
      if (needed > dual_[at(v)]) dual_[at(v)] = std::move(needed);
    });
  }
  // Calls visit(v, twice the weight) for every edge of u.
  template <class Visit>
  void for_each_edge(Vertex u, Visit visit) const {
    if constexpr (requires { weights_->for_each_edge(u, visit); }) {
      weights_->for_each_edge(u, visit);
    } else {
      any_bit(rows_->row(u), rows_->words(), [&](Vertex v) { return visit(v, (*weights_)(u, v)), false; });
    }
  }
  // Feasible duals from nothing: each the greatest weight of an edge there.
  void start_cold() {
    for (const Vertex u : vertices_) {
      Int& dual = dual_[at(u)];
      for_each_edge(u, [&](Vertex /*v*/, const Int& twice) {
        Int weight = twice / 2;
        if (weight > dual) dual = std::move(weight);
      });
    }
  }
  // Lowers the dual of every single vertex as far as is feasible, and matches what has become tight. Who has
  // few neighbours chooses first, so that fewer are left over.
  void start_greedily();

  // From feasible duals, no blossoms and a matching of tight edges to an optimal matching, its duals and
  // blossoms.
  void solve() {
    ++counters_.solves;
    while (choose_roots()) search();
  }

  // As solve, but gives up as soon as the duals prove that no matching has so much of twice the weight. In a
  // search the bound sinks as the roots' duals do: each outer node takes from it what each inner one adds, and
  // every tree has one outer node more.
  bool solve_for(const Int& twice_the_weight) {
    ++counters_.solves;
    Int bound = 0;
    for (const Vertex v : vertices_) bound += dual_[at(v)];
    while (bound >= twice_the_weight && choose_roots()) {
      search();
      bound -= static_cast<Int>(roots_.size()) * total_;
    }
    return bound >= twice_the_weight;
  }

  // Spreads the duals of all blossoms over their vertices and parts what is no longer tight: ready for a warm
  // start.
  void dissolve();

 private:
  enum class State : std::uint8_t { Free, Outer, Inner };
  struct Event {
    enum Kind : std::uint8_t { Single, Reach, Meet, Open } kind = Single;
    Vertex outer = no_vertex;  // a vertex of the tree
    Vertex other = no_vertex;  // the far end of its edge, or the blossom to open
  };

  // The part of an edge's slack at an outer vertex u that differs between edges to the same v; constant in a
  // search: this, less the edge's weight.
  [[nodiscard]] Int own_part(Vertex u) const { return dual_[at(u)] + total_; }

  // For each vertex outside an outer blossom the vertex inside with the least slack, and the part of it that
  // differs.
  struct Row {
    std::vector<Vertex> from;
    std::vector<Int> distance;
  };

  [[nodiscard]] std::vector<Vertex> by_degree() const;
  [[nodiscard]] bool choose_roots();
  void search();
  [[nodiscard]] Event next_event(Int& delta);
  [[nodiscard]] Event least_event(Int& delta);
  void change_duals(const Int& delta);
  void make_outer(Node b);
  void make_inner(Node b, BlossomNest::Link entry);
  void scan(Vertex u);
  void add_outer(Vertex v);
  void offer(Row& row, Vertex u, Vertex v, const Int& way);
  void contract(Vertex u, Vertex v, Node top);
  void join_rows(Node b);
  void complete_row(Node b);
  void meet_outside(Node b);
  void open_inner(Node b);
  void open_empty(Node b);
  void flip_to_root(Vertex v, Vertex partner);
  [[nodiscard]] Node common_ancestor(Node a, Node b);
  // The outer node two steps closer to the root, or no_vertex: there is none.
  [[nodiscard]] Node outer_ancestor(Node b) const {
    const Vertex mate = nest_.mate(nest_.base(b));
    return mate == no_vertex ? no_vertex : nest_.outer(entry_[at(nest_.outer(mate))].from);
  }
  [[nodiscard]] bool is_outer_node(Node b) const noexcept {
    return nest_.parent(b) == no_vertex && label_[at(b)] == State::Outer;
  }
  std::int32_t new_row();

  const BitRows* rows_ = nullptr;
  const Weights* weights_ = nullptr;
  std::vector<Vertex> vertices_;
  BlossomNest nest_;
  std::vector<Int> dual_;          // by vertex
  std::vector<Int> odd_set_dual_;  // by node; 0 for vertices
  BlossomCounters counters_;

  // One search.
  std::vector<Vertex> roots_;    // of the trees
  Int total_ = 0;                // by how much outer duals have sunk
  std::vector<State> state_;     // by vertex
  std::vector<Vertex> nearest_;  // by vertex not outer: the outer vertex with the least slack, or no_vertex
  std::vector<Int> distance_;    // to it
  std::vector<State> label_;     // by node
  std::vector<BlossomNest::Link> entry_;    // by inner node: the edge by which the tree reached it
  std::vector<BlossomNest::Link> meeting_;  // by outer node: its least slack edge to older outer nodes
  std::vector<Int> meeting_key_;            // its slack + 2 * total_, constant
  // Rows of outer blossoms, written when the duals are to change: of which vertices inside they have the edges.
  static constexpr std::int32_t no_row = -1;
  std::vector<Row> row_pool_;
  std::vector<std::int32_t> row_of_;  // by node
  std::vector<std::int32_t> unused_rows_;
  std::size_t rows_used_ = 0;
  std::vector<char> rowed_;  // by outer vertex
  std::vector<char> unmet_;  // by node: has become a blossom since its meeting was known
  // Edges that were tight when they were seen: they need no search for the first event.
  std::vector<BlossomNest::Link> reaches_;
  std::size_t reaches_done_ = 0;
  std::vector<BlossomNest::Link> meets_;
  std::size_t meets_done_ = 0;
  std::vector<Vertex> outer_vertices_;
  std::size_t scanned_ = 0;           // so many of them: the others follow when nothing is tight any more
  std::vector<Node> outer_nodes_;     // some have been swallowed since
  std::vector<Node> inner_blossoms_;  // some are no longer inner
  Vertex hit_from_ = no_vertex;       // a tight edge to a single vertex was seen
  Vertex hit_to_ = no_vertex;
  Vertex free_to_leave_ = no_vertex;  // an outer vertex of dual 0 was seen
  std::vector<std::int64_t> stamp_;
  std::int64_t clock_ = 0;
  std::vector<Node> path_;
  std::vector<BlossomNest::Link> path_links_;
  std::vector<Node> scratch_;
};

template <class Int, class Weights>
std::vector<Vertex> BlossomSolver<Int, Weights>::by_degree() const {
  std::vector<std::pair<int, Vertex>> degrees;
  degrees.reserve(vertices_.size());
  for (const Vertex v : vertices_) degrees.emplace_back(rows_->count(v), v);
  std::sort(degrees.begin(), degrees.end());
  std::vector<Vertex> order;
  order.reserve(degrees.size());
  for (const auto& [degree, v] : degrees) order.push_back(v);
  return order;
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::start_greedily() {
  for (const Vertex u : by_degree()) {
    if (nest_.mate(u) != no_vertex) continue;
    Int slack = dual_[at(u)];
    Vertex partner = no_vertex;
    for_each_edge(u, [&](Vertex v, const Int& weight) {
      ++counters_.edge_scans;
      Int s = dual_[at(u)] + dual_[at(v)] - weight;
      const bool single = nest_.mate(v) == no_vertex;
      if (s < slack || (s == slack && single && partner == no_vertex)) {
        partner = single ? v : no_vertex;
        slack = std::move(s);
      }
    });
    dual_[at(u)] -= slack;
    if (partner != no_vertex) nest_.join(u, partner);
  }
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::dissolve() {
  nest_.for_each_blossom([&](Node b) {
    const Int half = odd_set_dual_[at(b)] / 2;
    if (half > 0) nest_.for_each_vertex(b, [&](Vertex v) { dual_[at(v)] += half; });
  });
  scratch_.clear();
  nest_.for_each_blossom([&](Node b) {
    if (nest_.parent(b) == no_vertex) scratch_.push_back(b);
  });
  while (!scratch_.empty()) {
    const Node b = scratch_.back();
    scratch_.pop_back();
    for (const Node child : nest_.children(b))
      if (nest_.is_blossom(child)) scratch_.push_back(child);
    odd_set_dual_[at(b)] = 0;
    nest_.open(b);
  }
  for (const Vertex v : vertices_)
    if (nest_.mate(v) != no_vertex && !tight(v, nest_.mate(v))) nest_.part(v);
}

// With duals of the same parity the slack of an edge between two trees is even (lemma B2).
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
  total_ = 0;
  for (const Vertex v : vertices_) {
    state_[at(v)] = State::Free;
    nearest_[at(v)] = no_vertex;
    rowed_[at(v)] = 0;
    label_[at(nest_.outer(v))] = State::Free;
  }
  rows_used_ = 0;
  unused_rows_.clear();
  reaches_.clear();
  meets_.clear();
  reaches_done_ = meets_done_ = 0;
  outer_vertices_.clear();
  scanned_ = 0;
  outer_nodes_.clear();
  inner_blossoms_.clear();
  hit_from_ = free_to_leave_ = no_vertex;
  for (const Vertex root : roots_) make_outer(nest_.outer(root));
  for (bool done = false; !done;) {
    Int delta = 0;
    const Event event = next_event(delta);
    if (delta > 0) change_duals(delta);
    switch (event.kind) {
      case Event::Single:
        flip_to_root(event.outer, no_vertex);
        done = true;
        break;
      case Event::Reach: {
        const Node b = nest_.outer(event.other);
        const Vertex mate = nest_.mate(nest_.base(b));
        if (mate == no_vertex) {
          nest_.rebase(b, event.other);
          nest_.set_mate(event.other, event.outer);
          flip_to_root(event.outer, event.other);
          done = true;
        } else {
          make_inner(b, {event.outer, event.other});
          make_outer(nest_.outer(mate));
        }
        break;
      }
      case Event::Meet:
        if (const Node top = common_ancestor(nest_.outer(event.outer), nest_.outer(event.other));
            top != no_vertex) {
          contract(event.outer, event.other, top);
        } else {
          flip_to_root(event.outer, event.other);
          flip_to_root(event.other, event.outer);
          done = true;
        }
        break;
      case Event::Open: open_inner(event.other); break;
    }
  }
  for (const Node b : outer_nodes_)
    if (nest_.is_blossom(b) && is_outer_node(b) && odd_set_dual_[at(b)] == 0) open_empty(b);
}

// What happens first as the duals change, and after how much.
template <class Int, class Weights>
typename BlossomSolver<Int, Weights>::Event BlossomSolver<Int, Weights>::next_event(Int& delta) {
  while (true) {
    if (hit_from_ != no_vertex) return {Event::Reach, hit_from_, hit_to_};
    if (free_to_leave_ != no_vertex) return {Event::Single, free_to_leave_, no_vertex};
    while (reaches_done_ < reaches_.size()) {
      const BlossomNest::Link edge = reaches_[reaches_done_++];
      if (state_[at(edge.to)] == State::Free) return {Event::Reach, edge.from, edge.to};
    }
    while (meets_done_ < meets_.size()) {
      const BlossomNest::Link edge = meets_[meets_done_++];
      if (nest_.outer(edge.from) != nest_.outer(edge.to)) return {Event::Meet, edge.from, edge.to};
    }
    if (scanned_ == outer_vertices_.size()) return least_event(delta);
    scan(outer_vertices_[scanned_++]);
  }
}

// Everything else that becomes tight by the same change of duals goes to the queues.
template <class Int, class Weights>
typename BlossomSolver<Int, Weights>::Event BlossomSolver<Int, Weights>::least_event(Int& delta) {
  Event event{Event::Single, outer_vertices_.front(), no_vertex};
  delta = dual_[at(event.outer)];
  for (const Vertex v : outer_vertices_) {
    if (dual_[at(v)] >= delta) continue;
    event.outer = v;
    delta = dual_[at(v)];
  }
  reaches_.clear();
  meets_.clear();
  reaches_done_ = meets_done_ = 0;
  const auto earlier = [&](Int&& after, const Event& other) {
    event = other;
    delta = std::move(after);
    reaches_.clear();
    meets_.clear();
  };
  for (const Vertex v : vertices_) {
    if (state_[at(v)] != State::Free || nearest_[at(v)] == no_vertex) continue;
    Int slack = distance_[at(v)] - total_ + dual_[at(v)];
    if (slack > delta) continue;
    if (slack == delta)
      reaches_.push_back({nearest_[at(v)], v});
    else
      earlier(std::move(slack), {Event::Reach, nearest_[at(v)], v});
  }
  if (delta == 0) return event;
  std::size_t kept = 0;
  for (const Node b : outer_nodes_) {
    if (!is_outer_node(b)) continue;
    outer_nodes_[kept++] = b;
    if (unmet_[at(b)] != 0) meet_outside(b);
    if (meeting_[at(b)].from == no_vertex) continue;
    Int half = (meeting_key_[at(b)] - total_ - total_) / 2;
    if (half > delta) continue;
    if (half == delta)
      meets_.push_back(meeting_[at(b)]);
    else
      earlier(std::move(half), {Event::Meet, meeting_[at(b)].from, meeting_[at(b)].to});
  }
  outer_nodes_.resize(kept);
  kept = 0;
  for (const Node b : inner_blossoms_) {
    if (nest_.parent(b) != no_vertex || label_[at(b)] != State::Inner) continue;
    inner_blossoms_[kept++] = b;
    Int half = odd_set_dual_[at(b)] / 2;
    if (half < delta) earlier(std::move(half), {Event::Open, no_vertex, b});
  }
  inner_blossoms_.resize(kept);
  return event;
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::change_duals(const Int& delta) {
  ++counters_.dual_changes;
  total_ += delta;
  for (const Vertex v : vertices_) {
    if (state_[at(v)] == State::Outer)
      dual_[at(v)] -= delta;
    else if (state_[at(v)] == State::Inner)
      dual_[at(v)] += delta;
  }
  for (const Node b : outer_nodes_)
    if (nest_.is_blossom(b) && is_outer_node(b)) odd_set_dual_[at(b)] += delta + delta;
  for (const Node b : inner_blossoms_)
    if (nest_.parent(b) == no_vertex && label_[at(b)] == State::Inner) odd_set_dual_[at(b)] -= delta + delta;
}

template <class Int, class Weights>
std::int32_t BlossomSolver<Int, Weights>::new_row() {
  std::size_t place = rows_used_;
  if (!unused_rows_.empty()) {
    place = static_cast<std::size_t>(unused_rows_.back());
    unused_rows_.pop_back();
  } else if (++rows_used_ > row_pool_.size()) {
    row_pool_.emplace_back();
  }
  row_pool_[place].from.assign(at(nest_.vertices()), no_vertex);
  row_pool_[place].distance.resize(at(nest_.vertices()));
  return static_cast<std::int32_t>(place);
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::add_outer(Vertex v) {
  state_[at(v)] = State::Outer;
  outer_vertices_.push_back(v);
  if (dual_[at(v)] == 0) free_to_leave_ = v;
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::make_outer(Node b) {
  label_[at(b)] = State::Outer;
  meeting_[at(b)].from = no_vertex;
  unmet_[at(b)] = 0;
  row_of_[at(b)] = no_row;
  outer_nodes_.push_back(b);
  nest_.for_each_vertex(b, [&](Vertex v) { add_outer(v); });
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::make_inner(Node b, BlossomNest::Link entry) {
  label_[at(b)] = State::Inner;
  entry_[at(b)] = entry;
  if (nest_.is_blossom(b)) inner_blossoms_.push_back(b);
  nest_.for_each_vertex(b, [&](Vertex v) { state_[at(v)] = State::Inner; });
}

// Looks at all edges of an outer vertex.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::scan(Vertex u) {
  const Node b = nest_.outer(u);
  const Int own = own_part(u);
  for_each_edge(u, [&](Vertex v, const Int& weight) {
    ++counters_.edge_scans;
    if (nest_.outer(v) == b) return;
    Int way = own - weight;
    if (state_[at(v)] == State::Outer) {
      Int key = way + dual_[at(v)] + total_;
      if (key == total_ + total_) meets_.push_back({u, v});
      if (meeting_[at(b)].from == no_vertex || key < meeting_key_[at(b)]) {
        meeting_[at(b)] = {u, v};
        meeting_key_[at(b)] = std::move(key);
      }
    } else if (nearest_[at(v)] == no_vertex || way < distance_[at(v)]) {
      if (way - total_ + dual_[at(v)] == 0 && state_[at(v)] == State::Free) {
        if (nest_.mate(nest_.base(nest_.outer(v))) == no_vertex) {
          hit_from_ = u;
          hit_to_ = v;
        } else {
          reaches_.push_back({u, v});
        }
      }
      nearest_[at(v)] = u;
      distance_[at(v)] = std::move(way);
    }
  });
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::offer(Row& row, Vertex u, Vertex v, const Int& way) {
  if (row.from[at(v)] != no_vertex && !(way < row.distance[at(v)])) return;
  row.from[at(v)] = u;
  row.distance[at(v)] = way;
}

template <class Int, class Weights>
typename BlossomSolver<Int, Weights>::Node BlossomSolver<Int, Weights>::common_ancestor(Node a, Node b) {
  ++clock_;
  while (a != no_vertex || b != no_vertex) {  // in turns, so that the way is as long as the blossom
    if (a != no_vertex) {
      if (stamp_[at(a)] == clock_) return a;
      stamp_[at(a)] = clock_;
      a = outer_ancestor(a);
    }
    std::swap(a, b);
  }
  return no_vertex;
}

// The tight edge u-v between two outer nodes of one tree closes an odd cycle, whose node nearest to the root is
// `top`.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::contract(Vertex u, Vertex v, Node top) {
  path_.clear();
  path_links_.clear();
  // From u up to the top, then turned round; then from v up.
  for (Node b = nest_.outer(u); b != top;) {
    const Vertex base = nest_.base(b);
    const Node inner = nest_.outer(nest_.mate(base));
    path_.insert(path_.end(), {b, inner});
    path_links_.insert(path_links_.end(), {{nest_.mate(base), base}, entry_[at(inner)]});
    b = nest_.outer(entry_[at(inner)].from);
  }
  path_.push_back(top);
  std::reverse(path_.begin(), path_.end());
  std::reverse(path_links_.begin(), path_links_.end());
  path_links_.push_back({u, v});
  for (Node b = nest_.outer(v); b != top;) {
    const Vertex base = nest_.base(b);
    const Node inner = nest_.outer(nest_.mate(base));
    const BlossomNest::Link entry = entry_[at(inner)];
    path_.insert(path_.end(), {b, inner});
    path_links_.insert(path_links_.end(), {{base, nest_.mate(base)}, {entry.to, entry.from}});
    b = nest_.outer(entry.from);
  }
  const Node b = nest_.contract(path_, path_links_);
  odd_set_dual_[at(b)] = 0;
  label_[at(b)] = State::Outer;
  unmet_[at(b)] = 1;
  outer_nodes_.push_back(b);
  join_rows(b);
  for (const Node child : path_)
    if (label_[at(child)] == State::Inner) nest_.for_each_vertex(child, [&](Vertex w) { add_outer(w); });
}

// A new blossom takes over what rows its children have.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::join_rows(Node b) {
  std::int32_t joined = no_row;
  for (const Node child : path_) {
    if (label_[at(child)] != State::Outer) continue;
    const std::int32_t old = std::exchange(row_of_[at(child)], no_row);
    if (old == no_row) continue;
    if (joined == no_row) {
      joined = old;
      continue;
    }
    const Row& more = row_pool_[static_cast<std::size_t>(old)];
    Row& row = row_pool_[static_cast<std::size_t>(joined)];
    for (const Vertex w : vertices_)
      if (more.from[at(w)] != no_vertex) offer(row, more.from[at(w)], w, more.distance[at(w)]);
    counters_.edge_scans += static_cast<std::int64_t>(vertices_.size());
    unused_rows_.push_back(old);
  }
  row_of_[at(b)] = joined;
}

// With the edges of all vertices of the blossom.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::complete_row(Node b) {
  if (row_of_[at(b)] == no_row) row_of_[at(b)] = new_row();
  Row& row = row_pool_[static_cast<std::size_t>(row_of_[at(b)])];
  nest_.for_each_vertex(b, [&](Vertex u) {
    if (std::exchange(rowed_[at(u)], char{1}) != 0) return;
    const Int own = own_part(u);
    for_each_edge(u, [&](Vertex v, const Int& weight) {
      ++counters_.edge_scans;
      offer(row, u, v, own - weight);
    });
  });
}

// The least slack edge from a blossom to the other outer nodes, out of its row.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::meet_outside(Node b) {
  complete_row(b);
  const Row& row = row_pool_[static_cast<std::size_t>(row_of_[at(b)])];
  meeting_[at(b)].from = no_vertex;
  unmet_[at(b)] = 0;
  for (const Vertex v : outer_vertices_) {
    const Vertex u = row.from[at(v)];
    if (u == no_vertex || nest_.outer(v) == b) continue;
    Int key = row.distance[at(v)] + dual_[at(v)] + total_;
    if (meeting_[at(b)].from != no_vertex && key >= meeting_key_[at(b)]) continue;
    meeting_[at(b)] = {u, v};
    meeting_key_[at(b)] = std::move(key);
  }
}

// An inner blossom whose dual has sunk to 0: the tree goes on through some of its children, the others become
// free.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::open_inner(Node b) {
  const BlossomNest::Link entry = entry_[at(b)];
  const Node first = nest_.child_with(b, entry.to);
  path_.assign(nest_.children(b).begin(), nest_.children(b).end());
  path_links_.assign(nest_.links(b).begin(), nest_.links(b).end());
  nest_.open(b);
  label_[at(b)] = State::Free;
  for (const Node child : path_) {
    label_[at(child)] = State::Free;
    nest_.for_each_vertex(child, [&](Vertex v) { state_[at(v)] = State::Free; });
  }
  const std::size_t k = path_.size();
  auto place = static_cast<std::size_t>(std::find(path_.begin(), path_.end(), first) - path_.begin());
  const bool forwards = place % 2 == 1;
  const auto step = [&](std::size_t i) { return forwards ? (i + 1) % k : i - 1; };
  // Inner nodes first: what is scanned then must not reach them.
  std::vector<Node>& outers = scratch_;
  outers.clear();
  make_inner(first, entry);
  while (place != 0) {
    const std::size_t outer = step(place);
    const std::size_t inner = step(outer);
    outers.push_back(path_[outer]);
    const BlossomNest::Link link = path_links_[forwards ? outer : inner];
    make_inner(path_[inner], forwards ? link : BlossomNest::Link{link.to, link.from});
    place = inner;
  }
  for (const Node outer : outers) make_outer(outer);
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::open_empty(Node b) {
  const std::size_t begin = scratch_.size();
  scratch_.push_back(b);
  while (scratch_.size() > begin) {
    const Node empty = scratch_.back();
    scratch_.pop_back();
    for (const Node child : nest_.children(empty))
      if (nest_.is_blossom(child) && odd_set_dual_[at(child)] == 0) scratch_.push_back(child);
    nest_.open(empty);
  }
}

// The way from v to the root changes its matched and unmatched edges; v gets the partner, which may be nobody.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::flip_to_root(Vertex v, Vertex partner) {
  while (true) {
    const Node b = nest_.outer(v);
    const Vertex old = nest_.mate(nest_.base(b));
    nest_.rebase(b, v);
    nest_.set_mate(v, partner);
    if (old == no_vertex) return;
    const Node inner = nest_.outer(old);
    const BlossomNest::Link entry = entry_[at(inner)];
    nest_.rebase(inner, entry.to);
    nest_.set_mate(entry.to, entry.from);
    partner = entry.to;
    v = entry.from;
  }
}

}  // namespace bloesem::matching
