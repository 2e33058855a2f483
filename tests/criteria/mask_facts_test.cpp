// Masked facts are irrelevant: masking shifts the charges of all candidates of a bracket by the same amount.
#include "criteria/mask_facts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>

#include "criteria/compatibility.hpp"
#include "tests/criteria/editions.hpp"
#include "tests/criteria/random_bracket_facts.hpp"

namespace bloesem::criteria {
namespace {

using test::BracketFacts;
using test::Random;

// Returns the criteria of all editions.
const std::vector<const Criterion*>& every_criterion() {
  static const std::vector<const Criterion*> all = [] {
    std::vector<const Criterion*> criteria;
    for (const CriteriaTable table : test::every_table())
      for (const Criterion& criterion : table) criteria.push_back(&criterion);
    return criteria;
  }();
  return all;
}

// Amount charged by (criterion, difference); a count has the difference 0.
using Charges = std::map<std::pair<std::size_t, Points>, std::int64_t>;

void add(Charges& charges, std::size_t k, const Charge& charge, std::int64_t sign) {
  const Points difference = every_criterion()[k]->measure == Measure::Count ? 0 : charge.difference;
  if (charge.amount != 0) charges[{k, difference}] += sign * charge.amount;
}

void add(Charges& charges, const std::vector<PlayerFacts>& facts, std::size_t moved_down,
         const test::Candidate& candidate, std::int64_t sign) {
  const Points artificial = facts.back().score - one_point;
  for (std::size_t k = 0; k < every_criterion().size(); ++k) {
    const Criterion& criterion = *every_criterion()[k];
    if (criterion.scope != Zone::Bracket) continue;
    for (const auto& [h, l] : candidate.pairs)
      if (criterion.pair) add(charges, k, criterion.pair(facts[h], facts[l]), sign);
    for (const std::size_t p : candidate.singles)
      if (criterion.single)
        add(charges, k, criterion.single({facts[p], Zone::Bracket, p < moved_down, artificial}), sign);
  }
}

// Returns the charges of `one` minus those of `other`.
Charges excess(const std::vector<PlayerFacts>& facts, std::size_t moved_down, const test::Candidate& one,
               const test::Candidate& other) {
  Charges charges;
  add(charges, facts, moved_down, one, +1);
  add(charges, facts, moved_down, other, -1);
  std::erase_if(charges, [](const auto& entry) { return entry.second == 0; });
  return charges;
}

FactMask mask_of(const BracketFacts& bracket, std::size_t singles) {
  const bool topscorers = std::any_of(bracket.players.begin(), bracket.players.end(),
                                      [](const PlayerFacts& facts) { return facts.topscorer; });
  return {topscorers, singles > 0 || !bracket.one_score(), bracket.moved_down > 0 || !bracket.one_score()};
}

// Returns the number of random pairs of candidates whose difference in charges changes if the facts are masked.
// `narrow` removes facts from the mask.
template <class Narrow>
int disagreements(std::uint64_t seed, int brackets, Narrow narrow) {
  Random random(seed);
  int count = 0;
  for (int i = 0; i < brackets; ++i) {
    const BracketFacts bracket = test::random_bracket_facts(random);
    const test::Candidate one = test::random_candidate(random, bracket, random.between<std::size_t>(0, 3));
    FactMask mask = mask_of(bracket, one.singles.size());
    narrow(mask);
    std::vector<PlayerFacts> visible;
    for (const PlayerFacts& facts : bracket.players) visible.push_back(mask_facts(facts, mask));
    for (int rival = 0; rival < 4; ++rival) {
      const test::Candidate other = test::random_candidate(random, bracket, one.singles.size());
      if (other.singles.size() != one.singles.size()) continue;
      count += excess(visible, bracket.moved_down, one, other) !=
                       excess(bracket.players, bracket.moved_down, one, other)
                   ? 1
                   : 0;
    }
  }
  return count;
}

TEST(MaskFacts, TellAllThatCandidatesDifferIn) {
  EXPECT_EQ(disagreements(31, 12'000, [](FactMask&) {}), 0);
}

// The test above would notice if too many facts were masked.
TEST(MaskFacts, OfANarrowerMaskAreTooFew) {
  EXPECT_GT(disagreements(32, 3000, [](FactMask& mask) { mask.topscorers = false; }), 20);
  EXPECT_GT(disagreements(33, 3000, [](FactMask& mask) { mask.downfloats = false; }), 100);
  EXPECT_GT(disagreements(34, 3000, [](FactMask& mask) { mask.upfloats = false; }), 100);
}

// Facts that no criterion uses would only increase the number of classes.
TEST(MaskFacts, AreNoMoreThanCanBeSeen) {
  for (const PlayerFacts& facts : test::every_kind_of_facts()) {
    const PlayerFacts least = mask_facts(facts, {});
    EXPECT_EQ(least.score, facts.score);
    EXPECT_EQ(least.preference.colour, facts.preference.colour);
    EXPECT_EQ(least.preference.strength, facts.preference.strength);
    PlayerFacts blank;
    blank.score = facts.score;
    blank.preference.colour = facts.preference.colour;
    blank.preference.strength = facts.preference.strength;
    EXPECT_EQ(least, blank);
    PlayerFacts all = mask_facts(facts, {true, true, true});
    all.bye_eligible = facts.bye_eligible;
    all.upfloats = facts.upfloats;  // of the Dubov System only
    if (!facts.preference.absolute())
      all.preference = facts.preference;  // only absolute preferences keep their details
    EXPECT_EQ(all, facts);
    // Masking twice is the same as masking once.
    for (int bits = 0; bits < 8; ++bits) {
      const FactMask mask{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
      EXPECT_EQ(mask_facts(mask_facts(facts, mask), mask), mask_facts(facts, mask));
    }
  }
}

// The masked facts still decide which players may meet.
TEST(MaskFacts, KeepWhomTheColoursAllow) {
  const std::vector<PlayerFacts> grid = test::every_kind_of_facts();
  for (const PlayerFacts& a : grid) {
    for (const PlayerFacts& b : grid) {
      if (a.previous != Float::None || b.previous != Float::None) continue;
      const FactMask mask{a.topscorer || b.topscorer, true, true};
      EXPECT_EQ(colours_allow(mask_facts(a, mask), mask_facts(b, mask)), colours_allow(a, b));
    }
  }
}

}  // namespace
}  // namespace bloesem::criteria
