// The digits of the whole round, compared with what they stand for: the greater of two totals belongs to the
// better matching, and no total leaves the range of its digit.
#include "engine/dutch/solve/whole_round/round_digits.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/candidate_values.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"
#include "tests/support/generation.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::BsnPairs;
using test::Random;
using PositionPairs = std::vector<std::pair<Position, Position>>;
using Totals = std::vector<std::int64_t>;

Totals totals_of(const Digits& digits, const PositionPairs& pairs) {
  Totals totals(digits.layout.digits(), 0);
  for (const auto& [higher, lower] : pairs)
    for (const matching::Term& term : digits.of_pair(higher, lower)) totals[at(term.digit)] += term.value;
  for (std::size_t d = 0; d < totals.size(); ++d) {
    EXPECT_GE(totals[d], digits.layout.range(d).least) << "digit " << d;
    EXPECT_LE(totals[d], digits.layout.range(d).most) << "digit " << d;
  }
  return totals;
}

// Returns the pairs of players with these numbers from 1; `players` are their positions.
PositionPairs by_position(const BsnPairs& pairs, const std::vector<Position>& players) {
  PositionPairs result;
  for (const auto& [a, b] : pairs) result.emplace_back(players[at(a - 1)], players[at(b - 1)]);
  return result;
}

void expect_descending(const Digits& digits, const std::vector<BsnPairs>& candidates,
                       const std::vector<Position>& players) {
  Totals before;
  for (const BsnPairs& candidate : candidates) {
    const Totals totals = totals_of(digits, by_position(candidate, players));
    ASSERT_TRUE(before.empty() || totals < before);
    before = totals;
  }
}

const std::vector<Position> scattered = {1, 2, 5, 6, 8, 9, 12, 13};

TEST(RemainderDigits, PreferWhatIsGeneratedEarlier) {
  for (int size = 2; size <= 8; ++size)
    for (int pairs = 1; 2 * pairs <= size; ++pairs) {
      const std::vector<Position> members(scattered.begin(), scattered.begin() + size);
      const auto candidates = test::homogeneous_candidates(size, static_cast<std::size_t>(pairs));
      expect_descending(remainder_digits(members, pairs), candidates, members);
    }
}

// Candidates of too many players to be listed: which of them is generated first is known by a key.
TEST(RemainderDigits, OfManyPlayersPreferTheSmallerKey) {
  Random random(223);
  constexpr int size = 14;
  constexpr int pairs = 4;
  std::vector<Position> members = positions(0, size);
  const Digits digits = remainder_digits(members, pairs);
  const auto random_candidate = [&] {
    std::vector<test::Bsn> numbers(size);
    std::iota(numbers.begin(), numbers.end(), 1);
    random.shuffle(numbers);
    BsnPairs candidate;
    for (std::size_t i = 0; i < pairs; ++i)
      candidate.push_back(std::minmax(numbers[2 * i], numbers[2 * i + 1]));
    std::sort(candidate.begin(), candidate.end());
    return candidate;
  };
  for (int run = 0; run < 50'000; ++run) {
    const BsnPairs one = random_candidate();
    const BsnPairs other = random_candidate();
    ASSERT_EQ(totals_of(digits, by_position(one, members)) > totals_of(digits, by_position(other, members)),
              test::generation_key(0, size, one) < test::generation_key(0, size, other));
  }
}

TEST(MovedDownDigits, PreferWhatIsGeneratedEarlier) {
  int compared = 0;
  for (int mdps = 1; mdps <= 3; ++mdps)
    for (int residents = 1; residents <= 5; ++residents) {
      const std::vector<Position> players(scattered.begin(), scattered.begin() + mdps + residents);
      Bracket bracket;
      bracket.moved_down.assign(players.begin(), players.begin() + mdps);
      bracket.residents.assign(players.begin() + mdps, players.end());
      for (int paired = 0; paired <= std::min(mdps, residents); ++paired) {
        const auto candidates = test::heterogeneous_candidates(
            {std::vector<Points>(at(mdps), 20), static_cast<std::size_t>(paired), residents, 0});
        expect_descending(moved_down_digits(bracket), candidates, players);
        compared += static_cast<int>(candidates.size());
      }
    }
  EXPECT_GT(compared, 100);
}

TEST(OrderDigits, OfOtherPairsAreZero) {
  const Bracket bracket{criteria::BracketKind::Normal, {0, 1}, {2, 3, 4}, {5}, {}};
  const Digits moved_down = moved_down_digits(bracket);
  const Digits remainder = remainder_digits(bracket.residents, 1);
  EXPECT_TRUE(moved_down.of_pair(2, 3).empty());
  EXPECT_TRUE(moved_down.of_pair(1, 5).empty());
  EXPECT_FALSE(moved_down.of_pair(1, 2).empty());
  EXPECT_TRUE(remainder.of_pair(1, 2).empty());
  EXPECT_TRUE(remainder.of_pair(4, 5).empty());
  EXPECT_FALSE(remainder.of_pair(3, 4).empty());
}

TEST(PairsDigit, CountsThePairsMadeInTheBracket) {
  const RoundField field = test::next_round(test::TournamentBuilder(8));
  const Digits digit = pairs_digit(field, {criteria::BracketKind::Normal, {0}, {1, 2, 3}, {4, 5}, {6, 7}});
  EXPECT_EQ(totals_of(digit, {{0, 3}, {1, 2}, {4, 5}}), Totals{2});
  EXPECT_EQ(totals_of(digit, {{0, 1}, {2, 4}, {3, 7}, {5, 6}}), Totals{1});
}

// Calls visit(pairs) for every matching of the legal pairs among positions from `first` on.
void for_each_matching(const RoundField& field, std::vector<Position> left, PositionPairs& pairs,
                       const std::function<void(const PositionPairs&)>& visit) {
  if (left.empty()) return visit(pairs);
  const Position first = left.front();
  left.erase(left.begin());
  for_each_matching(field, left, pairs, visit);
  for (const Position partner : left) {
    if (!field.compatible(first, partner)) continue;
    std::vector<Position> rest = left;
    std::erase(rest, partner);
    pairs.emplace_back(first, partner);
    for_each_matching(field, rest, pairs, visit);
    pairs.pop_back();
  }
}

// C.2 and C.4; C4 and C5.
TEST(CompletionDigits, PreferCompletePairingsAndTheLowestBye) {
  Random random(221);
  int complete = 0;
  int byes = 0;
  for (int run = 0; run < 800 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const RoundField field = test::random_last_bracket(random, 7).field;
    const Digits digits = completion_digits(field);
    Totals best;
    bool best_is_complete = false;
    bool some_is_complete = false;
    Points bye_of_best = 0;
    Points lowest_bye = INT32_MAX;
    PositionPairs pairs;
    for_each_matching(field, positions(0, field.size()), pairs, [&](const PositionPairs& matching) {
      std::vector<Position> single = positions(0, field.size());
      for (const auto& [a, b] : matching) std::erase(single, a), std::erase(single, b);
      const bool is_complete =
          single.empty() || (single.size() == 1 && field.facts(single.front()).bye_eligible);
      const Points bye = is_complete && !single.empty() ? field.facts(single.front()).score : 0;
      some_is_complete = some_is_complete || is_complete;
      if (is_complete) lowest_bye = std::min(lowest_bye, bye);
      const Totals totals = totals_of(digits, matching);
      if (!best.empty() && totals <= best) return;
      best = totals;
      best_is_complete = is_complete;
      bye_of_best = bye;
    });
    ASSERT_EQ(best_is_complete, some_is_complete);
    if (!some_is_complete) continue;
    ASSERT_EQ(bye_of_best, lowest_bye);
    ++complete;
    byes += field.size() % 2;
  }
  EXPECT_GT(complete, 300);
  EXPECT_GT(byes, 100);
}

TEST(CriteriaDigits, CompareCandidatesLikeTheirValues) {
  Random random(222);
  int better = 0;
  for (int run = 0; run < 1500 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto [field, bracket] = test::random_last_bracket(random, 12);
    const BracketProblem problem(field, criteria::baku_2016(), bracket);
    const Digits digits = criteria_digits(field, criteria::baku_2016(), bracket);
    const auto value_of = [&, &own_field = field, &own_bracket = bracket](BracketPairing& pairing) {
      pairing = test::random_candidate(random, own_field, own_bracket);
      std::vector<std::pair<std::int64_t, criteria::ScoreDifferences>> values;
      for (const criteria::CriterionValue& value : candidate_values(problem, pairing, {}))
        values.emplace_back(value.count, value.differences);
      return values;
    };
    BracketPairing one;
    BracketPairing other;
    const auto of_one = value_of(one);
    const auto of_other = value_of(other);
    const Totals totals = totals_of(digits, one.pairs);
    const Totals other_totals = totals_of(digits, other.pairs);
    ASSERT_EQ(totals > other_totals, of_one < of_other);
    ASSERT_EQ(totals == other_totals, of_one == of_other);
    better += of_one < of_other ? 1 : 0;
  }
  EXPECT_GT(better, 200);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
