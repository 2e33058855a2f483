// Dubov 1997, its Danubian variant and the Vega system in the literal engine. The worked examples of their
// texts are in tests/engine/dubov_1997/flow_test.cpp.
#include <gtest/gtest.h>

#include "engine/literal/columns_rows.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::literal_test {
namespace {

using literal::bit;
using literal::ColumnGroup;
using literal::ColumnRound;
using test::among_strangers;
using test::LiteralPosition;

// Everybody has lower rated opponents than the players before.
LiteralPosition with_falling_averages(const std::vector<std::string_view>& pasts) {
  Tournament tournament = among_strangers(pasts);
  for (std::size_t p = 0; p < tournament.players.size(); ++p)
    tournament.players[p].rating = 2000 - 10 * static_cast<int>(p);
  return LiteralPosition(std::move(tournament));
}

ColumnRound round_of(const literal::LiteralRound& request) {
  return {request, {}, literal::Field::of(request).value()};
}

TEST(LiteralColumns, MovesTheLowestAveragesToTheOtherColumn) {
  const LiteralPosition position = with_falling_averages({"W1 B1", "W1 B1", "W1 B1", "B1 W1"});
  const literal::LiteralRound request = position.round();
  ColumnRound round = round_of(request);
  EXPECT_EQ(literal::due(round, 0b1111, Colour::White), 0b0111U);
  ColumnGroup group{round.field[0].score, 0b1111, 0, 0};
  literal::pair_rows(round, group);
  EXPECT_EQ(group.players, 0U);
  EXPECT_EQ(test::text_of_places(round.pairs), "2-3 1-4") << "3 has changed";
}

TEST(LiteralColumns, WhoIsLeftOverCanMeetSomebodyBelow) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 0}, {5, 0}, {6, 0}});
  position.only({{1, 2}, {1, 3}, {2, 3}, {1, 4}, {4, 5}, {5, 6}, {2, 6}, {3, 6}, {2, 5}});
  const literal::LiteralRound request = position.round();
  ColumnRound round = round_of(request);
  ColumnGroup group{10, 0b0111, 0, 0};
  EXPECT_EQ(round.most_pairs(0b0111), 1);
  EXPECT_EQ(round.groups_below(10, group.players), std::vector<literal::Mask>{0b111000});
  literal::complete_odd_group(round, group);
  EXPECT_EQ(literal::size_of(group.from_below), 1);
  literal::pair_rows(round, group);
  EXPECT_TRUE(round.can_pair(round.left));
}

TEST(LiteralColumns, TheFirstRoundIsPairedByHalves) {
  const LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
  literal::LiteralRound request = position.round();
  request.initial_colour = Colour::Black;
  for (const auto pair : {literal::dubov_1997, literal::danubian_2016, literal::vega_2015})
    EXPECT_EQ(test::text_of(pair(request)), "3-1 2-4 5 bye");
}

}  // namespace
}  // namespace bloesem::literal_test
