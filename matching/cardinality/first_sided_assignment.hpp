// The lexicographically first perfect matching between two sides: the first left vertex gets the smallest
// partner that leaves a perfect matching of the others, then the second, and so on.
#pragma once

#include <concepts>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Two sides of size() vertices each, numbered from 0 on either side. Each vertex has a kind from 0 to kinds() -
// 1, and those of kinds that do not meet are never adjacent. Other missing edges should be few: the work grows
// with their number.
template <class G>
concept SidedGraph = requires(const G& graph, Vertex v, std::size_t kind) {
  { graph.size() } -> std::convertible_to<Vertex>;
  { graph.kinds() } -> std::convertible_to<std::size_t>;
  { graph.left_kind(v) } -> std::convertible_to<std::size_t>;
  { graph.right_kind(v) } -> std::convertible_to<std::size_t>;
  { graph.kinds_meet(kind, kind) } -> std::convertible_to<bool>;  // of a left and of a right vertex
  { graph.adjacent(v, v) } -> std::convertible_to<bool>;  // left, right; not asked about kinds that do not meet
};

// Keeps its memory from graph to graph. A left vertex whose smallest partner follows from a simple exchange
// costs a few questions, any other one search.
template <SidedGraph Graph>
class FirstSidedAssignment {
 public:
  // Returns false if there is no perfect matching; the object must then not be asked for partners.
  bool find(const Graph& graph) {
    graph_ = &graph;
    size_ = graph.size();
    pair_directly();
    if (!complete()) return false;
    list_rights();
    for (Vertex left = 0; left < size_; ++left) settle(left);
    return true;
  }

  // Returns the right vertex paired with a left one.
  [[nodiscard]] Vertex partner(Vertex left) const { return right_of_[at(left)]; }

 private:
  [[nodiscard]] bool edge(Vertex left, Vertex right) const {
    return graph_->kinds_meet(graph_->left_kind(left), graph_->right_kind(right)) &&
           graph_->adjacent(left, right);
  }

  void pair(Vertex left, Vertex right) {
    BLOESEM_ASSERT(left != no_vertex && right != no_vertex);
    right_of_[at(left)] = right;
    left_of_[at(right)] = left;
  }

  // Pairs equal numbers, which is usually the result already.
  void pair_directly() {
    right_of_.assign(at(size_), no_vertex);
    left_of_.assign(at(size_), no_vertex);
    for (Vertex v = 0; v < size_; ++v)
      if (edge(v, v)) pair(v, v);
  }

  // Pairs all other vertices, if possible.
  bool complete() {
    for (Vertex right = 0; right < size_; ++right) {
      if (left_of_[at(right)] != no_vertex) continue;
      const Vertex single = reach(right, 0);
      if (single == no_vertex) return false;
      shift(single);
    }
    return true;
  }

  // Searches backwards from `right`: finds the left vertices from `first` on that can give up their partner if
  // `right` is free. Stops at one that has none, and returns it; otherwise no_vertex.
  Vertex reach(Vertex right, Vertex first) {
    list_unreached(first);
    queue_.assign(1, right);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const Vertex single = reach_from(queue_[next]);
      if (single != no_vertex) return single;
    }
    return no_vertex;
  }

  // Returns a single left vertex adjacent to `right`, or adds the partners of all that are newly reached.
  Vertex reach_from(Vertex right) {
    for (std::size_t kind = 0; kind < graph_->kinds(); ++kind) {
      if (!graph_->kinds_meet(kind, graph_->right_kind(right))) continue;
      std::vector<Vertex>& list = unreached_[kind];
      for (std::size_t i = 0; i < list.size();) {
        const Vertex left = list[i];
        if (!graph_->adjacent(left, right)) {
          ++i;
          continue;
        }
        list[i] = list.back();
        list.pop_back();
        instead_[at(left)] = right;
        if (right_of_[at(left)] == no_vertex) return left;
        queue_.push_back(right_of_[at(left)]);
      }
    }
    return no_vertex;
  }

  void list_unreached(Vertex first) {
    unreached_.resize(graph_->kinds());
    for (std::vector<Vertex>& list : unreached_) list.clear();
    instead_.assign(at(size_), no_vertex);
    for (Vertex left = first; left < size_; ++left) unreached_[graph_->left_kind(left)].push_back(left);
  }

  // Gives `left` the right vertex by which it was reached, the left one that had it the next, and so on.
  void shift(Vertex left) {
    while (left != no_vertex) {
      const Vertex right = instead_[at(left)];
      const Vertex former = left_of_[at(right)];
      pair(left, right);
      left = former;
    }
  }

  // Links the right vertices of each kind, ascending.
  void list_rights() {
    const std::size_t kinds = graph_->kinds();
    first_.assign(kinds, no_vertex);
    after_.assign(at(size_), no_vertex);
    before_.assign(at(size_), no_vertex);
    for (Vertex right = size_ - 1; right >= 0; --right) {
      Vertex& first = first_[graph_->right_kind(right)];
      after_[at(right)] = first;
      if (first != no_vertex) before_[at(first)] = right;
      first = right;
    }
  }

  void unlink(Vertex right) {
    const Vertex before = before_[at(right)];
    const Vertex after = after_[at(right)];
    (before == no_vertex ? first_[graph_->right_kind(right)] : after_[at(before)]) = after;
    if (after != no_vertex) before_[at(after)] = before;
  }

  // Returns the smallest right vertex not settled yet that is adjacent to `left` and acceptable, or no_vertex.
  template <class Acceptable>
  [[nodiscard]] Vertex smallest(Vertex left, Acceptable acceptable) const {
    Vertex found = no_vertex;
    for (std::size_t kind = 0; kind < graph_->kinds(); ++kind) {
      if (!graph_->kinds_meet(graph_->left_kind(left), kind)) continue;
      Vertex right = first_[kind];
      const auto ahead = [&] { return right != no_vertex && (found == no_vertex || right < found); };
      while (ahead() && !(acceptable(right) && graph_->adjacent(left, right))) right = after_[at(right)];
      if (ahead()) found = right;
    }
    return found;
  }

  void settle(Vertex left) {
    const Vertex own = right_of_[at(left)];
    const Vertex wanted = smallest(left, [](Vertex) { return true; });
    BLOESEM_ASSERT(wanted != no_vertex && wanted <= own);
    if (wanted != own && !exchange(left, wanted)) take_smallest_possible(left);
    unlink(right_of_[at(left)]);
  }

  // Pairs `left` with `wanted` if the two who lose their partners can be paired.
  bool exchange(Vertex left, Vertex wanted) {
    const Vertex own = right_of_[at(left)];
    const Vertex other = left_of_[at(wanted)];
    if (!edge(other, own)) return false;
    pair(left, wanted);
    pair(other, own);
    return true;
  }

  void take_smallest_possible(Vertex left) {
    const Vertex own = right_of_[at(left)];
    const Vertex none = reach(own, left + 1);
    BLOESEM_ASSERT(none == no_vertex);
    const Vertex right = smallest(left, [&](Vertex candidate) {
      return candidate == own || instead_[at(left_of_[at(candidate)])] != no_vertex;
    });
    if (right == own) return;
    const Vertex other = left_of_[at(right)];
    left_of_[at(own)] = no_vertex;
    pair(left, right);
    shift(other);
  }

  const Graph* graph_ = nullptr;
  Vertex size_ = 0;
  std::vector<Vertex> right_of_;  // by left vertex
  std::vector<Vertex> left_of_;   // by right vertex
  // The last search.
  std::vector<std::vector<Vertex>> unreached_;  // left vertices, by kind
  std::vector<Vertex> instead_;                 // by left vertex: through which right one it was reached
  std::vector<Vertex> queue_;
  // The right vertices not settled, in a list for each kind.
  std::vector<Vertex> first_;
  std::vector<Vertex> after_;
  std::vector<Vertex> before_;
};

}  // namespace bloesem::matching
