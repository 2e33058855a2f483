#include "engine/double_swiss/bye.hpp"

#include <gtest/gtest.h>

#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

int match_bye(const LiteralPosition& position) {
  const MatchPosition match(position);
  const std::optional<swiss::Position> bye = swiss::double_swiss::choose_bye(match.round);
  return bye ? match.field.player(*bye).value() + 1 : 0;
}

TEST(MatchBye, LowestScoreThenMostMatchesThenLargestNumber) {
  EXPECT_EQ(match_bye(LiteralPosition({{1, 30}, {2, 10}, {3, 10}, {4, 20}, {5, 30}})), 3);
  // 4 and 5 have 0.5, but 5 has not played.
  EXPECT_EQ(
      match_bye(LiteralPosition(TournamentBuilder(5).round("1-2 1/0, 3-4 =, 5 H").round("2 F, 3 F").build())),
      4);
}

TEST(MatchBye, OnlyForWhoMayHaveItAndLeavesTheOthersToBePaired) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 10}, {5, 0}});
  EXPECT_EQ(match_bye(position), 5);
  position.apart(1, {2, 3, 4});
  EXPECT_EQ(match_bye(position), 4) << "5 is the only opponent of 1";
  position.tournament.players[3].rounds = {{no_player, Colour::None, Outcome::FullBye}};
  EXPECT_EQ(match_bye(position), 3);
  position.apart(1, {5}).apart(2, {3, 4, 5});
  EXPECT_EQ(match_bye(position), 0) << "neither 1 nor 2 has an opponent";
}

}  // namespace
}  // namespace bloesem::test
