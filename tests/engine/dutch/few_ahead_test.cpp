#include "engine/dutch/few_ahead.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

// The limit is checked before anything is written, for every caller.
TEST(FewAhead, RefusesMoreThanItHasRoomFor) {
  const RoundField field(test::TournamentBuilder(40), baku_2016, {1, 9, {}, {}});
  const auto look_at = [&](Position inside) {
    const Bracket bracket{
        criteria::BracketKind::Normal, {}, positions(0, inside), positions(inside, inside + 2), {}};
    return FewAhead().look_at(field, bracket);
  };
  EXPECT_TRUE(look_at(max_listed));
  EXPECT_FALSE(look_at(max_listed + 1));
  EXPECT_FALSE(look_at(38));
}

}  // namespace
}  // namespace bloesem::swiss::dutch
