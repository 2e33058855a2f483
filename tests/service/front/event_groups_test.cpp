// Groups in an event of the library.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/event.hpp"

namespace bloesem {
namespace {

constexpr const char* two_groups =
    "012 School\n142 5\n152 W\n192 FIDE_DUTCH_2026\n"
    "### bloesem:group A 1 2 3\n### bloesem:group B 4 5 6\n"
    "001    1      Anema                             2100                             0.0    1\n"
    "001    2      Bos                               2050                             0.0    1\n"
    "001    3      Cohen                             2000                             0.0    1\n"
    "001    4      Dekker                            1700                             0.0    1\n"
    "001    5      Evers                             1650                             0.0    1\n"
    "001    6      Faber                             1600                             0.0    1\n";

TEST(EventGroups, EveryGroupHasItsBye) {
  auto event = Event::from_bytes(two_groups);
  ASSERT_TRUE(event) << event.error().message;
  const auto round = event->pair();
  ASSERT_TRUE(round) << round.error().message;
  ASSERT_EQ(round->boards.size(), 2U);
  EXPECT_EQ(round->boards[1].white.number, 4);
  EXPECT_EQ(round->bye->number, 3);
  ASSERT_EQ(round->further_byes.size(), 1U);
  EXPECT_EQ(round->further_byes[0].number, 6);
  const auto failure = event->record(*round);
  ASSERT_FALSE(failure) << failure->message;
  const std::string text = event->to_trf();
  std::size_t byes = 0;
  for (std::size_t at = text.find("0000 - U"); at != std::string::npos; at = text.find("0000 - U", at + 1))
    ++byes;
  EXPECT_EQ(byes, 2U);
  EXPECT_TRUE(Event::from_bytes(text));
}

TEST(EventGroups, ARoundWithoutOneOfTheByesIsRefused) {
  auto event = Event::from_bytes(two_groups);
  ASSERT_TRUE(event);
  auto round = event->pair();
  ASSERT_TRUE(round);
  round->further_byes.clear();
  EXPECT_TRUE(event->record(*round));
}

// Returns the players of a file without groups.
std::string ungrouped() {
  std::string text = two_groups;
  for (std::size_t at = text.find("###"); at != std::string::npos; at = text.find("###"))
    text.erase(at, text.find('\n', at) + 1 - at);
  return text;
}

TEST(EventGroups, AreMadeBeforeRoundOne) {
  auto event = Event::from_bytes(ungrouped());
  ASSERT_TRUE(event);
  EXPECT_TRUE(event->groups().empty());
  const std::vector<EventGroup> groups{{"A", {{1}, {2}, {3}}}, {"B", {{4}, {5}, {6}}}};
  const auto failure = event->divide(groups);
  ASSERT_FALSE(failure) << failure->message;
  EXPECT_EQ(event->groups(), groups);
  EXPECT_EQ(event->pair()->boards, Event::from_bytes(two_groups)->pair()->boards);
  ASSERT_FALSE(event->record(*event->pair()));
  EXPECT_EQ(Event::from_bytes(event->to_trf())->groups(), groups);
  EXPECT_TRUE(event->divide({{"A", {{1}, {2}, {4}}}, {"B", {{3}, {5}, {6}}}}))
      << "round 1 was paired in others";
}

TEST(EventGroups, ThatCannotBeAreRefused) {
  auto event = Event::from_bytes(ungrouped());
  ASSERT_TRUE(event);
  const std::string before = event->to_trf();
  const std::vector<PlayerId> all{{1}, {2}, {3}, {4}, {5}, {6}};
  for (const std::vector<EventGroup>& groups : std::vector<std::vector<EventGroup>>{
           {},
           {{"A", {{1}, {2}, {3}}}},                                  // 4 is in none
           {{"A", all}, {"B", {{6}}}},                                // 6 is in two
           {{"A", all}, {"B", {}}},                                   // nobody
           {{"Group A", all}},                                        // two words
           {{"A", {{1}, {2}, {3}}}, {"A", {{4}, {5}, {6}}}},          // one name
           {{"A", {{1}, {2}, {3}}}, {"B", {{4}, {5}, {6}, {7}}}}}) {  // no such player
    const auto failure = event->divide(groups);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->code, ErrorCode::InvalidInput);
    EXPECT_EQ(event->to_trf(), before);
  }
}

TEST(EventFixedPairs, TheOthersArePairedByTheRules) {
  auto event = Event::from_bytes(ungrouped());
  ASSERT_TRUE(event);
  const auto plain = event->pair();
  ASSERT_TRUE(plain);
  ASSERT_EQ(plain->boards[0], (EventBoard{{1}, {4}}));
  const auto by_hand = event->pair({.fixed = {{{2}, {1}}}});
  ASSERT_TRUE(by_hand) << by_hand.error().message;
  ASSERT_EQ(by_hand->hand_made.size(), 1U);
  EXPECT_EQ(by_hand->hand_made[0].board, (EventBoard{{2}, {1}}));
  EXPECT_TRUE(by_hand->hand_made[0].violations.empty());
  EXPECT_EQ(by_hand->boards.size(), 3U);
  const auto by_rules = event->pair({.fixed = {{{2}, {1}, true}}});
  ASSERT_TRUE(by_rules);
  EXPECT_EQ(by_rules->hand_made[0].board, (EventBoard{{1}, {2}})) << "the first player has the initial colour";
  EXPECT_TRUE(by_rules->hand_made[0].colours_by_rules);
  ASSERT_FALSE(event->record(*by_rules));
  EXPECT_NE(event->to_trf().find("### bloesem:fixed-pair 1 2 1 by-rules\n"), std::string::npos);
  EXPECT_EQ(Event::from_bytes(event->to_trf())->pair({.round = 1})->boards, by_rules->boards);
  EXPECT_TRUE(event->judge({.boards = by_rules->boards, .byes = {}}, {.round = 1}));
}

TEST(EventFixedPairs, ThatCannotBeAreRefused) {
  const auto event = Event::from_bytes(two_groups);
  ASSERT_TRUE(event);
  EXPECT_FALSE(event->pair({.fixed = {{{1}, {4}}}})) << "of different groups";
  EXPECT_FALSE(event->pair({.fixed = {{{1}, {2}}, {{2}, {3}}}})) << "2 twice";
  EXPECT_FALSE(event->pair({.fixed = {{{1}, {9}}}})) << "nobody has 9";
}

}  // namespace
}  // namespace bloesem
