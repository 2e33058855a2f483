// Forbidding a pair only removes candidates.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>

#include "tests/property/paired_brackets.hpp"
#include "tests/support/generation.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using criteria::CriterionValue;
using IndexPair = std::pair<PlayerIndex, PlayerIndex>;
using IndexPairs = std::vector<IndexPair>;

IndexPairs made(const RoundPairing& pairing) {
  IndexPairs pairs;
  for (const Board& board : pairing.boards) pairs.emplace_back(std::minmax(board.white, board.black));
  return pairs;
}

IndexPairs not_made(const RoundPairing& pairing) {
  const IndexPairs pairs = made(pairing);
  const std::set<IndexPair> known(pairs.begin(), pairs.end());
  std::vector<PlayerIndex> players;
  for (const auto& [a, b] : pairs) players.insert(players.end(), {a, b});
  if (pairing.bye) players.push_back(*pairing.bye);
  IndexPairs others;
  for (const PlayerIndex a : players)
    for (const PlayerIndex b : players)
      if (a < b && !known.contains({a, b})) others.emplace_back(a, b);
  return others;
}

Result<RoundPairing> pair_without(const Tournament& t, const IndexPairs& forbidden) {
  PairOptions options;
  options.forbidden = forbidden;
  return pair_round(t, options);
}

// Returns one of them, some, or all.
IndexPairs choose_some(IndexPairs pairs, Random& random) {
  random.shuffle(pairs);
  constexpr int all = 5;
  const int roll = random.between(1, all);
  if (roll < all) pairs.resize(std::min(pairs.size(), roll < 3 ? std::size_t{1} : pairs.size() / 2));
  return pairs;
}

// The pairing remains a candidate in each of its brackets with the same values: the pairs made in the following
// bracket attained what C.7 looked for (most pairs, least PSD), and they remain as well. All other candidates
// can only become worse. So C.5 to C.19 and the order of generation choose it again.
TEST(ForbiddenPairs, NotMadeChangeNothingUnlessThereIsAPpb) {
  int without_ppb = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random& random) {
    const IndexPairs forbidden = choose_some(not_made(pairing), random);
    if (forbidden.empty() || has_ppb_and_clb(pairing)) return;
    const Result<RoundPairing> again = pair_without(t, forbidden);
    ASSERT_TRUE(again) << again.error().message;  // the pairing made is still legal
    EXPECT_EQ(text_of(again), text_of(pairing)) << "forbidden: " << forbidden.size();
    EXPECT_EQ(colour_rules_of(again), colour_rules_of(pairing));
    ++without_ppb;
  });
  RecordProperty("without_ppb", without_ppb);
  EXPECT_GT(without_ppb, rounds_to_try() / 3);
}

// Why the restriction is needed: the discarded attempt used pairs that were not made, and so may the look-ahead
// of the bracket before it, because C.7 does not ask whether the round can be completed. Without such a pair
// the attempt may succeed, and there is no PPB any more.
TEST(ForbiddenPairs, OfTheDiscardedAttemptMatterThoughNotMade) {
  int changed = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random&) {
    const IndexPairs pairs = made(pairing);
    for (const BracketRecord& bracket : pairing.record.brackets) {
      if (!bracket.discarded) continue;
      for (const auto& [h, l] : bracket.pairs) {
        const IndexPair pair = std::minmax(h, l);
        if (std::find(pairs.begin(), pairs.end(), pair) != pairs.end()) continue;
        const Result<RoundPairing> again = pair_without(t, {pair});
        ASSERT_TRUE(again) << again.error().message;
        changed += text_of(again) != text_of(pairing) ? 1 : 0;
      }
    }
  });
  RecordProperty("changed", changed);
  EXPECT_GT(changed, 0);
}

// Returns the values of C.1 to C.19 for one bracket, in descending priority. Smaller is better.
std::vector<std::vector<std::int64_t>> vector_of(const PairedBracket& bracket) {
  std::vector<std::vector<std::int64_t>> result;
  for (const CriterionValue& value : bracket.record->criteria) {
    if (value.is_list)
      result.emplace_back(value.differences.begin(), value.differences.end());
    else
      result.push_back({value.count});
  }
  return result;
}

GenerationKey key_of(const PairedBracket& bracket) {
  const std::vector<Position> players = bracket.players();
  const auto bsn = [&](Position p) {
    return static_cast<Bsn>(std::lower_bound(players.begin(), players.end(), p) - players.begin()) + 1;
  };
  BsnPairs pairs;
  for (const auto& [h, l] : bracket.grouping.pairs) pairs.emplace_back(bsn(h), bsn(l));
  return generation_key(static_cast<Bsn>(bracket.moved_down.size()), static_cast<Bsn>(players.size()), pairs);
}

struct Departures {
  int worse = 0;  // worse in a criterion
  int later = 0;  // equal in all criteria, but generated later
  int ppb = 0;    // a bracket with the same pairing is now discarded
  int impossible = 0;
};

// Up to the first bracket that differs both walks pair the same players for the same purpose, and the second
// one chooses among fewer candidates, each as good as before or, by C.7, worse. So its choice is no better, and
// if it is equal in everything it was generated later. Nothing follows for the brackets below, which begin with
// other downfloaters. This also holds in rounds with a PPB, because attempts, including discarded ones, are
// compared too; if only the second walk discards an attempt that the first one kept, there is nothing to
// compare.
void expect_no_better(const std::vector<PairedBracket>& before, const std::vector<PairedBracket>& after,
                      Departures& departures) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    ASSERT_LT(i, after.size());
    if (before[i].record->kind != after[i].record->kind) {
      EXPECT_EQ(after[i].record->kind, BracketKind::Penultimate);
      ++departures.ppb;
      return;
    }
    ASSERT_EQ(before[i].moved_down, after[i].moved_down);
    ASSERT_EQ(before[i].residents, after[i].residents);
    const bool same_pairs = before[i].grouping.pairs == after[i].grouping.pairs;
    const auto value_before = vector_of(before[i]);
    const auto value_after = vector_of(after[i]);
    EXPECT_GE(value_after, value_before) << "bracket of score " << before[i].record->score;
    if (same_pairs && value_before == value_after) continue;
    if (value_before == value_after) {
      EXPECT_GT(key_of(after[i]), key_of(before[i]));
    }
    ++(value_before == value_after ? departures.later : departures.worse);
    return;
  }
  FAIL() << "the pair that was forbidden has been made again";
}

TEST(ForbiddenPairs, MadeLeaveNothingBetter) {
  Departures departures;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random& random) {
    IndexPairs pairs = made(pairing);
    if (pairs.empty()) return;
    random.shuffle(pairs);
    pairs.resize(1);
    const Result<RoundPairing> again = pair_without(t, pairs);
    if (!again) {
      EXPECT_EQ(again.error().code, ErrorCode::NoValidPairing);
      ++departures.impossible;
      return;
    }
    const RoundField field = field_of(t);
    expect_no_better(paired_brackets(field, pairing), paired_brackets(field, *again), departures);
  });
  RecordProperty("worse", departures.worse);
  RecordProperty("later", departures.later);
  RecordProperty("ppb", departures.ppb);
  RecordProperty("impossible", departures.impossible);
  EXPECT_GT(departures.worse, rounds_to_try() / 5);
  EXPECT_GT(departures.later, rounds_to_try() / 50);
  EXPECT_GT(departures.ppb, 0);
}

}  // namespace
}  // namespace bloesem::test
