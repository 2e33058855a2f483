// For each outer blossom of a search, and each vertex outside it, the edge between the two with the least
// slack.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/index.hpp"
#include "matching/weighted/blossom_nest.hpp"
#include "matching/weighted/near_groups.hpp"

namespace bloesem::matching {

// Rows are written only when duals are about to change, and for blossoms only: most searches need none. Memory
// for n numbers is kept for each blossom that had a row at the same time.
template <class Int>
class SlackRows {
 public:
  using Node = BlossomNest::Node;

  // The vertex inside a blossom with the least slack to a vertex outside (no_vertex: no edge), and the part of
  // the slack that differs between edges to the same vertex outside.
  struct Row {
    std::vector<Vertex> from;
    std::vector<Int> distance;
    NearGroups<Int> groups;       // of the vertices entered since the row was begun, or fewer of them
    std::vector<Vertex> entered;  // those whose edges are in the row
  };

  void reset(Vertex vertices, Node max_nodes) {
    BLOESEM_ASSERT(max_nodes >= vertices);
    vertices_ = vertices;
    row_of_.resize(at(max_nodes));
    entered_.resize(at(vertices));
  }
  // Forgets all rows, of all nodes.
  void start(std::span<const Vertex> vertices) {
    used_ = 0;
    unused_.clear();
    std::fill(row_of_.begin(), row_of_.end(), no_row);
    for (const Vertex v : vertices) entered_[at(v)] = 0;
  }
  // Takes away the row of node `b`, if it has one.
  void remove(Node b) {
    const std::int32_t old = std::exchange(row_of_[at(b)], no_row);
    if (old != no_row) unused_.push_back(old);
  }
  // Notes that the edges of `v` are in no row any more.
  void withdraw(Vertex v) { entered_[at(v)] = 0; }

  // Returns the row of a blossom.
  [[nodiscard]] Row& row(Node b) {
    if (row_of_[at(b)] == no_row) row_of_[at(b)] = new_row();
    return rows_[at(row_of_[at(b)])];
  }
  // Notes that the edges of `u` are in this row from now on. Returns false if they were already, in any row.
  bool enter(Row& row, Vertex u) {
    if (std::exchange(entered_[at(u)], char{1}) != 0) return false;
    row.entered.push_back(u);
    return true;
  }

  // Enters an edge from `u`, inside the blossom of the row, to `v`.
  static void offer(Row& row, Vertex u, Vertex v, const Int& distance) {
    BLOESEM_ASSERT_HEAVY(u != v);
    if (row.from[at(v)] != no_vertex && !(distance < row.distance[at(v)])) return;
    row.from[at(v)] = u;
    row.distance[at(v)] = distance;
  }

  // Moves the row of `child`, if it has one, into that of `b`, a blossom around it. Of two rows that in which
  // fewer vertices are entered gives way: if they are at most `few` it is forgotten, and they have to be
  // entered anew. Returns true if the rows were merged instead, vertex by vertex.
  bool take_over(Node b, Node child, std::span<const Vertex> vertices, std::size_t few) {
    BLOESEM_ASSERT(b != child);
    std::int32_t old = std::exchange(row_of_[at(child)], no_row);
    if (old == no_row) return false;
    std::int32_t& own = row_of_[at(b)];
    if (own == no_row) {
      own = old;
      return false;
    }
    if (rows_[at(own)].entered.size() < rows_[at(old)].entered.size()) std::swap(own, old);
    unused_.push_back(old);
    const Row& more = rows_[at(old)];
    Row& joined = rows_[at(own)];
    if (more.entered.size() <= few) {
      for (const Vertex u : more.entered) withdraw(u);
      return false;
    }
    for (const Vertex v : vertices)
      if (more.from[at(v)] != no_vertex) offer(joined, more.from[at(v)], v, more.distance[at(v)]);
    joined.entered.insert(joined.entered.end(), more.entered.begin(), more.entered.end());
    return true;
  }

 private:
  static constexpr std::int32_t no_row = -1;

  std::int32_t new_row() {
    std::int32_t number = used_;
    if (!unused_.empty()) {
      number = unused_.back();
      unused_.pop_back();
    } else if (at(++used_) > rows_.size()) {
      rows_.emplace_back();
    }
    rows_[at(number)].from.assign(at(vertices_), no_vertex);
    rows_[at(number)].distance.resize(at(vertices_));
    rows_[at(number)].groups.start();
    rows_[at(number)].entered.clear();
    return number;
  }

  Vertex vertices_ = 0;
  std::vector<Row> rows_;
  std::int32_t used_ = 0;
  std::vector<std::int32_t> unused_;  // rows among the used ones
  std::vector<std::int32_t> row_of_;  // by node
  std::vector<char> entered_;         // by outer vertex
};

}  // namespace bloesem::matching
