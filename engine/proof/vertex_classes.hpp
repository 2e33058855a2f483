// A partition of the vertices that remain into classes, whose edges are given by pairs of classes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::proof {

using matching::no_vertex;
using matching::Vertex;

// Removing or isolating a vertex takes constant time on average, besides one row and one column of the pairs of
// classes. A class without vertices keeps its number until the next division.
class VertexClasses {
 public:
  static constexpr std::int32_t removed = -1;

  // `class_of`: by vertex, numbers from 0 to classes - 1. No classes are joined, and none is bound.
  VertexClasses(std::vector<std::int32_t> class_of, std::int32_t classes);

  [[nodiscard]] std::int32_t classes() const noexcept { return static_cast<std::int32_t>(members_.size()); }
  [[nodiscard]] std::int32_t class_of(Vertex v) const noexcept { return class_of_[at(v)]; }
  // Returns the number of vertices of a class.
  [[nodiscard]] std::int32_t size(std::int32_t c) const noexcept { return members_[at(c)].size; }
  // Returns the first vertex of a class, or no_vertex.
  [[nodiscard]] Vertex front(std::int32_t c) const noexcept {
    const Members& some = members_[at(c)];
    return some.size == 0 ? no_vertex : some.vertices[some.first];
  }
  // Calls visit(vertex) for the vertices of a class in [begin, end), ascending, until it returns true. Returns
  // whether it did.
  template <class Visit>
  bool any_member(std::int32_t c, Vertex begin, Vertex end, Visit visit) const {
    const Members& some = members_[at(c)];
    auto v = some.vertices.begin() + static_cast<std::ptrdiff_t>(some.first);
    if (v != some.vertices.end() && *v < begin) v = std::lower_bound(v, some.vertices.end(), begin);
    for (; v != some.vertices.end() && *v < end; ++v) {
      ++visits_;
      if (class_of_[at(*v)] == c && visit(*v)) return true;
    }
    return false;
  }

  [[nodiscard]] bool joined(std::int32_t higher, std::int32_t lower) const noexcept {
    return joined_[at(higher) * stride_ + at(lower)] != 0;
  }
  void join(std::int32_t higher, std::int32_t lower, bool joined) noexcept {
    joined_[at(higher) * stride_ + at(lower)] = joined ? 1 : 0;
  }
  [[nodiscard]] bool bound(std::int32_t c) const noexcept { return bound_[at(c)] != 0; }
  void bind(std::int32_t c) noexcept { bound_[at(c)] = 1; }

  // Returns how many vertices have been looked at, for tests.
  [[nodiscard]] std::int64_t visits() const noexcept { return visits_; }

  // Divides the classes, so that vertices with different labels are in different ones. `labels`: by vertex.
  void divide(const std::vector<std::int32_t>& labels);
  // Makes a vertex a class of its own.
  void isolate(Vertex v);
  void remove(Vertex v);

 private:
  // Vertices that have left the class are skipped, and deleted when they are many.
  struct Members {
    std::vector<Vertex> vertices;  // ascending
    std::size_t first = 0;         // of those that have not left
    std::int32_t size = 0;         // without those that have left
  };

  void leave(Vertex v, std::int32_t next);
  void widen(std::size_t stride);

  std::vector<std::int32_t> class_of_;  // by vertex
  std::vector<Members> members_;        // by class
  std::size_t stride_ = 0;
  std::vector<char> joined_;  // rows of `stride_`: by class of the higher, class of the lower
  std::vector<char> bound_;   // by class
  mutable std::int64_t visits_ = 0;
};

}  // namespace bloesem::proof
