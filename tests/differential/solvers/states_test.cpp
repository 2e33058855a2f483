// Artificial positions that no play could reach, paired by every solver. BLOESEM_STATES sets their number; the
// slow test uses a hundred thousand.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "engine/campaign/state.hpp"
#include "engine/count_solving.hpp"
#include "engine/paranoid.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/preference.hpp"

namespace bloesem::campaign {
namespace {

using generator::derive;
using generator::Random;

constexpr std::uint64_t seed_of_states = 20261122;

std::vector<Colour> games_of(const StatePlayer& player) {
  std::vector<Colour> games = player.colours;
  games.erase(std::remove(games.begin(), games.end(), Colour::None), games.end());
  return games;
}

// `ago`: number of rounds ago; an unplayed round is a downfloat.
criteria::Float float_in(const State& state, const StatePlayer& player, int ago, criteria::Float played) {
  if (state.rounds < ago) return criteria::Float::None;
  const Colour colour = player.colours[static_cast<std::size_t>(state.rounds - ago)];
  return colour == Colour::None ? criteria::Float::Down : played;
}

int states_to_try() {
  const char* const number = std::getenv("BLOESEM_STATES");
  return number != nullptr ? std::atoi(number) : 1500;
}

// The tournament must have the same facts as the state.
TEST(RandomStates, TheFieldIsTheState) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(derive(seed_of_states, i));
    const State state = random_state(random, {2, 30});
    const Tournament tournament = tournament_of(state);
    const swiss::RoundField field(tournament, swiss::dutch::baku_2016,
                                  {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}});
    ASSERT_EQ(field.size(), std::ssize(state.players));
    std::set<std::pair<int, int>> barred;
    for (swiss::Position p = 0; p < field.size(); ++p) {
      const StatePlayer& player = state.players[static_cast<std::size_t>(field.player(p))];
      const criteria::PlayerFacts& facts = field.facts(p);
      EXPECT_EQ(facts.score, player.score);
      EXPECT_EQ(facts.preference, test::preference_after(games_of(player)));
      EXPECT_EQ(facts.previous, float_in(state, player, 1, player.previous));
      EXPECT_EQ(facts.before_previous, float_in(state, player, 2, player.before_previous));
      EXPECT_EQ(facts.bye_eligible, !(player.had_bye && games_of(player).size() < player.colours.size()));
      EXPECT_EQ(facts.topscorer, state.last_round && player.score > 5 * state.rounds);
      for (const swiss::Position q : field.barred(p))
        barred.insert(std::minmax(field.player(p), field.player(q)));
    }
    EXPECT_EQ(barred, state.barred);
  }
}

// Uses the rules of 2016, which have the kinds of bracket that the tests need.
Tournament numbered_state(std::uint64_t number) {
  Random random(derive(seed_of_states, number));
  Tournament tournament = tournament_of(random_state(random, {2, 60}));
  tournament.heading.system_code = "FIDE_DUTCH_2017";
  return tournament;
}

// The random states include brackets that the fast solver declines, for each of its reasons except NoOptimum,
// for which no state has been found.
TEST(RandomStates, TryEveryLinkOfTheChain) {
  swiss::LinkCounters all;
  PairOptions options;
  options.solver = SolverChoice::Fast;
  for (std::uint64_t i = 0; i < 400; ++i) {
    const auto counters = count_solving(numbered_state(i), options);
    if (!counters) continue;
    const swiss::LinkCounters fast = counters->of("fast");
    all.solved += fast.solved;
    for (std::size_t reason = 0; reason < all.declined.size(); ++reason) {
      if (all.declined[reason] == 0 && fast.declined[reason] > 0)
        RecordProperty("first_for_" + std::to_string(reason), static_cast<int>(i));
      all.declined[reason] += fast.declined[reason];
    }
  }
  EXPECT_GT(all.solved, 400);
  for (const auto reason : {Decline::TooWide, Decline::MovedDown, Decline::Remainder, Decline::Ahead})
    EXPECT_GT(all.declined_for(reason), 0) << name_of(reason);
}

TEST(RandomStates, AllSolversAgree) {
  const int states = states_to_try();
  int impossible = 0;
  int with_ppb = 0;
  int exchanged = 0;
  for (int i = 0; i < states; ++i) {
    const Result<RoundPairing> answer =
        pair_by_all(numbered_state(static_cast<std::uint64_t>(i)), {}, all_solvers());
    if (!answer) {
      ASSERT_EQ(answer.error().code, ErrorCode::NoValidPairing)
          << "state " << i << ": " << answer.error().message;
      ++impossible;
      continue;
    }
    for (const BracketRecord& bracket : answer->record.brackets) {
      with_ppb += bracket.kind == criteria::BracketKind::Penultimate ? 1 : 0;
      exchanged += bracket.exchanges > 1 ? 1 : 0;
    }
  }
  RecordProperty("impossible", impossible);
  RecordProperty("with_ppb", with_ppb);
  RecordProperty("exchanged", exchanged);
  EXPECT_LT(impossible, states / 2);
  EXPECT_GT(with_ppb, states / 20);
  EXPECT_GT(exchanged, states / 50);
}

}  // namespace
}  // namespace bloesem::campaign
