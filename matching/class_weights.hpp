// The weights of a dense problem whose edges weigh what the classes of their ends say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/problem.hpp"

namespace bloesem::matching {

template <class Int>
class ClassWeights {
 public:
  void reset(std::vector<std::int32_t> class_of, std::size_t classes) {
    class_of_ = std::move(class_of);
    classes_ = classes;
    table_.resize(classes * classes);
  }
  // Twice the weight of an edge whose smaller vertex is of class a, the other of class b.
  [[nodiscard]] Int& of_classes(std::size_t a, std::size_t b) noexcept { return table_[a * classes_ + b]; }

  [[nodiscard]] const Int& operator()(Vertex u, Vertex v) const noexcept {
    return u < v ? table_[place(u, v)] : table_[place(v, u)];
  }

 private:
  [[nodiscard]] std::size_t place(Vertex u, Vertex v) const noexcept {
    return static_cast<std::size_t>(class_of_[static_cast<std::size_t>(u)]) * classes_ +
           static_cast<std::size_t>(class_of_[static_cast<std::size_t>(v)]);
  }

  std::vector<std::int32_t> class_of_;
  std::size_t classes_ = 0;
  std::vector<Int> table_;
};

}  // namespace bloesem::matching
