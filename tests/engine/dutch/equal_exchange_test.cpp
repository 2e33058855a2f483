#include "engine/dutch/equal_exchange.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/dutch/candidate_values.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss::dutch {
namespace {

struct ExchangeCounts {
  int found = 0;
  int missing = 0;
  int with_moved_down = 0;
};

// Each exchange is a legal candidate without the pair, of the same values.
void expect_equal_values(const BracketProblem& problem, const BracketPairing& paired, ExchangeCounts& counts) {
  const EqualExchange exchanges(problem, paired.pairs);
  const auto values = candidate_values(problem, paired, {});
  for (std::size_t i = 0; i < paired.pairs.size(); ++i) {
    const std::optional<EqualCandidate> other = exchanges.without(i);
    ++(other ? counts.found : counts.missing);
    if (!other) continue;
    ASSERT_TRUE(other->floaters.empty() && other->instead.empty());
    ASSERT_EQ(std::count(other->gone.begin(), other->gone.end(), paired.pairs[i]), 1);
    BracketPairing exchanged = paired;
    for (const auto& pair : other->gone) ASSERT_EQ(std::erase(exchanged.pairs, pair), 1);
    for (const auto& [higher, lower] : other->come) {
      ASSERT_TRUE(higher < lower && problem.field.compatible(higher, lower));
      exchanged.pairs.emplace_back(higher, lower);
      const std::vector<Position>& moved_down = problem.bracket.moved_down;
      const auto is_moved_down = [&](Position p) {
        return std::binary_search(moved_down.begin(), moved_down.end(), p);
      };
      ASSERT_FALSE(is_moved_down(higher) && is_moved_down(lower));
      counts.with_moved_down += is_moved_down(higher) ? 1 : 0;
    }
    std::sort(exchanged.pairs.begin(), exchanged.pairs.end());
    EXPECT_EQ(candidate_values(problem, exchanged, {}), values);
  }
}

TEST(EqualExchange, LeavesEveryCriterionAsItIs) {
  test::Random random(2341);
  ExchangeCounts counts;
  for (int run = 0; run < 200 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const Edition edition = run % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026;
    const int rounds = random.between(1, 8);
    const Tournament tournament = test::played_tournament(random, random.between(10, 80), rounds);
    // So that the last round has topscorers.
    const PairOptions options{.edition = edition, .rounds_declared = rounds + random.between(1, 2)};
    const Result<RoundPairing> pairing = pair_round(tournament, options);
    if (!pairing) continue;
    const Result<RequestedRound> request = requested_round(tournament, options);
    ASSERT_TRUE(request);
    const ByPlayer<Position> places = positions_by_player(request->field);
    for (const BracketRecord& record : pairing->record.brackets) {
      if (record.discarded) continue;
      const Bracket bracket = bracket_of(record, places);
      BracketPairing paired;
      paired.pairs = pairs_of(record, places);
      paired.downfloaters = positions_of(record.downfloaters, places);
      expect_equal_values({request->field, edition.system().criteria(), bracket}, paired, counts);
    }
  }
  EXPECT_GT(counts.found, 3000);
  EXPECT_GT(counts.missing, 300);
  EXPECT_GT(counts.with_moved_down, 300);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
