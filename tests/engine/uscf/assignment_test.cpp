#include "engine/uscf/assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/engine/uscf/uscf_position.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

// The first of all assignments of least cost, by listing them.
std::optional<std::vector<int>> first_by_listing(const Entrants& entrants, const std::vector<Position>& upper,
                                                 const std::vector<Position>& lower) {
  std::vector<int> columns(upper.size());
  std::iota(columns.begin(), columns.end(), 0);
  std::optional<std::vector<int>> best;
  int least = 0;
  do {
    int cost = 0;
    bool legal = true;
    for (std::size_t i = 0; i < upper.size(); ++i) {
      const Position opponent = lower[static_cast<std::size_t>(columns[i])];
      legal = legal && entrants.may_meet(upper[i], opponent);
      cost += entrants.distance(opponent, lower[i]);
    }
    if (!legal || (best && cost >= least)) continue;
    best = columns;
    least = cost;
  } while (std::next_permutation(columns.begin(), columns.end()));
  return best;
}

TEST(UscfAssignment, IsTheFirstOfAllOfLeastCost) {
  test::Random random(29);
  int found = 0;
  int none = 0;
  for (int i = 0; i < 1500; ++i) {
    const int half = random.between(1, 6);
    const int step = random.between(0, 3) * 20;
    std::vector<test::UscfPlayer> players;
    for (int p = 0; p < 2 * half; ++p)
      players.push_back({random.chance(15) ? 0 : 2000 - step * random.between(0, 8), ""});
    Tournament tournament = test::uscf_tournament(players);
    for (int pairs = random.between(0, half * half); pairs > 0; --pairs)
      tournament.forbidden_groups.push_back({random.between(0, 2 * half - 1), random.between(0, 2 * half - 1)});
    std::erase_if(tournament.forbidden_groups, [](const auto& group) { return group[0] == group[1]; });
    const UscfPosition round(std::move(tournament));
    std::vector<Position> upper;
    std::vector<Position> lower;
    for (Position p = 0; p < round.field.size(); ++p) (p < half ? upper : lower).push_back(p);
    const auto expected = first_by_listing(round.entrants, upper, lower);
    ASSERT_EQ(Assignment(round.entrants, upper, lower).first_of_least_cost(), expected) << i;
    ++(expected ? found : none);
  }
  EXPECT_GT(found, 500);
  EXPECT_GT(none, 50);
}

}  // namespace
}  // namespace bloesem::swiss::uscf
