#include "engine/dutch/few_ahead.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

// The limit is checked before anything is written, for every caller.
TEST(FewAhead, RefusesMoreThanItHasRoomFor) {
  const RoundField field(test::TournamentBuilder(40), baku_2016, {1, 9, {}, {}});
  const auto look_at = [&](Position inside) {
    const Bracket bracket{
        criteria::BracketKind::Normal, {}, positions(0, inside), positions(inside, inside + 2), {}};
    return FewAhead().look_at(field, bracket);
  };
  EXPECT_TRUE(look_at(max_listed));
  EXPECT_FALSE(look_at(max_listed + 1));
  EXPECT_FALSE(look_at(38));
}

// Downfloaters, the first of the positions [0, begin), with players ahead from `begin` and below from `below`.
struct Question {
  const RoundField& field;
  std::vector<Position> downfloaters;
  Position begin;
  Position below;

  [[nodiscard]] std::vector<Position> players() const {
    std::vector<Position> players = downfloaters;
    for (Position p = begin; p < field.size(); ++p) players.push_back(p);
    return players;
  }
  // Adds what a downfloater or player ahead costs whose opponent is below, or who has the bye.
  void leave_over(Position p, AheadValue& value) const {
    if (p >= below) return;
    ++value.left_over;
    if (p < begin) value.differences.push_back(field.facts(p).score - field.facts(below - 1).score + one_point);
  }
};

// Calls visit with the value of each way to pair all these players, except one with the bye if they are odd.
void for_each_completion(const Question& question, const std::vector<Position>& players,
                         const AheadValue& so_far, const std::function<void(AheadValue)>& visit) {
  if (players.empty()) return visit(so_far);
  const Position first = players.front();
  std::vector<Position> rest(players.begin() + 1, players.end());
  if (players.size() % 2 == 1 && question.field.facts(first).bye_eligible) {
    AheadValue value = so_far;
    question.leave_over(first, value);
    for_each_completion(question, rest, value, visit);
  }
  for (std::size_t i = 0; i < rest.size(); ++i) {
    const Position other = rest[i];
    if (other < question.begin || !question.field.compatible(first, other)) continue;
    AheadValue value = so_far;
    if (other >= question.below) question.leave_over(first, value);
    std::vector<Position> others = rest;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    for_each_completion(question, others, value, visit);
  }
}

std::optional<AheadValue> least_of_all(const Question& question) {
  std::optional<AheadValue> least;
  for_each_completion(question, question.players(), {}, [&](AheadValue value) {
    std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
    if (!least || value < *least) least = std::move(value);
  });
  return least;
}

TEST(FewAhead, ValueWithCompletionIsTheLeastOfAllCompletions) {
  test::Random random(125);
  FewAhead few;
  int complete = 0;
  int raised = 0;
  int raised_by_differences = 0;
  int not_tried = 0;
  for (int run = 0; run < 12000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const RoundField field = test::next_round(
        test::made_up_tournament(random, random.between(4, 12), random.between(1, 5)), fide_2026);
    const int players = field.size().value();
    if (players < 3) continue;
    const Position begin(random.between(1, players - 2));
    const Position below(random.between(begin.value() + 1, players));
    Question question{field, {}, begin, below};
    for (Position p = 0; p < begin; ++p)
      if (random.chance(70)) question.downfloaters.push_back(p);
    ASSERT_TRUE(few.look_at(field, question.downfloaters, begin, below, field.size()));
    const PlayerSet all = first_numbers(static_cast<int>(question.downfloaters.size()));
    const std::optional<AheadValue> expected = least_of_all(question);
    ASSERT_EQ(few.completes(all), expected.has_value());
    if (!expected) continue;
    ++complete;
    const AheadValue least = few.value(all);
    ASSERT_LE(least, *expected);
    const std::optional<AheadValue> found = few.completing_value(all, least);
    if (question.downfloaters.size() + static_cast<std::size_t>(below - begin) > 9) {
      ASSERT_FALSE(found);
      ++not_tried;
      continue;
    }
    ASSERT_TRUE(found);
    ASSERT_EQ(*found, *expected);
    raised += least.left_over < found->left_over ? 1 : 0;
    raised_by_differences += least.left_over == found->left_over && least < *found ? 1 : 0;
    if (few.value_completes(all)) {
      ASSERT_EQ(*found, least);
    }
  }
  EXPECT_GT(complete, 1000);
  EXPECT_GT(raised, 100);
  EXPECT_GT(raised_by_differences, 20);
  EXPECT_GT(not_tried, 20);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
