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
  draw_reach(face);
  lift_matching(face, mates);
  draw_vertices(face);
  inner_ends_.reset(static_cast<int>(closed_.size()), words_ * bits_per_word);
  outer_ends_.reset(static_cast<int>(closed_.size()), words_ * bits_per_word);
  drawn_.assign(mates_.size(), 0);
  searched_ = no_vertex;
}

const BitWord* MateSearch::find(const FaceParts& face, std::span<const Vertex> mates, Vertex v) {
  draw(face, mates);
  return find_again(face, mates, v);
}

const BitWord* MateSearch::find_again(const FaceParts& face, [[maybe_unused]] std::span<const Vertex> mates,
                                      Vertex v) {
  edges_ = &face.edges;
  around_.assign(1, regions_[at(v)]);
  while (closed_[at(around_.back())] == 0) around_.push_back(parents_[at(around_.back())]);
  draw_insides(v);
  draw_outsides();
  found_.reset(1, words_ * bits_per_word);
  for (const int region : around_) {
    search_without(node_in(region, v));
    if (region == around_.front()) find_barred(v);
    collect_ends(found_.row(0));
    if (closed_[at(region)] != 0 || !leads_out(region, face.edges.row(v), face.edges.words())) break;
    draw_inside(region);
    if (!inner_ends_.test(region, v)) break;
  }
  for (int w = 0; w < face.edges.words(); ++w) found_.row(0)[w] &= face.edges.row(v)[w];
  if (words_ > face.edges.words()) found_.row(0)[words_ - 1] = 0;
  BLOESEM_ASSERT(mates[at(v)] == no_vertex || found_.test(0, mates[at(v)]));
  return found_.row(0);
}

// Finds the regions, by the vertices that are alive.
void MateSearch::divide(const FaceParts& face) {
  const int sets = face.sets.size();
  dummy_ = face.edges.rows();
  words_ = words_for(dummy_ + 1);
  edges_ = &face.edges;
  regions_.assign(at(dummy_) + 1, everything);
  own_.reset(sets, words_ * bits_per_word);
  whole_.reset(sets, words_ * bits_per_word);
  alive_.assign(at(sets), 0);
  for (const Vertex v : face.alive) {
    const int set = regions_[at(v)] = face.sets.innermost(v);
    own_.set(set, v);
    ++alive_[at(set)];
  }
  parents_.assign(at(sets), everything);
  closed_.assign(at(sets), 1);
  for (int set = sets - 1; set > everything; --set) {
    const int parent = parents_[at(set)] = face.sets.parent(set);
    whole_.add(set, own_.row(set));
    whole_.add(parent, whole_.row(set));
    alive_[at(parent)] += alive_[at(set)];
    closed_[at(set)] = alive_[at(set)] % 2 == 0 ? 1 : 0;
  }
  own_.set(everything, dummy_);
}

// Two vertices that may be single, and are not in a set together, may both be.
void MateSearch::draw_reach(const FaceParts& face) {
  reach_.reset(dummy_ + 1, words_ * bits_per_word);
  const bool odd = face.alive.size() % 2 == 1;
  std::vector<int> outermost(closed_.size());   // by set; everything if it is none
  std::vector<char> leaves(closed_.size(), 1);  // by set: its vertices may be single
  for (int set = 1; at(set) < closed_.size(); ++set) {
    const int parent = parents_[at(set)];
    outermost[at(set)] = parent == everything ? set : outermost[at(parent)];
    leaves[at(set)] = closed_[at(set)] == 0 && leaves[at(parent)] != 0 ? 1 : 0;
  }
  BitWord* optional = reach_.row(dummy_);
  for (const Vertex v : face.alive)
    if (face.required[at(v)] == 0 && leaves[at(regions_[at(v)])] != 0) reach_.set(dummy_, v);
  for (const Vertex v : face.alive) {
    if (reach_.test(dummy_, v)) {
      const int set = outermost[at(regions_[at(v)])];
      for (int w = 0; w < words_; ++w)
        reach_.row(v)[w] = optional[w] & ~(set == everything ? BitWord{0} : whole_.row(set)[w]);
      reach_.clear(v, v);
      if (odd) reach_.set(v, dummy_);
    }
    reach_.add(v, face.edges.row(v), face.edges.words());
  }
  if (!odd) std::fill_n(optional, words_, BitWord{0});
  count_steps(Work::Legality, 2 * face.alive.size() * at(words_));
}

int MateSearch::common(Vertex u, Vertex v) const noexcept {
  int a = regions_[at(u)];
  int b = regions_[at(v)];
  while (a != b) {  // sets come after those around them
    int& later = a > b ? a : b;
    later = parents_[at(later)];
  }
  return a;
}

// Returns the node of a region that stands for `v`, a vertex inside.
MateSearch::Node MateSearch::node_in(int region, Vertex v) const noexcept {
  Node node = v;
  for (int set = regions_[at(v)]; set != region; set = parents_[at(set)]) node = inside(set);
  return node;
}

// Matches the nodes of the regions as their vertices are.
void MateSearch::lift_matching(const FaceParts& face, std::span<const Vertex> mates) {
  mates_.assign(at(inside(static_cast<int>(closed_.size()))), no_vertex);
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
  mates_[at(a)] = b;
  mates_[at(b)] = a;
}

// Matches in the regions from that of `v` up to `region`, exclusive, and returns the node of `v` there.
MateSearch::Node MateSearch::lift(Vertex v, int region) {
  Node node = v;
  for (int set = regions_[at(v)]; set != region; set = parents_[at(set)]) {
    BLOESEM_ASSERT(closed_[at(set)] == 0);
    mates_[at(node)] = outside(set);
    mates_[at(outside(set))] = node;
    node = inside(set);
  }
  return node;
}

void MateSearch::draw_vertices(const FaceParts& face) {
  graph_.reset(static_cast<int>(mates_.size()), static_cast<int>(mates_.size()));
  const auto draw = [&](Vertex v) {
    const BitWord* own = own_.row(regions_[at(v)]);
    for (int w = 0; w < words_; ++w) graph_.row(v)[w] = reach_.row(v)[w] & own[w];
  };
  for (const Vertex v : face.alive) draw(v);
  draw(dummy_);
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
  collect_ends(inner_ends_.row(set));
  reach_from(inner_ends_.row(set));
  for (int w = 0; w < words_; ++w) reached_[at(w)] &= ~whole_.row(set)[w];
  connect(inside(set), parents_[at(set)]);
}

// From the outermost set inwards.
void MateSearch::draw_outsides() {
  for (auto set = around_.rbegin() + 1; set != around_.rend(); ++set) {
    if (std::exchange(drawn_[at(outside(*set))], char{1}) != 0) continue;
    search_without(inside(*set));
    collect_ends(outer_ends_.row(*set));
    reach_from(outer_ends_.row(*set));
    for (int w = 0; w < words_; ++w) reached_[at(w)] &= whole_.row(*set)[w];
    connect(outside(*set), *set);
  }
}

// Joins a node to those of a region that have an end among the vertices reached.
void MateSearch::connect(Node node, int region) {
  const auto join = [&](Node other) { graph_.set(node, other), graph_.set(other, node); };
  const BitWord* own = own_.row(region);
  for (int w = 0; w < words_; ++w)
    for (BitWord word = reached_[at(w)] & own[w]; word != 0; word &= word - 1)
      join(w * bits_per_word + std::countr_zero(word));
  for (int set = region + 1; at(set) < closed_.size(); ++set)
    if (parents_[at(set)] == region && inside(set) != node && intersect(reached_.data(), inner_ends_.row(set)))
      join(inside(set));
}

// Finds what the vertices of the set `ends` reach.
void MateSearch::reach_from(const BitWord* ends) {
  reached_.assign(at(words_), 0);
  std::size_t rows = 1;
  any_bit(ends, words_, [&](Vertex v) {
    for (int w = 0; w < words_; ++w) reached_[at(w)] |= reach_.row(v)[w];
    return ++rows, false;
  });
  count_steps(Work::Cardinality, rows * at(words_));
}

// Searches which nodes the mate of `node` can leave single in its place, without `node` and its pair.
void MateSearch::search_without(Node node) {
  const Node root = mates_[at(node)];
  mates_[at(node)] = mates_[at(root)] = no_vertex;
  search_.exclude(node);
  [[maybe_unused]] const Vertex end = search_.augment(graph_, mates_, root);
  BLOESEM_ASSERT(end == no_vertex);
  search_.readmit(node);
  searched_ = node;
  mates_[at(node)] = root;
  mates_[at(root)] = node;
}

// Adds to `row` the vertices that the nodes found by the last search stand for.
void MateSearch::collect_ends(BitWord* row) const {
  const BitWord* outer = search_.frontier().outer_set();
  any_bit(outer, graph_.words(), [&](Node node) {
    if (is_vertex(node)) {
      row[node / bits_per_word] |= BitWord{1} << (node % bits_per_word);
    } else {
      const BitWord* ends = (is_inside(node) ? inner_ends_ : outer_ends_).row(set_of(node));
      for (int w = 0; w < words_; ++w) row[w] |= ends[w];
    }
    return false;
  });
}

// After a search without `v` in its own region. Every matching there pairs inner nodes with outer ones, and
// those that are not reached among themselves (Gallai 1964, Edmonds 1965).
void MateSearch::find_barred(Vertex v) {
  for (BitRows* rows : {&inner_, &apart_, &beside_outer_}) rows->reset(1, words_ * bits_per_word);
  any_bit(own_.row(regions_[at(v)]), words_, [&](Vertex u) {
    if (u == v || u == dummy_ || search_.is_outer(u)) return false;
    (search_.reached(u) ? inner_ : apart_).set(0, u);
    return beside_outer_.set(0, u), false;
  });
}

bool MateSearch::intersect(const BitWord* a, const BitWord* b) const noexcept {
  for (int w = 0; w < words_; ++w)
    if ((a[w] & b[w]) != 0) return true;
  return false;
}

// Matches `node` with `mate`, which its search has found.
void MateSearch::rotate(Node node, Node mate) {
  if (mates_[at(node)] == mate) return;
  const Node root = mates_[at(node)];
  if (searched_ != node) search_without(node);
  searched_ = no_vertex;
  mates_[at(node)] = mates_[at(root)] = no_vertex;
  BLOESEM_ASSERT(search_.is_outer(mate));
  search_.leave_single(mates_, mate);
  mates_[at(node)] = mate;
  mates_[at(mate)] = node;
}

// Each region changes once: that of the pair first, then those inside and outside at which another pair
// crosses.
void MateSearch::pair([[maybe_unused]] const FaceParts& face, std::span<Vertex> mates, Vertex v, Vertex u) {
  BLOESEM_ASSERT(edges_ == &face.edges && edges_->test(v, u));
  before_ = mates_;
  const int region = common(v, u);
  const Node a = node_in(region, v);
  const Node b = node_in(region, u);
  rotate(a, b);
  fix(a, v, u, mates);
  fix(b, u, v, mates);
  fix_changes(region, a, mates);
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
  rotate(other, inner);
  fix(inner, end, mate, mates);
  fix_changes(region, other, mates);
}

// Fixes the new pairs of a region, but that of `except`.
void MateSearch::fix_changes(int region, Node except, std::span<Vertex> mates) {
  const auto look_at = [&](Node node) {
    const Node mate = mates_[at(node)];
    if (mate < node || mate == before_[at(node)] || node == except || mate == except) return;
    fix_pair(node, mate, mates);
  };
  any_bit(own_.row(region), words_, [&](Vertex v) { return look_at(v), false; });
  for (int set = region + 1; at(set) < closed_.size(); ++set)
    if (parents_[at(set)] == region && closed_[at(set)] == 0) look_at(inside(set));
  if (closed_[at(region)] == 0) look_at(outside(region));
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
