#include "engine/double_swiss/pair_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/team_swiss/rules.hpp"
#include "engine/team_swiss/system.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::Position;
using swiss::double_swiss::PairClasses;

// Teams with random colours, the first of which are residents.
LiteralPosition random_team_bracket(Random& random, int residents, int upfloaters) {
  constexpr std::string_view histories[] = {"W= B=", "B= W=", "W= W=", "B= B=", "W=", "B=", "W= W= B=", "H"};
  std::vector<std::string_view> drawn;
  for (int i = 0; i < residents + upfloaters; ++i) drawn.push_back(histories[random.between(0, 7)]);
  LiteralPosition position(among_strangers(drawn).build());
  for (int i = 0; i < residents + upfloaters; ++i) {
    Player& team = position.tournament.players[static_cast<std::size_t>(i)];
    team.adjustments.assign(3, 0);
    const Points points = standings_points(position.tournament, team, position.tournament.rounds_played);
    team.adjustments.back() = (i < residents ? 200 : 100) - points;
  }
  std::erase_if(position.participants, [&](PlayerIndex p) { return p >= residents + upfloaters; });
  return position;
}

// A pairing of least cost has only attaining pairs, if one of those exists at all: compares with all pairings.
TEST(PairClasses, AttainingPairsMakeAPairingOfLeastCost) {
  Random random(13);
  int attained = 0;
  for (int i = 0; i < 1500; ++i) {
    const int upfloaters = random.between(0, 2);
    const int residents = 2 * random.between(1, 3) + upfloaters;
    const swiss::team_swiss::TeamRules rules{.preferences = random.chance(50)
                                                                ? swiss::team_swiss::PreferenceType::A
                                                                : swiss::team_swiss::PreferenceType::B};
    const MatchPosition position(
        random_team_bracket(random, residents, upfloaters),
        {.system = &swiss::team_swiss::fide_2026, .rules = swiss::team_swiss::match_rules(rules)});
    const auto players = swiss::positions(0, position.field.size());
    const PairClasses classes(position.round, players, 200);
    const std::vector<char> attaining = classes.attaining();
    std::vector<std::int64_t> least;
    std::vector<std::int64_t> least_attaining;
    std::vector<bool> paired(players.size(), false);
    std::vector<std::int64_t> cost(classes.digits(), 0);
    const std::function<void(std::size_t, bool)> extend = [&](std::size_t p, bool all_attain) {
      while (p < players.size() && paired[p]) ++p;
      if (p == players.size()) {
        if (least.empty() || cost < least) least = cost;
        if (all_attain && (least_attaining.empty() || least_attaining < cost))
          least_attaining = cost;  // the worst
        return;
      }
      for (std::size_t q = p + 1; q < players.size(); ++q) {
        const std::int32_t a = classes.of_players()[p];
        const std::int32_t b = classes.of_players()[q];
        if (paired[q] || !classes.may_meet(a, b)) continue;
        std::vector<std::int64_t> of_pair(cost.size(), 0);
        classes.costs(a, b, of_pair);
        const auto before = cost;
        for (std::size_t k = 0; k < cost.size(); ++k) cost[k] += of_pair[k];
        paired[p] = paired[q] = true;
        extend(p + 1, all_attain && attaining[at(a) * at(classes.size()) + at(b)] != 0);
        paired[p] = paired[q] = false;
        cost = before;
      }
    };
    extend(0, true);
    if (least_attaining.empty()) continue;
    ++attained;
    EXPECT_EQ(least_attaining, least) << i;
  }
  EXPECT_GT(attained, 600);
}

TEST(PairClasses, UpfloatersNeverMeet) {
  Random random(1);
  const MatchPosition position(random_team_bracket(random, 2, 2), {.system = &swiss::team_swiss::fide_2026});
  const PairClasses classes(position.round, swiss::positions(0, 4), 200);
  const auto of = classes.of_players();
  EXPECT_TRUE(classes.may_meet(of[0], of[1]));
  EXPECT_TRUE(classes.may_meet(of[0], of[2]));
  EXPECT_FALSE(classes.may_meet(of[2], of[3]));
  EXPECT_EQ(classes.digits(), 3U);
}

}  // namespace
}  // namespace bloesem::test
