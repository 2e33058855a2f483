#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/explain/ranked.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"
#include "tests/explain/sequence_ranking.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::Random;
using bloesem::test::random_round;
using bloesem::test::same_cost;
using bloesem::test::sequence_cost;
using bloesem::test::SequenceRanking;

using PlayerList = std::vector<PlayerIndex>;

constexpr std::size_t every_floater = 1000;

struct FloaterTally {
  int rankings = 0;
  int of_several = 0;
  int players = 0;
  int cut_off = 0;  // complete: no legal round is left
};

// Of any two who float down alone in the place of a single downfloater, the rules choose the higher ranked, and
// each of them costs the same if only they may float.
void compare_two_by_two(const Subject& subject, const SequenceRanking& expected, const Ranking& ranking) {
  PlayerList alone;
  for (const RankedPlayer& each : ranking.players) {
    const PairOptions options = expected.floating_among({each.player});
    if (sequence_cost(subject, options) != each.cost) return;  // it needs further floaters
    ASSERT_EQ(expected.floating_instead(options), PlayerList{each.player});
    for (const PlayerIndex before : alone)
      ASSERT_EQ(expected.floating_instead(expected.floating_among({before, each.player})), PlayerList{before});
    alone.push_back(each.player);
  }
}

void compare_floaters(const Subject& subject, std::size_t bracket, FloaterTally& tally) {
  const auto ranking = ranked_floaters(subject, bracket, every_floater);
  ASSERT_TRUE(ranking) << ranking.error().message;
  const SequenceRanking by_sequence(subject, bracket);
  if (by_sequence.floaters().empty() || by_sequence.is_last()) {
    ASSERT_EQ(*ranking, Ranking());
    return;
  }
  const Ranking expected = by_sequence.found();
  ASSERT_EQ(ranking->complete, expected.complete);
  ASSERT_EQ(ranking->players.size(), expected.players.size());
  for (std::size_t i = 0; i < expected.players.size(); ++i) {
    ASSERT_EQ(ranking->players[i].player, expected.players[i].player) << "rank " << i + 1;
    ASSERT_TRUE(same_cost(ranking->players[i].cost, expected.players[i].cost)) << "rank " << i + 1;
  }
  if (by_sequence.floaters().size() == 1) compare_two_by_two(subject, by_sequence, expected);
  ++tally.rankings;
  tally.of_several += by_sequence.floaters().size() > 1 ? 1 : 0;
  tally.players += static_cast<int>(expected.players.size());
  tally.cut_off += expected.complete ? 1 : 0;
}

void compare_floater_rankings(unsigned seed, int questions, int most_players) {
  Random random(seed);
  FloaterTally tally;
  while (tally.rankings < questions) {
    const std::optional<Subject> subject = random_round(random, 3, most_players);
    if (!subject || !subject->answer) continue;
    const std::vector<BracketRecord>& brackets = subject->answer->record.brackets;
    for (std::size_t i = 0; i < brackets.size(); ++i) {
      if (brackets[i].discarded) continue;
      compare_floaters(*subject, i, tally);
      if (testing::Test::HasFatalFailure()) {
        ADD_FAILURE() << "ranking " << tally.rankings << ", " << full_title_of(subject->answer->edition)
                      << ", bracket " << i;
        return;
      }
    }
  }
  EXPECT_GT(tally.of_several, questions / 10);
  EXPECT_GT(tally.players, questions);
  EXPECT_GT(tally.cut_off, questions / 10);
}

TEST(RankedFloaters, AreThoseOfTheSequenceEngine) { compare_floater_rankings(2331, 200, 13); }

TEST(SlowExplanations, RankedFloatersAreThoseOfTheSequenceEngine) {
  compare_floater_rankings(2332, 20'000, 13);
}

// Brackets of many players have a solver of their own, which must know who finds nobody below.
TEST(RankedFloaters, AreTheSameWithEverySolver) {
  Random random(2334);
  for (int rankings = 0; rankings < 100;) {
    std::optional<Subject> subject = random_round(random, 20, 60);
    if (!subject || !subject->answer) continue;
    for (std::size_t i = 0; i < subject->answer->record.brackets.size(); ++i) {
      if (subject->answer->record.brackets[i].downfloaters.empty()) continue;
      subject->options.solver = SolverChoice::Blossom;
      const auto ranking = ranked_floaters(*subject, i);
      for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Fast}) {
        subject->options.solver = solver;
        ASSERT_EQ(*ranked_floaters(*subject, i), *ranking) << "ranking " << rankings;
      }
      ++rankings;
    }
  }
}

TEST(RankedFloaters, AreNoMoreThanAskedFor) {
  Random random(2333);
  for (int rankings = 0; rankings < 100;) {
    const std::optional<Subject> subject = random_round(random, 6, 20);
    if (!subject || !subject->answer) continue;
    for (std::size_t i = 0; i < subject->answer->record.brackets.size(); ++i) {
      if (subject->answer->record.brackets[i].discarded) continue;
      const auto ranking = ranked_floaters(*subject, i, every_floater);
      ASSERT_TRUE(ranking);
      if (ranking->players.size() < 3) continue;
      for (std::size_t limit = 0; limit < 3; ++limit) {
        const auto few = ranked_floaters(*subject, i, limit);
        ASSERT_FALSE(few->complete);
        ASSERT_EQ(few->players,
                  std::vector<RankedPlayer>(ranking->players.begin(),
                                            ranking->players.begin() + static_cast<std::ptrdiff_t>(limit)));
      }
      ++rankings;
    }
  }
}

}  // namespace
}  // namespace bloesem::explain
