#include "engine/lim/flow.hpp"

#include <gtest/gtest.h>

#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::LimPosition;
using test::LiteralPosition;
using test::nr;

// 7.2
TEST(LimFirstRound, FortyPlayersMeetByHalves) {
  const Tournament tournament = test::TournamentBuilder(40);
  const LimPosition round((LiteralPosition(tournament)));
  std::string expected;
  for (int number = 1; number <= 20; ++number) {
    const std::string top = std::to_string(number);
    const std::string bottom = std::to_string(number + 20);
    expected += (number == 1 ? "" : " ") + (number % 2 == 1 ? top + "-" + bottom : bottom + "-" + top);
  }
  EXPECT_EQ(round.paired(), expected);
}

TEST(LimFirstRound, PlacesCountAmongThosePresent) {
  Tournament tournament = test::TournamentBuilder(6).coming("2 H");
  for (std::size_t p = 0; p < 6; ++p) tournament.players[p].rating = 2000 - static_cast<int>(p);
  EXPECT_EQ(LimPosition(LiteralPosition(tournament)).paired(), "1-4 5-3 6 bye");
  EXPECT_EQ(LimPosition(LiteralPosition(tournament).apart(1, {4})).paired(), "1-5 4-3 6 bye");
}

// 1 and 2 have a virtual point, 3 to 6 are the median: boards are counted from the top.
TEST(LimFirstRound, VirtualPointsMakeGroups) {
  Tournament tournament = test::TournamentBuilder(6).virtual_points(1, {10}).virtual_points(2, {10});
  EXPECT_EQ(LimPosition(LiteralPosition(tournament)).paired(), "1-2 5-3 4-6");
}

TEST(LimFlow, NeedsTheInitialColourInRoundOne) {
  const Tournament tournament = test::TournamentBuilder(4);
  const LimPosition position((LiteralPosition(tournament)));
  Tournament unknown = tournament;
  unknown.initial_colour.reset();
  PairOptions options = position.options();
  options.initial_colour.reset();
  const auto pairing = pair_round(unknown, options);
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(pairing.error().remedy, Remedy::StateInitialColour);
}

TEST(LimFlow, RefusesARoundWithoutAPairing) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 0}});
  position.apart(4, {1, 2, 3});
  const LimPosition round(position);
  const auto pairing = pair_round(round.tournament, round.options());
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing);
  EXPECT_EQ(pairing.error().players, (std::vector<PlayerIndex>{nr(1), nr(2), nr(3)}))
      << "can only meet each other";
}

TEST(LimFlow, PairsTheSmallestRounds) {
  EXPECT_EQ(test::lim_pairs(LiteralPosition(std::map<int, Points>{{1, 10}})), "1 bye");
  EXPECT_EQ(test::lim_pairs(LiteralPosition({{1, 10}, {2, 0}})), "1-2");
  EXPECT_EQ(test::lim_pairs(LiteralPosition({{1, 10}, {2, 0}, {3, 10}})), "1-3 2 bye");
}

// Two points, no points, and then one point, the median.
TEST(LimFlow, RecordsTheGroupsInTheirOrder) {
  Tournament tournament = test::TournamentBuilder(9).round("").round("");
  const Points scores[] = {20, 20, 20, 10, 10, 0, 0, 0, 0};
  for (std::size_t p = 0; p < 9; ++p) tournament.players[p].adjustments = {0, scores[p]};
  const LimPosition round((LiteralPosition(tournament)));
  const auto pairing = pair_round(round.tournament, round.options());
  ASSERT_TRUE(pairing);
  std::string text;
  for (const BracketRecord& bracket : pairing->record.brackets) {
    text += std::to_string(bracket.score) + ":";
    for (const auto& [a, b] : bracket.pairs) text += " " + std::to_string(a + 1) + "-" + std::to_string(b + 1);
    for (const PlayerIndex p : bracket.moved_down) text += " down " + std::to_string(p + 1);
    for (const PlayerIndex p : bracket.moved_up) text += " up " + std::to_string(p + 1);
    text += "; ";
  }
  EXPECT_EQ(text, "0:; 20: 1-2; 0: 7-8; 10: 3-4 5-6 down 3 up 6; ");
}

}  // namespace
}  // namespace bloesem::swiss::lim
