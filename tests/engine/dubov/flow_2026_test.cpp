#include "engine/dubov/flow_2026.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "criteria/dubov/fide_2026.hpp"
#include "engine/dubov/colours.hpp"
#include "engine/literal/literal.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::Random;

// Returns the walk's pairing as the literal engine writes it.
Result<literal::LiteralPairing> by_walk(const DubovPosition& position,
                                        SolverChoice solver = SolverChoice::Auto) {
  RoundField field = position.field;
  RoundTask task = position.task;
  task.solver = solver;
  const auto walk = flow_2026(field, criteria::dubov_2026(), {nullptr, {}, task});
  if (!walk) return walk.error();
  literal::LiteralPairing pairing;
  for (const auto& [higher, lower] : walk->pairs) {
    EXPECT_LT(higher, lower);
    const int number = position.task.number(position.field, higher);
    const auto colours =
        allocate_colours(position.field, higher, lower, position.task.initial_colour, number).value();
    pairing.boards.push_back({position.field.player(colours.higher_is_white ? higher : lower),
                              position.field.player(colours.higher_is_white ? lower : higher)});
  }
  if (walk->bye) pairing.bye = position.field.player(*walk->bye);
  return pairing;
}

std::string pairs_of(const LiteralPosition& position, int declared = 99) {
  const std::string text = test::text_of(by_walk(DubovPosition(position, declared)));
  EXPECT_EQ(test::text_of(by_walk(DubovPosition(position, declared), SolverChoice::Blossom)), text);
  return text;
}

TEST(DubovFlow, TheFirstRoundIsPairedByHalves) {
  EXPECT_EQ(pairs_of(LiteralPosition({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}})),
            "1-4 5-2 3-6 7 bye");
}

// Those who won or lost by forfeit have not played.
TEST(DubovFlow, SoIsEveryBracketThatHasNotPlayed) {
  EXPECT_EQ(
      pairs_of(LiteralPosition(test::TournamentBuilder(8).round("1-5 +/-, 6-2 -/+, 3-7 +/-, 8-4 -/+").build())),
      "1-3 4-2 5-7 8-6");
}

TEST(DubovFlow, UpfloatersAreChosenByTheLowestScoreFirst) {
  LiteralPosition position({{1, 30}, {5, 30}, {6, 15}, {8, 20}, {9, 20}, {10, 25}});
  position.only({{1, 10}, {1, 8}, {1, 9}, {5, 8}, {5, 6}, {8, 9}, {6, 10}});
  EXPECT_EQ(pairs_of(position), "1-9 8-5 6-10");
}

TEST(DubovFlow, TheSameAbsolutePreferenceNeverMeets) {
  LiteralPosition position(test::among_strangers({"W1 W1", "W1 W1", "B1 B1", "B1 B1"}).declared(3).build());
  EXPECT_EQ(pairs_of(position, 3), "4-1 3-2") << "not even in the last round";
  position.apart(1, {3, 4});
  const auto impossible = by_walk(DubovPosition(position, 3));
  ASSERT_FALSE(impossible);
  EXPECT_EQ(impossible.error().code, ErrorCode::NoValidPairing);
  EXPECT_FALSE(impossible.error().players.empty());
}

TEST(DubovFlow, AsksForRatings) {
  LiteralPosition position(test::TournamentBuilder(4).round("1-2 =, 3-4 =").build());
  position.tournament.players[1].rating = 0;
  const auto refused = by_walk(DubovPosition(position));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(refused.error().message,
            "player 2 has no rating: the Dubov System needs the rating of every player, estimated if necessary "
            "(1.1)");
  position.tournament.players[0].rating = position.tournament.players[3].rating = 0;
  EXPECT_TRUE(
      by_walk(DubovPosition(position)).error().message.starts_with("players 1, 2 and 4 have no rating"));
}

TEST(DubovFlow, ReportsProgressAndCanBeCancelled) {
  DubovPosition position{LiteralPosition({{1, 20}, {2, 20}, {3, 10}, {4, 10}})};
  std::vector<int> settled;
  int most = 99;
  const WalkContext context{nullptr, [&](int players) { return settled.push_back(players), players < most; },
                            position.task};
  EXPECT_TRUE(flow_2026(position.field, criteria::dubov_2026(), context));
  EXPECT_EQ(settled, (std::vector{0, 2}));
  most = 2;
  EXPECT_EQ(flow_2026(position.field, criteria::dubov_2026(), context).error().code, ErrorCode::Cancelled);
}

TEST(DubovFlow, TheRecordIsTheAppraisalOfThePairs) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 20}, {4, 10}, {5, 10}});
  DubovPosition dubov(position);
  const auto walk = flow_2026(dubov.field, criteria::dubov_2026(), {nullptr, {}, dubov.task});
  ASSERT_TRUE(walk);
  const auto stages = appraise_2026(dubov.field, dubov.task, {walk->pairs, walk->bye});
  ASSERT_EQ(walk->brackets.size(), 3U);
  ASSERT_EQ(stages.size(), 3U);
  for (std::size_t i = 0; i < stages.size(); ++i) {
    EXPECT_EQ(walk->brackets[i].criteria, stages[i].record.criteria);
    EXPECT_EQ(walk->brackets[i].pairs, stages[i].record.pairs);
  }
  EXPECT_EQ(walk->brackets[1].solved_by, "counting");
}

// Three engines: counting, weighted matchings, enumeration.
TEST(DubovFlow, AgreesWithMatchingsAndWithTheLiteralEngine) {
  Random random(27);
  int paired = 0;
  int impossible = 0;
  int by_reading = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const Tournament tournament = test::random_dubov_tournament(random, 12);
    const LiteralPosition position(tournament);
    const int declared = tournament.rounds_played + random.between(1, 6);
    std::string first;
    for (const bool forfeits : {false, true}) {
      const DubovPosition dubov(position, declared, forfeits);
      if (dubov.field.size() > 12 || !dubov.field.assigned_byes().empty()) continue;
      literal::LiteralRound request = position.round(declared);
      request.initial_colour = Colour::White;
      request.forfeits_upfloat = forfeits;
      const auto literal = literal::dubov_2026(request);
      for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom}) {
        const auto found = by_walk(dubov, solver);
        ASSERT_EQ(found.has_value(), literal.has_value()) << trial;
        ASSERT_EQ(found ? test::text_of(found) : "", literal ? test::text_of(literal) : "") << trial;
        ASSERT_TRUE(found || found.error().code == literal.error().code);
      }
      ++(literal ? paired : impossible);
      by_reading += forfeits && test::text_of(literal) != first ? 1 : 0;
      first = test::text_of(literal);
    }
  }
  EXPECT_GT(paired, 3000);
  EXPECT_GT(impossible, 300);
  EXPECT_GT(by_reading, 3);
}

TEST(DubovFlow, AgreesWithMatchingsInLargerFields) {
  Random random(28);
  int paired = 0;
  for (int trial = 0; trial < 400; ++trial) {
    const LiteralPosition position(test::random_dubov_tournament(random, 60));
    const auto matched = by_walk(DubovPosition(position, 9), SolverChoice::Blossom);
    const auto found = by_walk(DubovPosition(position, 9));
    ASSERT_EQ(found.has_value(), matched.has_value());
    if (!found) continue;
    ASSERT_EQ(test::text_of(found), test::text_of(matched)) << trial;
    ++paired;
  }
  EXPECT_GT(paired, 250);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
