#include "matching/cardinality/known_obstacles.hpp"

#include <algorithm>
#include <utility>

#include "matching/assertions.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

void KnownObstacles::add(std::vector<std::int32_t> places) {
  BLOESEM_ASSERT(admitted_ != nullptr && places.size() == admitted_->size());
  if (obstacles_.size() < most) {
    oldest_ = obstacles_.size();
    obstacles_.emplace_back();
  }
  Obstacle& obstacle = obstacles_[oldest_];
  oldest_ = (oldest_ + 1) % most;
  const std::int32_t last = *std::max_element(places.begin(), places.end());
  obstacle.odd.resize(last < 0 ? 0 : at(last) + 1);
  obstacle.places = std::move(places);
  compare(obstacle);
}

bool KnownObstacles::refute(const std::vector<char>& admitted) {
  admitted_ = &admitted;
  bool refuted = false;
  for (Obstacle& obstacle : obstacles_) {
    compare(obstacle);
    refuted = refuted || obstacle.spare < 0;
  }
  return refuted;
}

bool KnownObstacles::bars(Vertex u, Vertex v) const {
  return std::any_of(obstacles_.begin(), obstacles_.end(), [&](const Obstacle& obstacle) {
    return obstacle.spare == 0 && (obstacle.bars(u, v) || obstacle.bars(v, u));
  });
}

// True if u lies in X, but v in no odd component.
bool KnownObstacles::Obstacle::bars(Vertex u, Vertex v) const {
  return places[at(u)] == removed && (places[at(v)] < 0 || odd[at(places[at(v)])] == 0);
}

void KnownObstacles::compare(Obstacle& obstacle) const {
  count_steps(Work::Cardinality, admitted_->size());
  std::fill(obstacle.odd.begin(), obstacle.odd.end(), 0);
  obstacle.spare = 0;
  for (std::size_t v = 0; v < admitted_->size(); ++v) {
    if ((*admitted_)[v] == 0) continue;
    const std::int32_t place = obstacle.places[v];
    if (place == removed) ++obstacle.spare;
    if (place >= 0) obstacle.odd[at(place)] ^= 1;
  }
  obstacle.spare -= std::count(obstacle.odd.begin(), obstacle.odd.end(), 1);
}

}  // namespace bloesem::matching
