// Maximum-weight matching on implicit weights by Edmonds' primal-dual algorithm, with a warm start: duals and
// the tight part of a matching survive from one solve to the next.
//
// A search grows alternating trees from all single vertices with positive duals (of one parity), whose duals
// sink together. A phase of it ends when one or two of the roots are matched, or another vertex, whose dual has
// become 0, is single in place of a root: O(n^2) operations. Their trees are released, and the others grow on.
// Nothing wide of size n^2 is kept. Lemmas B1 to B5 (formulation.md#lemma-b1) prove feasibility, integrality
// and the bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/weighted/blossom_events.hpp"
#include "matching/weighted/tight_matching.hpp"

namespace bloesem::matching {

// Bits that Int must have beyond those of the greatest weight: no number formed reaches 16 times that weight,
// and one bit is the sign (formulation.md#lemma-b3).
inline constexpr unsigned solver_headroom = 5;

// Weights: see BlossomDuals. They may change between solves if the duals are raised where edges grew or
// appeared.
template <class Int, class Weights>
class BlossomSolver : public BlossomEvents<Int, Weights> {
 public:
  using Node = BlossomNest::Node;

  // How often the edges are looked at between two changes of duals before all matches that these allow are made
  // at once: once, unless a test wants it sooner. Matchings are optimal in any case.
  void set_patience(int times) noexcept {
    BLOESEM_ASSERT(times >= 0);
    patience_ = times;
  }

  // From feasible duals, a matching of tight edges and no blossoms: makes the matching optimal, with duals and
  // blossoms that prove it.
  void solve() {
    ++counters_.solves;
    while (choose_roots()) search(false);
    BLOESEM_ASSERT_HEAVY(this->is_feasible());
  }

  // As solve, but gives up and returns false as soon as the duals prove that no matching has
  // `twice_the_weight`. In a search the bound sinks by the change of the duals for each root: an outer node
  // takes from it what an inner one adds, and every tree has one outer node more.
  bool solve_for(const Int& twice_the_weight) {
    ++counters_.solves;
    spare_ = -twice_the_weight;
    for (const Vertex v : vertices_) spare_ += dual_[at(v)];
    while (spare_ >= 0 && choose_roots()) search(true);
    BLOESEM_ASSERT_HEAVY(this->is_feasible());
    return spare_ >= 0;
  }

 private:
  using Events = BlossomEvents<Int, Weights>;
  using Link = typename Events::Link;
  using State = typename Events::State;
  using Event = typename Events::Event;
  using Events::counters_;
  using Events::dual_;
  using Events::forest_;
  using Events::improve;
  using Events::is_outer;
  using Events::nest_;
  using Events::odd_set_dual_;
  using Events::total_;
  using Events::vertices_;

  [[nodiscard]] bool choose_roots();
  void search(bool for_a_weight);
  void duals_changed();
  [[nodiscard]] bool matches_at_once() const;
  void match_at_once();
  template <class Ends>
  void release_trees(Ends ends);
  void settle_odd_set(Node b);
  [[nodiscard]] bool handle(const Event& event);
  [[nodiscard]] bool reach(Link edge);
  [[nodiscard]] bool meet(Link edge);
  void contract(Link edge, Node top);
  void make_outer(Node b);
  void make_inner(Node b);
  void open(Node b);
  void open_empty(Node b);

  std::vector<Vertex> roots_;  // of the trees
  Int spare_ = 0;              // by how much the bound exceeds the weight in question
  Vertex matched_[2] = {};     // the roots whose trees end
  std::vector<Vertex> released_;
  std::vector<Node> empty_;  // outermost blossoms released whose dual is 0
  std::vector<Node> opening_;
  // Since the duals changed last:
  std::int64_t scans_before_ = 0;  // as counted then
  std::int64_t phases_here_ = 0;
  int patience_ = 1;
  TightMatching tight_matching_;
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

// Ends when no root is left, when all matches that the duals allow are made at once, or when the bound has sunk
// below the weight in question.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::search(bool for_a_weight) {
  this->start_events();
  count_steps(Work::Blossom, 4 * std::ssize(vertices_));
  for (const Vertex root : roots_) make_outer(nest_.outer(root));
  std::int64_t before = counters_.edge_scans;
  duals_changed();
  while (!roots_.empty()) {
    Int delta = 0;
    const Event event = this->next_event(delta);
    if (delta > 0) {
      ++counters_.dual_changes;
      duals_changed();
    }
    total_ += delta;
    if (for_a_weight) spare_ -= static_cast<Int>(roots_.size()) * delta;
    const bool stops = for_a_weight && spare_ < 0;
    if (!stops && !handle(event)) continue;
    ++counters_.phases;
    ++phases_here_;
    const bool at_once = !stops && matches_at_once();
    release_trees([&](Vertex root) { return stops || at_once || root == matched_[0] || root == matched_[1]; });
    if (at_once) match_at_once();
    if (!roots_.empty()) this->look_again(released_);
    count_steps(Work::Blossom, counters_.edge_scans - before + this->take_words());
    before = counters_.edge_scans;
  }
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::duals_changed() {
  scans_before_ = counters_.edge_scans;
  phases_here_ = 0;
}

// Where the duals allow many matches, each of them ends trees that others grow again: as soon as more edges
// have been looked at than it takes to make all of them at once, that is done.
template <class Int, class Weights>
bool BlossomSolver<Int, Weights>::matches_at_once() const {
  return phases_here_ > 1 && counters_.edge_scans - scans_before_ > patience_ * this->work_at_once();
}

// Requires that there are no trees.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::match_at_once() {
  BLOESEM_ASSERT(roots_.empty() && forest_.outer_vertices().empty());
  ++counters_.at_once;
  counters_.edge_scans += tight_matching_.maximise(*this, vertices_, nest_);
}

// Makes the trees of these roots free, and their duals what they are. Opens their outermost blossoms whose dual
// is 0.
template <class Int, class Weights>
template <class Ends>
void BlossomSolver<Int, Weights>::release_trees(Ends ends) {
  this->forget_scans(ends);
  count_steps(Work::Blossom, 2 * std::ssize(forest_.reached()));
  released_.clear();
  empty_.clear();
  for (const Vertex v : forest_.reached()) {
    if (forest_.state(v) == State::Free || !ends(forest_.root_of(v))) continue;
    released_.push_back(v);
    dual_[at(v)] += is_outer(v) ? Int(-total_) : total_;
    this->forget_edges(v);
    const Node b = nest_.outer(v);
    if (nest_.is_blossom(b) && nest_.base(b) == v) settle_odd_set(b);
  }
  forest_.release_trees(released_);
  for (const Node b : empty_) open_empty(b);
  std::erase_if(roots_, ends);
}

// Makes the dual of a blossom what it is.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::settle_odd_set(Node b) {
  if (forest_.label(b) == State::Inner) {
    odd_set_dual_[at(b)] -= total_ + total_;
  } else {
    odd_set_dual_[at(b)] += total_ + total_;
    this->rows_of_slack_.remove(b);
  }
  if (odd_set_dual_[at(b)] == 0) empty_.push_back(b);
}

// Returns true if the event ends the trees of matched_.
template <class Int, class Weights>
bool BlossomSolver<Int, Weights>::handle(const Event& event) {
  switch (event.kind) {
    case Event::Single:
      matched_[0] = matched_[1] = forest_.root_of(event.edge.from);
      forest_.flip_to_root(event.edge.from, no_vertex);
      return true;
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
  matched_[0] = matched_[1] = forest_.root_of(edge.from);
  nest_.for_each_vertex(b, [&](Vertex v) { improve(v); });  // another tree may reach it next
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
    matched_[0] = forest_.root_of(edge.from);
    matched_[1] = forest_.root_of(edge.to);
    forest_.flip_to_root(edge.from, edge.to);
    forest_.flip_to_root(edge.to, edge.from);
    return true;
  }
  contract(edge, top);
  return false;
}

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::contract(Link edge, Node top) {
  const std::size_t before = forest_.outer_vertices().size();
  const Node b = forest_.contract(edge.from, edge.to, top);
  odd_set_dual_[at(b)] = -(total_ + total_);
  for (const Node child : nest_.children(b)) {
    if (!nest_.is_blossom(child)) continue;
    const bool outer = forest_.label(child) == State::Outer;
    odd_set_dual_[at(child)] += outer ? Int(total_ + total_) : Int(-(total_ + total_));
  }
  for (std::size_t i = before; i < forest_.outer_vertices().size(); ++i)
    dual_[at(forest_.outer_vertices()[i])] += total_ + total_;
  this->note_contracted(b, before);
}

// Notes that a node has become inner.
template <class Int, class Weights>
void BlossomSolver<Int, Weights>::make_inner(Node b) {
  nest_.for_each_vertex(b, [&](Vertex v) { dual_[at(v)] -= total_; });
  if (!nest_.is_blossom(b)) return;
  odd_set_dual_[at(b)] += total_ + total_;
  this->note_inner_blossom(b);
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

template <class Int, class Weights>
void BlossomSolver<Int, Weights>::make_outer(Node b) {
  forest_.make_outer(b);
  if (nest_.is_blossom(b)) odd_set_dual_[at(b)] -= total_ + total_;
  nest_.for_each_vertex(b, [&](Vertex v) { dual_[at(v)] += total_; });
  this->note_outer(b);
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
    for (const Node child : nest_.children(empty)) forest_.make_free(child);
    nest_.open(empty);
  }
}

}  // namespace bloesem::matching
