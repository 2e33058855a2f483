#include "engine/explain/pair_matrix/framed_round.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using PositionPairs = std::vector<std::pair<Position, Position>>;

PositionPairs in_rank_order(PositionPairs pairs) {
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

std::vector<PlayerIndex> players_at(const swiss::RoundField& field, const std::vector<Position>& positions) {
  std::vector<PlayerIndex> players;
  for (const Position p : positions) players.push_back(field.player(p));
  return players;
}

TEST(FramedRound, BracketsAreThoseOfTheRecordWithTheNextScoreGroup) {
  test::Random random(2401);
  for (int i = 0; i < 60; ++i) {
    const auto framed = test::random_framed_case(random, 4, 24);
    const swiss::RoundField& field = framed->field();
    Position settled = 0;
    for (const FramedBracket& bracket : framed->round.brackets()) {
      const BracketRecord& record = framed->round.record(bracket);
      EXPECT_FALSE(record.discarded);
      EXPECT_EQ(players_at(field, bracket.problem.moved_down), record.moved_down);
      EXPECT_EQ(players_at(field, bracket.problem.residents), record.residents);
      EXPECT_EQ(players_at(field, bracket.downfloaters), record.downfloaters);
      EXPECT_EQ(bracket.pairs.size(), record.pairs.size());
      settled += static_cast<int>(bracket.problem.residents.size());
      EXPECT_EQ(bracket.end, settled);
      std::vector<Position> next;
      for (Position p = bracket.end; p < field.size(); ++p)
        if (field.facts(p).score == field.facts(bracket.end).score) next.push_back(p);
      EXPECT_EQ(bracket.problem.ahead, next);
    }
    EXPECT_EQ(settled, field.size());
  }
}

TEST(FramedRound, ABracketPosedAgainHasThePairsOfTheRound) {
  test::Random random(2402);
  int posed = 0;
  for (int i = 0; i < 60; ++i) {
    const auto framed = test::random_framed_case(random, 4, 24);
    for (const FramedBracket& bracket : framed->round.brackets()) {
      if (!bracket.is_plain()) break;
      swiss::Bracket problem = bracket.problem;
      if (!criteria::only_looks_ahead(problem.kind)) problem.ahead.clear();
      const auto again = framed->round.chain().solve({framed->field(), framed->round.criteria(), problem});
      ASSERT_TRUE(again) << again.error().message;
      EXPECT_EQ(in_rank_order(again->pairs), in_rank_order(bracket.pairs));
      EXPECT_EQ(again->downfloaters, bracket.downfloaters);
      ++posed;
    }
  }
  EXPECT_GT(posed, 100);
}

TEST(FramedRound, WithoutBarsOnlyColoursKeepPlayersApart) {
  test::Random random(2403);
  int freed = 0;
  for (int i = 0; i < 40; ++i) {
    const auto framed = test::random_framed_case(random, 4, 16);
    const swiss::RoundField& field = framed->field();
    const swiss::RoundField& unbarred = framed->round.unbarred_field();
    for (Position a = 0; a < field.size(); ++a)
      for (Position b = a + 1; b < field.size(); ++b) {
        const Colour needed = field.indispensable_colour(a);
        const bool apart = needed != Colour::None && needed == field.indispensable_colour(b);
        EXPECT_EQ(unbarred.compatible(a, b), !apart);
        freed += !apart && !field.compatible(a, b) ? 1 : 0;
      }
  }
  EXPECT_GT(freed, 100);
}

}  // namespace
}  // namespace bloesem::explain
