#include "engine/standings/ranking_groups.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::standings {
namespace {

using test::nr;

// Final order: 3, then 1 and 5 tied, 2, 4.
const std::vector<Place> order{{nr(3), 1}, {nr(1), 2}, {nr(5), 2}, {nr(2), 4}, {nr(4), 5}};

// Returns "name rank:number ..." for each group.
std::vector<std::string> shown(const std::vector<GroupRanking>& rankings) {
  std::vector<std::string> lines;
  for (const GroupRanking& ranking : rankings) {
    std::string line = ranking.name;
    for (const GroupPlace& place : ranking.players)
      line += ' ' + std::to_string(place.rank) + ':' + std::to_string(place.player + 1);
    lines.push_back(line);
  }
  return lines;
}

using Lines = std::vector<std::string>;

std::string refusal(std::string_view text) {
  const Result<std::vector<Interval>> intervals = parse_intervals(text);
  return intervals ? "accepted" : intervals.error().message;
}

TEST(YearOfBirth, OfEveryForm) {
  EXPECT_EQ(year_of_birth("1987"), 1987);
  EXPECT_EQ(year_of_birth("310119"), 2019);
  EXPECT_EQ(year_of_birth("310120"), 1920);
  EXPECT_EQ(year_of_birth("010100"), 2000);
  EXPECT_EQ(year_of_birth("1987.12.31"), 1987);
  EXPECT_EQ(year_of_birth("1987/12/31"), 1987);
  EXPECT_EQ(year_of_birth("31.12.1987"), 1987);
  EXPECT_EQ(year_of_birth("12/31/1987"), 1987);
  EXPECT_EQ(year_of_birth("12/1987/31"), 1987);
  EXPECT_EQ(year_of_birth("1-2-1987"), 1987);
  EXPECT_EQ(year_of_birth("1987/00/00"), 1987);
}

TEST(YearOfBirth, NothingIsGuessed) {
  for (const char* text :
       {"", "87", "19871231", "990100", "011387", "000187", "1/2/87", "1987/1988/01", "1987/12", "1987/12/31/1",
        "1987//31", "12.31/1987", "Dec 31, 1987", "1987.12.3x", "-1987"}) {
    EXPECT_EQ(year_of_birth(text), std::nullopt) << text;
  }
}

TEST(Intervals, AreRead) {
  const auto intervals = parse_intervals("-1600,1601-2000,2001-");
  ASSERT_TRUE(intervals);
  ASSERT_EQ(intervals->size(), 3U);
  EXPECT_EQ((*intervals)[0].least, 0);
  EXPECT_EQ((*intervals)[0].most, 1600);
  EXPECT_EQ((*intervals)[1].name, "1601-2000");
  EXPECT_GT((*intervals)[2].most, 9999);
}

TEST(Intervals, AreRefused) {
  for (const char* text :
       {"", "1600", "-", "1-2,", ",1-2", "2000-1600", "a-b", "1-2-3", "1-99999999999", "1 - 2"})
    EXPECT_NE(refusal(text).find("expected a range"), std::string::npos) << text;
  EXPECT_EQ(refusal("1-2,2-3"), "the ranges 1-2 and 2-3 overlap");
  EXPECT_EQ(refusal("2-3,1-2"), "the ranges 2-3 and 1-2 overlap");
  EXPECT_EQ(refusal("5-,1-"), "the ranges 5- and 1- overlap");
}

TEST(RankGroups, ByRating) {
  const std::vector<std::optional<int>> ratings{1600, 1601, 2000, std::nullopt, 1500};
  const Grouping grouping = group_by_interval(ratings, *parse_intervals("1601-2000,-1600,2200-"));
  EXPECT_EQ(shown(rank_groups(order, grouping)), (Lines{"1601-2000 1:3 2:2", "-1600 1:1 1:5", "2200-"}));
  EXPECT_EQ(in_no_group(order, grouping), std::vector<PlayerIndex>{nr(4)});
}

TEST(RankGroups, ByCategory) {
  const Grouping grouping = group_by_text({"WFM", "", "FM", "FM", "WFM"});
  EXPECT_EQ(shown(rank_groups(order, grouping)), (Lines{"FM 1:3 2:4", "WFM 1:1 1:5"}));
  EXPECT_EQ(in_no_group(order, grouping), std::vector<PlayerIndex>{nr(2)});
  EXPECT_EQ(rank_groups(order, grouping)[0].players[1].overall, 5);
}

TEST(RankTeams, CountTheirBest) {
  const Grouping teams = group_by_text({"Noord", "Noord", "Zuid", "Zuid", "Noord"});
  const std::vector<Points> points{30, 20, 40, 10, 30};
  const std::vector<TeamPlace> best_two = rank_teams(order, teams, points, 2);
  ASSERT_EQ(best_two.size(), 2U);
  EXPECT_EQ(best_two[0].name, "Noord");
  EXPECT_EQ(best_two[0].points, 60);
  EXPECT_EQ(best_two[0].counted, (std::vector<PlayerIndex>{nr(1), nr(5)}));
  EXPECT_EQ(best_two[0].members, 3);
  EXPECT_EQ(best_two[1].points, 50);
  EXPECT_EQ(best_two[1].rank, 2);
  const std::vector<TeamPlace> best_one = rank_teams(order, teams, points, 1);
  EXPECT_EQ(best_one[0].name, "Zuid");
  // All of them if there are no more.
  EXPECT_EQ(rank_teams(order, teams, points)[0].points, 80);
}

TEST(RankTeams, EqualPointsShareAPlace) {
  const Grouping teams = group_by_text({"Zuid", "Oost", "Noord", "", "West"});
  const std::vector<TeamPlace> ranking = rank_teams(order, teams, {30, 30, 40, 90, 5});
  std::string text;
  for (const TeamPlace& team : ranking) text += std::to_string(team.rank) + ' ' + team.name + ' ';
  EXPECT_EQ(text, "1 Noord 2 Oost 2 Zuid 4 West ");
}

TEST(RankBoards, TheBestOfEachTeamAmongThemselves) {
  const Grouping teams = group_by_text({"Noord", "Noord", "Zuid", "", "Noord"});
  EXPECT_EQ(shown(rank_boards(order, teams, 4)), (Lines{"board 1 1:3 2:1", "board 2 1:5", "board 3 1:2"}));
}

}  // namespace
}  // namespace bloesem::standings
