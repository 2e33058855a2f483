// Restrictions by federation or club in comments of report files.
#include "trf/restriction_comment.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/trf/reader.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf {
namespace {

using Groups = std::vector<std::vector<PlayerIndex>>;

std::string player_of(int id, const std::string& federation) {
  std::string line = testing::player(id, "0.0");
  line.replace(53, 3, (federation + "   ").substr(0, 3));
  return line + "\n";
}

const std::string& six_of_federations() {
  static const std::string text = player_of(1, "NED") + player_of(2, "BEL") + player_of(3, "ned") +
                                  player_of(4, "") + player_of(5, "FID") + player_of(6, "FID");
  return text;
}

TEST(Restriction, IsParsedAndWritten) {
  EXPECT_EQ(parse_restriction("federation:3"), (Restriction{InCommon::Federation, 1, 3}));
  EXPECT_EQ(parse_restriction("Club:2-5"), (Restriction{InCommon::Club, 2, 5}));
  for (const char* text :
       {"", ":", "club", "club:", "club:0", "club:1000", "club:5-2", "club:-2", "team:3", "club:3x"})
    EXPECT_EQ(parse_restriction(text), std::nullopt) << text;
  EXPECT_EQ(restriction_comment(avoid_comment_begin, {InCommon::Federation, 1, 3}),
            "### bloesem:avoid federation:3");
  EXPECT_EQ(restriction_comment(wish_comment_begin, {InCommon::Club, 2, 5, true}),
            "### bloesem:wish club:2-5 strict");
}

TEST(WishComment, BecomesTheGroupsOfTheTournament) {
  const ReadResult read = read_tournament("### bloesem:wish federation:2-4 strict\n" + six_of_federations());
  ASSERT_TRUE(read.tournament);
  EXPECT_TRUE(read.diagnostics.empty());
  ASSERT_EQ(read.tournament->wishes.size(), 1U);
  EXPECT_EQ(read.tournament->wishes[0], (Wish{"federation", {{0, 2}}, 2, 4, true}));
  EXPECT_TRUE(
      read_tournament("### bloesem:avoid federation:3\n" + six_of_federations()).tournament->wishes.empty());
}

TEST(WishComment, OfClubsUsesTheNotes) {
  const ReadResult read = read_tournament(
      six_of_federations() +
      "### bloesem:wish club:3\n### bloesem:club 2 Tiel\n### bloesem:club 6 TIEL\n### bloesem:club 1 Ede\n");
  ASSERT_TRUE(read.tournament);
  EXPECT_EQ(read.tournament->wishes, (std::vector<Wish>{{"club", {{1, 5}}, 1, 3}}));
}

// Each wish keeps the group of every player, so that a file with thousands would be quadratic.
TEST(WishComment, RepeatedOnesCountOnceAndOthersUpToALimit) {
  const auto wishes = [](std::size_t count) {
    std::string text = six_of_federations();
    for (std::size_t i = 0; i < count; ++i)
      text += "### bloesem:wish federation:" + std::to_string(i + 1) + "\n### bloesem:wish federation:1\n";
    return read_tournament(text);
  };
  const ReadResult most = wishes(max_wishes);
  ASSERT_TRUE(most.tournament);
  EXPECT_EQ(most.tournament->wishes.size(), max_wishes);
  const ReadResult more = wishes(max_wishes + 9);
  EXPECT_FALSE(more.tournament);
  ASSERT_EQ(more.diagnostics.size(), 1U);
  EXPECT_EQ(more.diagnostics[0].code, Code::TooLarge);
  EXPECT_EQ(more.diagnostics[0].line, static_cast<int>(6 + 2 * max_wishes + 1));
}

TEST(RestrictionComments, AreFoundInLines) {
  const std::vector<std::string_view> lines = {"### bloesem:avoid federation:3", "### bloesem:avoidance club:2",
                                               "### bloesem:wish club:2", "###   bloesem:avoid club:4"};
  EXPECT_EQ(restrictions_in(lines, avoid_comment_begin),
            (std::vector<Restriction>{{InCommon::Federation, 1, 3}, {InCommon::Club, 1, 4}}));
  EXPECT_EQ(restrictions_in(lines, wish_comment_begin), (std::vector<Restriction>{{InCommon::Club, 1, 2}}));
}

TEST(RestrictionComments, WhatCannotBeReadIsAnError) {
  for (const char* rest :
       {"wish", "wish federation", "wish federation:3 mild", "avoid club:2 strict", "avoid 3"}) {
    const ReadResult read = read_tournament("### bloesem:" + std::string(rest) + "\n" + six_of_federations());
    EXPECT_FALSE(read.tournament) << rest;
    ASSERT_EQ(read.diagnostics.size(), 1U) << rest;
    EXPECT_EQ(read.diagnostics[0].code, Code::BadValue) << rest;
    EXPECT_EQ(read.diagnostics[0].line, 1) << rest;
  }
}

}  // namespace
}  // namespace bloesem::trf
