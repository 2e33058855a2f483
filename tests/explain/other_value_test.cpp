#include "engine/explain/other_value.hpp"

#include <gtest/gtest.h>

namespace bloesem::explain {
namespace {

using Values = std::vector<criteria::CriterionValue>;

criteria::CriterionValue counted(std::string_view article, int count, std::string_view meaning = "number") {
  return {article, meaning, false, count, {}};
}

BracketRecord with_rows(Values rows, bool discarded = false) {
  BracketRecord bracket;
  bracket.criteria = std::move(rows);
  bracket.discarded = discarded;
  return bracket;
}

TEST(FinalAttempts, AreTheBracketsThatWereNotDiscarded) {
  Record record;
  EXPECT_TRUE(final_attempts(record).empty());
  record.brackets = {with_rows({}), with_rows({}, true), with_rows({}), with_rows({}, true), with_rows({})};
  EXPECT_EQ(final_attempts(record), (std::vector<std::size_t>{0, 2, 4}));
}

TEST(ByeScoreOf, IsTheFirstRowOfTheArticleThatHasAScore) {
  const criteria::CriterionValue none{"C5", "scores", true, 0, {}};
  const criteria::CriterionValue score{"C5", "scores", true, 0, {20}};
  Record record;
  record.brackets = {with_rows({counted("C4", 0), none}), with_rows({score}, true),
                     with_rows({counted("C4", 0), score}), with_rows({score})};
  const std::optional<ByeScore> found = bye_score_of(record, "C5");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->bracket, 2U);
  EXPECT_EQ(found->row, 1U);
  EXPECT_FALSE(bye_score_of(record, "C6"));
  EXPECT_FALSE(bye_score_of(record, ""));
}

// Returns "row/row of the other", or nothing.
std::string difference(const Values& a, const Values& b, std::string_view completion = "C4") {
  const std::optional<OtherValue> found = first_other_value(a, b, completion);
  return found ? std::to_string(found->row) + "/" + std::to_string(found->of_other) : "";
}

TEST(FirstOtherValue, IsThatOfTheFirstRowThatDiffers) {
  const Values usual = {counted("C6", 1), counted("C7", 2), counted("C8", 3)};
  EXPECT_EQ(difference(usual, usual), "");
  EXPECT_EQ(difference(usual, {counted("C6", 1), counted("C7", 3), counted("C8", 4)}), "1/1");
  EXPECT_EQ(difference(usual, {counted("C6", 0), counted("C7", 2), counted("C8", 3)}), "0/0");
  EXPECT_EQ(difference({}, usual), "");
}

TEST(FirstOtherValue, LooksOnlyAtRowsOfBoth) {
  const Values some = {counted("C6", 1), counted("C8", 3)};
  EXPECT_EQ(difference(some, {counted("C5", 9), counted("C6", 1), counted("C7", 2), counted("C8", 4)}), "1/3");
  EXPECT_EQ(difference({counted("C5", 9), counted("C6", 1)}, {counted("C6", 1), counted("C8", 4)}), "");
}

TEST(FirstOtherValue, KnowsTwoRowsOfAnArticleByTheirMeanings) {
  const Values a = {counted("C8", 1, "players"), counted("C8", 2, "scores")};
  EXPECT_EQ(difference(a, {counted("C8", 2, "scores")}), "");
  EXPECT_EQ(difference(a, {counted("C8", 1, "scores")}), "1/0");
}

TEST(FirstOtherValue, LeavesOutCompletion) {
  EXPECT_EQ(difference({counted("C4", 1), counted("C6", 1)}, {counted("C4", 0), counted("C6", 1)}), "");
  EXPECT_EQ(difference({counted("C4", 1)}, {counted("C4", 0)}, "C.4"), "0/0");
}

}  // namespace
}  // namespace bloesem::explain
