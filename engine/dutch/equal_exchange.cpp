#include "engine/dutch/equal_exchange.hpp"

#include <algorithm>
#include <compare>
#include <map>

#include "criteria/mask_facts.hpp"

namespace bloesem::swiss::dutch {
namespace {

constexpr std::size_t max_mates_tried = 50;

// What the criteria see of a player of the bracket.
struct Look {
  bool moved_down;
  criteria::PlayerFacts facts;

  friend auto operator<=>(const Look&, const Look&) = default;
};

}  // namespace

EqualExchange::EqualExchange(const BracketProblem& problem,
                             std::span<const std::pair<Position, Position>> pairs)
    : field_(problem.field) {
  // Nobody else floats down, so past downfloats count only for residents who can meet another score.
  const criteria::FactMask mask{problem.topscorers, !problem.one_score,
                                !problem.one_score || !problem.bracket.moved_down.empty()};
  const Position first_resident = problem.bracket.residents.front();
  std::map<Look, std::size_t> numbers;
  const auto enter = [&](Position player, Position opponent) {
    const Look look{player < first_resident, criteria::mask_facts(field_.facts(player), mask)};
    const auto [found, is_new] = numbers.try_emplace(look, members_.size());
    if (is_new) members_.emplace_back();
    std::vector<Member>& members = members_[found->second];
    members.push_back({player, opponent});
    return std::pair(found->second, members.size() - 1);
  };
  for (const auto& [higher, lower] : pairs) {
    const auto [class_of_higher, place_of_higher] = enter(higher, lower);
    const auto [class_of_lower, place_of_lower] = enter(lower, higher);
    classes_.emplace_back(class_of_higher, class_of_lower);
    places_.emplace_back(place_of_higher, place_of_lower);
  }
}

std::optional<EqualCandidate> EqualExchange::without(std::size_t pair) const {
  const auto& [class_of_higher, class_of_lower] = classes_[pair];
  const auto& [place_of_higher, place_of_lower] = places_[pair];
  if (auto found = exchange(class_of_lower, place_of_lower)) return found;
  return exchange(class_of_higher, place_of_higher);
}

// Tries the class mates after this member, then those before.
std::optional<EqualCandidate> EqualExchange::exchange(std::size_t cls, std::size_t place) const {
  const std::vector<Member>& members = members_[cls];
  const auto [player, opponent] = members[place];
  for (std::size_t i = 1; i < std::min(members.size(), max_mates_tried); ++i) {
    const auto [other, its_opponent] = members[(place + i) % members.size()];
    if (other == opponent || !field_.compatible(player, its_opponent) || !field_.compatible(other, opponent))
      continue;
    EqualCandidate candidate;
    candidate.gone = {std::minmax(player, opponent), std::minmax(other, its_opponent)};
    candidate.come = {std::minmax(player, its_opponent), std::minmax(other, opponent)};
    std::sort(candidate.gone.begin(), candidate.gone.end());
    std::sort(candidate.come.begin(), candidate.come.end());
    return candidate;
  }
  return std::nullopt;
}

}  // namespace bloesem::swiss::dutch
