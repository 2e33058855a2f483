#include "engine/explain/change_trials.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "bloesem/explain/how.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/explain/games.hpp"
#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_change.hpp"

namespace bloesem::explain {
namespace {

using test::Random;

Goal random_goal(Random& random, const Subject& subject) {
  const auto last = static_cast<PlayerIndex>(subject.tournament.players.size() - 1);
  Goal goal{random.between(PlayerIndex(0), last), random.between(PlayerIndex(0), last)};
  if (goal.one == goal.other) goal.other = no_player;
  return goal;
}

// Each outcome up to the end is that of pairing the changed round, for any number of threads.
TEST(ChangeTrials, AreWhatTheChangedRoundsHave) {
  Random random(2371);
  std::size_t tried = 0;
  std::size_t held = 0;
  std::size_t left_out = 0;
  for (int run = 0; run < 60; ++run) {
    const Subject subject = test::round_to_change(random, 12, 4);
    const Goal goal = random_goal(random, subject);
    std::vector<ChangeTrials::Trial> trials;
    std::vector<bool> expected;
    for (int i = 0; i < 100; ++i) {
      const ChangeTrials::Trial changes = test::random_changes(random, subject, random.between(1, 2));
      if (changes.empty()) continue;
      trials.push_back(changes);
      const auto pairing = test::paired_again(subject, changes);
      const Pair wanted = std::minmax(goal.one, goal.other);
      const auto pairs = pairing ? test::pairs_and_byes(*pairing) : std::vector<Pair>();
      expected.push_back(std::find(pairs.begin(), pairs.end(), wanted) != pairs.end());
    }
    for (const std::size_t jobs : {1U, 2U, 3U}) {
      const std::size_t most = random.between<std::size_t>(1, 8);
      ChangeTrials all(subject, goal, {.jobs = jobs});
      ASSERT_TRUE(all.start());
      const std::vector<ChangeTrials::Outcome> outcomes = all.outcomes(trials, most);
      ASSERT_EQ(outcomes.size(), trials.size());
      std::size_t found = 0;
      for (std::size_t i = 0; i < trials.size(); ++i) {
        if (found < most) {
          ASSERT_TRUE(outcomes[i] && *outcomes[i]) << run << ' ' << i;
        }
        if (!outcomes[i]) {
          ++left_out;
          continue;
        }
        ASSERT_EQ(**outcomes[i], expected[i]) << run << ' ' << i << ' ' << jobs;
        found += expected[i] ? 1 : 0;
        ++tried;
      }
      held += found;
    }
  }
  EXPECT_GT(tried, 5000U);
  EXPECT_GT(held, 100U);
  EXPECT_GT(left_out, 500U);
}

void expect_same(const How& one, const How& other) {
  EXPECT_EQ(one.holds_already, other.holds_already);
  EXPECT_EQ(one.met_in, other.met_in);
  EXPECT_EQ(one.answers, other.answers);
  EXPECT_EQ(one.out_of_time, other.out_of_time);
  for (std::size_t i = 0; i < how_stages; ++i) {
    EXPECT_EQ(one.stages[i].changes, other.stages[i].changes) << i;
    EXPECT_EQ(one.stages[i].searched, other.stages[i].searched) << i;
  }
}

// The whole answer, wherever the number of answers asked for ends the search.
void compare_threads(std::uint64_t seed, int runs) {
  Random random(seed);
  std::size_t answers = 0;
  std::size_t ended = 0;
  for (int run = 0; run < runs; ++run) {
    const Subject subject = test::round_to_change(random, run % 2 == 0 ? 40 : 12, 5);
    const Goal goal = random_goal(random, subject);
    const std::size_t most = run % 4 == 0 ? 100 : random.between<std::size_t>(0, 6);
    const Result<How> one = how(subject, goal, {.most_answers = most});
    ASSERT_TRUE(one);
    for (const std::size_t jobs : {2U, 3U}) {
      const Result<How> several = how(subject, goal, {.time = {.jobs = jobs}, .most_answers = most});
      ASSERT_TRUE(several);
      expect_same(*one, *several);
      ASSERT_FALSE(testing::Test::HasFailure()) << run << ' ' << jobs;
    }
    answers += one->answers.size();
    ended += most > 0 && one->answers.size() == most ? 1 : 0;
  }
  EXPECT_GT(answers, static_cast<std::size_t>(runs) / 2);
  EXPECT_GT(ended, static_cast<std::size_t>(runs) / 16);
}

TEST(ChangeTrials, GiveTheSameAnswerInAnyNumberOfThreads) { compare_threads(2372, 80); }

TEST(SlowExplanations, HowIsTheSameInAnyNumberOfThreads) { compare_threads(2373, 3000); }

std::vector<ChangeTrials::Trial> every_result(const Subject& subject) {
  std::vector<ChangeTrials::Trial> trials;
  for (int round = 1; round < subject.round(); ++round)
    for (const Change& change : other_results(subject.tournament, plain_options(subject), round))
      trials.push_back({change});
  return trials;
}

TEST(ChangeTrials, EndAtTheDeadline) {
  Random random(2374);
  const Subject subject = test::round_to_change(random, 60, 5);
  const std::vector<ChangeTrials::Trial> trials = every_result(subject);
  for (const std::size_t jobs : {1U, 3U}) {
    ChangeTrials none(subject, {0, no_player}, {std::chrono::steady_clock::now(), jobs});
    ASSERT_TRUE(none.start());
    for (const ChangeTrials::Outcome& outcome : none.outcomes(trials, 1000)) EXPECT_FALSE(outcome);
  }
}

// A limit of the calling thread stops all of them, and is reported to it.
TEST(ChangeTrials, StayWithinTheLimitOfTheCallingThread) {
  Random random(2375);
  const Subject subject = test::round_to_change(random, 60, 5);
  const std::vector<ChangeTrials::Trial> trials = every_result(subject);
  ASSERT_GT(trials.size(), 64U);
  for (const std::size_t jobs : {1U, 3U}) {
    ChangeTrials all(subject, {0, no_player}, {.jobs = jobs});
    ASSERT_TRUE(all.start());
    EXPECT_TRUE(stopped_at({.time = std::chrono::nanoseconds(0)},
                           [&] { static_cast<void>(all.outcomes(trials, 1000)); }));
  }
}

}  // namespace
}  // namespace bloesem::explain
