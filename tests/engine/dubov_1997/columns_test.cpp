#include "engine/dubov_1997/columns.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::Listed;
using test::ProceduralEvent;
using test::ProceduralPosition;
using Numbers = std::vector<int>;

std::pair<Numbers, Numbers> columns_in(const std::vector<Listed>& players) {
  const ProceduralEvent event(players);
  const ProceduralPosition position(event, dubov_1997, dubov);
  const Columns columns = columns_of(position.group());
  return {position.numbers(columns.white), position.numbers(columns.black)};
}

TEST(Dubov1997Columns, WhiteByAverageBlackByRating) {
  EXPECT_EQ(
      columns_in(
          {{1, 1, 'W', 2100, 2000}, {2, 1, 'W', 2000, 2000}, {3, 1, 'B', 2000, 2000}, {4, 1, 'B', 2000, 2100}}),
      std::pair(Numbers{2, 1}, Numbers{4, 3}));
}

TEST(Dubov1997Columns, TheLowestAveragesLeaveWhite) {
  EXPECT_EQ(columns_in({{1, 1, 'W', 2000, 2000},
                        {2, 1, 'W', 2010, 2100, "F"},
                        {3, 1, 'W', 2020, 2200},
                        {4, 1, 'W', 2030, 2300}}),
            std::pair(Numbers{2, 4}, Numbers{3, 1}))
      << "2 must not change";
}

TEST(Dubov1997Columns, TheHighestAveragesLeaveBlack) {
  EXPECT_EQ(columns_in({{1, 1, 'B', 2000, 2000},
                        {2, 1, 'B', 2010, 2100},
                        {3, 1, 'B', 2020, 2200},
                        {4, 1, 'B', 2030, 2300, "F"}}),
            std::pair(Numbers{2, 3}, Numbers{4, 1}));
}

TEST(Dubov1997Columns, StayUnevenIfNobodyMayChange) {
  EXPECT_EQ(columns_in({{1, 1, 'W', 2000, 2000, "F"}, {2, 1, 'W', 2010, 2100, "F"}}),
            std::pair(Numbers{1, 2}, Numbers{}));
}

TEST(Dubov1997Columns, AreHalvesBeforeTheFirstGame) {
  ProceduralEvent event({{1, 0, 'W', 2000, 2000}});
  event.tournament = test::TournamentBuilder(6).build();
  event.absent = {test::nr(6)};
  const ProceduralPosition position(event, dubov_1997, dubov);
  const Columns columns = columns_of(position.group());
  EXPECT_EQ(position.numbers(columns.white), (Numbers{1, 2, 3}));
  EXPECT_EQ(position.numbers(columns.black), (Numbers{4, 5}));
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
