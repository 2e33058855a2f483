// For each vertex, the outer vertices of a search to which its edges have the least slack.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Keeps a few outer vertices for each vertex, so that most of those whose nearest is released know the next
// one. What it does not keep is no nearer than a limit.
template <class Int>
class NearestOuter {
 public:
  void reset(Vertex vertices) {
    lists_.resize(at(vertices));
    releases_.assign(at(vertices), 0);
  }
  // Forgets all edges of these vertices.
  void start(std::span<const Vertex> vertices) {
    for (const Vertex v : vertices) forget(v);
  }
  // Forgets the edges of `v`.
  void forget(Vertex v) {
    lists_[at(v)].size = 0;
    lists_[at(v)].limited = false;
  }

  // Enters the edge of `v` with the outer vertex `u`. `distance` is the part of its slack that differs between
  // the edges of `v`. Returns true if none that is kept, released since or not, is as near.
  bool offer(Vertex v, Vertex u, const Int& distance) {
    List& list = lists_[at(v)];
    if (list.limited && !(distance < list.limit) && !takes_last_place(list, v, u, distance)) return false;
    return insert(list, v, u, distance);
  }

  // Notes that `u` is outer no more, or that its edges have changed.
  void release(Vertex u) { ++releases_[at(u)]; }
  // Returns how often `u` has been released.
  [[nodiscard]] std::int64_t releases(Vertex u) const { return releases_[at(u)]; }

  // Returns the nearest outer vertex of `v` now, or no_vertex if none is known.
  [[nodiscard]] Vertex nearest(Vertex v) {
    List& list = lists_[at(v)];
    if (list.size > 0 && is_released(list.entries[0])) drop_released(list);
    return list.size == 0 ? no_vertex : list.entries[0].vertex;
  }
  // True if nothing is nearer than distance(v), which is only a bound if nearest(v) is not known. False if `v`
  // has no edges to outer vertices.
  [[nodiscard]] bool has_distance(Vertex v) { return nearest(v) != no_vertex || lists_[at(v)].limited; }
  // Requires that has_distance(v) was called last.
  [[nodiscard]] const Int& distance(Vertex v) const {
    const List& list = lists_[at(v)];
    return list.size == 0 ? list.limit : list.entries[0].distance;
  }

 private:
  static constexpr std::size_t kept = 4;
  struct Entry {
    Vertex vertex = no_vertex;
    std::int64_t releases = 0;
    Int distance = 0;
  };
  struct List {
    bool limited = false;  // there are others, none nearer than the limit
    std::size_t size = 0;
    Int limit = 0;
    std::array<Entry, kept> entries;  // the nearest first
  };

  // Of vertices at the same distance each vertex prefers others, so that few lose all they keep at once.
  [[nodiscard]] static std::uint32_t rank(Vertex v, Vertex u) {
    return ((static_cast<std::uint32_t>(u.value()) + 1) * 2654435761U) ^
           ((static_cast<std::uint32_t>(v.value()) + 1) * 2246822519U);
  }
  [[nodiscard]] static bool comes_before(Vertex v, Vertex u, const Int& distance, const Entry& entry) {
    return distance < entry.distance || (distance == entry.distance && rank(v, u) < rank(v, entry.vertex));
  }
  [[nodiscard]] static bool takes_last_place(const List& list, Vertex v, Vertex u, const Int& distance) {
    return list.size == kept && comes_before(v, u, distance, list.entries.back());
  }

  bool insert(List& list, Vertex v, Vertex u, const Int& distance) {
    if (list.size == kept) drop_released(list);
    const bool nearest = list.size == 0 || distance < list.entries[0].distance;
    if (list.size == kept) {
      list.limited = true;
      list.limit = list.entries.back().distance;
      if (!comes_before(v, u, distance, list.entries.back())) return false;
      --list.size;
    }
    std::size_t i = list.size++;
    for (; i > 0 && comes_before(v, u, distance, list.entries[i - 1]); --i)
      list.entries[i] = std::move(list.entries[i - 1]);
    list.entries[i] = {u, releases_[at(u)], distance};
    if (list.size == kept && list.limited) list.limit = list.entries.back().distance;
    return nearest;
  }
  [[nodiscard]] bool is_released(const Entry& entry) const {
    return entry.releases != releases_[at(entry.vertex)];
  }
  void drop_released(List& list) {
    std::size_t size = 0;
    for (std::size_t i = 0; i < list.size; ++i) {
      if (is_released(list.entries[i])) continue;
      if (i != size) list.entries[size] = std::move(list.entries[i]);
      ++size;
    }
    list.size = size;
  }

  std::vector<List> lists_;  // by vertex
  std::vector<std::int64_t> releases_;
};

}  // namespace bloesem::matching
