// The Lim System in the literal engine: worked examples, and files with known pairings.
#include <gtest/gtest.h>

#include "engine/literal/lim_group.hpp"
#include "tests/support/literal_position.hpp"
#include "tests/support/literal_replay.hpp"

namespace bloesem::literal_test {
namespace {

namespace fs = std::filesystem;

using test::among_strangers;
using test::LiteralPosition;
using test::text_of;

std::string lim(const LiteralPosition& position, bool maxi = false) {
  literal::LiteralRound round = position.round();
  round.maxi = maxi;
  round.initial_colour = Colour::White;
  return text_of(literal::lim_2026(round));
}

LiteralPosition six_alike() { return LiteralPosition({{1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {6, 10}}); }

TEST(LiteralLim, OpponentsAreTriedInTheOrderOfTheText) {
  EXPECT_EQ(lim(six_alike()), "1-4 2-5 3-6");
  EXPECT_EQ(lim(six_alike().apart(1, {4, 5, 6})), "1-3 2-5 4-6");
  EXPECT_EQ(lim(six_alike().apart(1, {4, 5}).apart(2, {4, 5, 3})), "1-3 2-6 4-5");
  EXPECT_EQ(lim(six_alike().apart(1, {4, 5}).apart(2, {4, 5, 3, 6})), "1-2 3-5 4-6");
}

TEST(LiteralLim, FloatersLeaveTheMostPairs) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {6, 10}, {7, 0}, {8, 0}});
  position.apart(1, {2, 3, 4, 5}).apart(2, {3, 4, 5});
  EXPECT_EQ(lim(position), "1-6 2-7 3-4 5-8") << "2 and 5, who float, have met, so that 7-8 is cracked";
}

TEST(LiteralLim, RatingsLimitExchangesForColours) {
  LiteralPosition position(among_strangers({"B1", "B1", "W1", "B1", "W1", "W1"}));
  for (int p = 0; p < 6; ++p) position.tournament.players[static_cast<std::size_t>(p)].rating = 2400 - 60 * p;
  position.tournament.players[4].rating = 2100;
  EXPECT_EQ(lim(position), "1-5 2-6 4-3");
  EXPECT_NE(lim(position, true), lim(position));
}

TEST(LiteralLim, CountsPairsByTrying) {
  const LiteralPosition position = six_alike().apart(1, {2, 3, 4, 5}).apart(2, {3, 4, 5});
  const auto field = literal::Field::of(position.round()).value();
  std::vector<literal::Mask> partners;
  for (literal::Place p = 0; p < field.size(); ++p) partners.push_back(field.partners(p));
  const literal::LimRound round{field, literal::lim_players(field), partners, false,
                                literal::Completion(partners)};
  EXPECT_EQ(literal::most_pairs(round, 0b111111), 2);
  EXPECT_EQ(literal::most_pairs(round, 0b011111), 1);
  EXPECT_EQ(literal::most_pairs(round, 0), 0);
}

TEST(LiteralLim, ReplaysEveryRound) {
  const test::LiteralSystem system{"lim-2026", literal::lim_2026};
  const auto replay = test::replay_folder(system, fs::path(BLOESEM_FIXTURES_DIR) / "systems/lim-2026");
  EXPECT_EQ(replay.differences, "");
  EXPECT_EQ(replay.rounds, 75);
  EXPECT_EQ(replay.impossible, 3);
}

TEST(SystemsOracle, LiteralLimIsReproduced) {
  const fs::path oracle = BLOESEM_SYSTEMS_ORACLE_DIR;
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_SYSTEMS_ORACLE_DIR is not set";
  const test::LiteralSystem system{"lim-2026-readings", literal::lim_2026};
  const auto replay = test::replay_folder(system, oracle / "lim-2026-readings");
  EXPECT_EQ(replay.differences, "");
  EXPECT_GE(replay.rounds, 638);
  EXPECT_GE(replay.impossible, 13);
}

}  // namespace
}  // namespace bloesem::literal_test
