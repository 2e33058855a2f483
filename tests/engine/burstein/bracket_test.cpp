#include "engine/burstein/bracket.hpp"

#include <gtest/gtest.h>

#include "tests/support/burstein_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using Positions = std::vector<Position>;

// Players 1 and 2 have a point, 3 and 4 half a point, 5 to 7 nothing; 8 is alone at the end with less.
Tournament four_groups() {
  PointSystem points;
  points.zero_bye = -5;
  test::TournamentBuilder t(8);
  t.declared(2).points(points).round("1-5 1/0, 2-6 1/0, 3-4 =, 7 Z, 8 Z");
  t.virtual_points(7, {0, 5});
  return t;
}

struct Opened {
  RoundField field;
  Ranking ranking;

  explicit Opened(const Tournament& t)
      : field(test::burstein_field(t)), ranking(field, t, 2, ZeroByes::UpToLastRound) {}
};

TEST(BursteinBrackets, GroupsLeaveOutTheBye) {
  const Opened round(four_groups());
  EXPECT_EQ(ScoreGroups(round.field, std::nullopt).size(), 4U);
  const ScoreGroups groups(round.field, Position(7));
  ASSERT_EQ(groups.size(), 3U) << "8 was alone";
  EXPECT_EQ(groups.members(2), (Positions{4, 5, 6}));
  EXPECT_EQ(ScoreGroups(round.field, Position(5)).members(2), (Positions{4, 6}));
}

TEST(BursteinBrackets, ABracketIsRankedByIndex) {
  const Opened round(four_groups());
  const ScoreGroups groups(round.field, Position(7));
  const Positions incoming = {0};
  const OpenBracket bracket = groups.open(1, incoming, round.ranking);
  EXPECT_EQ(bracket.players, (Positions{2, 3, 0})) << "the incoming floater has met a loser";
  EXPECT_EQ(bracket.score, 5);
  EXPECT_EQ(bracket.next, (Positions{4, 5, 6}));
  EXPECT_EQ(bracket.end, 4);
  EXPECT_EQ(bracket.below, 7);
}

TEST(BursteinBrackets, NothingFollowsTheLast) {
  const Opened round(four_groups());
  const OpenBracket last = ScoreGroups(round.field, std::nullopt).open(3, {}, round.ranking);
  EXPECT_EQ(last.players, Positions{7});
  EXPECT_TRUE(last.next.empty());
  EXPECT_EQ(last.end, 8);
  EXPECT_EQ(last.below, 8);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
