#include "engine/uscf/leavers.hpp"

#include <gtest/gtest.h>

#include "tests/engine/uscf/uscf_position.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

struct Levels {
  std::vector<int> dropped;
  std::vector<int> residents;
  std::vector<int> next;
  std::vector<int> further = {};
};

std::string leavers_of(const Tournament& tournament, const Levels& levels) {
  const UscfPosition round(tournament);
  Group group;
  group.dropped = round.all(levels.dropped);
  group.residents = round.all(levels.residents);
  Below below{.next = round.all(levels.next), .all = round.all(levels.next)};
  for (const Position p : round.all(levels.further)) below.all.push_back(p);
  return round.text(Leavers(round.entrants, group, below).natural());
}

Tournament rated(const std::vector<int>& ratings, std::vector<std::vector<PlayerIndex>> apart = {}) {
  std::vector<test::UscfPlayer> players;
  for (const int rating : ratings) players.push_back({rating, ""});
  Tournament tournament = test::uscf_tournament(players);
  tournament.forbidden_groups = std::move(apart);
  return tournament;
}

TEST(UscfLeavers, NobodyOfAnEvenGroup) {
  EXPECT_EQ(leavers_of(rated({2000, 1900, 1800, 1700}), {{}, {1, 2}, {3, 4}}), "");
}

TEST(UscfLeavers, TheLowestRatedOfAnOddGroup) {
  EXPECT_EQ(leavers_of(rated({2000, 1900, 1800, 1700}), {{}, {1, 2, 3}, {4}}), "3");
  EXPECT_EQ(leavers_of(rated({2000, 1900, 0, 1700}), {{}, {1, 2, 3}, {4}}), "2") << "not the unrated one";
  EXPECT_EQ(leavers_of(rated({0, 0, 0, 1700}), {{}, {1, 2, 3}, {4}}), "3") << "all unrated";
}

TEST(UscfLeavers, TheNextLowestIfTheOthersOrTheRestCannotBePaired) {
  EXPECT_EQ(leavers_of(rated({2000, 1900, 1800, 1700}, {{0, 1}}), {{}, {1, 2, 3}, {4}}), "2");
  EXPECT_EQ(leavers_of(rated({2000, 1900, 1800, 1700}, {{2, 3}}), {{}, {1, 2, 3}, {4}}), "2");
}

TEST(UscfLeavers, SomebodyNewInTheNextGroupIsPreferred) {
  const Tournament tournament = rated({2000, 1900, 1800, 1700, 1600, 1500}, {{2, 3}});
  EXPECT_EQ(leavers_of(tournament, {{}, {1, 2, 3}, {4}, {5, 6}}), "2");
  EXPECT_EQ(leavers_of(rated({2000, 1900, 1800, 1700, 1600, 1500}, {{0, 3}, {1, 3}, {2, 3}}),
                       {{}, {1, 2, 3}, {4}, {5, 6}}),
            "3")
      << "nobody has";
}

TEST(UscfLeavers, WhoCameDownAndMeetsNobodyGoesOn) {
  EXPECT_EQ(leavers_of(rated({2000, 1900, 1800, 1700}, {{0, 1}, {0, 2}}), {{1}, {2, 3}, {4}}), "1");
}

TEST(UscfLeavers, SeveralIfNeeded) {
  const Tournament apart = rated({2000, 1900, 1800, 1700}, {{0, 1}});
  EXPECT_EQ(leavers_of(apart, {{}, {1, 2}, {3, 4}}), "1 2");
  const Tournament below = rated({2000, 1900, 1800, 1700, 1600, 1500}, {{4, 5}});
  EXPECT_EQ(leavers_of(below, {{}, {1, 2, 3, 4}, {5, 6}}), "3 4") << "for the group below";
}

TEST(UscfLeavers, OneOfSeveralIsAskedFor) {
  const UscfPosition round(rated({2000, 1900, 1800, 1700}, {{0, 3}}));
  Group group;
  group.residents = round.all({1, 2, 3});
  const Below below{.next = round.all({4}), .all = round.all({4})};
  Leavers leavers(round.entrants, group, below);
  EXPECT_FALSE(leavers.may_leave_alone(round.at(1)));
  EXPECT_TRUE(leavers.may_leave_alone(round.at(2)));
  EXPECT_FALSE(leavers.has_opponent(round.at(1)));
  EXPECT_TRUE(leavers.has_opponent(round.at(3)));
}

}  // namespace
}  // namespace bloesem::swiss::uscf
