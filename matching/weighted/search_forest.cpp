#include "matching/weighted/search_forest.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::matching {

void SearchForest::reset(BlossomNest& nest) {
  nest_ = &nest;
  states_.resize(at(nest.vertices()));
  is_reached_.resize(at(nest.vertices()));
  labels_.resize(at(nest.max_nodes()));
  entries_.resize(at(nest.max_nodes()));
  roots_.resize(at(nest.max_nodes()));
  stamps_.resize(at(nest.max_nodes()));
}

void SearchForest::start(std::span<const Vertex> vertices) {
  for (const Vertex v : vertices) {
    states_[at(v)] = State::Free;
    labels_[at(nest_->outer(v))] = State::Free;
    is_reached_[at(v)] = 0;
  }
  reached_.clear();
  outer_vertices_.clear();
  outer_blossoms_.clear();
  inner_blossoms_.clear();
}

void SearchForest::note_reached(Vertex v) {
  if (std::exchange(is_reached_[at(v)], char{1}) == 0) reached_.push_back(v);
}

void SearchForest::make_vertex_outer(Vertex v) {
  BLOESEM_ASSERT(state(v) != State::Outer);
  note_reached(v);
  states_[at(v)] = State::Outer;
  outer_vertices_.push_back(v);
}

void SearchForest::make_outer(Node b) {
  BLOESEM_ASSERT(nest_->parent(b) == no_vertex && label(b) == State::Free);
  labels_[at(b)] = State::Outer;
  const Vertex mate = nest_->mate_of(b);
  roots_[at(b)] = mate == no_vertex ? nest_->base(b) : root_of(mate);
  if (nest_->is_blossom(b)) outer_blossoms_.push_back(b);
  nest_->for_each_vertex(b, [&](Vertex v) { make_vertex_outer(v); });
}

void SearchForest::make_inner(Node b, Link entry) {
  BLOESEM_ASSERT(nest_->parent(b) == no_vertex && label(b) == State::Free);
  BLOESEM_ASSERT(nest_->outer(entry.to) == b);
  labels_[at(b)] = State::Inner;
  entries_[at(b)] = entry;
  roots_[at(b)] = root_of(entry.from);
  if (nest_->is_blossom(b)) inner_blossoms_.push_back(b);
  nest_->for_each_vertex(b, [&](Vertex v) {
    states_[at(v)] = State::Inner;
    note_reached(v);
  });
}

// Walks up from both sides in turns, so that the walk is no longer than the blossom is large.
SearchForest::Node SearchForest::common_ancestor(Node a, Node b) {
  ++clock_;
  while (a != no_vertex || b != no_vertex) {
    if (a != no_vertex) {
      if (stamps_[at(a)] == clock_) return a;
      stamps_[at(a)] = clock_;
      a = outer_ancestor(a);
    }
    std::swap(a, b);
  }
  return no_vertex;
}

// Appends the nodes from that of `v` up to `top`, exclusive, and the link from each to the next.
void SearchForest::climb(Vertex v, Node top) {
  for (Node b = nest_->outer(v); b != top;) {
    const Vertex base = nest_->base(b);
    const Node inner = nest_->outer(nest_->mate(base));
    BLOESEM_ASSERT(label(b) == State::Outer && label(inner) == State::Inner);
    const Link entry = entries_[at(inner)];
    path_.insert(path_.end(), {b, inner});
    links_.insert(links_.end(), {{base, nest_->mate(base)}, entry.reversed()});
    b = nest_->outer(entry.from);
  }
}

// The cycle leads from `top` down to u, over to v and up again.
SearchForest::Node SearchForest::contract(Vertex u, Vertex v, Node top) {
  BLOESEM_ASSERT(state(u) == State::Outer && state(v) == State::Outer && is_outer(top));
  path_.clear();
  links_.clear();
  climb(u, top);
  path_.push_back(top);
  std::reverse(path_.begin(), path_.end());
  std::reverse(links_.begin(), links_.end());
  for (Link& link : links_) link = link.reversed();
  links_.push_back({u, v});
  climb(v, top);
  const Node b = nest_->contract(path_, links_);
  labels_[at(b)] = State::Outer;
  roots_[at(b)] = roots_[at(top)];
  outer_blossoms_.push_back(b);
  for (const Node child : path_)
    if (label(child) == State::Inner) nest_->for_each_vertex(child, [&](Vertex w) { make_vertex_outer(w); });
  return b;
}

void SearchForest::release(Node b) {
  labels_[at(b)] = State::Free;
  nest_->for_each_vertex(b, [&](Vertex v) { states_[at(v)] = State::Free; });
}

std::span<const SearchForest::Node> SearchForest::open_inner(Node b) {
  BLOESEM_ASSERT(is_inner(b) && nest_->is_blossom(b));
  const Link entry = entries_[at(b)];
  const Node first = nest_->child_with(b, entry.to);
  path_.assign(nest_->children(b).begin(), nest_->children(b).end());
  links_.assign(nest_->links(b).begin(), nest_->links(b).end());
  nest_->open(b);
  labels_[at(b)] = State::Free;
  for (const Node child : path_) {
    release(child);
    roots_[at(child)] = roots_[at(b)];  // of those that the tree goes on through
  }
  // From the child entered to the first child, which contains the base, on the side with an even number of
  // links. Inner nodes first: what is scanned from outer ones must not reach them.
  const std::size_t k = path_.size();
  auto place = static_cast<std::size_t>(std::find(path_.begin(), path_.end(), first) - path_.begin());
  const bool forwards = place % 2 == 1;
  const auto step = [&](std::size_t i) { return forwards ? (i + 1) % k : i - 1; };
  outer_children_.clear();
  make_inner(first, entry);
  while (place != 0) {
    const std::size_t outer = step(place);
    const std::size_t inner = step(outer);
    outer_children_.push_back(path_[outer]);
    make_inner(path_[inner], forwards ? links_[outer] : links_[inner].reversed());
    place = inner;
  }
  return outer_children_;
}

void SearchForest::flip_to_root(Vertex v, Vertex partner) {
  BLOESEM_ASSERT(state(v) == State::Outer);
  while (true) {
    const Node b = nest_->outer(v);
    const Vertex old = nest_->mate_of(b);
    nest_->rebase(b, v);
    nest_->set_mate(v, partner);
    if (old == no_vertex) return;
    const Node inner = nest_->outer(old);
    const Link entry = entries_[at(inner)];
    nest_->rebase(inner, entry.to);
    nest_->set_mate(entry.to, entry.from);
    partner = entry.to;
    v = entry.from;
  }
}

void SearchForest::release_trees(std::span<const Vertex> vertices) {
  for (const Vertex v : vertices) {
    states_[at(v)] = State::Free;
    labels_[at(nest_->outer(v))] = State::Free;
  }
  std::erase_if(outer_vertices_, [&](Vertex v) { return state(v) != State::Outer; });
  std::erase_if(reached_, [&](Vertex v) {
    if (state(v) == State::Free) is_reached_[at(v)] = 0;
    return state(v) == State::Free;
  });
  forget_absorbed();
  std::erase_if(inner_blossoms_, [&](Node b) { return !is_inner(b); });
}

}  // namespace bloesem::matching
