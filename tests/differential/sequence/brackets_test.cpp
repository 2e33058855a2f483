// Single brackets: compares the sequence engine with exhaustion, and its candidates with the lists of section
// D.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "engine/sequence/completion.hpp"
#include "engine/sequence/pair_bracket.hpp"
#include "tests/differential/sequence/literal_bracket.hpp"
#include "tests/support/bracket_oracle.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;

struct BracketsCounts {
  int compared = 0;
  int without_candidate = 0;
  int exchanges = 0;
  int limbo = 0;
};

void compare_brackets(const BracketCase& c, BracketsCounts& counts) {
  SCOPED_TRACE(describe(c));
  const sequence::Field field = field_of(c);
  const sequence::Bracket bracket = bracket_of(c);
  const Result<sequence::Candidate> own = pair_bracket(field, bracket, sequence::baku_2016());
  const std::optional<BestCandidate> best = best_candidate(c.field, c.bracket);
  ASSERT_EQ(own.has_value(), best.has_value());
  if (!best) {
    EXPECT_EQ(own.error().code, ErrorCode::NoValidPairing);
    ++counts.without_candidate;
    return;
  }
  EXPECT_EQ(broken_rule(field, bracket, *own), std::nullopt);
  // A pairing that A.9 discards need not be unique.
  if (!best->ahead.closes) {
    EXPECT_FALSE(sequence::can_be_completed(field, sequence::joined(own->downfloaters, bracket.ahead)));
    return;
  }
  const auto& [pairs, singles] = best->grouping;
  EXPECT_EQ(own->pairs, decltype(own->pairs)(pairs.begin(), pairs.end()));  // places are positions
  EXPECT_EQ(own->downfloaters, places(singles));
  EXPECT_EQ(own->exchanges, best->key[exchanges_in_key].front());
  ++counts.compared;
  counts.exchanges += own->exchanges > 0 ? 1 : 0;
  counts.limbo += best->key.front().front() > 0 ? 1 : 0;
}

class SequenceBrackets : public testing::TestWithParam<BracketKind> {};

INSTANTIATE_TEST_SUITE_P(Differential, SequenceBrackets,
                         testing::Values(BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                         BracketKind::Penultimate, BracketKind::Collapsed),
                         [](const auto& info) {
                           return "Kind" + std::to_string(static_cast<int>(info.param));
                         });

TEST_P(SequenceBrackets, ArePairedAsByExhaustion) {
  constexpr Past pasts[] = {Past::Mixed, Past::Mixed, Past::LopsidedColours, Past::Floats, Past::Halves};
  Random random(20161101 + static_cast<std::uint64_t>(GetParam()));
  BracketsCounts counts;
  for (int i = 0; i < 3000 && !HasFailure(); ++i)
    compare_brackets(random_bracket(random, GetParam(), random_sizes(random, GetParam()), pasts[i % 5]),
                     counts);
  EXPECT_GT(counts.compared, 1500);
  EXPECT_GT(counts.exchanges, 300);
}

// Returns all candidates in the order of generation: for each number of pairs and of paired MDPs the list of
// section D, without the forbidden ones.
std::vector<BsnPairs> generated_by_the_letter(const BracketCase& c, const sequence::Field& field) {
  const auto mdps = static_cast<int>(c.bracket.moved_down.size());
  const auto residents = static_cast<int>(c.bracket.residents.size());
  std::vector<Points> scores;
  for (const Position p : c.bracket.moved_down) scores.push_back(c.field.facts(p).score);
  std::vector<BsnPairs> result;
  for (int pairs = (mdps + residents) / 2; pairs >= 0; --pairs) {
    for (int m1 = std::min({mdps, residents, pairs}); m1 >= 0; --m1) {
      if (2 * (pairs - m1) > residents - m1) break;
      for (const BsnPairs& candidate : heterogeneous_candidates(
               {scores, static_cast<std::size_t>(m1), residents, static_cast<std::size_t>(pairs - m1)})) {
        const auto may_meet = [&](const auto& pair) { return field.may_meet(pair.first - 1, pair.second - 1); };
        if (std::all_of(candidate.begin(), candidate.end(), may_meet)) result.push_back(candidate);
      }
    }
  }
  return result;
}

TEST(SequenceCandidates, ComeInTheOrderOfSectionD) {
  Random random(20161111);
  std::size_t candidates = 0;
  for (int i = 0; i < 400 && !testing::Test::HasFailure(); ++i) {
    const BracketSizes sizes = {random.between(0, 3), random.between(1, 6), random.between(1, 3)};
    const BracketCase c = random_bracket(random, BracketKind::Normal, sizes);
    const sequence::Field field = field_of(c);
    std::vector<BsnPairs> own;
    for (const auto& [candidate, values] : every_candidate(field, bracket_of(c))) {
      own.emplace_back();
      for (const auto& [higher, lower] : candidate.pairs) own.back().emplace_back(higher + 1, lower + 1);
    }
    EXPECT_EQ(own, generated_by_the_letter(c, field));
    candidates += own.size();
  }
  EXPECT_GT(candidates, 10000U);
}

// The first of the ranking is the pairing: stopping early changes nothing.
TEST(SequenceCandidates, TheBestIsThePairing) {
  Random random(20161112);
  constexpr BracketKind kinds[] = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                   BracketKind::Penultimate, BracketKind::Collapsed};
  constexpr Past pasts[] = {Past::Mixed, Past::LopsidedColours, Past::Floats};
  for (int i = 0; i < 1500 && !testing::Test::HasFailure(); ++i) {
    const BracketKind kind = kinds[i % 5];
    const BracketCase c = random_bracket(random, kind, random_sizes(random, kind), pasts[i % 3]);
    SCOPED_TRACE(describe(c));
    const sequence::Field field = field_of(c);
    const std::vector<sequence::Evaluated> list = ranking(field, bracket_of(c));
    const auto own = pair_bracket(field, bracket_of(c), sequence::baku_2016());
    ASSERT_EQ(own.has_value(), !list.empty());
    if (!own) continue;
    EXPECT_EQ(*own, list.front().candidate);
  }
}

}  // namespace
}  // namespace bloesem::test
