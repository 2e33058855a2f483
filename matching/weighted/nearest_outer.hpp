// For each vertex, the outer vertices of a search to which its edges have the least slack.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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
  // How many are kept for each vertex.
  static constexpr std::size_t kept = 4;

  void reset(Vertex vertices) {
    lists_.resize(at(vertices));
    limited_.resize(at(vertices));
    limits_.resize(at(vertices));
    releases_.assign(at(vertices), 0);
  }
  // Forgets all edges of these vertices.
  void start(std::span<const Vertex> vertices) {
    for (const Vertex v : vertices) forget(v);
  }
  // Forgets the edges of `v`. Returns the limit that was known, if any.
  std::optional<Int> forget(Vertex v) {
    lists_[at(v)].size = 0;
    return std::exchange(limited_[at(v)], char{0}) != 0 ? std::optional<Int>(limits_[at(v)]) : std::nullopt;
  }
  // Notes that there are others than those kept, none of them nearer than `limit`.
  void set_limit(Vertex v, const Int& limit) {
    BLOESEM_ASSERT(lists_[at(v)].size == kept);
    limited_[at(v)] = 1;
    limits_[at(v)] = limit;
  }

  // Notes that there may be others than those kept, none of them nearer than `limit`.
  void limit(Vertex v, const Int& limit) {
    if (limited_[at(v)] != 0 && !(limit < limits_[at(v)])) return;
    limited_[at(v)] = 1;
    limits_[at(v)] = limit;
    List& list = lists_[at(v)];
    while (list.size > 0 && limit < list.entries[list.size - 1].distance) --list.size;
    BLOESEM_ASSERT(list.size == 0 || !(limit < list.entries[0].distance));
  }

  // Enters the edge of `v` with the outer vertex `u`. `distance` is the part of its slack that differs between
  // the edges of `v`. Returns true if none that is kept, released since or not, is as near.
  bool offer(Vertex v, Vertex u, const Int& distance) {
    if (limited_[at(v)] != 0 && !(distance < limits_[at(v)]) &&
        (limits_[at(v)] < distance || !takes_last_place(v, u, distance)))
      return false;
    return insert(v, u, distance);
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
  [[nodiscard]] bool has_distance(Vertex v) { return nearest(v) != no_vertex || limited_[at(v)] != 0; }
  // Requires that has_distance(v) was called last.
  [[nodiscard]] const Int& distance(Vertex v) const {
    const List& list = lists_[at(v)];
    return list.size == 0 ? limits_[at(v)] : list.entries[0].distance;
  }

 private:
  struct Entry {
    Vertex vertex = no_vertex;
    std::int64_t releases = 0;
    Int distance = 0;
  };
  struct List {
    std::size_t size = 0;
    std::array<Entry, kept> entries;  // the nearest first
  };

  // Ties between vertices at the same distance are broken in another order for each vertex, so that few lists
  // become empty at once.
  [[nodiscard]] static std::uint32_t rank(Vertex v, Vertex u) {
    return ((static_cast<std::uint32_t>(u.value()) + 1) * 2654435761U) ^
           ((static_cast<std::uint32_t>(v.value()) + 1) * 2246822519U);
  }
  [[nodiscard]] static bool comes_before(Vertex v, Vertex u, const Int& distance, const Entry& entry) {
    return distance < entry.distance || (distance == entry.distance && rank(v, u) < rank(v, entry.vertex));
  }
  [[nodiscard]] bool takes_last_place(Vertex v, Vertex u, const Int& distance) const {
    const List& list = lists_[at(v)];
    return list.size == kept && comes_before(v, u, distance, list.entries.back());
  }

  bool insert(Vertex v, Vertex u, const Int& distance) {
    List& list = lists_[at(v)];
    if (list.size == kept) drop_released(list);
    const bool nearest = list.size == 0 || distance < list.entries[0].distance;
    if (list.size == kept) {
      set_limit(v, list.entries.back().distance);
      if (!comes_before(v, u, distance, list.entries.back())) return false;
      --list.size;
    }
    std::size_t i = list.size++;
    for (; i > 0 && comes_before(v, u, distance, list.entries[i - 1]); --i)
      list.entries[i] = std::move(list.entries[i - 1]);
    list.entries[i] = {u, releases_[at(u)], distance};
    if (list.size == kept && limited_[at(v)] != 0) limits_[at(v)] = list.entries.back().distance;
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

  // By vertex: those kept, whether there are others, and then their limit, none of them being nearer.
  std::vector<List> lists_;
  std::vector<char> limited_;
  std::vector<Int> limits_;
  std::vector<std::int64_t> releases_;
};

}  // namespace bloesem::matching
