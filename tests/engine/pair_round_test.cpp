#include "engine/pair_round.hpp"

#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::IsPairing;
using test::TournamentBuilder;

TEST(PairRound, FirstRoundOfSevenPlayers) {
  EXPECT_THAT(pair_round(TournamentBuilder(7)), IsPairing("1-4 5-2 3-6 7 bye"));
}

}  // namespace
}  // namespace bloesem
