// The pairs that may be made among some players, as a graph. Vertices are their places in a list.
#pragma once

#include <vector>

#include "engine/uscf/entrants.hpp"
#include "matching/graph/implicit_graph.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::uscf {

// A view of both arguments, which must outlive it.
class PossiblePairs {
 public:
  PossiblePairs(const Entrants& entrants, const std::vector<Position>& players)
      : entrants_(&entrants), players_(&players) {}

  [[nodiscard]] matching::Vertex size() const noexcept {
    return static_cast<matching::Vertex>(players_->size());
  }
  [[nodiscard]] Position player(matching::Vertex v) const noexcept { return (*players_)[matching::at(v)]; }
  [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept { return entrants_->kind(player(v)); }
  [[nodiscard]] bool adjacent(matching::Vertex u, matching::Vertex v) const noexcept {
    return entrants_->may_meet(player(u), player(v));
  }

 private:
  const Entrants* entrants_;
  const std::vector<Position>* players_;
};

}  // namespace bloesem::swiss::uscf
