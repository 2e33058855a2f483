#include "engine/dubov/stages.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "criteria/dubov/fide_2026.hpp"
#include "engine/dubov/flow_2026.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::NumberList;
using test::Random;
using PositionPairs = std::vector<std::pair<Position, Position>>;

TEST(DubovStages, HaveTheByeAndTheBrackets) {
  const DubovPosition position{LiteralPosition({{1, 20}, {2, 20}, {3, 20}, {4, 10}, {5, 10}})};
  const PositionPairs pairs{{position.at(1), position.at(3)}, {position.at(2), position.at(4)}};
  const auto stages = stages_of(position.round(), criteria::dubov_2026(), {pairs, position.at(5)});
  ASSERT_EQ(stages.size(), 2U);
  EXPECT_EQ(stages[0].record.kind, criteria::BracketKind::Bye);
  EXPECT_EQ(stages[0].record.downfloaters, std::vector<PlayerIndex>{test::nr(5)});
  EXPECT_EQ(stages[0].order.at(0).numbers, NumberList{5});
  EXPECT_TRUE(stages[0].order.at(0).larger_first);
  const BracketRecord& bracket = stages[1].record;
  EXPECT_EQ(bracket.score, 20);
  EXPECT_EQ(bracket.residents.size(), 3U);
  EXPECT_EQ(bracket.moved_up, std::vector<PlayerIndex>{test::nr(4)});
  ASSERT_EQ(bracket.criteria.size(), 6U);
  EXPECT_EQ(bracket.criteria[0].count, 1) << "C5";
  EXPECT_EQ(bracket.criteria[1].differences, (criteria::ScoreDifferences{10})) << "C6";
  EXPECT_EQ(bracket.criteria[2].count, 2) << "C7: all seek Black";
  EXPECT_EQ(stages[1].order.at(0).numbers, NumberList{1}) << "the first player of the pool";
  // The halves are 1, 2 and 3, 4.
  EXPECT_EQ(stages[1].order.at(4).numbers, (NumberList{1, 2}));
}

std::strong_ordering order_of(const std::vector<Appraisal>& ours, const std::vector<Appraisal>& theirs) {
  for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
    for (std::size_t k = 0; k < ours[i].record.criteria.size(); ++k)
      if (const auto order = compare(ours[i].record.criteria[k], theirs[i].record.criteria[k]); order != 0)
        return order;
    for (std::size_t k = 0; k < ours[i].order.size(); ++k)
      if (const auto order = compare(ours[i].order[k], theirs[i].order[k]); order != 0) return order;
  }
  return std::strong_ordering::equal;
}

// Calls visit(pairs) for every complete legal pairing of the players.
template <class Visit>
void for_each_pairing(const RoundField& field, std::vector<Position> left, PositionPairs& pairs, Visit visit) {
  if (left.empty()) return visit(pairs);
  for (std::size_t i = 1; i < left.size(); ++i) {
    if (!field.compatible(left[0], left[i])) continue;
    std::vector<Position> rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    rest.erase(rest.begin());
    pairs.emplace_back(left[0], left[i]);
    for_each_pairing(field, rest, pairs, visit);
    pairs.pop_back();
  }
}

// The pairing of the walk is better than, or before, every other one; different pairings are never equal.
TEST(DubovStages, OrderAllPairingsAsTheWalkDoes) {
  Random random(26);
  int pairings = 0;
  for (int trial = 0; trial < 400; ++trial) {
    const Tournament tournament = test::random_dubov_tournament(random, 9);
    DubovPosition position(LiteralPosition(tournament), tournament.rounds_played + random.between(1, 5));
    if (position.field.size() > 9) continue;
    const Result<Walk> walk = flow_2026(position.field, criteria::dubov_2026(), {nullptr, {}, position.task});
    if (!walk) continue;
    const Round round = position.round();
    PositionPairs own = walk->pairs;
    std::sort(own.begin(), own.end());
    const auto ours = stages_of(round, criteria::dubov_2026(), {own, walk->bye});
    for (std::size_t i = 0; i < ours.size(); ++i)
      EXPECT_EQ(ours[i].record.criteria, walk->brackets[i].criteria);
    for (Position bye = 0; bye < (walk->bye ? position.field.size() : Position(1)); ++bye) {
      if (walk->bye && !position.field.facts(bye).bye_eligible) continue;
      std::vector<Position> players;
      for (Position p = 0; p < position.field.size(); ++p)
        if (!walk->bye || p != bye) players.push_back(p);
      PositionPairs pairs;
      const auto left_over = walk->bye ? std::optional(bye) : std::nullopt;
      for_each_pairing(position.field, players, pairs, [&](const PositionPairs& other) {
        ++pairings;
        const auto theirs = stages_of(round, criteria::dubov_2026(), {other, left_over});
        const bool same = other == own && left_over == walk->bye;
        EXPECT_TRUE(same ? order_of(ours, theirs) == 0 : order_of(ours, theirs) < 0);
      });
    }
  }
  EXPECT_GT(pairings, 3000);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
