#include "engine/burstein/proof_weights.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "criteria/burstein/burstein_2026.hpp"

namespace bloesem::swiss::burstein {

using criteria::Charge;
using criteria::Criterion;
using criteria::Measure;
using criteria::Zone;

ProofWeights::ProofWeights(const RoundField& field, criteria::BracketKind kind, ProofZone zone)
    : field_(&field), zone_(zone) {
  for (const Criterion& row : criteria::burstein_2026())
    if (contains(row.in_force, kind) && (zone == ProofZone::All || row.scope == Zone::Bracket))
      rows_.push_back(&row);
}

std::int32_t ProofWeights::add(Position p, Zone zone) {
  const criteria::PlayerFacts& facts = field_->facts(p);
  Kind kind{zone, 0, Colour::None, field_->indispensable_colour(p)};
  if (zone != Zone::Below) kind.score = facts.score;
  if (zone == Zone::Bracket) kind.preferred = facts.preference.colour;
  const std::int32_t number = numbers_(kind);
  if (numbers_.kinds().size() > facts_.size()) {
    criteria::PlayerFacts& seen = facts_.emplace_back();
    seen.score = kind.score;
    seen.preference.colour = kind.preferred;
  }
  return number;
}

// A count is one digit; a list is one digit for each score, the highest first.
void ProofWeights::find_digits() {
  for (const Criterion* row : rows_) {
    if (row->measure == Measure::Count) {
      digits_.push_back({row, 0});
      continue;
    }
    std::set<Points, std::greater<>> differences;
    for (std::size_t kind = 0; kind < facts_.size(); ++kind)
      if (numbers_.kinds()[kind].zone <= row->scope)
        differences.insert(single(*row, static_cast<std::int32_t>(kind)).difference);
    for (const Points difference : differences) digits_.push_back({row, difference});
  }
}

void ProofWeights::write(ProofClaim& claim) && {
  find_digits();
  claim.kinds = static_cast<std::int32_t>(facts_.size());
  claim.digits = digits_.size();
  const auto shared = std::make_shared<const ProofWeights>(std::move(*this));
  claim.joins = [shared](std::int32_t a, std::int32_t b) { return shared->joins(a, b); };
  claim.weigh = [shared](std::int32_t a, std::int32_t b, std::span<std::int64_t> weight) {
    shared->weigh(a, b, weight);
  };
}

bool ProofWeights::joins(std::int32_t a, std::int32_t b) const {
  const Colour colour = numbers_.kinds()[at(a)].indispensable;
  return colour == Colour::None || colour != numbers_.kinds()[at(b)].indispensable;
}

Charge ProofWeights::single(const Criterion& row, std::int32_t kind) const {
  return row.single({facts_[at(kind)], numbers_.kinds()[at(kind)].zone});
}

void ProofWeights::add(const Criterion& row, const Charge& charge, std::int64_t sign,
                       std::span<std::int64_t> weight) const {
  if (charge.amount == 0) return;
  const Points difference = row.measure == Measure::Count ? 0 : charge.difference;
  const auto digit = std::find_if(digits_.begin(), digits_.end(), [&](const Digit& each) {
    return each.row == &row && each.difference == difference;
  });
  weight[static_cast<std::size_t>(digit - digits_.begin())] += sign * charge.amount;
}

// A pair of the bracket saves what both cost as single players; in a perfect matching those cost it who are
// paired outside of what a row looks at.
void ProofWeights::weigh(std::int32_t a, std::int32_t b, std::span<std::int64_t> weight) const {
  const Zone of_a = numbers_.kinds()[at(a)].zone;
  const Zone of_b = numbers_.kinds()[at(b)].zone;
  for (const Criterion* row : rows_) {
    if (row->pair && of_a == Zone::Bracket && of_b == Zone::Bracket)
      add(*row, row->pair(facts_[at(a)], facts_[at(b)]), -1, weight);
    if (!row->single) continue;
    const bool saves = zone_ == ProofZone::Bracket;
    if (saves || (of_a <= row->scope && of_b > row->scope)) add(*row, single(*row, a), saves ? 1 : -1, weight);
    if (saves || (of_b <= row->scope && of_a > row->scope)) add(*row, single(*row, b), saves ? 1 : -1, weight);
  }
}

}  // namespace bloesem::swiss::burstein
