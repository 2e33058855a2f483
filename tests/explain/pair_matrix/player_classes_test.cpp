#include "engine/explain/pair_matrix/player_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using Positions = std::vector<Position>;

bool has(const Positions& players, Position p) {
  return std::find(players.begin(), players.end(), p) != players.end();
}

// Which side of the bracket the player is on.
int side_of(const FramedBracket& bracket, Position p) {
  if (has(bracket.problem.moved_down, p)) return 0;
  return has(bracket.problem.residents, p) ? 1 : 2;
}

std::pair<int, Points> amount(const criteria::Charge& charge) { return {charge.amount, charge.difference}; }

// True if no criterion has another cost for one of the two, alone or with anybody of the bracket whom colours
// allow.
bool have_the_same_costs(const FramedRound& round, const FramedBracket& bracket, Position p, Position q) {
  const swiss::RoundField& field = round.field();
  const Points artificial = field.facts(bracket.problem.residents.back()).score - one_point;
  const bool moved_down = side_of(bracket, p) == 0;
  const bool inside = side_of(bracket, p) < 2;
  const criteria::Zone zones[] = {inside ? criteria::Zone::Bracket : criteria::Zone::Below,
                                  criteria::Zone::Next};
  for (const criteria::Criterion& criterion : round.criteria()) {
    if (!contains(criterion.in_force, bracket.problem.kind)) continue;
    for (const criteria::Zone zone : zones)
      if (criterion.single && amount(criterion.single({field.facts(p), zone, moved_down, artificial})) !=
                                  amount(criterion.single({field.facts(q), zone, moved_down, artificial})))
        return false;
    if (!criterion.pair || !inside) continue;
    for (const Position r : bracket.players()) {
      if (r == p || r == q || (r < p) != (r < q) || !round.unbarred_field().compatible(p, r)) continue;
      const auto cost = [&](Position own) {
        return amount(r < own ? criterion.pair(field.facts(r), field.facts(own))
                              : criterion.pair(field.facts(own), field.facts(r)));
      };
      if (cost(p) != cost(q)) return false;
    }
  }
  return true;
}

TEST(PlayerClasses, DivideTheBracketAndTheNextScoreGroup) {
  test::Random random(2421);
  std::size_t players = 0;
  std::size_t classes = 0;
  for (int i = 0; i < 60; ++i) {
    const auto framed = test::random_framed_case(random, 6, 30);
    for (const FramedBracket& bracket : framed->round.brackets()) {
      const PlayerClasses found(framed->round, bracket);
      std::set<Position> members;
      for (std::size_t cls = 0; cls < found.count(); ++cls) {
        EXPECT_FALSE(found.members(cls).empty());
        for (const Position p : found.members(cls)) {
          EXPECT_EQ(found.of(p), cls);
          EXPECT_TRUE(members.insert(p).second);
        }
      }
      Positions all = bracket.players();
      all.insert(all.end(), bracket.problem.ahead.begin(), bracket.problem.ahead.end());
      EXPECT_EQ(members, std::set<Position>(all.begin(), all.end()));
      players += all.size();
      classes += found.count();
    }
  }
  EXPECT_LT(2 * classes, players + classes);  // many have more than one member
}

TEST(PlayerClasses, HaveMembersWhomCriteriaCannotTellApart) {
  test::Random random(2422);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const auto framed = test::random_framed_case(random, 6, 30);
    for (const FramedBracket& bracket : framed->round.brackets()) {
      const PlayerClasses found(framed->round, bracket);
      for (std::size_t cls = 0; cls < found.count(); ++cls)
        for (const Position p : found.members(cls)) {
          const Position first = found.members(cls).front();
          EXPECT_EQ(side_of(bracket, p), side_of(bracket, first));
          EXPECT_EQ(framed->field().indispensable_colour(p), framed->field().indispensable_colour(first));
          EXPECT_EQ(framed->field().facts(p).bye_eligible, framed->field().facts(first).bye_eligible);
          if (p == first) continue;
          EXPECT_TRUE(have_the_same_costs(framed->round, bracket, first, p));
          ++compared;
        }
    }
  }
  EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace bloesem::explain
