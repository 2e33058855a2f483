// Single brackets: compares the engine's matching with exhaustion, both the candidate and the recorded
// criteria.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/dutch/solve/bounds/bounds_bracket.hpp"
#include "engine/dutch/solve/fast/fast_bracket.hpp"
#include "engine/dutch/solve/sieve/sieve_bracket.hpp"
#include "tests/differential/bracket_case.hpp"
#include "tests/support/bracket_oracle.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using criteria::CriterionValue;
using swiss::BracketPairing;

struct Counts {
  int compared = 0;
  int fast = 0;                    // also answered by the fast solver
  int sieved = 0;                  // answered from a list of all candidates
  int by_bounds = 0;               // solved by attained counting bounds
  int larger_sieved = 0;           // the same with more than seven players
  int without_candidate = 0;       // no candidate complies with C.1 to C.4
  int stuck = 0;                   // BeforeLast: the last bracket cannot be completed by any candidate
  int exchanges = 0;               // brackets with exchanges
  int limbo = 0;                   // brackets with an unpaired MDP
  int topscorers = 0;              // brackets with topscorers
  std::array<int, 20> costs = {};  // by article: brackets in which it costs something
};

std::vector<std::int64_t> without_zeros(std::vector<std::int64_t> list) {
  std::erase(list, 0);
  return list;
}

// The engine records the second half of C.7 as the bracket's downfloaters who stay unpaired, not as the
// resulting PSD.
std::vector<std::int64_t> stranded_differences(const BracketCase& c, const BestCandidate& best) {
  const Position lowest = c.bracket.ahead.empty() ? c.bracket.residents.back() : c.bracket.ahead.back();
  std::vector<std::int64_t> list;
  for (const Position p : best.ahead.stranded)
    list.push_back(c.field.facts(p).score - c.field.facts(lowest).score + one_point);
  return list;
}

std::size_t players_of(const swiss::Bracket& bracket, bool with_ahead) {
  return bracket.moved_down.size() + bracket.residents.size() + (with_ahead ? bracket.ahead.size() : 0);
}

// Returns the value that the engine should have recorded, according to the oracle.
std::vector<std::int64_t> expected_value(const BracketCase& c, const BestCandidate& best,
                                         const CriterionValue& value) {
  const bool ppb = c.bracket.kind == BracketKind::Penultimate;
  if (value.article == "C.2" || value.article == "C.4")
    return {static_cast<std::int64_t>(players_of(c.bracket, ppb) % 2)};
  if (value.article == "C.5") return {static_cast<std::int64_t>(best.grouping.singles.size())};
  if (value.article == "C.7" && value.is_list) return stranded_differences(c, best);
  if (value.article == "C.7") {
    const auto players = best.grouping.singles.size() + c.bracket.ahead.size();
    return {static_cast<std::int64_t>(players) + 2 * best.ahead.values[1].list.front()};
  }
  const auto found = std::find_if(best.values.begin(), best.values.end(),
                                  [&](const OracleValue& v) { return v.article == value.article; });
  return value.article == "C.6" ? without_zeros(found->list) : found->list;
}

void expect_values(const BracketCase& c, const BracketPairing& engine, const BestCandidate& best) {
  for (const CriterionValue& value : engine.criteria) {
    // Without downfloaters the engine does not look ahead.
    if (value.article == "C.7" && best.grouping.singles.empty()) continue;
    const std::vector<std::int64_t> differences(value.differences.begin(), value.differences.end());
    EXPECT_EQ(value.is_list ? differences : std::vector<std::int64_t>{value.count},
              expected_value(c, best, value))
        << value.article;
  }
}

void count(Counts& counts, const BracketCase& c, const BracketPairing& engine, const BestCandidate& best) {
  ++counts.compared;
  counts.exchanges += engine.exchanges > 0 ? 1 : 0;
  counts.limbo += best.key.front().front() > 0 ? 1 : 0;
  bool topscorers = false;
  for (Position p = 0; p < c.field.size(); ++p) topscorers |= c.field.facts(p).topscorer;
  counts.topscorers += topscorers ? 1 : 0;
  for (const CriterionValue& value : engine.criteria) {
    const auto article = static_cast<std::size_t>(std::stoi(std::string(value.article.substr(2))));
    counts.costs[article] += value.count > 0 || !value.differences.empty() ? 1 : 0;
  }
}

// C.2 or C.4 in the record shows whether a complying candidate exists: otherwise more is left over than one
// bye-eligible player.
bool complies(const BracketPairing& pairing) {
  const CriterionValue& first = pairing.criteria.front();
  return (first.article != "C.2" && first.article != "C.4") || first.count <= 1;
}

void compare(const BracketCase& c, Counts& counts) {
  SCOPED_TRACE(describe(c));
  const auto engine = by_lemon(c.field, criteria::baku_2016(), c.bracket);
  ASSERT_TRUE(engine.has_value());
  static swiss::dutch::BlossomBracketSolver blossom;  // shared, because its working memory must not matter
  const auto second = solve_by(blossom, c.field, criteria::baku_2016(), c.bracket);
  ASSERT_TRUE(second.has_value());
  expect_same_pairing(*second, *engine);
  static swiss::dutch::FastBracketSolver fast;  // answers only what it can prove
  const auto third = solve_by(fast, c.field, criteria::baku_2016(), c.bracket);
  if (third) expect_same_pairing(*third, *engine);
  counts.fast += third ? 1 : 0;
  static swiss::dutch::SieveBracketSolver sieve;
  const auto fifth = solve_by(sieve, c.field, criteria::baku_2016(), c.bracket);
  if (fifth) expect_same_pairing(*fifth, *engine);
  counts.sieved += fifth ? 1 : 0;
  static swiss::dutch::BoundsBracketSolver bounds;
  const auto sixth = solve_by(bounds, c.field, criteria::baku_2016(), c.bracket);
  if (sixth) expect_same_pairing(*sixth, *engine);
  counts.by_bounds += sixth ? 1 : 0;
  const std::optional<BestCandidate> best = best_candidate(c.field, c.bracket);
  ASSERT_EQ(complies(*engine), best.has_value());
  EXPECT_TRUE(best || (!third && !fifth && !sixth)) << "C.1 to C.4 leave nothing";
  // Every small bracket that can be completed must be answered; of larger ones, some.
  if (players_of(c.bracket, false) <= swiss::dutch::always_listed)
    EXPECT_EQ(fifth.has_value(), best.has_value());
  else
    counts.larger_sieved += fifth ? 1 : 0;
  if (!best) {
    ++counts.without_candidate;
    return;
  }
  if (!best->ahead.closes) {
    // A.9 discards this pairing, so it may be any; but the engine must be stuck as well.
    ++counts.stuck;
    std::vector<Position> left = engine->downfloaters;
    left.insert(left.end(), c.bracket.ahead.begin(), c.bracket.ahead.end());
    EXPECT_FALSE(completable(c.field, left));
    return;
  }
  EXPECT_EQ(engine->pairs, best->grouping.pairs);
  EXPECT_EQ(engine->downfloaters, best->grouping.singles);
  EXPECT_EQ(engine->exchanges, best->key[exchanges_in_key].front());
  expect_values(c, *engine, *best);
  count(counts, c, *engine, *best);
}

void report(const Counts& counts) {
  const auto say = [](const std::string& what, int number) { testing::Test::RecordProperty(what, number); };
  say("compared", counts.compared);
  say("fast", counts.fast);
  say("sieved", counts.sieved);
  say("by_bounds", counts.by_bounds);
  say("larger_sieved", counts.larger_sieved);
  say("without_candidate", counts.without_candidate);
  say("stuck", counts.stuck);
  say("exchanges", counts.exchanges);
  say("limbo", counts.limbo);
  say("topscorers", counts.topscorers);
  for (std::size_t article = 4; article < counts.costs.size(); ++article)
    say("C" + std::to_string(article) + "_costs", counts.costs[article]);
}

const char* word_for(BracketKind kind) {
  constexpr const char* words[] = {"Normal", "BeforeLast", "Last", "Penultimate", "Collapsed"};
  return words[static_cast<int>(kind)];
}

class Brackets : public testing::TestWithParam<BracketKind> {};

INSTANTIATE_TEST_SUITE_P(Differential, Brackets,
                         testing::Values(BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                         BracketKind::Penultimate, BracketKind::Collapsed),
                         [](const auto& info) { return std::string(word_for(info.param)); });

TEST_P(Brackets, ArePairedAsByExhaustion) {
  Random random(20160901 + static_cast<std::uint64_t>(GetParam()));
  Counts counts;
  // The fast solver answers fewer brackets of this kind.
  const int brackets = GetParam() == BracketKind::Collapsed ? 12000 : 8000;
  for (int i = 0; i < brackets && !HasFailure(); ++i)
    compare(random_bracket(random, GetParam(), random_sizes(random, GetParam())), counts);
  report(counts);
  EXPECT_GT(counts.compared, 4000);
  if (GetParam() == BracketKind::Penultimate)
    EXPECT_EQ(counts.fast, 0) << "it declines this kind";
  else
    EXPECT_GT(counts.fast, 2000);
  EXPECT_GT(counts.sieved, 2500);
  EXPECT_GT(counts.by_bounds, GetParam() <= BracketKind::Last ? 1000 : -1);
  EXPECT_GT(counts.larger_sieved, 100);
  EXPECT_GT(counts.exchanges, 800);
  EXPECT_GT(counts.topscorers, 1000);
}

TEST_P(Brackets, OfTheLastRoundWithLopsidedColoursArePairedAsByExhaustion) {
  Random random(20170901 + static_cast<std::uint64_t>(GetParam()));
  Counts counts;
  for (int i = 0; i < 3000 && !HasFailure(); ++i)
    compare(random_bracket(random, GetParam(), random_sizes(random, GetParam()), Past::LopsidedColours),
            counts);
  report(counts);
  EXPECT_GT(counts.topscorers, 1000);
  EXPECT_GT(counts.costs[8], 50);
  EXPECT_GT(counts.costs[9], 50);
}

TEST_P(Brackets, ThatNeedExchangesArePairedAsByExhaustion) {
  Random random(20190101 + static_cast<std::uint64_t>(GetParam()));
  Counts counts;
  for (int i = 0; i < 2000 && !HasFailure(); ++i) {
    BracketSizes sizes = random_sizes(random, GetParam());
    sizes.moved_down = random.chance(60) ? 0 : random.between(1, 2);
    sizes.residents = random.between(7, 10) - sizes.moved_down;
    sizes.ahead = std::min(sizes.ahead, 3);
    compare(random_bracket(random, GetParam(), sizes, Past::Halves), counts);
  }
  report(counts);
  EXPECT_GT(counts.exchanges, 500);
}

TEST_P(Brackets, WhereOnlyFloatsMatterArePairedAsByExhaustion) {
  Random random(20180701 + static_cast<std::uint64_t>(GetParam()));
  Counts counts;
  for (int i = 0; i < 3000 && !HasFailure(); ++i)
    compare(random_bracket(random, GetParam(), random_sizes(random, GetParam()), Past::Floats), counts);
  report(counts);
  EXPECT_GT(counts.costs[12], 500);
  EXPECT_GT(counts.costs[19], 500);
}

}  // namespace
}  // namespace bloesem::test
