#include "engine/explain/games.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::TournamentBuilder;

TEST(OtherResults, AreThoseOverTheBoardThatAreNotThere) {
  const Tournament tournament = TournamentBuilder(8).declared(4).round("4-1 1/0, 5-2 -/+, 3:6 +/-, 7-8 D/D");
  PairOptions options;
  options.round = 2;
  const std::vector<Change> changes = other_results(tournament, options, 1);
  ASSERT_EQ(changes.size(), 2U + 3U + 2U);
  EXPECT_EQ(changes[0], (Change{ChangeKind::Result, nr(4), nr(1), 1, Outcome::Draw, Outcome::Draw}));
  EXPECT_EQ(changes[1], (Change{ChangeKind::Result, nr(4), nr(1), 1, Outcome::Loss, Outcome::Win}));
  EXPECT_EQ(changes[2], (Change{ChangeKind::Result, nr(5), nr(2), 1, Outcome::Win, Outcome::Loss}));
  EXPECT_EQ(changes[5], (Change{ChangeKind::Result, nr(7), nr(8), 1, Outcome::Win, Outcome::Loss}));
}

}  // namespace
}  // namespace bloesem::explain
