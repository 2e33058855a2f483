#include "engine/double_swiss/upfloater_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <compare>
#include <optional>
#include <tuple>

#include "engine/double_swiss/following.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::Position;
using MatchSet = std::vector<Position>;

// What C4 to C7 and 3.5 compare of a set.
struct SetValue {
  std::size_t size = 0;
  std::vector<Points> scores = {};  // negative, from the lowest score
  int below = 0;
  int floated = 0;
  std::vector<int> order = {};

  [[nodiscard]] auto key() const { return std::tie(size, scores, below, floated, order); }
};

std::optional<SetValue> value_of_set(const MatchPosition& position, const MatchSet& residents,
                                     const MatchSet& lower, const MatchSet& set) {
  MatchSet bracket = residents;
  bracket.insert(bracket.end(), set.begin(), set.end());
  MatchSet rest;
  std::set_difference(lower.begin(), lower.end(), set.begin(), set.end(), std::back_inserter(rest));
  if (bracket.size() % 2 != 0 || !swiss::can_be_completed(position.field, bracket) ||
      !swiss::can_be_completed(position.field, rest))
    return std::nullopt;
  SetValue value;
  value.size = set.size();
  for (auto p = set.rbegin(); p != set.rend(); ++p) value.scores.push_back(-position.round.score(*p));
  const swiss::double_swiss::Following following(position.round);
  const Points score = position.round.score(residents.front());
  value.below = following.paired_below(rest, score);
  if (!position.round.graded())
    value.below = following.outlook(rest, score) == swiss::double_swiss::Outlook::Fewest ? 0 : 1;
  for (const Position p : set) {
    value.floated += position.round.facts(p).previous != criteria::Float::None ? 1 : 0;
    value.order.push_back(p);
  }
  return value;
}

// Returns the best of all sets.
MatchSet best_set_by_enumeration(const MatchPosition& position, const MatchSet& residents,
                                 const MatchSet& lower) {
  std::optional<SetValue> best;
  MatchSet best_set;
  for (unsigned bits = 0; bits < 1U << lower.size(); ++bits) {
    MatchSet set;
    for (std::size_t i = 0; i < lower.size(); ++i)
      if ((bits >> i & 1U) != 0) set.push_back(lower[i]);
    if (best && set.size() > best->size) continue;
    const std::optional<SetValue> value = value_of_set(position, residents, lower, set);
    if (!value || (best && best->key() <= value->key())) continue;
    best = value;
    best_set = set;
  }
  return best_set;
}

TEST(MatchUpfloaterMatching, IsTheBestOfAllSets) {
  Random random(11);
  int compared = 0;
  for (int i = 0; i < 1200; ++i) {
    const LiteralPosition drawn =
        random_match_position(random, 2 * random.between(1, 5), random.between(2, 4), random.between(0, 70));
    const MatchPosition position(drawn, {.rules = {.graded = random.chance(50)}});
    const Position end = position.field.end_of_score_group(0);
    const MatchSet residents = swiss::positions(0, end);
    const MatchSet lower = swiss::positions(end, position.field.size());
    const bool possible = swiss::can_be_completed(position.field, swiss::positions(0, position.field.size()));
    const auto set = swiss::double_swiss::UpfloaterMatching(position.round, residents, lower).best();
    ASSERT_EQ(set.has_value(), possible) << i;
    if (!possible) continue;
    ++compared;
    EXPECT_EQ(position.numbers(*set), position.numbers(best_set_by_enumeration(position, residents, lower)))
        << i;
  }
  EXPECT_GT(compared, 600);
}

TEST(MatchUpfloaterMatching, NearPlayersOnlyAsIfTheOthersFitted) {
  LiteralPosition drawn({{1, 30}, {2, 30}, {3, 20}, {4, 20}, {5, 20}, {6, 10}, {7, 10}, {8, 10}});
  drawn.apart(1, {2}).apart(4, {5}).apart(6, {7, 8});
  const MatchPosition position(drawn);
  const MatchSet residents = position.all({1, 2});
  const MatchSet near = position.all({3, 4, 5});
  const auto best = [&](std::size_t of_following) {
    return swiss::double_swiss::UpfloaterMatching(position.round, residents, near)
        .best_if_all_below_fit(of_following, 0);
  };
  EXPECT_EQ(position.numbers(best(2).value()), "3 4");
  EXPECT_FALSE(best(3)) << "three of three leave nobody to be helped, but the residents need two";
  EXPECT_FALSE(best(4)) << "there are only three";
}

}  // namespace
}  // namespace bloesem::test
