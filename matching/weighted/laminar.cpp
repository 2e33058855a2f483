#include "matching/weighted/laminar.hpp"

#include <algorithm>
#include <numeric>

namespace bloesem::matching {

LaminarFamily::LaminarFamily(Vertex vertices, const std::vector<Blossom>& blossoms)
    : innermost_(static_cast<std::size_t>(vertices), -1),
      parents_(blossoms.size(), -1),
      values_(blossoms.size() + 1),
      depths_(blossoms.size() + 1, 0) {
  // Outermost first: when a blossom is entered, its vertices must all sit in one and the same blossom.
  std::vector<std::size_t> order(blossoms.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return blossoms[a].vertices.size() > blossoms[b].vertices.size();
  });
  for (const std::size_t b : order) {
    const int parent = innermost_[static_cast<std::size_t>(blossoms[b].vertices.front())];
    for (const Vertex v : blossoms[b].vertices) {
      int& inner = innermost_[static_cast<std::size_t>(v)];
      laminar_ = laminar_ && inner == parent;
      inner = static_cast<int>(b);
    }
    parents_[b] = parent;
    values_[b + 1] = value(parent) + blossoms[b].value;
    depths_[b + 1] = depth(parent) + 1;
  }
}

int LaminarFamily::common(Vertex u, Vertex v) const noexcept {
  int a = innermost_[static_cast<std::size_t>(u)];
  int b = innermost_[static_cast<std::size_t>(v)];
  while (a != b) {
    int& deeper = depth(a) >= depth(b) ? a : b;
    deeper = parents_[static_cast<std::size_t>(deeper)];
  }
  return a;
}

}  // namespace bloesem::matching
