#include "engine/dubov/proof_claims.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <utility>

#include "engine/dubov/shifts.hpp"
#include "engine/dubov/subgroups.hpp"

namespace bloesem::swiss::dubov {
namespace {

using criteria::Criterion;
using criteria::PlayerFacts;
using matching::Vertex;

// What the criteria of a bracket, and C3, see of a player.
struct UpfloaterKind {
  bool resident = false;
  PlayerFacts facts;
  Colour indispensable = Colour::None;
  friend bool operator==(const UpfloaterKind&, const UpfloaterKind&) = default;
};

bool may_meet(Colour one, Colour other) noexcept { return one == Colour::None || one != other; }

// The weights of edges by C5 to C10.
class UpfloaterWeights {
 public:
  UpfloaterWeights(const Round& round, criteria::CriteriaTable criteria, ProofZone zone)
      : round_(&round), zone_(zone) {
    for (const Criterion& row : criteria)
      if (contains(row.in_force, criteria::BracketKind::Normal)) rows_.push_back(&row);
  }

  std::int32_t add(Position p, bool resident) {
    return numbers_(
        {resident, facts_for_upfloats(round_->facts(p), resident), round_->field().indispensable_colour(p)});
  }

  void write(ProofClaim& claim, Points score) && {
    find_digits(score);
    claim.kinds = static_cast<std::int32_t>(numbers_.kinds().size());
    claim.digits = digits_.size();
    const auto shared = std::make_shared<const UpfloaterWeights>(std::move(*this));
    claim.joins = [shared](std::int32_t a, std::int32_t b) { return shared->joins(a, b); };
    claim.weigh = [shared](std::int32_t a, std::int32_t b, std::span<std::int64_t> weight) {
      shared->weigh(a, b, weight);
    };
  }

 private:
  struct Digit {
    const Criterion* row = nullptr;
    Points difference = 0;
  };

  // A count is one digit; a list is one digit for each difference from the residents' score.
  void find_digits(Points score) {
    std::set<Points, std::greater<>> differences;
    for (const UpfloaterKind& kind : numbers_.kinds())
      if (!kind.resident) differences.insert(score - kind.facts.score);
    for (const Criterion* row : rows_) {
      if (row->measure == criteria::Measure::Count)
        digits_.push_back({row, 0});
      else
        for (const Points difference : differences) digits_.push_back({row, difference});
    }
  }
  [[nodiscard]] const UpfloaterKind& of(std::int32_t kind) const { return numbers_.kinds()[at(kind)]; }
  [[nodiscard]] bool joins(std::int32_t earlier, std::int32_t later) const {
    return may_meet(of(earlier).indispensable, of(later).indispensable) &&
           (of(later).resident || (zone_ == ProofZone::All && !of(earlier).resident));
  }
  void weigh(std::int32_t earlier, std::int32_t later, std::span<std::int64_t> weight) const {
    if (!of(later).resident) return;  // no pair of the bracket
    for (std::size_t k = 0; k < digits_.size(); ++k) {
      const criteria::Charge charge = digits_[k].row->pair(of(later).facts, of(earlier).facts);
      const bool counts = digits_[k].row->measure == criteria::Measure::Count;
      if (counts || charge.difference == digits_[k].difference) weight[k] -= charge.amount;
    }
  }

  const Round* round_;
  ProofZone zone_;
  std::vector<const Criterion*> rows_;
  KindNumbers<UpfloaterKind> numbers_;
  std::vector<Digit> digits_;
};

// One of two groups of a bracket, and what C3 sees of a player.
struct GroupKind {
  bool first = false;
  Colour indispensable = Colour::None;
  friend bool operator==(const GroupKind&, const GroupKind&) = default;
};

// Returns a perfect matching of two groups, whose kinds are those of the groups.
ProofClaim claim_of_groups(const RoundField& field, const std::vector<Position>& first,
                           const std::vector<Position>& second, KindNumbers<GroupKind>& numbers) {
  ProofClaim claim;
  for (const Position p : first) claim.kind_of.push_back(numbers({true, field.indispensable_colour(p)}));
  for (const Position p : second) claim.kind_of.push_back(numbers({false, field.indispensable_colour(p)}));
  claim.players = first;
  claim.players.insert(claim.players.end(), second.begin(), second.end());
  claim.bound.assign(claim.players.size(), 1);
  claim.kinds = static_cast<std::int32_t>(numbers.kinds().size());
  return claim;
}

std::vector<Position> players_of(const DubovBracket& bracket) {
  std::vector<Position> players = bracket.residents;
  players.insert(players.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
  return players;
}

// Appends the decisions on which vertices of [begin, end) have an opponent there who comes later: they are
// shifted.
void decide_shifts(std::vector<OrderDecision>& order, const std::vector<Vertex>& mates, Vertex begin,
                   Vertex end) {
  std::vector<char> shifted;
  for (Vertex v = begin; v < end; ++v) shifted.push_back(mates[at(v)] > v && mates[at(v)] < end ? 1 : 0);
  decide_members(order, shifted, begin, [end](Vertex v) { return VertexRange{v + 1, end}; });
}

}  // namespace

ProofClaim claim_on_upfloaters(const Round& round, criteria::CriteriaTable criteria,
                               const DubovBracket& bracket, ProofZone zone) {
  ProofClaim claim;
  UpfloaterWeights weights(round, criteria, zone);
  std::vector<char> floats_up;
  for (const Position p : bracket.lower) {
    claim.kind_of.push_back(weights.add(p, false));
    claim.bound.push_back(zone == ProofZone::All ? 1 : 0);
    floats_up.push_back(std::binary_search(bracket.upfloaters.begin(), bracket.upfloaters.end(), p) ? 1 : 0);
  }
  for (const Position p : bracket.residents) {
    claim.kind_of.push_back(weights.add(p, true));
    claim.bound.push_back(1);
  }
  claim.players = bracket.lower;
  claim.players.insert(claim.players.end(), bracket.residents.begin(), bracket.residents.end());
  const auto lower = static_cast<Vertex>(bracket.lower.size());
  const auto size = static_cast<Vertex>(claim.players.size());
  decide_members(claim.order, floats_up, 0, [lower, size](Vertex) { return VertexRange{lower, size}; });
  std::move(weights).write(claim, round.facts(bracket.residents.front()).score);
  return claim;
}

ProofClaim claim_on_shifts(const Round& round, const DubovBracket& bracket,
                           std::span<const Position> opponents) {
  const Subgroups groups = split(round, players_of(bracket));
  KindNumbers<GroupKind> numbers;
  ProofClaim claim =
      claim_of_groups(round.field(), middle_out(groups.smaller()), middle_out(groups.larger()), numbers);
  const auto smaller = static_cast<Vertex>(groups.smaller().size());
  const std::vector<Vertex> mates = mates_among(claim.players, opponents);
  decide_shifts(claim.order, mates, 0, smaller);
  decide_shifts(claim.order, mates, smaller, static_cast<Vertex>(claim.players.size()));
  claim.joins = [kinds = numbers.kinds()](std::int32_t a, std::int32_t b) {
    return may_meet(kinds[at(a)].indispensable, kinds[at(b)].indispensable);
  };
  claim.digits = 1;
  claim.weigh = [kinds = numbers.kinds()](std::int32_t a, std::int32_t b, std::span<std::int64_t> weight) {
    if (kinds[at(a)].first && kinds[at(b)].first) weight[0] -= 1;
  };
  return claim;
}

ProofClaim claim_on_transposition(const Round& round, const DubovBracket& bracket,
                                  std::span<const Position> opponents) {
  const std::vector<Position> players = players_of(bracket);
  std::vector<std::pair<Position, Position>> pairs;
  for (const Position p : players)
    if (opponents[at(p)] > p) pairs.emplace_back(p, opponents[at(p)]);
  Subgroups groups = shifted_by_pairs(split(round, players), pairs).groups;
  round.sort_by_average_rating(groups.first);
  round.sort_by_number(groups.second);
  KindNumbers<GroupKind> numbers;
  ProofClaim claim = claim_of_groups(round.field(), groups.first, groups.second, numbers);
  const auto first = static_cast<Vertex>(groups.first.size());
  const std::vector<Vertex> mates = mates_among(claim.players, opponents);
  for (Vertex v = 0; v < first; ++v)
    claim.order.push_back({OrderDecision::Kind::Settle, v, first, mates[at(v)]});
  claim.joins = [kinds = numbers.kinds()](std::int32_t a, std::int32_t b) {
    return kinds[at(a)].first && !kinds[at(b)].first &&
           may_meet(kinds[at(a)].indispensable, kinds[at(b)].indispensable);
  };
  claim.weigh = [](std::int32_t, std::int32_t, std::span<std::int64_t>) {};
  return claim;
}

}  // namespace bloesem::swiss::dubov
