// Costs of the edges of a face that depend only on the classes of their ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

class FaceCosts {
 public:
  // Makes all edges cost nothing. `class_of`, the class of each vertex, below `classes`, must outlive the use.
  void clear(std::span<const std::int32_t> class_of, std::size_t classes) {
    class_of_ = class_of.data();
    classes_ = classes;
    table_.assign(classes * classes, 0);
  }
  // Sets the cost of all edges between a vertex of the class of `u` and a greater one of the class of `v`.
  // Requires u < v.
  void set(Vertex u, Vertex v, std::int64_t cost) noexcept {
    BLOESEM_ASSERT(u < v);
    table_[place(u, v)] = cost;
  }
  [[nodiscard]] std::int64_t of(Vertex u, Vertex v) const noexcept {
    return table_[u < v ? place(u, v) : place(v, u)];
  }

 private:
  [[nodiscard]] std::size_t place(Vertex u, Vertex v) const noexcept {
    BLOESEM_ASSERT_HEAVY(u < v && at(class_of_[v]) < classes_);
    return at(class_of_[u]) * classes_ + at(class_of_[v]);
  }

  const std::int32_t* class_of_ = nullptr;
  std::size_t classes_ = 0;
  std::vector<std::int64_t> table_;
};

}  // namespace bloesem::matching
