#include "engine/dutch/look_ahead.hpp"

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using matching::Vertex;

// Returns which players may be left over when their number is odd. In a normal bracket not the downfloaters:
// C.7 wants them paired.
LegalPairs::Bye bye_of(BracketKind kind) {
  if (kind == BracketKind::Normal) return LegalPairs::Bye::Lower;
  return kind == BracketKind::BeforeLast ? LegalPairs::Bye::EligibleLower : LegalPairs::Bye::Eligible;
}

// Cost of leaving a player over: as the first look-ahead criterion counts, then the downfloater's score
// difference.
class Costs {
 public:
  Costs(const RoundField& field, BracketKind kind, std::span<const Position> players, std::size_t downfloaters)
      : field_(field),
        players_(players),
        downfloaters_(downfloaters),
        bye_matters_(kind != BracketKind::Normal),
        artificial_(field_.facts(players.back()).score - one_point) {}

  [[nodiscard]] std::pair<std::int64_t, Points> of(Vertex v) const {
    const criteria::PlayerFacts& facts = field_.facts(players_[at(v)]);
    return {bye_matters_ && !facts.bye_eligible ? 3 : 1,
            at(v) < downfloaters_ ? difference(players_[at(v)]) : 0};
  }
  // Returns the score difference of a downfloater (A.8).
  [[nodiscard]] Points difference(Position p) const { return field_.facts(p).score - artificial_; }

 private:
  const RoundField& field_;
  std::span<const Position> players_;
  std::size_t downfloaters_;
  bool bye_matters_;
  Points artificial_;
};

}  // namespace

std::size_t LookAhead::list_players(std::span<const Position> downfloaters, std::span<const Position> ahead) {
  players_.assign(downfloaters.begin(), downfloaters.end());
  players_.insert(players_.end(), ahead.begin(), ahead.end());
  return downfloaters.size();
}

LookAhead::Listed LookAhead::list_needed(const RoundField& field, std::span<const Position> downfloaters,
                                         std::span<const Position> ahead) {
  if (!few_opponents_.sort_out(field, downfloaters, {ahead}, FewOpponents::For::Some))
    return {list_players(downfloaters, ahead), {}};
  return {list_players(few_opponents_.needed(), ahead), few_opponents_.superfluous()};
}

bool LookAhead::closes(const RoundField& field, const Bracket& bracket,
                       std::span<const Position> downfloaters) {
  const bool odd = (downfloaters.size() + bracket.ahead.size()) % 2 == 1;
  list_players(downfloaters, bracket.ahead);
  const LegalPairs graph(field, players_, odd ? bye_of(bracket.kind) : LegalPairs::Bye::None,
                         downfloaters.size());
  if (const std::optional<bool> answer = completable_by_counting(graph.census())) return *answer;
  return matching_.perfect(graph);
}

template <class Costs>
void LookAhead::leave_cheapest(const LegalPairs& graph, const Costs& costs) {
  std::vector<decltype(costs.of(0))> cost_of;
  for (Vertex v = 0; v < graph.size(); ++v) cost_of.push_back(costs.of(v));
  matching_.maximise(graph);
  matching_.leave_cheapest(graph, std::span(std::as_const(cost_of)));
}

LeftOver LookAhead::left_over(const RoundField& field, std::span<const Position> downfloaters,
                              std::span<const Position> ahead) {
  const Listed listed = list_needed(field, downfloaters, ahead);
  const LegalPairs graph(field, players_, LegalPairs::Bye::None, listed.downfloaters);
  const Costs costs(field, BracketKind::Normal, players_, listed.downfloaters);
  leave_cheapest(graph, costs);
  LeftOver left;
  left.players.assign(listed.left_over.begin(), listed.left_over.end());
  for (const Vertex v : matching_.single()) left.players.push_back(players_[at(v)]);
  if (left.players.size() != 1 || !listed.left_over.empty()) return left;
  const Vertex single = matching_.single().front();
  for (const Vertex v : matching_.circuit(graph, single))
    if (costs.of(v) == costs.of(single)) left.instead.push_back(players_[at(v)]);
  std::sort(left.instead.begin(), left.instead.end());
  return left;
}

std::optional<LeftOver> LookAhead::left_over_by_counting(const RoundField& field,
                                                         std::span<const Position> downfloaters,
                                                         std::span<const Position> ahead) {
  LeftOver left;
  list_players(downfloaters, ahead);
  if (players_.size() % 2 == 1) {
    const auto can_float = [&](Position p) {
      return field.barred_one_by_one(p).size() <= at(field.size()) / 4;
    };
    const auto lowest = std::find_if(ahead.rbegin(), ahead.rend(), can_float);
    const Position over = lowest == ahead.rend() ? ahead.back() : *lowest;
    left.players.push_back(over);
    std::erase(players_, over);
  }
  const LegalPairs others(field, players_, LegalPairs::Bye::None, downfloaters.size());
  if (!completable_by_counting(others.census()).value_or(false)) return std::nullopt;
  return left;
}

AheadValue LookAhead::value(const RoundField& field, const Bracket& bracket,
                            std::span<const Position> downfloaters) {
  const Listed listed = bracket.kind == BracketKind::Normal
                            ? list_needed(field, downfloaters, bracket.ahead)
                            : Listed{list_players(downfloaters, bracket.ahead), {}};
  const LegalPairs graph(field, players_, LegalPairs::Bye::None, listed.downfloaters);
  const Costs costs(field, bracket.kind, players_, listed.downfloaters);
  leave_cheapest(graph, costs);
  AheadValue value;
  for (const Position p : listed.left_over) {
    ++value.left_over;
    if (costs.difference(p) > 0) value.differences.push_back(costs.difference(p));
  }
  for (const Vertex v : matching_.single()) {
    value.left_over += costs.of(v).first;
    if (costs.of(v).second > 0) value.differences.push_back(costs.of(v).second);
  }
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  return value;
}

}  // namespace bloesem::swiss::dutch
