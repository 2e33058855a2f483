// What happens next in a search of the blossom solver.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "matching/weighted/blossom_scans.hpp"
#include "matching/weighted/event_heap.hpp"

namespace bloesem::matching {

// The events that a search waits for: what outer vertices have seen says when trees reach further nodes and
// meet (formulation.md#lemma-b4).
template <class Int, class Weights>
class BlossomEvents : public BlossomScans<Int, Weights> {
 public:
  using Scans = BlossomScans<Int, Weights>;
  using Node = BlossomNest::Node;

 protected:
  using Link = BlossomNest::Link;
  using State = SearchForest::State;
  using Scans::dual_;
  using Scans::forest_;
  using Scans::improve;
  using Scans::is_outer;
  using Scans::nest_;
  using Scans::odd_set_dual_;
  using Scans::total_;
  using Scans::vertices_;

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
  // Notes that a blossom has become inner.
  void note_inner_blossom(Node b) { openings_.push(odd_set_dual_[at(b)], b); }

 private:
  using Scans::improved_;
  using Scans::improved_before_;
  using Scans::is_current;
  using Scans::is_outer_node;
  using Scans::joins_two;
  using Scans::least_outer_;
  using Scans::meetings_;
  using Scans::meets_;
  using Scans::nearest_;
  using Scans::sparse_;
  using Scans::tight_;
  using Scans::words_;
  using typename Scans::Encounter;
  using typename Scans::Meeting;

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
  [[nodiscard]] bool leads_out(Link edge) const {
    return is_outer(edge.from) && forest_.state(edge.to) == State::Free;
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

  EventHeap<Int, Vertex> reaches_;       // vertices not reached, when the least slack there is 0, or before
  EventHeap<Int, Vertex> vertex_meets_;  // outer vertices, when twice total_ is the key
  EventHeap<Int, Node> openings_;        // inner blossoms, when their duals are 0
  std::vector<Vertex> due_;
};

template <class Int, class Weights>
void BlossomEvents<Int, Weights>::start_events() {
  Scans::start_scans();
  reaches_.clear();
  vertex_meets_.clear();
  openings_.clear();
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
    if (Scans::all_scanned()) return least_event(delta);
    Scans::scan_next();
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
  forest_.forget_absorbed();
  words_ += std::ssize(forest_.outer_blossoms());
  for (const Node b : forest_.outer_blossoms()) {
    Meeting& meeting = meetings_[at(b)];
    if (meeting.outdated && !(meeting.bounded && least && meeting.key > *least)) Scans::update_meeting(b);
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

// True if the event of `v` with its nearest outer vertex is due at `time`. Sees to it that it is known when it
// is due.
template <class Int, class Weights>
bool BlossomEvents<Int, Weights>::is_due(const Int& time, Vertex v) {
  const auto due = [&] { return nearest_.has_distance(v) && time == nearest_.distance(v) + dual_[at(v)]; };
  bool is_due = due();
  if (is_due && nearest_.nearest(v) == no_vertex) {
    Scans::find_nearest(v);
    is_due = due();
  }
  if (!is_due) improve(v);
  return is_due;
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

}  // namespace bloesem::matching
