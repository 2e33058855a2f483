// The scores of a field, numbered from the highest: few, however many players there are.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/points.hpp"

namespace bloesem::swiss {

class ScoreLevels {
 public:
  ScoreLevels() = default;
  // Every integer in [lowest, highest] is a level.
  ScoreLevels(Points lowest, Points highest)
      : highest_(highest), size_(static_cast<std::size_t>(highest - lowest) + 1) {}
  // Only these scores are levels.
  explicit ScoreLevels(std::vector<Points> scores);

  // Returns the number of levels, some of which no player may have.
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  // Returns the level of a score, 0 for the highest.
  [[nodiscard]] std::size_t of(Points score) const noexcept {
    if (different_.empty()) return static_cast<std::size_t>(highest_ - score);
    return place_of(score);
  }

 private:
  [[nodiscard]] std::size_t place_of(Points score) const noexcept;

  Points highest_ = 0;
  std::size_t size_ = 0;
  std::vector<Points> different_;  // descending; empty: every integer is a level
};

}  // namespace bloesem::swiss
