#include "engine/swiss/score_levels.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace bloesem::swiss {

ScoreLevels::ScoreLevels(std::vector<Points> scores) : different_(std::move(scores)) {
  std::sort(different_.begin(), different_.end(), std::greater<>());
  different_.erase(std::unique(different_.begin(), different_.end()), different_.end());
  size_ = different_.size();
}

std::size_t ScoreLevels::place_of(Points score) const noexcept {
  const auto found = std::lower_bound(different_.begin(), different_.end(), score, std::greater<>());
  return static_cast<std::size_t>(found - different_.begin());
}

}  // namespace bloesem::swiss
