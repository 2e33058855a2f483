#include "engine/dutch/many_ahead.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <vector>

#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using test::TournamentBuilder;

Bracket penultimate(Position inside, Position all) {
  return {BracketKind::Penultimate, {}, positions(0, inside), positions(inside, all), {}};
}

std::vector<Position> positions_of(PlayerSet set) {
  std::vector<Position> list;
  for (; set != 0; set &= set - 1) list.emplace_back(std::countr_zero(set));
  return list;
}

// 1 and 3 may not meet; 1 and 2 may, but as downfloaters they do not.
TEST(ManyAhead, LetsDownfloatersMeetPlayersAheadOnly) {
  const RoundField field(TournamentBuilder(3).forbid({1, 3}), baku_2016, {1, 9, {}, {}});
  const Bracket bracket = penultimate(2, 3);
  ManyAhead ahead;
  ahead.look_at(field, bracket);
  EXPECT_TRUE(ahead.completes(0)) << "3 has the bye";
  EXPECT_FALSE(ahead.completes(set_of(0)));
  EXPECT_TRUE(ahead.completes(set_of(1)));
  EXPECT_TRUE(ahead.completes(set_of(0) | set_of(1))) << "1 has the bye";
}

// A field of two halves that meet only each other, and some of the first are barred from one another, too.
TournamentBuilder halves(test::Random& random, int players) {
  TournamentBuilder builder(players);
  for (int p = 1; p <= players; ++p)
    for (int q = p + 1; q <= players; ++q)
      if ((p > players / 2) == (q > players / 2) ? random.chance(97) : random.chance(60))
        builder.forbid({p, q});
  return builder;
}

TEST(ManyAhead, SaysOfSetAfterSetWhatTheLookAheadSays) {
  test::Random random(112);
  ManyAhead many;
  LookAhead look_ahead;
  int completing = 0;
  int asked = 0;
  for (int run = 0; run < 60 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const int players = random.between(12, 90);
    const RoundField field(halves(random, players), baku_2016, {1, 9, {}, {}});
    const Bracket bracket = penultimate(random.between(1, 10), players);
    many.look_at(field, bracket);
    for (int i = 0; i < 100; ++i, ++asked) {
      const PlayerSet set =
          random.between<PlayerSet>(0, first_numbers(static_cast<int>(bracket.residents.size())));
      const bool completes = look_ahead.closes(field, bracket, positions_of(set));
      ASSERT_EQ(many.completes(set), completes);
      completing += completes ? 1 : 0;
    }
  }
  EXPECT_GT(completing, asked / 20);
  EXPECT_LT(completing, asked * 19 / 20);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
