#include "engine/swiss/ranked_players.hpp"

#include <algorithm>
#include <iterator>

namespace bloesem::swiss {

std::span<const Position> top_scoregroup(const RoundField& field, std::span<const Position> left) {
  if (left.empty()) return {};
  const auto end = std::find_if(left.begin(), left.end(), [&](Position p) {
    return field.facts(p).score != field.facts(left.front()).score;
  });
  return left.first(static_cast<std::size_t>(end - left.begin()));
}

std::vector<Position> without(std::span<const Position> all, std::span<const Position> some) {
  std::vector<Position> rest;
  rest.reserve(all.size());
  std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(rest));
  return rest;
}

}  // namespace bloesem::swiss
