// Checks the functions of a cost against the shape that they promise, for all combinations of facts.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "criteria/compatibility.hpp"
#include "criteria/criterion.hpp"
#include "criteria/mask_facts.hpp"
#include "tests/criteria/every_kind_of_facts.hpp"

namespace bloesem::test {

inline bool same(const criteria::Charge& a, const criteria::Charge& b) {
  return a.amount == b.amount && (a.amount == 0 || a.difference == b.difference);
}

// Returns the facts that a cost may depend on if its shape allows one kind of float, or none.
inline criteria::PlayerFacts only_floats(const criteria::PlayerFacts& facts, criteria::Float seen) {
  criteria::PlayerFacts rest;
  rest.score = facts.score;
  if (facts.previous == seen) rest.previous = seen;
  if (facts.before_previous == seen) rest.before_previous = seen;
  if (seen == criteria::Float::Up) rest.upfloats = facts.upfloats;
  return rest;
}

inline bool keeps(criteria::PairShape shape, const criteria::PairCost& cost, const criteria::PlayerFacts& h,
                  const criteria::PlayerFacts& l) {
  using criteria::Float;
  using criteria::PairShape;
  using criteria::Strength;
  const criteria::Charge charge = cost(h, l);
  const auto as_seen = [&](Float of_higher, Float of_lower) {
    return same(charge, cost(only_floats(h, of_higher), only_floats(l, of_lower)));
  };
  const bool even = h.score == l.score;
  const bool clash = criteria::clash(h.preference, l.preference);
  const bool absolute = h.preference.absolute() && l.preference.absolute();
  const bool strong = h.preference.strength >= Strength::Strong && l.preference.strength >= Strength::Strong;
  const auto is_one_if = [&](bool condition) { return same(charge, {condition ? 1 : 0, 0}); };
  if (charge.amount < 0) return false;
  if (shape != PairShape::Unknown && even && !same(charge, cost(l, h))) return false;
  switch (shape) {
    case PairShape::Free: return charge.amount == 0;
    case PairShape::Unknown: return true;
    case PairShape::Uneven: return !even || charge.amount == 0;
    case PairShape::ScoreDifference:
      return (charge.amount == 0) == even && (even || charge.difference == h.score - l.score) &&
             as_seen(Float::None, Float::None);
    case PairShape::RepeatedDownfloat:
      return (!even || charge.amount == 0) && as_seen(Float::Down, Float::None);
    case PairShape::RepeatedUpfloat: return (!even || charge.amount == 0) && as_seen(Float::None, Float::Up);
    case PairShape::Clash: return is_one_if(clash);
    case PairShape::StrongClash: return is_one_if(clash && strong && !absolute);
    case PairShape::AbsoluteClash:
      if (charge.amount == 0) return true;
      return clash && absolute && (h.topscorer || l.topscorer || !criteria::colours_allow(h, l));
  }
  return false;
}

// Returns the number of pairs, among all combinations of facts, that are charged.
inline int charged_pairs(const criteria::PairCost& cost) {
  static const std::vector<criteria::PlayerFacts> grid = every_kind_of_facts();
  int charged = 0;
  for (const criteria::PlayerFacts& h : grid)
    for (const criteria::PlayerFacts& l : grid)
      if (h.score >= l.score && cost(h, l).amount != 0) ++charged;
  return charged;
}

// Only for pairs whose higher ranked player does not have the lower score.
inline bool keeps(criteria::PairShape shape, const criteria::PairCost& cost) {
  static const std::vector<criteria::PlayerFacts> grid = every_kind_of_facts();
  for (const criteria::PlayerFacts& h : grid)
    for (const criteria::PlayerFacts& l : grid)
      if (h.score >= l.score && !keeps(shape, cost, h, l)) return false;
  return true;
}

inline bool keeps(criteria::SingleShape shape, const criteria::SingleCost& cost,
                  const criteria::SinglePlayer& p) {
  using criteria::SingleShape;
  using criteria::Zone;
  const criteria::Charge charge = cost(p);
  const criteria::PlayerFacts seen = only_floats(p.facts, criteria::Float::Down);
  switch (shape) {
    case SingleShape::Free: return charge.amount == 0;
    case SingleShape::Unknown: return true;
    case SingleShape::One: return charge.amount == 1;
    case SingleShape::Incomplete: return charge.amount == (p.facts.bye_eligible ? 1 : 3);
    case SingleShape::Unplayed: return charge.amount == p.facts.unplayed;
    case SingleShape::FloatsOn:
      return same(charge, {p.zone == Zone::Bracket ? 1 : 0, p.facts.score - p.artificial});
    case SingleShape::Score:
      return charge.amount == 1 &&
             (charge.difference == p.facts.score || charge.difference == p.facts.score - p.artificial);
    case SingleShape::RepeatedDownfloat: return same(charge, cost({seen, p.zone, p.moved_down, p.artificial}));
  }
  return false;
}

inline bool keeps(criteria::SingleShape shape, const criteria::SingleCost& cost) {
  static const std::vector<criteria::PlayerFacts> grid = every_kind_of_facts();
  for (criteria::PlayerFacts facts : grid)
    for (const criteria::Zone zone : {criteria::Zone::Bracket, criteria::Zone::Next, criteria::Zone::Below})
      for (const bool moved_down : {false, true})
        for (const bool unplayed : {false, true}) {
          facts.unplayed = unplayed ? 2 : 0;
          if (!keeps(shape, cost, {facts, zone, moved_down, 10})) return false;
        }
  return true;
}

// Lemma 4, for a list that charges pairs and singles.
inline bool charges_the_higher_alike(const criteria::Criterion& criterion) {
  static const std::vector<criteria::PlayerFacts> grid = every_kind_of_facts();
  for (const criteria::PlayerFacts& h : grid)
    for (const criteria::PlayerFacts& l : grid) {
      if (h.score <= l.score) continue;
      const Points artificial = l.score - one_point;
      const criteria::Charge single = criterion.single({h, criteria::Zone::Bracket, true, artificial});
      const criteria::Charge pair = criterion.pair(h, l);
      if (pair.amount != single.amount) return false;
      if (pair.amount == 0) continue;
      if (pair.amount != 1 || pair.difference != h.score - l.score || single.difference != h.score - artificial)
        return false;
    }
  return true;
}

}  // namespace bloesem::test
