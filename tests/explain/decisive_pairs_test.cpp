#include "engine/explain/decisive_pairs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/edition.hpp"
#include "engine/requested_round.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

using test::Random;

// What was seen in all rounds together.
struct Seen {
  int rounds = 0;
  int impossible = 0;
  int discarded = 0;  // rounds with a discarded bracket
  int forbidden = 0;  // pairs that were forbidden
  int decisive = 0;   // those among the decisive pairs, beside the boards, that changed a round
};

bool has_discarded(const RoundPairing& pairing) {
  const std::vector<BracketRecord>& brackets = pairing.record.brackets;
  return std::any_of(brackets.begin(), brackets.end(),
                     [](const BracketRecord& bracket) { return bracket.discarded; });
}

// Forbids each pair by itself and pairs the round again.
void compare_with_forbidding(const Subject& subject, Seen& seen) {
  const Result<RequestedRound> request = request_of_consistent(subject.tournament, subject.options);
  ASSERT_TRUE(request);
  const std::optional<std::vector<Pair>> pairs = decisive_pairs(subject, request->field, request->edition);
  ASSERT_TRUE(pairs);
  ASSERT_TRUE(std::is_sorted(pairs->begin(), pairs->end()));
  std::vector<Pair> now;
  if (subject.answer) now = test::pairs_and_byes(*subject.answer);
  ++seen.rounds;
  seen.impossible += subject.answer ? 0 : 1;
  seen.discarded += subject.answer && has_discarded(*subject.answer) ? 1 : 0;
  const auto players = static_cast<PlayerIndex>(subject.tournament.players.size());
  for (PlayerIndex other = 0; other < players; ++other)
    for (PlayerIndex one = 0; one < other; ++one) {
      const Pair pair(one, other);
      if (std::binary_search(now.begin(), now.end(), pair)) continue;
      const auto again = test::paired_again(subject, {{ChangeKind::Forbidden, one, other}});
      const bool same =
          again.has_value() == subject.answer.has_value() && (!again || test::pairs_and_byes(*again) == now);
      const bool decisive = std::binary_search(pairs->begin(), pairs->end(), pair);
      ASSERT_TRUE(same || decisive) << one.value() + 1 << '-' << other.value() + 1 << " changes round "
                                    << subject.round() << " of " << full_title_of(*subject.options.edition);
      ++seen.forbidden;
      seen.decisive += same ? 0 : 1;
    }
}

Seen compare_random_rounds(std::uint64_t seed, int rounds) {
  Random random(seed);
  Seen seen;
  while (seen.rounds < rounds && !testing::Test::HasFatalFailure()) {
    std::optional<Subject> subject;
    if (random.chance(50))
      subject = test::round_to_change(random, 14, 6);
    else
      subject = test::random_round(random, 4, 16);
    if (subject) compare_with_forbidding(*subject, seen);
  }
  return seen;
}

TEST(DecisivePairs, AreAllThatChangeARoundIfForbidden) {
  const Seen seen = compare_random_rounds(2350, 600);
  EXPECT_GT(seen.impossible, 5);
  EXPECT_GT(seen.discarded, 20);
  EXPECT_GT(seen.decisive, 0);
  EXPECT_GT(seen.forbidden, 20'000);
}

TEST(SlowExplanations, DecisivePairsAreAllThatChangeARoundIfForbidden) {
  EXPECT_EQ(compare_random_rounds(2351, 30'000).rounds, 30'000);
}

// Systems whose brackets are not the best of all candidates have no such lemma.
TEST(DecisivePairs, AreKnownInTheDutchFamilyOnly) {
  Random random(2352);
  for (const Edition edition : editions()) {
    Subject subject = test::round_to_change(random, 8, 2);
    const Result<RequestedRound> request = request_of_consistent(subject.tournament, subject.options);
    ASSERT_TRUE(request);
    const bool ranked = system_id_of(edition) == "ranked-dutch";
    EXPECT_EQ(decisive_pairs(subject, request->field, edition).has_value(),
              ranked || edition == Edition::Baku2016 || edition == Edition::Fide2026)
        << full_title_of(edition);
    subject.tournament.wishes.push_back({"club", {{0}, {1}}, 1, subject.round()});
    EXPECT_FALSE(decisive_pairs(subject, request->field, edition));
  }
}

}  // namespace
}  // namespace bloesem::explain
