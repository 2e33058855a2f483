#include "engine/double_swiss/appraisal_of_matches.hpp"

#include <gtest/gtest.h>

#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::Appraisal;
using swiss::Position;
using Numbers = std::vector<std::pair<int, int>>;

std::vector<Appraisal> appraised(const MatchPosition& position, const Numbers& pairs, int bye = 0) {
  std::vector<std::pair<Position, Position>> in_positions;
  for (const auto& [a, b] : pairs) in_positions.push_back(std::minmax(position.at(a), position.at(b)));
  swiss::CompletePairing pairing{in_positions};
  if (bye != 0) pairing.bye = position.at(bye);
  return swiss::double_swiss::appraise_matches(position.round, pairing);
}

// Returns "C4 1, C5 10" and so on, zeros left out.
std::string values_of_stage(const Appraisal& stage) {
  std::string text;
  for (const criteria::CriterionValue& value : stage.record.criteria) {
    if (value.is_list ? value.differences.empty() : value.count == 0) continue;
    text += (text.empty() ? "" : ", ") + std::string(value.article);
    if (!value.is_list) text += " " + std::to_string(value.count);
    for (const Points points : value.differences) text += " " + std::to_string(points);
  }
  return text;
}

TEST(AppraisalOfMatches, TheByeThenBracketsWithTheirUpfloaters) {
  const MatchPosition position(LiteralPosition({{1, 30}, {2, 20}, {3, 20}, {4, 10}, {5, 0}}));
  const std::vector<Appraisal> stages = appraised(position, {{1, 4}, {3, 2}}, 5);
  ASSERT_EQ(stages.size(), 3U);
  EXPECT_EQ(stages[0].record.kind, criteria::BracketKind::Bye);
  EXPECT_EQ(stages[0].record.downfloaters, std::vector<PlayerIndex>{nr(5)});
  EXPECT_EQ(values_of_stage(stages[0]), "3.4 0, 3.4 1") << "no points, and one round without a match";
  EXPECT_TRUE(stages[0].order.front().larger_first);
  EXPECT_EQ(stages[1].record.moved_up, std::vector<PlayerIndex>{nr(4)});
  EXPECT_EQ(values_of_stage(stages[1]), "C4 1, C5 20");
  EXPECT_EQ(stages[1].order[0].numbers, std::vector<int>{4});
  EXPECT_EQ(stages[1].order[1].numbers, (std::vector<int>{1, 4}));
  EXPECT_EQ(stages[2].record.residents, (std::vector<PlayerIndex>{nr(2), nr(3)}));
  EXPECT_EQ(values_of_stage(stages[2]), "");
}

// The set is chosen before C8 is looked at.
TEST(AppraisalOfMatches, TheOrderOfSetsStandsBetweenTwoCriteria) {
  const MatchPosition position(LiteralPosition({{1, 30}, {2, 20}, {3, 20}, {4, 20}}));
  const std::vector<Appraisal> stages = appraised(position, {{1, 2}, {3, 4}});
  const auto& criteria = stages[0].record.criteria;
  ASSERT_LT(stages[0].order[0].after, criteria.size());
  EXPECT_EQ(criteria[stages[0].order[0].after - 1].article, "C7");
  EXPECT_EQ(criteria[stages[0].order[0].after].article, "C8");
}

TEST(AppraisalOfMatches, C6ByEitherReading) {
  LiteralPosition drawn(
      {{1, 30}, {2, 20}, {3, 20}, {4, 20}, {5, 20}, {6, 20}, {7, 10}, {8, 10}, {9, 0}, {10, 0}});
  drawn.apart(3, {4, 5, 6}).apart(4, {5, 6}).apart(5, {6});
  const Numbers pairs = {{1, 2}, {3, 7}, {4, 8}, {5, 9}, {6, 10}};
  EXPECT_EQ(values_of_stage(appraised(MatchPosition(drawn), pairs).front()), "C4 1, C5 10, C6 1");
  const MatchPosition graded(drawn, {.rules = {.graded = true}});
  EXPECT_EQ(values_of_stage(appraised(graded, pairs).front()), "C4 1, C5 10, C6 4");
}

}  // namespace
}  // namespace bloesem::test
