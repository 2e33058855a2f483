#include "engine/explain/untouched_brackets.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "tests/explain/changed_walks.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;

constexpr Points lowest = std::numeric_limits<Points>::min();
constexpr Points highest = std::numeric_limits<Points>::max();

// Returns the highest score, in one of the fields, of those who have other facts in the other.
Points highest_altered(const swiss::RoundField& before, const swiss::RoundField& after) {
  const swiss::ByPlayer<Position> places = swiss::positions_by_player(after);
  Points result = lowest;
  for (Position p = 0; p < before.size(); ++p) {
    const Position q = places[before.player(p)];
    if (before.facts(p) != after.facts(q))
      result = std::max({result, before.facts(p).score, after.facts(q).score});
  }
  return result;
}

TEST(UntouchedBrackets, AreTheSameAfterAnotherResult) {
  test::Random random(2541);
  std::size_t untouched = 0;
  std::size_t touched = 0;
  for (int i = 0; i < 500; ++i) {
    const auto asked = test::changed_result(random, 8, 26, i % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026);
    if (!asked) continue;
    const auto first = test::walked(asked->before, asked->options, test::watch_nothing);
    const auto second = test::walked(asked->after, asked->options, test::watch_nothing);
    if (!first || !second || first->request.field.size().value() % 2 == 1) continue;  // C5 may move the bye
    const UntouchedBrackets brackets(first->walk, first->request.field);
    const std::size_t number = brackets.above(highest_altered(first->request.field, second->request.field));
    for (std::size_t b = 0; b < number; ++b) {
      EXPECT_EQ(second->walk.brackets.at(b).pairs, first->walk.brackets[b].pairs) << "case " << i;
      EXPECT_EQ(second->walk.brackets.at(b).downfloaters, first->walk.brackets[b].downfloaters);
    }
    untouched += number;
    touched += first->walk.brackets.size() - number;
  }
  EXPECT_GT(untouched, 100U);
  EXPECT_GT(touched, 100U);
}

TEST(UntouchedBrackets, LeaveThoseWhomTheyDoNotPair) {
  test::Random random(2542);
  std::size_t asked_about = 0;
  for (int i = 0; i < 80; ++i) {
    const auto asked = test::changed_result(random, 6, 20, i % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026);
    if (!asked) continue;
    const auto round = test::walked(asked->before, asked->options, test::watch_nothing);
    if (!round) continue;
    const swiss::RoundField& field = round->request.field;
    const UntouchedBrackets brackets(round->walk, field);
    EXPECT_EQ(brackets.above(highest), 0U);
    std::set<PlayerIndex> paired;
    for (std::size_t number = 0; number <= brackets.above(lowest); ++number) {
      if (number > 0)
        for (const auto& [one, other] : round->walk.brackets[number - 1].pairs) paired.insert({one, other});
      std::set<PlayerIndex> rest;
      for (const Position p : brackets.rest(number)) rest.insert(field.player(p));
      for (Position p = 0; p < field.size(); ++p) {
        EXPECT_EQ(brackets.settle(number, field.player(p)), paired.contains(field.player(p)));
        EXPECT_NE(rest.contains(field.player(p)), paired.contains(field.player(p)));
        ++asked_about;
      }
      const std::size_t floaters = number == 0 ? 0 : round->walk.brackets[number - 1].downfloaters.size();
      EXPECT_EQ(brackets.downfloaters(number), floaters);
    }
  }
  EXPECT_GT(asked_about, 1000U);
}

TEST(UntouchedBrackets, OfNoWalkAreNone) {
  const UntouchedBrackets none;
  EXPECT_EQ(none.above(lowest), 0U);
  EXPECT_TRUE(none.rest(0).empty());
}

}  // namespace
}  // namespace bloesem::explain
