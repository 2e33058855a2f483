#include "engine/explain/taking_part.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/explain/asked_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::TournamentBuilder;

std::vector<PlayerIndex> away(const Subject& subject, const std::vector<PlayerIndex>& players) {
  return players_away(subject, asked_round_of_any_system(subject)->field, players);
}

TEST(PlayersAway, AreAbsentAndHaveNoByeOfTheRound) {
  PairOptions options;
  options.absent = {nr(4)};
  const Subject subject =
      *subject_of(TournamentBuilder(6).declared(3).round("1-4 1/0, 5-2 0/1, 3-6 ="), options);
  EXPECT_EQ(away(subject, {nr(1), nr(2), nr(3), nr(4), nr(5), nr(6)}), std::vector{nr(4)});
}

TEST(PlayersAway, AreNotThoseWithTheByeInAdvance) {
  const Tournament tournament =
      TournamentBuilder(5).declared(3).round("1-3 1/0, 4-2 0/1").coming("4 U, 5 H, 3 Z");
  const Result<Subject> subject = subject_of(tournament, {});
  ASSERT_TRUE(subject);
  EXPECT_EQ(away(*subject, {nr(3), nr(4), nr(5)}), (std::vector{nr(3), nr(5)}));
}

}  // namespace
}  // namespace bloesem::explain
