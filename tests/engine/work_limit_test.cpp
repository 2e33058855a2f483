// Work that is stopped at many places: it says so, and what it worked on can be used again.
#include "bloesem/work_limit.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <cstdio>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/literal/pair_round.hpp"
#include "engine/paranoid.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/shared_limit.hpp"
#include "engine/swiss/system.hpp"
#include "matching/step_limit.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::FailsWith;
using test::Random;
using test::TournamentBuilder;
using ::testing::HasSubstr;

// Runs the work without a limit, then stops it at the first place where steps are counted, at the second, and
// so on; from 50 steps on at places 2 % of the steps apart, until it is finished. It must then be stopped or
// give the same; after each stop it is run again without a limit if `again`. Returns the number of stops.
template <class Work>
int stop_everywhere(const Work& work, bool again = true) {
  const std::string answer = test::text_of(work());
  int stops = 0;
  std::int64_t steps = 0;
  while (true) {
    const std::int64_t before = matching::steps_spent();
    const auto limited = within({.time = {}, .steps = steps}, work);
    const std::int64_t spent = matching::steps_spent() - before;
    if (limited || limited.error().code != ErrorCode::OutOfTime) {
      EXPECT_EQ(test::text_of(limited), answer);
      EXPECT_LE(spent, steps);
      return stops;
    }
    EXPECT_GT(spent, steps);
    if (spent <= steps) return stops;  // would never end
    steps = spent + spent / 50;
    ++stops;
    if (again) {
      EXPECT_EQ(test::text_of(work()), answer) << "after " << stops << " stops";
    }
  }
}

Tournament limited_position(int seed, int players, int rounds) {
  Random random(static_cast<std::uint64_t>(seed));
  Tournament tournament = test::made_up_tournament(random, players, rounds);
  tournament.rounds_declared = 9;
  return tournament;
}

PairOptions limited_under(Edition edition) {
  PairOptions options;
  options.edition = edition;
  options.initial_colour = Colour::White;
  return options;
}

TEST(WorkLimit, EverySystemStopsEverywhere) {
  for (const Edition edition : editions()) {
    if (has_table(edition)) continue;
    SCOPED_TRACE(full_title_of(edition));
    const PairOptions options = limited_under(edition);
    int stops = 0;
    for (int seed = 1; seed <= 12; ++seed) {
      const Tournament tournament = limited_position(seed, 8 + seed * 2, seed % 5);
      stops += stop_everywhere([&] { return pair_round(tournament, options); });
    }
    EXPECT_GT(stops, 0);
  }
}

TEST(WorkLimit, EverySolverStopsEverywhere) {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026})
    for (const Witness& witness : offered_solvers(edition.system(), false)) {
      SCOPED_TRACE(witness.name);
      int stops = 0;
      for (int seed = 1; seed <= 4; ++seed) {
        const Tournament tournament = limited_position(100 + seed, 12 + 4 * seed, 4);
        stops += stop_everywhere([&] { return witness.pair(tournament, limited_under(edition)); });
      }
      EXPECT_GT(stops, 0);
    }
}

TEST(WorkLimit, TheOtherEnginesStopEverywhere) {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    const Tournament tournament = limited_position(7, 8, 3);
    EXPECT_GT(stop_everywhere([&] { return sequence::pair_round(tournament, limited_under(edition)); }, false),
              50);
  }
  const Tournament tournament = limited_position(7, 8, 1);
  EXPECT_GT(
      stop_everywhere(
          [&] { return literal::pair_round(tournament, limited_under(find_edition("dubov", "2026").value())); },
          false),
      10);
}

// Three of the four may not meet each other.
Tournament three_apart() { return TournamentBuilder(4).forbid({1, 2, 3}); }

TEST(WorkLimit, TheSearchForTheObstacleStops) {
  EXPECT_GT(stop_everywhere([&] { return pair_round(three_apart(), limited_under(Edition::Fide2026)); }), 1);
}

// Returns the family of worst cases: everybody has a score of his own, and the lower half may not meet.
Tournament own_scores(int players) {
  TournamentBuilder builder(players);
  for (int player = 1; player <= players; ++player) builder.virtual_points(player, {players - player});
  Tournament tournament = builder;
  std::vector<PlayerIndex> half;
  for (int player = players / 2; player < players; ++player) half.push_back(player);
  tournament.forbidden_groups.push_back(half);
  tournament.rounds_declared = 9;
  return tournament;
}

TEST(WorkLimit, TellsHowFarItCame) {
  const Tournament tournament = own_scores(60);
  const auto error = [&](std::int64_t steps) {
    return within({.time = {}, .steps = steps},
                  [&] { return pair_round(tournament, limited_under(Edition::Fide2026)); })
        .error();
  };
  EXPECT_EQ(error(0).code, ErrorCode::OutOfTime);
  EXPECT_THAT(error(0).message, HasSubstr("gave up after 0 steps"));
  EXPECT_EQ(error(1).message.substr(0, 19), "gave up after 1 ste");
}

// A bracket is counted once, however often it is attempted, and those before it have all the pairs.
TEST(WorkLimit, TellsInWhichBracketItStopped) {
  const Tournament tournament = own_scores(60);
  std::set<int> named;
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    const auto pair = [&] { return pair_round(tournament, limited_under(edition)); };
    const std::int64_t before = matching::steps_spent();
    const Result<RoundPairing> pairing = pair();
    ASSERT_TRUE(pairing);
    const std::int64_t all = matching::steps_spent() - before;
    ASSERT_GT(all, 1000);
    const auto& brackets = pairing->record.brackets;
    for (std::int64_t steps = all / 20; steps < all; steps += all / 97) {
      const std::string message = within({.time = {}, .steps = steps}, pair).error().message;
      ASSERT_THAT(message, HasSubstr("in bracket"));
      int bracket = 0;
      int paired = 0;
      ASSERT_EQ(
          std::sscanf(message.c_str() + message.find("in bracket"), "in bracket %d (%d", &bracket, &paired), 2)
          << message;
      ASSERT_GE(bracket, 1);
      ASSERT_LE(bracket, std::ssize(brackets));
      std::size_t pairs = 0;
      for (int i = 0; i + 1 < bracket; ++i)
        if (!brackets[at(i)].discarded) pairs += brackets[at(i)].pairs.size();
      ASSERT_EQ(paired, static_cast<int>(2 * pairs)) << message;
      named.insert(bracket);
    }
  }
  EXPECT_GT(named.size(), 5U);
}

TEST(WorkLimit, TimeStopsTheFamilyOfWorstCases) {
  PairOptions options = limited_under(Edition::Fide2026);
  options.time_limit = std::chrono::nanoseconds(1);
  const Tournament tournament = own_scores(300);
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  EXPECT_THAT(pairing, FailsWith(ErrorCode::OutOfTime, "gave up after 0 s"));
  options.time_limit = std::chrono::hours(1);
  EXPECT_TRUE(pair_round(tournament, options));
  options.solver = SolverChoice::Lemon;
  options.time_limit = std::chrono::milliseconds(50);
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_THAT(pair_round(tournament, options), FailsWith(ErrorCode::OutOfTime, "gave up after 0.05 s"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

// The limit of a check covers all its rounds.
TEST(WorkLimit, OneLimitForAWholeCheck) {
  Random random(3);
  const Tournament tournament = test::played_tournament(random, 40, 5);
  const PairOptions options = limited_under(Edition::Fide2026);
  const std::int64_t before = matching::steps_spent();
  const auto check = [&] { return check_tournament(tournament, options); };
  ASSERT_TRUE(check());
  const std::int64_t all = matching::steps_spent() - before;
  const auto stopped = within({.time = {}, .steps = all - 1}, check);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::OutOfTime);
  EXPECT_THAT(stopped.error().message, HasSubstr("in round 5"));
  EXPECT_TRUE(within({.time = {}, .steps = all}, check));
}

TEST(WorkLimit, InsideOfAnotherLimitTheOuterOneStopsAll) {
  const Tournament tournament = own_scores(60);
  PairOptions options = limited_under(Edition::Fide2026);
  options.time_limit = std::chrono::hours(1);
  bool returned = false;
  const auto outer = within({.time = {}, .steps = 10}, [&] {
    Result<RoundPairing> pairing = pair_round(tournament, options);
    returned = true;
    return pairing;
  });
  EXPECT_FALSE(returned);
  EXPECT_THAT(outer, FailsWith(ErrorCode::OutOfTime, "after 10 steps"));
}

TEST(WorkLimit, ThreadsKeepTheLimitOfTheThreadThatTheyWorkFor) {
  const matching::LimitedSteps limited({std::chrono::steady_clock::now(), {}});
  SharedLimit limit;
  bool finished = false;
  std::thread([&] {
    limit.run([&] {
      matching::spend_steps(1);
      finished = true;
    });
  }).join();
  EXPECT_FALSE(finished);
  EXPECT_THROW(limit.stop_if_reached(), matching::StepLimitReached);
  limit.run([&] { finished = true; });  // nothing more is begun
  EXPECT_FALSE(finished);
}

}  // namespace
}  // namespace bloesem
