#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/explain/rounds_ahead.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::nr;
using test::TournamentBuilder;
using Story = std::vector<Claim>;

std::int64_t number(std::int64_t value) { return value; }

Story story_of(const Tournament& tournament) {
  const Result<Subject> subject = subject_of(tournament, {});
  EXPECT_TRUE(subject);
  const Result<Explanation> answer = explain_rounds_ahead(*subject);
  EXPECT_TRUE(answer);
  EXPECT_EQ(answer->question, "rounds-ahead");
  return answer->story;
}

Claim some_rounds(int count, int first, int players) {
  return {Statement::SomeRoundsCertain,
          {{"count", number(count)},
           {"first", number(first)},
           {"last", number(first + count - 1)},
           {"players", number(players)}}};
}

TEST(RoundsAheadStory, AllRoundsAreCertain) {
  const Story expected{
      {Statement::AllRoundsCertain,
       {{"count", number(3)}, {"first", number(1)}, {"last", number(3)}, {"players", number(8)}}},
      {Statement::DecidedByCounting,
       {{"round", number(3)}, {"barred", number(2)}, {"needing", number(4)}, {"players", number(8)}}}};
  EXPECT_EQ(story_of(TournamentBuilder(8).declared(3)), expected);
}

TEST(RoundsAheadStory, TheNextRoundIsImpossible) {
  const Story expected{some_rounds(1, 1, 2),
                       {Statement::NextImpossibleForOne, {{"player", nr(1)}, {"round", number(2)}}}};
  EXPECT_EQ(story_of(TournamentBuilder(2).declared(5)), expected);
}

TEST(RoundsAheadStory, OpponentsRunOut) {
  const Story expected{
      some_rounds(2, 1, 4),
      {Statement::BarredFromTooMany,
       {{"player", nr(1)}, {"round", number(3)}, {"count", number(2)}, {"players", number(4)}}},
      {Statement::OpponentsRunOut, {{"player", nr(1)}, {"count", number(3)}, {"last", number(3)}}}};
  EXPECT_EQ(story_of(TournamentBuilder(4).declared(9)), expected);
}

TEST(RoundsAheadStory, TheRoundItselfIsImpossible) {
  const Story expected{{Statement::NoOpponentLeft, {{"player", nr(1)}, {"round", number(2)}}}};
  EXPECT_EQ(story_of(TournamentBuilder(2).round("1-2 1/0").declared(3)), expected);
}

}  // namespace
}  // namespace bloesem::explain
