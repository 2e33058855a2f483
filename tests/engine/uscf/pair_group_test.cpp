#include "engine/uscf/pair_group.hpp"

#include <gtest/gtest.h>

#include "tests/engine/uscf/uscf_position.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

// Returns "1-3 2-4, drops 5" for the first of two groups, players 1 to `members`; the first `dropped` of them
// came down.
std::string grouped(const UscfPosition& round, int members, int dropped = 0) {
  Group group;
  Below below;
  for (int number = 1; number <= round.field.size(); ++number)
    (number <= dropped   ? group.dropped
     : number <= members ? group.residents
                         : below.next)
        .push_back(round.at(number));
  below.all = below.next;
  pair_group(round.entrants, group, below);
  const std::string text = round.text(group.pairs);
  return group.leavers.empty() ? text : text + ", drops " + round.text(group.leavers);
}

TEST(UscfGroup, IsPairedHalfAgainstHalf) {
  EXPECT_EQ(grouped(UscfPosition({{2000, ""}, {1900, ""}, {1800, ""}, {1700, ""}}), 4), "1-3 2-4");
  EXPECT_EQ(grouped(UscfPosition({{2000, ""}, {1900, ""}, {1800, ""}, {1700, ""}}), 3), "1-2, drops 3");
}

TEST(UscfGroup, PlayersWhoCameDownMeetTheHighestRanked) {
  const UscfPosition round({{2000, ""}, {1900, ""}, {1800, ""}, {1700, ""}});
  EXPECT_EQ(grouped(round, 4, 1), "1-2 3-4");
  Tournament tournament = round.tournament;
  tournament.forbidden_groups = {{0, 1}};
  EXPECT_EQ(grouped(UscfPosition(tournament), 4, 1), "1-3 2-4");
  tournament.forbidden_groups = {{2, 3}};
  EXPECT_EQ(grouped(UscfPosition(tournament), 4, 1), "1-3 2-4") << "so that the others can be paired";
}

TEST(UscfGroup, TheirOpponentsChangeForColoursWithinTheLimits) {
  EXPECT_EQ(grouped(UscfPosition({{2000, "WB"}, {1900, "WB"}, {1830, "BW"}, {1700, "BW"}}), 4, 1), "1-3 2-4")
      << "70";
  EXPECT_EQ(grouped(UscfPosition({{2000, "WB"}, {1900, "WB"}, {1819, "BW"}, {1700, "BW"}}), 4, 1), "1-2 3-4")
      << "81";
  EXPECT_EQ(grouped(UscfPosition({{2000, "B"}, {1900, "B"}, {1700, "W"}, {1600, "W"}}), 4, 1), "1-3 2-4")
      << "200";
  EXPECT_EQ(grouped(UscfPosition({{2000, "B"}, {1900, "B"}, {1699, "W"}, {1600, "W"}}), 4, 1), "1-2 3-4")
      << "201";
}

TEST(UscfGroup, TheOddPlayerChangesForColours) {
  const std::vector<test::UscfPlayer> players = {{2000, "B"}, {1900, "B"}, {1800, "W"}, {1500, ""}};
  EXPECT_EQ(grouped(UscfPosition(players), 3), "1-3, drops 2") << "100 for equal numbers";
  EXPECT_EQ(grouped(UscfPosition(players, {{"odd-player", "lowest"}}), 3), "1-2, drops 3");
  EXPECT_EQ(grouped(UscfPosition({{2000, "B"}, {1999, "B"}, {1798, "W"}, {1500, ""}}), 3), "1-2, drops 3")
      << "201";
  EXPECT_EQ(grouped(UscfPosition({{2000, "WB"}, {1880, "WB"}, {1800, "BW"}, {1500, ""}}), 3), "1-3, drops 2")
      << "80";
  EXPECT_EQ(grouped(UscfPosition({{2000, "WB"}, {1881, "WB"}, {1800, "BW"}, {1500, ""}}), 3), "1-2, drops 3")
      << "81";
}

TEST(UscfGroup, SomebodyWhoHasOpponentsBelowIsNotReplacedByOneWhoHasNone) {
  Tournament tournament =
      test::uscf_tournament({{2000, "B"}, {1900, "B"}, {1800, "W"}, {1500, ""}, {1400, ""}, {1300, ""}});
  tournament.players[4].adjustments = tournament.players[5].adjustments = {-5};
  tournament.forbidden_groups = {{1, 3}};
  const UscfPosition round(std::move(tournament));
  Group group;
  group.residents = round.all({1, 2, 3});
  const Below below{.next = round.all({4}), .all = round.all({4, 5, 6})};
  pair_group(round.entrants, group, below);
  EXPECT_EQ(round.text(group.leavers), "1");
}

TEST(UscfGroup, FewestConflicts) {
  const UscfPosition round({{5, "W"}, {4, "W"}, {3, "W"}, {2, "W"}, {1, "B"}});
  const std::vector<Position> members = round.all({1, 2, 3, 4, 5});
  EXPECT_EQ(fewest_conflicts(round.entrants, members, round.at(5)), (Conflicts{.second_extra = 2}));
  EXPECT_EQ(fewest_conflicts(round.entrants, members, round.at(1)), (Conflicts{.second_extra = 1}));
  const UscfPosition alternating({{5, "BW"}, {4, "BW"}, {3, "WB"}});
  EXPECT_EQ(fewest_conflicts(alternating.entrants, alternating.all({1, 2, 3}), alternating.at(3)),
            (Conflicts{.not_due = 1}));
}

}  // namespace
}  // namespace bloesem::swiss::uscf
