#include "engine/double_swiss/proof_claims.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace bloesem::swiss::double_swiss {
namespace {

using criteria::MatchRow;
using criteria::PlayerFacts;
using matching::Vertex;

// What C4 to C7 see of a player.
struct UpfloaterKind {
  bool resident = false;
  bool following = false;
  Points score = 0;
  bool floated = false;
  friend bool operator==(const UpfloaterKind&, const UpfloaterKind&) = default;
};

// The weights of edges by C4 to C7.
class UpfloaterWeights {
 public:
  UpfloaterWeights(criteria::CriteriaTable table, const UpfloaterScope& scope, std::vector<Points> levels)
      : table_(table), scope_(scope), levels_(std::move(levels)) {}

  // Returns the number of a kind, of which `facts` is an example.
  std::int32_t add(const UpfloaterKind& kind, const PlayerFacts& facts) {
    const std::int32_t number = numbers_(kind);
    if (numbers_.kinds().size() > facts_.size()) facts_.push_back(facts);
    return number;
  }

  [[nodiscard]] std::int32_t kinds() const noexcept { return static_cast<std::int32_t>(facts_.size()); }
  [[nodiscard]] std::size_t digits() const noexcept {
    return of_following() + (scope_.following ? 1 : 0) + (scope_.floats ? 1 : 0);
  }
  [[nodiscard]] bool joins(std::int32_t earlier, std::int32_t later) const {
    return of(later).resident || (scope_.zone == ProofZone::All && !of(earlier).resident);
  }
  void weigh(std::int32_t earlier, std::int32_t later, std::span<std::int64_t> weight) const {
    if (of(earlier).resident) return;
    if (of(later).resident) return weigh_upfloat(earlier, later, weight);
    if (!scope_.following || of(earlier).following == of(later).following) return;
    const bool ordered = of(earlier).score >= of(later).score;
    weight[of_following()] -= charge(MatchRow::Following, ordered ? earlier : later, ordered ? later : earlier);
  }

 private:
  [[nodiscard]] const UpfloaterKind& of(std::int32_t kind) const { return numbers_.kinds()[at(kind)]; }
  [[nodiscard]] std::size_t of_following() const noexcept { return 1 + levels_.size(); }
  [[nodiscard]] std::int64_t charge(MatchRow row, std::int32_t higher, std::int32_t lower) const {
    return row_of(table_, row).pair(facts_[at(higher)], facts_[at(lower)]).amount;
  }
  void weigh_upfloat(std::int32_t lower, std::int32_t resident, std::span<std::int64_t> weight) const {
    const auto level = std::find(levels_.begin(), levels_.end(), of(lower).score) - levels_.begin();
    weight[0] -= charge(MatchRow::Upfloaters, resident, lower);
    weight[1 + static_cast<std::size_t>(level)] -= charge(MatchRow::Distances, resident, lower);
    if (scope_.floats) weight.back() -= charge(MatchRow::Floated, resident, lower);
  }

  criteria::CriteriaTable table_;
  UpfloaterScope scope_;
  std::vector<Points> levels_;  // of the lower players, the lowest first: its distance is the largest
  KindNumbers<UpfloaterKind> numbers_;
  std::vector<PlayerFacts> facts_;  // by kind
};

// Returns the scores of the players, ascending.
std::vector<Points> scores_among(const MatchRound& round, std::span<const Position> players) {
  std::vector<Points> levels;
  for (const Position p : players) levels.push_back(round.score(p));
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

// What the criteria on pairs see of a player.
struct PairKind {
  bool upfloater = false;
  Colour colour = Colour::None;
  criteria::Strength strength = criteria::Strength::None;
  bool floated = false;
  friend bool operator==(const PairKind&, const PairKind&) = default;
};

// The weights of pairs by the rows of a system after those of the upfloaters.
struct PairWeights {
  criteria::CriteriaTable table;
  KindNumbers<PairKind> numbers;
  std::vector<PlayerFacts> facts;  // by kind

  [[nodiscard]] bool is_upfloater(std::int32_t kind) const { return numbers.kinds()[at(kind)].upfloater; }
  void weigh(std::int32_t earlier, std::int32_t later, std::span<std::int64_t> weight) const {
    if (is_upfloater(earlier)) std::swap(earlier, later);
    for (std::size_t k = 0; k < weight.size(); ++k)
      weight[k] -= table[criteria::match_rows.size() + k].pair(facts[at(earlier)], facts[at(later)]).amount;
  }
};

std::vector<Position> players_by_number(const RoundField& field, const MatchBracket& bracket) {
  std::vector<Position> players = bracket.residents;
  players.insert(players.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
  std::sort(players.begin(), players.end(),
            [&](Position a, Position b) { return field.fixed_number(a) < field.fixed_number(b); });
  return players;
}

// The top members, then the bottom member of each, the smallest numbers first.
std::vector<OrderDecision> order_of_identifiers(const std::vector<Vertex>& mates) {
  const auto size = static_cast<Vertex>(mates.size());
  std::vector<OrderDecision> order;
  std::vector<char> is_top;
  for (Vertex v = 0; v < size; ++v) is_top.push_back(mates[at(v)] > v ? 1 : 0);
  decide_members(order, is_top, 0, [size](Vertex v) { return VertexRange{v + 1, size}; });
  for (Vertex v = 0; v < size; ++v)
    if (is_top[at(v)] != 0) order.push_back({OrderDecision::Kind::Settle, v, v + 1, mates[at(v)]});
  return order;
}

}  // namespace

bool is_following(const MatchRound& round, const MatchBracket& bracket, Position p) {
  return round.score(p) == round.level_below(round.score(bracket.residents.front()));
}

ProofClaim claim_on_upfloaters(const MatchRound& round, const MatchBracket& bracket,
                               const UpfloaterScope& scope) {
  ProofClaim claim;
  claim.players = bracket.lower;
  claim.players.insert(claim.players.end(), bracket.residents.begin(), bracket.residents.end());
  const auto lower = static_cast<Vertex>(bracket.lower.size());
  const auto size = static_cast<Vertex>(claim.players.size());
  UpfloaterWeights weights(round.criteria(), scope, scores_among(round, bracket.lower));
  std::vector<char> floats_up;
  for (Vertex v = 0; v < size; ++v) {
    const Position p = claim.players[at(v)];
    const PlayerFacts& facts = round.facts(p);
    const bool resident = v >= lower;
    claim.kind_of.push_back(weights.add({resident, !resident && is_following(round, bracket, p), facts.score,
                                         !resident && facts.previous != criteria::Float::None},
                                        facts));
    claim.bound.push_back(resident || scope.zone == ProofZone::All ? 1 : 0);
    if (!resident)
      floats_up.push_back(std::binary_search(bracket.upfloaters.begin(), bracket.upfloaters.end(), p) ? 1 : 0);
  }
  decide_members(claim.order, floats_up, 0, [lower, size](Vertex) { return VertexRange{lower, size}; });
  claim.kinds = weights.kinds();
  claim.digits = weights.digits();
  claim.joins = [weights](std::int32_t earlier, std::int32_t later) { return weights.joins(earlier, later); };
  claim.weigh = [weights](std::int32_t earlier, std::int32_t later, std::span<std::int64_t> weight) {
    weights.weigh(earlier, later, weight);
  };
  return claim;
}

ProofClaim claim_on_pairs(const MatchRound& round, const MatchBracket& bracket,
                          std::span<const Position> opponents) {
  ProofClaim claim;
  claim.players = players_by_number(round.field(), bracket);
  claim.bound.assign(claim.players.size(), 1);
  PairWeights weights{round.criteria(), {}, {}};
  for (const Position p : claim.players) {
    const PlayerFacts& own = round.facts(p);
    const bool upfloater = own.score != round.score(bracket.residents.front());
    claim.kind_of.push_back(weights.numbers(
        {upfloater, own.preference.colour, own.preference.strength, own.previous != criteria::Float::None}));
    if (weights.numbers.kinds().size() > weights.facts.size()) weights.facts.push_back(own);
  }
  claim.order = order_of_identifiers(mates_among(claim.players, opponents));
  claim.kinds = static_cast<std::int32_t>(weights.facts.size());
  claim.digits = round.criteria().size() - criteria::match_rows.size();
  claim.joins = [weights](std::int32_t earlier, std::int32_t later) {
    return !weights.is_upfloater(earlier) || !weights.is_upfloater(later);
  };
  claim.weigh = [weights](std::int32_t earlier, std::int32_t later, std::span<std::int64_t> weight) {
    weights.weigh(earlier, later, weight);
  };
  return claim;
}

}  // namespace bloesem::swiss::double_swiss
