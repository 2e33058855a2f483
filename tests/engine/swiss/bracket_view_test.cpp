#include "engine/swiss/bracket_view.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;

RoundField random_view_field(Random& random) {
  Tournament t = test::made_up_tournament(random, random.between(1, 45), random.between(0, 5),
                                          random.chance(50) ? test::Colours::Lopsided : test::Colours::Mixed);
  if (random.chance(50)) {  // a group too large to be listed pair by pair
    t.forbidden_groups.emplace_back();
    for (std::size_t p = 0; p < t.players.size(); p += random.between<std::size_t>(1, 2))
      t.forbidden_groups.back().push_back(static_cast<PlayerIndex>(p));
  }
  return test::next_round(t);
}

Bracket random_view_bracket(Random& random, const RoundField& field) {
  const int size = field.size();
  const int begin = random.between(0, size);
  const int end = random.between(begin, size);
  Bracket bracket;
  for (int p = 0; p < begin; ++p)
    if (random.chance(20)) bracket.moved_down.push_back(p);
  for (int p = begin; p < end; ++p) bracket.residents.push_back(p);
  return bracket;
}

void expect_seen(const BracketView& view, const RoundField& field, const Bracket& bracket) {
  std::vector<Position> players = bracket.moved_down;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  ASSERT_EQ(static_cast<std::size_t>(view.size()), players.size());
  ASSERT_EQ(static_cast<std::size_t>(view.moved_down()), bracket.moved_down.size());
  for (std::size_t u = 0; u < players.size(); ++u) {
    using Number = decltype(view.size());
    const auto number = static_cast<Number>(u);
    ASSERT_EQ(view.position(number), players[u]);
    ASSERT_EQ(view.facts(number), field.facts(players[u]));
    ASSERT_EQ(view.is_moved_down(number), u < bracket.moved_down.size());
    const std::vector<Position> barred = field.barred(players[u]);
    std::vector<std::size_t> expected;
    for (std::size_t v = 0; v < players.size(); ++v) {
      const bool legal = field.compatible(players[u], players[v]);
      ASSERT_TRUE(u == v || view.may_meet(number, static_cast<Number>(v)) == legal);
      if (std::count(barred.begin(), barred.end(), players[v]) > 0) expected.push_back(v);
    }
    std::vector<std::size_t> visited;
    view.for_each_barred(number, [&](Number v) { visited.push_back(static_cast<std::size_t>(v)); });
    std::sort(visited.begin(), visited.end());
    ASSERT_EQ(visited, expected) << "player " << u;
  }
}

// One view for all brackets of all fields, as a solver keeps it: nothing of the last bracket may be left in it.
TEST(BracketView, SeesEveryBracketAnew) {
  Random random(101);
  BracketView view;
  int large_groups = 0;
  for (int run = 0; run < 600 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const RoundField field = random_view_field(random);
    large_groups += field.large_groups() > 0 ? 1 : 0;
    for (int brackets = random.between(1, 5); brackets > 0; --brackets) {
      const Bracket bracket = random_view_bracket(random, field);
      view.look_at(field, bracket);
      expect_seen(view, field, bracket);
    }
  }
  EXPECT_GT(large_groups, 100);
}

}  // namespace
}  // namespace bloesem::swiss
