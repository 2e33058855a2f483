#include "engine/service/explain/changes.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::service {
namespace {

using bloesem::test::nr;
using bloesem::test::TournamentBuilder;
using explain::Change;
using explain::ChangeKind;

explain::Subject after_two_rounds() {
  return *explain::subject_of(
      TournamentBuilder(4).declared(5).round("1-3 1/0, 4-2 0/1").round("2-1 =, 3-4 1/0"), {});
}

Change parsed(std::string_view text) {
  const Result<Change> change = parse_change(after_two_rounds(), text);
  EXPECT_TRUE(change) << change.error().message;
  return change ? *change : Change{};
}

std::string message(std::string_view text) {
  const Result<Change> change = parse_change(after_two_rounds(), text);
  return change ? "accepted" : change.error().message;
}

TEST(ParseChange, KnowsResultsOfTheRoundBefore) {
  EXPECT_EQ(parsed("1-2=1-0"), (Change{ChangeKind::Result, nr(1), nr(2), 2, Outcome::Win, Outcome::Loss}));
  EXPECT_EQ(parsed("4-3=1/2"), (Change{ChangeKind::Result, nr(4), nr(3), 2, Outcome::Draw, Outcome::Draw}));
  EXPECT_EQ(parsed("4-3=="), (Change{ChangeKind::Result, nr(4), nr(3), 2, Outcome::Draw, Outcome::Draw}));
}

TEST(ParseChange, KnowsResultsOfAGivenRound) {
  EXPECT_EQ(parsed("3-1=+/-@1"),
            (Change{ChangeKind::Result, nr(3), nr(1), 1, Outcome::ForfeitWin, Outcome::ForfeitLoss}));
}

TEST(ParseChange, KnowsPlayersAndPairs) {
  EXPECT_EQ(parsed("absent 3"), (Change{ChangeKind::Absent, nr(3)}));
  EXPECT_EQ(parsed("withdrawn 3"), (Change{ChangeKind::Withdrawn, nr(3)}));
  EXPECT_EQ(parsed("forbid 3-2"), (Change{ChangeKind::Forbidden, nr(3), nr(2)}));
  EXPECT_EQ(parsed("allow 3-2"), (Change{ChangeKind::Allowed, nr(3), nr(2)}));
}

TEST(ParseChange, SaysWhatItExpects) {
  EXPECT_EQ(message("present 3"), "'present 3': expected " + std::string(known_changes));
  EXPECT_EQ(message("1-2=2-0"), "'1-2=2-0': expected a result after =: " + std::string(known_results));
  EXPECT_EQ(message("1-2=1-0@x"), "'1-2=1-0@x': expected the number of a round after @");
  EXPECT_EQ(
      message("1-3=1-0"),
      "'1-3=1-0': expected the round of the game after @, as 1 and 3 did not meet in round 2 but in round 1: "
      "'1-3=1-0@1'");
  EXPECT_EQ(message("1-4=1-0"), "'1-4=1-0': expected two players with a game before round 3");
  EXPECT_NE(message("absent 9"), "accepted");
  EXPECT_NE(message("=1-0"), "accepted");
  EXPECT_NE(message(""), "accepted");
  EXPECT_NE(message("forbid 3"), "accepted");
}

TEST(ParseGoal, KnowsPairsAndByes) {
  const Tournament tournament = TournamentBuilder(4);
  EXPECT_EQ(parse_goal(tournament, "3-2")->other, nr(2));
  EXPECT_EQ(parse_goal(tournament, "bye 4")->one, nr(4));
  EXPECT_TRUE(parse_goal(tournament, "bye 4")->is_bye());
  EXPECT_EQ(parse_goal(tournament, "4").error().message, "'4': expected two players as in '3-9', or 'bye 7'");
  EXPECT_FALSE(parse_goal(tournament, "bye 7"));
}

}  // namespace
}  // namespace bloesem::service
