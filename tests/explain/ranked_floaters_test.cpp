#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/explain/ranked.hpp"
#include "engine/sequence/pair_round.hpp"
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
  int cut_off = 0;     // complete: no legal round is left
  int two_by_two = 0;  // players compared with one ranked higher
};

// Under 2016, the PPB is not asked for what the following bracket can pair (C.7). Whether a bracket has to be
// paired again depends on whom else it could have sent down.
bool pairs_again(const Subject& subject, const PairOptions& options) {
  const Result<RoundPairing> round = sequence::pair_round(subject.tournament, options);
  return round && std::any_of(round->record.brackets.begin(), round->record.brackets.end(),
                              [](const BracketRecord& bracket) { return bracket.discarded; });
}

// Of any two who float down alone in the place of a single downfloater, the rules choose the higher ranked, and
// each of them costs the same if only they may float. Returns how many were compared.
int compare_two_by_two(const Subject& subject, const SequenceRanking& expected, const Ranking& ranking) {
  PlayerList alone;
  int compared = 0;
  for (const RankedPlayer& each : ranking.players) {
    const PairOptions options = expected.floating_among({each.player});
    if (sequence_cost(subject, options) != each.cost) break;  // it needs further floaters
    EXPECT_EQ(expected.floating_instead(options), PlayerList{each.player});
    if (pairs_again(subject, options)) continue;
    for (const PlayerIndex before : alone) {
      EXPECT_EQ(expected.floating_instead(expected.floating_among({before, each.player})), PlayerList{before});
      ++compared;
    }
    alone.push_back(each.player);
  }
  return compared;
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
  if (by_sequence.floaters().size() == 1)
    tally.two_by_two += compare_two_by_two(subject, by_sequence, expected);
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
      if (testing::Test::HasFailure()) {
        ADD_FAILURE() << "ranking " << tally.rankings << ", " << full_title_of(subject->answer->edition)
                      << ", bracket " << i;
        return;
      }
    }
  }
  EXPECT_GT(tally.of_several, questions / 10);
  EXPECT_GT(tally.players, questions);
  EXPECT_GT(tally.cut_off, questions / 10);
  EXPECT_GT(tally.two_by_two, questions);
}

TEST(RankedFloaters, AreThoseOfTheSequenceEngine) { compare_floater_rankings(2331, 200, 13); }

TEST(SlowExplanations, RankedFloatersAreThoseOfTheSequenceEngine) {
  compare_floater_rankings(2332, 20'000, 13);
}

// Brackets of many players have a solver of their own, which must know who finds nobody below.
void compare_solvers(unsigned seed, int questions, int most_players) {
  Random random(seed);
  for (int rankings = 0; rankings < questions;) {
    std::optional<Subject> subject = random_round(random, 20, most_players);
    if (!subject || !subject->answer) continue;
    for (std::size_t i = 0; i < subject->answer->record.brackets.size(); ++i) {
      if (subject->answer->record.brackets[i].downfloaters.empty()) continue;
      subject->options.solver = SolverChoice::Blossom;
      const auto ranking = ranked_floaters(*subject, i);
      for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Fast}) {
        subject->options.solver = solver;
        ASSERT_EQ(*ranked_floaters(*subject, i), *ranking)
            << "ranking " << rankings << ", " << full_title_of(subject->answer->edition);
      }
      ++rankings;
    }
  }
}

TEST(RankedFloaters, AreTheSameWithEverySolver) { compare_solvers(2334, 100, 60); }

TEST(SlowExplanations, RankedFloatersAreTheSameWithEverySolver) { compare_solvers(2335, 10'000, 120); }

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
