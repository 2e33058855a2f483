#include "engine/explain/pair_matrix/spare_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using Positions = std::vector<Position>;

// True if these players can be matched, by trying everything; floaters do not meet each other.
bool matched_by_trying(const swiss::RoundField& field, Positions players, const Positions& floaters,
                       bool bye_left) {
  if (players.empty()) return true;
  const auto floats = [&](Position p) {
    return std::find(floaters.begin(), floaters.end(), p) != floaters.end();
  };
  const Position first = players.front();
  players.erase(players.begin());
  if (bye_left && field.facts(first).bye_eligible && matched_by_trying(field, players, floaters, false))
    return true;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!field.compatible(first, players[i]) || (floats(first) && floats(players[i]))) continue;
    Positions rest = players;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (matched_by_trying(field, rest, floaters, bye_left)) return true;
  }
  return false;
}

bool can_be_matched(const swiss::RoundField& field, const Positions& players, const Positions& floaters) {
  return matched_by_trying(field, players, floaters, players.size() % 2 == 1);
}

Positions some_players(test::Random& random, Position size) {
  Positions players;
  for (Position p = 0; p < size; ++p)
    if (random.chance(85)) players.push_back(p);
  return players;
}

Positions without(Positions players, Position one, Position other) {
  std::erase_if(players, [&](Position p) { return p == one || p == other; });
  return players;
}

struct RepairCounts {
  int found = 0;
  int lost = 0;
  int survived = 0;
  int exchanged = 0;
};

// Compares one matching, and all its repairs, with what trying everything finds.
void compare_repairs(const swiss::RoundField& field, const Positions& players, std::size_t floating,
                     RepairCounts& counts) {
  const Positions floaters(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(floating));
  const SpareMatching matching(field, players, floating);
  ASSERT_EQ(matching.found(), can_be_matched(field, players, floaters));
  ++(matching.found() ? counts.found : counts.lost);
  for (const Position one : players)
    for (Position other = 0; other < field.size(); ++other) {
      const bool inside = std::find(players.begin(), players.end(), other) != players.end();
      if (inside && one < other && matching.survives(one, other)) {
        ++counts.survived;
        EXPECT_TRUE(can_be_matched(field, without(players, one, other), floaters));
      }
      if (!inside && matching.survives_exchange(one, other)) {
        ++counts.exchanged;
        Positions exchanged = without(players, one, one);
        exchanged.push_back(other);
        EXPECT_TRUE(can_be_matched(field, exchanged, floaters));
      }
    }
}

TEST(SpareMatching, IsFoundExactlyWhereThereIsOneAndRepairsAreTrue) {
  test::Random random(2411);
  RepairCounts counts;
  for (int i = 0; i < 150; ++i) {
    const auto framed = test::random_framed_case(random, 4, 9);
    const Positions players = some_players(random, framed->field().size());
    const std::size_t floating = random.between<std::size_t>(0, std::min<std::size_t>(2, players.size()));
    compare_repairs(framed->field(), players, floating, counts);
  }
  EXPECT_GT(counts.found, 50);
  EXPECT_GT(counts.lost, 5);
  EXPECT_GT(counts.survived, 200);
  EXPECT_GT(counts.exchanged, 50);
}

TEST(SpareMatching, SurvivesIfTheTwoAreAPair) {
  test::Random random(2412);
  int pairs = 0;
  for (int i = 0; i < 30; ++i) {
    const auto framed = test::random_framed_case(random, 4, 12);
    const swiss::RoundField& field = framed->field();
    for (Position a = 0; a < field.size(); ++a)
      for (Position b = a + 1; b < field.size(); ++b) {
        const SpareMatching matching(field, {a, b}, 0);
        EXPECT_EQ(matching.found(), field.compatible(a, b));
        EXPECT_EQ(matching.survives(a, b), matching.found());
        pairs += matching.found() ? 1 : 0;
      }
  }
  EXPECT_GT(pairs, 100);
}

TEST(SpareMatching, OfNothingHasNoRepair) {
  const SpareMatching none;
  EXPECT_FALSE(none.found());
}

}  // namespace
}  // namespace bloesem::explain
