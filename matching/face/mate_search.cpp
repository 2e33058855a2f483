#include "matching/face/mate_search.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "matching/steps.hpp"

namespace bloesem::matching {
namespace {

constexpr int everything = NestedSets::everything;

}  // namespace

void MateSearch::draw(const FaceParts& face, std::span<const Vertex> mates) {
  search_.reset_exclusions();  // a limit may have stopped a search
  divide(face);
  place_nodes(face);
  draw_reach(face);
  lift_matching(face, mates);
  draw_vertices();
  forget_crossings();
}

const BitWord* MateSearch::find(const FaceParts& face, std::span<const Vertex> mates, Vertex v) {
  draw(face, mates);
  return find_again(face, mates, v);
}

const BitWord* MateSearch::find_again(const FaceParts& face, [[maybe_unused]] std::span<const Vertex> mates,
                                      Vertex v) {
  edges_ = &face.edges;
  around_.assign(1, innermost_[at(v)]);
  while (closed_[at(around_.back())] == 0) around_.push_back(parents_[at(around_.back())]);
  draw_insides(v);
  draw_outsides();
  found_.reset(1, words_ * bits_per_word);
  for (const int region : around_) {
    search_without(node_in(region, v));
    if (region == around_.front()) find_barred(v);
    collect_ends(region, found_.row(0));
    if (closed_[at(region)] != 0 || !leads_out(region, face.edges.row(v), face.edges.words())) break;
    draw_inside(region);
    if (!inner_ends_.test(region, v)) break;
  }
  for (int w = 0; w < face.edges.words(); ++w) found_.row(0)[w] &= face.edges.row(v)[w];
  if (words_ > face.edges.words()) found_.row(0)[words_ - 1] = 0;
  BLOESEM_ASSERT(mates[at(v)] == no_vertex || found_.test(0, mates[at(v)]));
  return found_.row(0);
}

// Finds what the sets are around, by the vertices that are alive.
void MateSearch::divide(const FaceParts& face) {
  const int sets = face.sets.size();
  dummy_ = face.edges.rows();
  words_ = words_for(dummy_ + 1);
  edges_ = &face.edges;
  innermost_.assign(at(dummy_) + 1, everything);
  own_.reset(sets, words_ * bits_per_word);
  whole_.reset(sets, words_ * bits_per_word);
  for (const Vertex v : face.alive) {
    const int set = innermost_[at(v)] = face.sets.innermost(v);
    own_.set(set, v);
  }
  parents_.assign(at(sets), everything);
  closed_.assign(at(sets), 1);
  for (int set = sets - 1; set > everything; --set) {
    const int parent = parents_[at(set)] = face.sets.parent(set);
    whole_.add(set, own_.row(set));
    whole_.add(parent, whole_.row(set));
    closed_[at(set)] = whole_.count(set) % 2 == 0 ? 1 : 0;
  }
  own_.set(everything, dummy_);
}

// Nodes are placed in the order of their numbers.
void MateSearch::place_nodes(const FaceParts& face) {
  const int sets = static_cast<int>(closed_.size());
  if (regions_.size() < at(sets)) regions_.resize(at(sets));
  for (Region& region : regions_) region.nodes.clear();
  places_.assign(at(inside(sets)), no_vertex);
  for (const Vertex v : face.alive) place(v, innermost_[at(v)]);
  place(dummy_, everything);
  for (int set = everything + 1; set < sets; ++set) {
    if (closed_[at(set)] != 0) continue;
    place(inside(set), parents_[at(set)]);
    place(outside(set), set);
  }
  for (Region& region : regions_) {
    const int nodes = static_cast<int>(region.nodes.size());
    region.graph.reset(nodes, nodes);
    region.mates.assign(region.nodes.size(), no_vertex);
  }
}

void MateSearch::place(Node node, int region) {
  std::vector<Node>& nodes = regions_[at(region)].nodes;
  BLOESEM_ASSERT(places_[at(node)] == no_vertex);
  places_[at(node)] = static_cast<int>(nodes.size());
  nodes.push_back(node);
}

void MateSearch::draw_reach(const FaceParts& face) {
  reach_.reset(dummy_ + 1, words_ * bits_per_word);
  optional_.reset(1, words_ * bits_per_word);
  outermost_.assign(closed_.size(), everything);
  leaves_.assign(closed_.size(), 1);
  for (int set = 1; at(set) < closed_.size(); ++set) {
    const int parent = parents_[at(set)];
    outermost_[at(set)] = parent == everything ? set : outermost_[at(parent)];
    leaves_[at(set)] = closed_[at(set)] == 0 && leaves_[at(parent)] != 0 ? 1 : 0;
  }
  for (const Vertex v : face.alive)
    if (face.required[at(v)] == 0 && leaves_[at(innermost_[at(v)])] != 0) optional_.set(0, v);
  for (const Vertex v : face.alive) {
    reach_single(face, v, reach_.row(v));
    reach_.add(v, face.edges.row(v), face.edges.words());
  }
  if (face.alive.size() % 2 == 1) reach_.add(dummy_, optional_.row(0));
  count_steps(Work::Legality, 2 * face.alive.size() * at(words_));
}

// Fills `row` with the vertices that may be single when `v` is: all that may be single and are in no set with
// it.
void MateSearch::reach_single(const FaceParts& face, Vertex v, BitWord* row) const {
  if (!optional_.test(0, v)) return;
  const int set = outermost_[at(innermost_[at(v)])];
  for (int w = 0; w < words_; ++w)
    row[w] = optional_.row(0)[w] & ~(set == everything ? BitWord{0} : whole_.row(set)[w]);
  clear_bit(row, v);
  if (face.alive.size() % 2 == 1) set_bit(row, dummy_);
}

bool MateSearch::follow(const FaceParts& face, std::span<const Vertex> mates, std::span<const Vertex> changed) {
  BLOESEM_ASSERT(dummy_ == face.edges.rows() && face.sets.size() == static_cast<int>(closed_.size()));
  const auto is_gone = [&](Vertex v) { return !std::binary_search(face.alive.begin(), face.alive.end(), v); };
  for (const Vertex v : changed)
    if (is_gone(v) && innermost_[at(v)] != innermost_[at(mates[at(v)])]) return false;
  search_.reset_exclusions();  // a limit may have stopped a search
  for (const Vertex v : changed) {
    if (is_gone(v)) {
      take_out(v);
      match(regions_[at(innermost_[at(v)])], v, mates[at(v)]);
    }
    if (is_gone(v) || face.required[at(v)] != 0) optional_.clear(0, v);
  }
  for (const Vertex v : changed) disconnect(face, v);
  forget_crossings();
  lift_matching(face, mates);
  count_steps(Work::Legality, face.alive.size() + changed.size() * at(words_));
  return true;
}

// Takes a vertex out of all sets. It keeps its place in its region.
void MateSearch::take_out(Vertex v) {
  own_.clear(innermost_[at(v)], v);
  for (int set = innermost_[at(v)]; set != everything; set = parents_[at(set)]) whole_.clear(set, v);
}

// Erases what `v` does not reach any more.
void MateSearch::disconnect(const FaceParts& face, Vertex v) {
  found_.reset(1, words_ * bits_per_word);
  reach_single(face, v, found_.row(0));
  found_.add(0, face.edges.row(v), face.edges.words());
  for (int w = 0; w < words_; ++w) found_.row(0)[w] = reach_.row(v)[w] & ~found_.row(0)[w];
  const int set = innermost_[at(v)];
  BitRows& graph = regions_[at(set)].graph;
  any_bit(found_.row(0), words_, [&](Vertex u) {
    reach_.clear(u, v), reach_.clear(v, u);
    if (innermost_[at(u)] != set) return false;
    graph.clear(places_[at(u)], places_[at(v)]);
    return graph.clear(places_[at(v)], places_[at(u)]), false;
  });
}

void MateSearch::isolate(Node node) {
  BitRows& graph = regions_[at(region_of(node))].graph;
  const Vertex place = places_[at(node)];
  any_bit(graph.row(place), graph.words(), [&](Vertex other) { return graph.clear(other, place), false; });
  std::fill_n(graph.row(place), graph.words(), BitWord{0});
}

// What is known of pairs that cross sets depends on the vertices inside and outside.
void MateSearch::forget_crossings() {
  for (int set = everything + 1; at(set) < closed_.size(); ++set) {
    if (closed_[at(set)] != 0) continue;
    isolate(inside(set));
    isolate(outside(set));
  }
  for (BitRows* rows : {&inner_ends_, &outer_ends_, &inner_reach_, &outer_reach_})
    rows->reset(static_cast<int>(closed_.size()), words_ * bits_per_word);
  drawn_.assign(places_.size(), 0);
  searched_ = no_vertex;
}

int MateSearch::common(Vertex u, Vertex v) const noexcept {
  int a = innermost_[at(u)];
  int b = innermost_[at(v)];
  while (a != b) {  // sets come after those around them
    int& later = a > b ? a : b;
    later = parents_[at(later)];
  }
  return a;
}

int MateSearch::region_of(Node node) const noexcept {
  if (is_vertex(node)) return innermost_[at(node)];
  return is_inside(node) ? parents_[at(set_of(node))] : set_of(node);
}

// Returns the node of a region that stands for `v`, a vertex inside.
MateSearch::Node MateSearch::node_in(int region, Vertex v) const noexcept {
  Node node = v;
  for (int set = innermost_[at(v)]; set != region; set = parents_[at(set)]) node = inside(set);
  return node;
}

// Matches the nodes of the regions as their vertices are.
void MateSearch::lift_matching(const FaceParts& face, std::span<const Vertex> mates) {
  Vertex single = face.alive.size() % 2 == 1 ? dummy_ : no_vertex;
  for (const Vertex v : face.alive) {
    if (mates[at(v)] > v) {
      lift_pair(v, mates[at(v)]);
    } else if (mates[at(v)] == no_vertex) {
      if (single == no_vertex) {
        single = v;
      } else {
        lift_pair(single, v);
        single = no_vertex;
      }
    }
  }
  BLOESEM_ASSERT(single == no_vertex);
}

void MateSearch::lift_pair(Vertex u, Vertex v) {
  const int region = common(u, v);
  const Node a = lift(u, region);
  const Node b = lift(v, region);
  match(regions_[at(region)], a, b);
}

void MateSearch::match(Region& region, Node a, Node b) {
  BLOESEM_ASSERT(places_[at(a)] != no_vertex && places_[at(b)] != no_vertex);
  region.mates[at(places_[at(a)])] = places_[at(b)];
  region.mates[at(places_[at(b)])] = places_[at(a)];
}

// Matches in the regions from that of `v` up to `region`, exclusive, and returns the node of `v` there.
MateSearch::Node MateSearch::lift(Vertex v, int region) {
  Node node = v;
  for (int set = innermost_[at(v)]; set != region; set = parents_[at(set)]) {
    BLOESEM_ASSERT(closed_[at(set)] == 0);
    match(regions_[at(set)], node, outside(set));
    node = inside(set);
  }
  return node;
}

void MateSearch::draw_vertices() {
  for (int set = everything; at(set) < closed_.size(); ++set) {
    Region& region = regions_[at(set)];
    columns_.select(own_.row(set), words_);
    for (int place = 0; place < region.graph.rows() && is_vertex(region.nodes[at(place)]); ++place)
      columns_.copy(reach_.row(region.nodes[at(place)]), region.graph.row(place));
  }
}

// True if a row of edges has one that leads out of a set.
bool MateSearch::leads_out(int set, const BitWord* edges, int words) const noexcept {
  for (int w = 0; w < words; ++w)
    if ((edges[w] & ~whole_.row(set)[w]) != 0) return true;
  return false;
}

// Sets come after those around them, so inner nodes are drawn before the region around them is searched. Sets
// around `v` are drawn when they are needed.
void MateSearch::draw_insides(Vertex v) {
  for (int set = static_cast<int>(closed_.size()) - 1; set > everything; --set)
    if (closed_[at(set)] == 0 && !whole_.test(set, v)) draw_inside(set);
}

void MateSearch::draw_inside(int set) {
  if (std::exchange(drawn_[at(inside(set))], char{1}) != 0) return;
  search_without(outside(set));
  collect_ends(set, inner_ends_.row(set));
  collect_reach(set, inner_reach_.row(set));
  inner_reach_.remove(set, whole_.row(set));
  connect(inside(set), inner_reach_.row(set));
}

// From the outermost set inwards.
void MateSearch::draw_outsides() {
  for (auto set = around_.rbegin() + 1; set != around_.rend(); ++set) {
    if (std::exchange(drawn_[at(outside(*set))], char{1}) != 0) continue;
    search_without(inside(*set));
    collect_ends(parents_[at(*set)], outer_ends_.row(*set));
    collect_reach(parents_[at(*set)], outer_reach_.row(*set));
    outer_reach_.keep(*set, whole_.row(*set));
    connect(outside(*set), outer_reach_.row(*set));
  }
}

// Joins a node to those of its region that have an end among the vertices reached, or reach one of its ends.
// What is not drawn yet has no ends, and reaches nothing.
void MateSearch::connect(Node node, const BitWord* reached) {
  const int set = region_of(node);
  Region& region = regions_[at(set)];
  const Vertex place = places_[at(node)];
  const auto join = [&](Vertex other) { region.graph.set(place, other), region.graph.set(other, place); };
  const BitWord* own = own_.row(set);
  for (int w = 0; w < words_; ++w)
    for (BitWord word = reached[w] & own[w]; word != 0; word &= word - 1)
      join(places_[at(w * bits_per_word + std::countr_zero(word))]);
  for (int last = region.graph.rows() - 1; last >= 0 && !is_vertex(region.nodes[at(last)]); --last) {
    const Node other = region.nodes[at(last)];
    if (other == node) continue;
    const bool joined = is_inside(other) ? intersect(reached, inner_ends_.row(set_of(other)))
                                         : intersect(outer_reach_.row(set), inner_ends_.row(set_of(node)));
    if (joined) join(last);
  }
}

// Searches which nodes the mate of `node` can leave single in its place, without `node` and its pair.
void MateSearch::search_without(Node node) {
  Region& region = regions_[at(region_of(node))];
  const Vertex place = places_[at(node)];
  const Vertex root = region.mates[at(place)];
  BLOESEM_ASSERT(place != no_vertex && root != no_vertex);
  region.mates[at(place)] = region.mates[at(root)] = no_vertex;
  search_.exclude(place);
  [[maybe_unused]] const Vertex end = search_.augment(region.graph, region.mates, root);
  BLOESEM_ASSERT(end == no_vertex);
  search_.readmit(place);
  searched_ = node;
  region.mates[at(place)] = root;
  region.mates[at(root)] = place;
}

// Adds to `row` the vertices that the nodes found by the last search, in `region`, stand for.
void MateSearch::collect_ends(int region, BitWord* row) const {
  const Region& searched = regions_[at(region)];
  any_bit(search_.frontier().outer_set(), searched.graph.words(), [&](int place) {
    const Node node = searched.nodes[at(place)];
    if (is_vertex(node)) {
      set_bit(row, node);
    } else {
      const BitWord* ends = (is_inside(node) ? inner_ends_ : outer_ends_).row(set_of(node));
      for (int w = 0; w < words_; ++w) row[w] |= ends[w];
    }
    return false;
  });
}

// Adds to `row` what these vertices reach.
void MateSearch::collect_reach(int region, BitWord* row) const {
  const Region& searched = regions_[at(region)];
  std::size_t rows = 1;
  any_bit(search_.frontier().outer_set(), searched.graph.words(), [&](int place) {
    const Node node = searched.nodes[at(place)];
    const BitWord* reach = is_vertex(node)   ? reach_.row(node)
                           : is_inside(node) ? inner_reach_.row(set_of(node))
                                             : outer_reach_.row(set_of(node));
    for (int w = 0; w < words_; ++w) row[w] |= reach[w];
    return ++rows, false;
  });
  count_steps(Work::Cardinality, 2 * rows * at(words_));
}

// After a search without `v` in its own region. Every matching there pairs inner nodes with outer ones, and
// those that are not reached among themselves (Gallai 1964, Edmonds 1965).
void MateSearch::find_barred(Vertex v) {
  for (BitRows* rows : {&inner_, &apart_, &beside_outer_}) rows->reset(1, words_ * bits_per_word);
  any_bit(own_.row(innermost_[at(v)]), words_, [&](Vertex u) {
    const Vertex place = places_[at(u)];
    if (u == v || u == dummy_ || search_.is_outer(place)) return false;
    (search_.reached(place) ? inner_ : apart_).set(0, u);
    return beside_outer_.set(0, u), false;
  });
}

bool MateSearch::intersect(const BitWord* a, const BitWord* b) const noexcept {
  for (int w = 0; w < words_; ++w)
    if ((a[w] & b[w]) != 0) return true;
  return false;
}

// Matches `node` with `mate`, which its search has found. Returns the mates of the region before.
std::vector<Vertex> MateSearch::rotate(Node node, Node mate) {
  Region& region = regions_[at(region_of(node))];
  std::vector<Vertex> before = region.mates;
  const Vertex root = before[at(places_[at(node)])];
  if (root == places_[at(mate)]) return before;
  if (searched_ != node) search_without(node);
  searched_ = no_vertex;
  region.mates[at(places_[at(node)])] = region.mates[at(root)] = no_vertex;
  BLOESEM_ASSERT(search_.is_outer(places_[at(mate)]));
  search_.leave_single(region.mates, places_[at(mate)]);
  match(region, node, mate);
  return before;
}

// Each region changes once: that of the pair first, then those inside and outside at which another pair
// crosses.
void MateSearch::pair([[maybe_unused]] const FaceParts& face, std::span<Vertex> mates, Vertex v, Vertex u) {
  BLOESEM_ASSERT(edges_ == &face.edges && edges_->test(v, u));
  const int region = common(v, u);
  const Node a = node_in(region, v);
  const Node b = node_in(region, u);
  const std::vector<Vertex> before = rotate(a, b);
  fix(a, v, u, mates);
  fix(b, u, v, mates);
  fix_changes(region, a, before, mates);
}

// Makes the pair of `node` join its vertex `end` with `mate`.
void MateSearch::fix(Node node, Vertex end, Vertex mate, std::span<Vertex> mates) {
  if (is_vertex(node)) {
    if (end != dummy_) mates[at(end)] = mate != dummy_ && edges_->test(end, mate) ? mate : no_vertex;
    return;
  }
  const int set = set_of(node);
  const int region = is_inside(node) ? set : parents_[at(set)];
  const Node other = is_inside(node) ? outside(set) : inside(set);
  const bool beyond = !is_inside(node) && region != everything && !whole_.test(region, end);
  const Node inner = beyond ? outside(region) : node_in(region, end);
  const std::vector<Vertex> before = rotate(other, inner);
  fix(inner, end, mate, mates);
  fix_changes(region, other, before, mates);
}

// Fixes the new pairs of a region, but that of `except`.
void MateSearch::fix_changes(int region, Node except, const std::vector<Vertex>& before,
                             std::span<Vertex> mates) {
  const Region& changed = regions_[at(region)];
  for (Vertex a = 0; at(a) < before.size(); ++a) {
    const Vertex b = changed.mates[at(a)];
    if (b < a || b == before[at(a)]) continue;
    const Node node = changed.nodes[at(a)];
    const Node mate = changed.nodes[at(b)];
    if (node != except && mate != except) fix_pair(node, mate, mates);
  }
}

// Joins an end of one node with one of the other.
void MateSearch::fix_pair(Node a, Node b, std::span<Vertex> mates) {
  Vertex u = no_vertex;
  Vertex v = no_vertex;
  any_end(a, [&](Vertex x) {
    return any_end(b, [&](Vertex y) { return reach_.test(x, y) && (u = x, v = y, true); });
  });
  BLOESEM_ASSERT(u != no_vertex);
  fix(a, u, v, mates);
  fix(b, v, u, mates);
}

// Calls visit(vertex) for the vertices that a node stands for until one call returns true; returns whether one
// did.
template <class Visit>
bool MateSearch::any_end(Node node, Visit visit) const {
  if (is_vertex(node)) return visit(node);
  return any_bit((is_inside(node) ? inner_ends_ : outer_ends_).row(set_of(node)), words_, visit);
}

}  // namespace bloesem::matching
