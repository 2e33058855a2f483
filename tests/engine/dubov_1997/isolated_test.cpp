// Only what the worked examples do not show.
#include "engine/dubov_1997/isolated.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "engine/swiss/one_left_over.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::Listed;
using test::ProceduralEvent;
using test::ProceduralPosition;
using Numbers = std::vector<int>;

std::string served(const ProceduralEvent& event) {
  const ProceduralPosition position(event, dubov_1997, dubov);
  Group group = position.group();
  call_opponents(group);
  std::string text;
  for (const auto& [a, b] : group.pairs)
    text += std::to_string(position.number(a)) + "-" + std::to_string(position.number(b)) + " ";
  for (const Position p : group.floaters) text += std::to_string(position.number(p)) + " ";
  return text;
}

// 1 is alone; 2 is due the other colour, but 3 and 4 have met.
TEST(Dubov1997Isolated, PairsBelowComeBeforeColours) {
  ProceduralEvent event({{1, 3, 'W', 2000, 2000},
                         {2, 2, 'B', 2000, 2300},
                         {3, 2, 'W', 2000, 2200},
                         {4, 2, 'W', 2000, 2100},
                         {5, 1, 'W', 2000, 2100},
                         {6, 1, 'B', 2000, 2100}});
  EXPECT_EQ(served(event), "1-2 ");
  event.met(3, {4});
  EXPECT_EQ(served(event), "1-3 ");
  event.met(1, {3, 4});
  EXPECT_EQ(served(event), "1-2 ") << "nobody else is left";
  event.met(1, {2});
  EXPECT_EQ(served(event), "1-6 ") << "of a lower group";
}

// 1, 2, 3 have met each other and all of the next group but 4.
TEST(Dubov1997Isolated, OneAfterAnotherIfTheNextGroupCannotServeAll) {
  ProceduralEvent event({{1, 3, 'W', 2000, 2000},
                         {2, 3, 'W', 2010, 2000},
                         {3, 3, 'B', 2000, 2000},
                         {4, 2, 'B', 2000, 2000},
                         {5, 1, 'W', 2000, 2000},
                         {6, 1, 'B', 2000, 2100}});
  event.met(1, {2, 3}).met(2, {3}).met(3, {4});
  EXPECT_EQ(served(event), "1-4 3-5 2-6 ") << "from White and Black alternately";
}

TEST(Dubov1997Isolated, VegaSendsThemDown) {
  ProceduralEvent event({{1, 3, 'W', 10}, {2, 3, 'W', 10}, {3, 3, 'B', 10}, {4, 2, 'B', 10}}, true);
  event.met(1, {2, 3});
  const ProceduralPosition position(event, vega_2015, vega);
  Group group = position.group();
  send_down(group);
  EXPECT_EQ(position.numbers(group.floaters), Numbers{1});
  EXPECT_EQ(position.numbers(group.residents), (Numbers{2, 3}));
  const ProceduralEvent last({{1, 3, 'W', 10}, {2, 3, 'B', 10}}, true);
  const ProceduralPosition end(last, vega_2015, vega);
  Group none = end.group();
  send_down(none);
  EXPECT_TRUE(none.floaters.empty());
}

// ---- several, against all ways to serve them

// Returns the best way to serve the callers by the next group: by the limit, the players unpaired there, and
// the first opponents.
std::vector<Position> best_way(const Group& group, const std::vector<Position>& callers) {
  const std::span<const Position> next = top_scoregroup(group.field(), group.lower);
  std::vector<Position> best;
  std::vector<int> least;
  std::vector<Position> chosen;
  const std::function<void(std::vector<int>)> choose = [&](std::vector<int> places) {
    if (chosen.size() == callers.size()) {
      std::vector<Position> sorted = chosen;
      std::sort(sorted.begin(), sorted.end());
      const std::vector<Position> rest = without(next, sorted);
      std::vector<int> value{0, unpaired_by_largest(group.field(), rest).number, 0};
      for (std::size_t i = 0; i < chosen.size(); ++i) {
        value[0] += group.entrants().may_move_up(chosen[i]) ? 0 : 1;
        value[2] += group.entrants().is_white(chosen[i]) == group.entrants().is_white(callers[i]) ? 1 : 0;
      }
      value.insert(value.end(), places.begin(), places.end());
      if (least.empty() || value < least) least = value, best = chosen;
      return;
    }
    std::vector<Position> opponents(next.begin(), next.end());
    std::erase_if(opponents, [&](Position p) { return !group.compatible(p, callers[chosen.size()]); });
    group.entrants().sort_as_opponents(opponents, callers[chosen.size()]);
    for (std::size_t i = 0; i < opponents.size(); ++i) {
      if (std::find(chosen.begin(), chosen.end(), opponents[i]) != chosen.end()) continue;
      std::vector<int> further = places;
      further.push_back(static_cast<int>(i));
      chosen.push_back(opponents[i]);
      choose(further);
      chosen.pop_back();
    }
  };
  choose({});
  return best;
}

TEST(Dubov1997Isolated, SeveralAreServedInTheBestWay) {
  test::Random random(41);
  int served_together = 0;
  for (int trial = 0; trial < 600; ++trial) {
    std::vector<Listed> players;
    const int callers = random.between(2, 3);
    const int next = random.between(callers, 7);
    for (int number = 1; number <= callers + next + 6; ++number)
      players.push_back({number,
                         number <= callers          ? 3.0
                         : number <= callers + next ? 2.0
                                                    : 1.0,
                         random.chance(50) ? 'W' : 'B', 2000.0 + random.between(0, 50),
                         2000 + random.between(0, 50), number > callers && random.chance(25) ? "N" : ""});
    ProceduralEvent event(players);
    for (int a = 1; a <= callers + next; ++a)
      for (int b = a + 1; b <= callers + next; ++b)
        if (b <= callers || random.chance(35)) event.met(a, {b});
    if (players.size() % 2 == 1) event.absent.push_back(test::nr(static_cast<int>(players.size())));
    std::sort(event.absent.begin(), event.absent.end());
    const ProceduralPosition position(event, dubov_1997, dubov);
    Group group = position.group();
    if (!group.completes_without({})) continue;
    const std::vector<Position> order = group.entrants().alternating(group.residents);
    const std::vector<Position> expected = best_way(group, order);
    if (expected.empty()) continue;
    std::vector<Position> all = order;
    all.insert(all.end(), expected.begin(), expected.end());
    if (!group.completes_without(all)) continue;
    PositionPairs pairs;
    for (std::size_t i = 0; i < order.size(); ++i) pairs.emplace_back(order[i], expected[i]);
    call_opponents(group);
    EXPECT_EQ(group.pairs, pairs) << trial;
    ++served_together;
  }
  EXPECT_GT(served_together, 200);
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
