#include "engine/swiss/unwished_pairs.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

#include "engine/model/wishes.hpp"
#include "matching/face/face_costs.hpp"

namespace bloesem::swiss {

UnwishedPairs::UnwishedPairs(const Tournament& tournament, const RoundField& field, int round)
    : strict_(has_strict_wish(tournament, round)) {
  for (const std::vector<int>& of_players : wish_groups(tournament, round)) {
    std::vector<int>& own = groups_.emplace_back();
    for (Position p = 0; p < field.size(); ++p) own.push_back(of_players[at(field.player(p))]);
  }
}

bool UnwishedPairs::between(Position a, Position b) const noexcept {
  return std::any_of(groups_.begin(), groups_.end(), [&](const std::vector<int>& group) {
    return group[at(a)] >= 0 && group[at(a)] == group[at(b)];
  });
}

int UnwishedPairs::count(std::span<const std::pair<Position, Position>> pairs) const noexcept {
  return static_cast<int>(std::count_if(pairs.begin(), pairs.end(),
                                        [this](const auto& pair) { return between(pair.first, pair.second); }));
}

void UnwishedPairs::add_values(std::span<const std::pair<Position, Position>> pairs,
                               std::vector<criteria::CriterionValue>& values) const {
  if (strict_) values.push_back({kept_floaters_article, kept_floaters_meaning, false, 0, {}});
  values.push_back({wish_article, wish_meaning, false, count(pairs), {}});
}

void UnwishedPairs::keep_fewest(matching::DenseFace& face, std::span<const Position> players) const {
  // Players with the same groups form a class; class 0 is that of all vertices beyond the bracket.
  std::map<std::vector<int>, std::int32_t> classes;
  std::vector<std::int32_t> class_of(at(face.vertices()), 0);
  for (std::size_t v = 0; v < players.size(); ++v) {
    std::vector<int> key;
    for (const std::vector<int>& group : groups_) key.push_back(group[at(players[v])]);
    const auto next = static_cast<std::int32_t>(classes.size() + 1);
    class_of[v] = classes.try_emplace(std::move(key), next).first->second;
  }
  const std::size_t count = classes.size() + 1;
  std::vector<std::int32_t> unwished(count * count, 0);
  for (std::size_t u = 0; u < players.size(); ++u)
    for (std::size_t v = u + 1; v < players.size(); ++v)
      if (between(players[u], players[v])) unwished[at(class_of[u]) * count + at(class_of[v])] = 1;
  const std::vector<std::int64_t> cost_of_row = {0, 1};
  const std::vector<char> all(at(face.vertices()), 1);
  const matching::FaceCosts costs{class_of, count, unwished, cost_of_row, all};
  const std::vector<std::int64_t> singles(at(face.vertices()), 0);
  face.refine({.costs = &costs, .singles = singles}, std::int64_t{1} + std::ssize(players) / 2);
}

std::vector<std::pair<Position, Position>> pairs_of_floaters(std::span<const Position> floaters,
                                                             std::span<const Position> moved_down,
                                                             std::span<const Position> residents) {
  std::vector<std::pair<Position, Position>> pairs;
  for (const Position floater : floaters)
    for (const auto part : {moved_down, residents})
      for (const Position other : part)
        if (other != floater) pairs.emplace_back(floater, other);
  return pairs;
}

}  // namespace bloesem::swiss
