#include "engine/explain/goal_check.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "bloesem/edition.hpp"
#include "engine/explain/changing_round.hpp"
#include "engine/explain/games.hpp"
#include "engine/swiss/system.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_change.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::explain {
namespace {

// For every goal, what the walk that ends early says is what the whole round has; under other systems, too.
TEST(GoalCheck, IsWhatTheRoundHas) {
  test::Random random(2341);
  std::size_t held = 0;
  std::size_t rounds = 0;
  for (int run = 0; run < 300; ++run) {
    Subject subject = test::round_to_change(random, 12, 4);
    if (run % 3 == 0) {
      const auto all = editions();
      const Edition other = all[random.between<std::size_t>(0, all.size() - 1)];
      if (other.system().needs_ratings || other.system().of_teams || other.system().columns_of_a_round > 1)
        continue;
      PairOptions options = subject.options;
      options.edition = other;
      const Result<Subject> again = subject_of(subject.tournament, options);
      if (!again) continue;
      subject = *again;
    }
    const auto n = static_cast<PlayerIndex>(subject.tournament.players.size());
    for (PlayerIndex one = 0; one < n; ++one)
      for (PlayerIndex other = no_player; other < one; ++other) {
        GoalCheck check({one, other});
        const Result<bool> holds = check.holds(subject.tournament, plain_options(subject));
        const bool expected = subject.answer && has(*subject.answer, {one, other});
        ASSERT_EQ(holds && *holds, expected);
        held += expected ? 1 : 0;
      }
    rounds += subject.answer ? 1 : 0;
  }
  EXPECT_GT(rounds, 200U);
  EXPECT_GT(held, 600U);
}

// What leaves out rounds, and rests of rounds, says the same as what pairs them all.
void compare_with_every_round(std::uint64_t seed, int runs) {
  test::Random random(seed);
  GoalCheck::Work work;
  std::size_t held = 0;
  for (int run = 0; run < runs; ++run) {
    const Subject subject = test::round_to_change(random, run % 2 == 0 ? 60 : 12, 6);
    const auto last = static_cast<PlayerIndex>(subject.tournament.players.size() - 1);
    Goal goal{random.between(PlayerIndex(0), last), random.between(PlayerIndex(0), last)};
    if (goal.one == goal.other) goal.other = no_player;
    ChangingRound round(subject);
    GoalCheck check(goal);
    GoalCheck plain(goal);
    const Result<bool> already = check.start(subject.tournament, round.options());
    ASSERT_EQ(*already, subject.answer && has(*subject.answer, goal));
    for (int tries = 0; tries < 60; ++tries) {
      const std::vector<Change> changes = test::random_changes(random, subject, random.between(1, 2));
      for (const Change& change : changes) round.make(change);
      const Result<bool> faster = check.holds_after(changes, round.tournament(), round.options());
      ASSERT_EQ(*faster, *plain.holds(round.tournament(), round.options())) << run << ' ' << tries;
      for (std::size_t i = 0; i < changes.size(); ++i) round.take_back();
      held += *faster ? 1 : 0;
    }
    work.untouched += check.work().untouched;
    work.rests += check.work().rests;
    work.begun_below += check.work().begun_below;
    work.whole += check.work().whole;
  }
  EXPECT_GT(held, static_cast<std::size_t>(runs) / 2);
  EXPECT_GT(work.untouched, static_cast<std::size_t>(runs));
  EXPECT_GT(work.rests, static_cast<std::size_t>(runs) / 8);
  EXPECT_GT(work.begun_below, static_cast<std::size_t>(runs));
  EXPECT_GT(work.whole, static_cast<std::size_t>(runs));
}

TEST(GoalCheck, SaysTheSameWithoutPairingEveryRound) { compare_with_every_round(2342, 150); }

TEST(SlowExplanations, GoalCheckSaysTheSameWithoutPairingEveryRound) { compare_with_every_round(2343, 5000); }

// The measure is the number of attempts at brackets, the same on every machine.
TEST(GoalCheck, TriesFewBrackets) {
  test::Random random(2344);
  GoalCheck::Work work;
  GoalCheck::Work whole;
  std::size_t changes = 0;
  for (int run = 0; run < 12; ++run) {
    Tournament tournament = test::played_tournament(random, 200 + run % 2, 5);
    const Result<Subject> subject = subject_of(
        tournament, {.edition = run % 4 < 2 ? Edition::Baku2016 : Edition::Fide2026, .rounds_declared = 9});
    ASSERT_TRUE(subject);
    const Goal goal{random.between(PlayerIndex(0), PlayerIndex(99)),
                    random.between(PlayerIndex(100), PlayerIndex(199))};
    ChangingRound round(*subject);
    GoalCheck check(goal);
    GoalCheck plain(goal);
    if (!check.start(subject->tournament, round.options()) || has(*subject->answer, goal)) continue;
    for (const Change& change : other_results(subject->tournament, round.options(), subject->round() - 1)) {
      round.make(change);
      ASSERT_EQ(*check.holds_after(std::vector{change}, round.tournament(), round.options()),
                *plain.holds(round.tournament(), round.options()));
      round.take_back();
      ++changes;
    }
    work.brackets += check.work().brackets;
    whole.brackets += plain.work().brackets;
  }
  EXPECT_GT(changes, 1000U);
  EXPECT_LT(3 * work.brackets, 2 * whole.brackets);
}

}  // namespace
}  // namespace bloesem::explain
