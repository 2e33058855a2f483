// Only what the tests of choose_upfloaters do not show.
#include "engine/dubov/single_upfloater.hpp"

#include <gtest/gtest.h>

#include "criteria/dubov/fide_2026.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;

int single(const LiteralPosition& position, std::size_t residents, criteria::CriteriaTable table) {
  const DubovPosition dubov(position);
  const std::vector<Position> all = positions(0, dubov.field.size());
  const std::span<const Position> left = all;
  const auto found = single_upfloater(dubov.round(), table, {left.first(residents), left.subspan(residents)});
  return found ? dubov.number(*found) : 0;
}

// 1, 2, 3 seek White; 4 and 5 seek Black, 6 seeks White. 5 is the only one whom a resident may meet.
TEST(DubovSingleUpfloater, MustMeetAResidentWhoCanBeLeftOver) {
  LiteralPosition position(test::among_strangers({"B1", "B1", "B1", "W=", "W=", "B="}).build());
  EXPECT_EQ(single(position, 3, criteria::dubov_2026()), 4);
  position.apart(4, {1, 2, 3}).apart(5, {1, 2}).apart(6, {1, 2, 3});
  EXPECT_EQ(single(position, 3, criteria::dubov_2026()), 5);
  position.apart(5, {3});
  EXPECT_EQ(single(position, 3, criteria::dubov_2026()), 0);
}

// 1 to 5: three seekers of Black and two of White, who have to be paired with each other. So more preferences
// are denied than the numbers demand, and the decision is left to a matching.
TEST(DubovSingleUpfloater, DeclinesWhereSeekersOfTheRarerColourMustMeet) {
  LiteralPosition position(test::among_strangers({"W1", "W1", "W1", "B1", "B1", "W=", "B="}).build());
  position.apart(4, {1, 2, 3}).apart(5, {1, 2, 3}).apart(6, {4, 5}).apart(7, {4, 5});
  // 4 and 5 have to be paired with each other.
  EXPECT_EQ(single(position, 5, criteria::dubov_2026()), 0);
}

// The order of the rows decides: without C7 the first player comes up.
TEST(DubovSingleUpfloater, ChargesWhatTheTableSays) {
  const LiteralPosition position(test::among_strangers({"B1", "B=", "W=", "W0"}).build());
  EXPECT_EQ(single(position, 1, criteria::dubov_2026()), 3);
  std::vector<criteria::Criterion> rows;
  for (const criteria::Criterion& row : criteria::dubov_2026())
    if (row.article != "C7") rows.push_back(row);
  EXPECT_EQ(single(position, 1, rows), 2);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
