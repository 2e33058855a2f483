#include "engine/dutch_2012/stages.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bloesem/judge/judge.hpp"
#include "engine/dutch_2012/readings.hpp"
#include "engine/requested_round.hpp"
#include "tests/engine/dutch_2012/istanbul_positions.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

using criteria::StrongColours;
using PositionPairs = std::vector<std::pair<Position, Position>>;

// Returns "normal C.12=1 | last ": the counts that are not 0 and the lists that are not empty.
std::string stages_text(const test::IstanbulCase& made, const PositionPairs& pairs,
                        std::optional<std::size_t> repaired = std::nullopt) {
  const RequestedRound request = requested_round(made.tournament, made.options).value();
  std::string text;
  for (const Appraisal& stage : stages_of(request.field, StrongColours::After, {pairs, {}}, repaired)) {
    text += (text.empty() ? "" : "| ") + std::string(name_of(stage.record.kind)) + ' ';
    for (const criteria::CriterionValue& value : stage.record.criteria) {
      if (value.count != 0) text += std::string(value.article) + '=' + std::to_string(value.count) + ' ';
      for (const Points difference : value.differences)
        text += std::string(value.article) + '/' + std::to_string(difference) + ' ';
    }
  }
  return text;
}

TEST(StagesOf2012, StateWhatTheNextBracketLacks) {
  const test::IstanbulCase made =
      test::strangers_with({20, 20, 20, 10, 10, 10, 0, 0}, {{3, 4}, {3, 5}, {3, 6}});
  EXPECT_EQ(stages_text(made, {{0, 2}, {1, 3}, {4, 5}, {6, 7}}),
            "normal A.6.b=1 B.3/10 | normal B.3/10 | last ");
  EXPECT_EQ(stages_text(made, {{0, 1}, {2, 6}, {3, 4}, {5, 7}}),
            "normal A.6.b=1 B.3/10 C.12=1 | normal A.6.b=2 B.3/20 B.3/10 | last ");
  // The pairing itself does not show it, but with 2 the bracket could make all pairs.
  EXPECT_EQ(stages_text(made, {{0, 2}, {1, 6}, {3, 4}, {5, 7}}),
            "normal A.6.b=1 B.3/10 | normal A.6.b=2 B.3/20 B.3/10 | last ");
}

// Half of the last bracket came from above: pairs of different scores are no matter of B.3 there.
TEST(StagesOf2012, TreatABracketAsHomogeneousIfHalfMovedDown) {
  const test::IstanbulCase made = test::strangers_with({10, 10, 0, 0}, {{3, 4}});
  EXPECT_EQ(stages_text(made, {{0, 2}, {1, 3}}, 0), "PPB A.6.b=2 B.3/10 B.3/10 | last ");
}

TEST(StagesOf2012, AMergedBracketComparesScores) {
  const test::IstanbulCase made =
      test::strangers_with({20, 20, 10, 10, 0, 0}, {{5, 6}, {3, 5}, {3, 6}, {4, 5}, {4, 6}});
  EXPECT_EQ(stages_text(made, {{0, 4}, {1, 5}, {2, 3}}, 0), "PPB A.6.b=2 B.3/10 B.3/10 | CLB B.3/20 B.3/20 ");
}

TEST(StagesOf2012, TheJudgeNamesTheReason) {
  const test::IstanbulCase made =
      test::strangers_with({20, 20, 20, 10, 10, 10, 0, 0}, {{3, 4}, {3, 5}, {3, 6}});
  Proposal proposal;
  for (const auto& [white, black] : std::initializer_list<std::pair<int, int>>{{1, 2}, {3, 7}, {4, 5}, {6, 8}})
    proposal.boards.push_back({{test::nr(white), test::nr(black)}, true});
  const Result<Verdict> verdict = judge(made.tournament, proposal, made.options);
  ASSERT_TRUE(verdict) << verdict.error().message;
  ASSERT_TRUE(verdict->departure && verdict->departure->worse);
  EXPECT_EQ(verdict->departure->bracket, 0U);
  EXPECT_EQ(verdict->departure->system.criteria.at(*verdict->departure->worse).article, "C.12");
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
