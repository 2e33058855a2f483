#include "bloesem/event_explanation.hpp"

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "bloesem/event.hpp"
#include "tests/support/program/report_text.hpp"

namespace bloesem {
namespace {

using explain::QuestionKind;

Event kersen() {
  const Result<Event, Failure> event = Event::from_bytes(cli_test::kersen_open());
  EXPECT_TRUE(event);
  return *event;
}

TEST(EventExplanation, NamesPlayersById) {
  const Result<EventExplanation, Failure> answer = kersen().explain();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->round, 3);
  ASSERT_EQ(answer->story.size(), 3U);
  EXPECT_EQ(answer->story[1].statement, explain::Statement::FloatDown);
  EXPECT_EQ(answer->story[1].arguments[0].name, "players");
  EXPECT_EQ(std::get<std::vector<PlayerId>>(answer->story[1].arguments[0].value), std::vector<PlayerId>{{1}});
  ASSERT_EQ(answer->tables.size(), 1U);
  EXPECT_EQ(answer->tables[0].rows.size(), 4U);
}

TEST(EventExplanation, AsksAboutAnEarlierRound) {
  const Result<EventExplanation, Failure> answer = kersen().explain({}, {.round = 1});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->story.back().statement, explain::Statement::NobodyFloatsDown);
}

TEST(EventExplanation, TellsWhatAChangeBrings) {
  const Result<EventExplanation, Failure> answer =
      kersen().explain({.kind = QuestionKind::WhatIf, .changes = {"forbid 1-6"}});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->story.front().statement, explain::Statement::SupposeForbidden);
  const Result<EventExplanation, Failure> refused =
      kersen().explain({.kind = QuestionKind::WhatIf, .changes = {"forbid 1-7"}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::InvalidInput);
}

TEST(EventExplanation, AllPairsHaveNoStory) {
  const Result<EventExplanation, Failure> refused = kersen().explain({.kind = QuestionKind::AllPairs});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem
