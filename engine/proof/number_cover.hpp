// Duals against the weight of a step `sum`, which depends on the number of the higher ranked end. Its classes
// would be single players; here, players differ only where that matters for an edge with equality. Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/proof/vertex_classes.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::proof {

class NumberCover {
 public:
  using Integer = matching::Integer;
  using Edge = std::pair<Vertex, Vertex>;

  // `y`: by vertex. `numbers`: by vertex, or 0; an edge between two vertices with numbers weighs minus the
  // number of the higher ranked one, all others 0. `shared`: twice what odd sets add for two classes; classes
  // must be divided by the sets and by whether there is a number. All values are doubled.
  NumberCover(VertexClasses& classes, std::vector<Integer> y, const std::vector<std::int32_t>& numbers,
              std::function<Integer(std::int32_t, std::int32_t)> shared);

  // Returns a legal edge that is not covered, if there is one.
  [[nodiscard]] std::optional<Edge> uncovered(const std::function<bool(Vertex, Vertex)>& legal) const;
  // Divides the classes, and excludes all edges with slack. Vertices of one class agree in whether y is 0.
  void exclude_slack();

 private:
  // The different values in a class, ascending, and which of them occur in an edge with equality.
  struct Values {
    std::vector<Integer> values;
    std::vector<char> used;
  };

  [[nodiscard]] bool numbered(std::int32_t c) const { return numbers_[at(classes_.front(c))] > 0; }
  // Returns what a vertex contributes to an edge as the higher ranked end.
  [[nodiscard]] Integer upper_part(Vertex v, bool both_numbered) const;
  [[nodiscard]] Values values_of(std::int32_t c, bool both_numbered) const;
  [[nodiscard]] std::optional<Edge> uncovered(std::int32_t higher, std::int32_t lower,
                                              const std::function<bool(Vertex, Vertex)>& legal) const;
  void mark_used(std::int32_t higher, std::int32_t lower, std::vector<Values>& plain,
                 std::vector<Values>& upper);
  [[nodiscard]] std::vector<std::int32_t> labels(const std::vector<Values>& plain,
                                                 const std::vector<Values>& upper) const;
  template <class Visit>
  void for_each_joined(Visit visit) const;
  [[nodiscard]] std::vector<Vertex> members(std::int32_t c) const;

  VertexClasses& classes_;
  std::vector<Integer> y_;
  const std::vector<std::int32_t>& numbers_;
  std::function<Integer(std::int32_t, std::int32_t)> shared_;
};

}  // namespace bloesem::proof
