#include "engine/lim/record.hpp"

#include <gtest/gtest.h>

#include "criteria/lim/lim_2026.hpp"
#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::LimPosition;
using test::LiteralPosition;
using test::nr;
using Players = std::vector<PlayerIndex>;

std::vector<std::int64_t> counts(const BracketRecord& record) {
  std::vector<std::int64_t> values;
  for (const auto& value : record.criteria) values.push_back(value.count);
  return values;
}

TEST(LimRecord, HasFloatersPairsAndCounts) {
  const LimPosition round(LiteralPosition(test::TournamentBuilder(8)
                                              .round("1-2 1/0, 3-4 1/0, 5-6 1/0, 7 F, 8 F")
                                              .round("1-4 =, 7-3 0/1, 8 F, 5 F")));
  Group group = round.group(Direction::Down, {{5, 3, 8}, {7}});
  group.pairs = {{round.at(7), round.at(5)}};
  group.leaving = {round.at(3)};
  group.cracked = {};
  const auto record = record_of(round.entrants, criteria::lim_2026(), group);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->moved_down, Players{nr(7)});
  EXPECT_EQ(record->residents, (Players{nr(3), nr(5), nr(8)}));
  EXPECT_EQ(record->downfloaters, Players{nr(3)});
  EXPECT_EQ(counts(*record), (std::vector<std::int64_t>{1, 0, 1, 0}))
      << "3 met 7 of the same score; 7 and 5 are both due Black";
  EXPECT_EQ(record->criteria.front().article, "2.3");
  EXPECT_EQ(record->solved_by, "procedure");
}

TEST(LimRecord, WhoFloatsUpIsRecordedAbove) {
  const LimPosition round(LiteralPosition({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}}));
  Group group = round.group(Direction::Up, {{1, 2, 3}, {}, {4, 5}});
  group.leaving = {round.at(1)};
  group.pairs = {{round.at(2), round.at(4)}};
  group.cracked = {round.at(3), round.at(5)};
  const auto record = record_of(round.entrants, criteria::lim_2026(), group);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->residents, Players{nr(2)});
  EXPECT_EQ(record->moved_up, Players{nr(4)});
  EXPECT_TRUE(record->downfloaters.empty());
  EXPECT_EQ(counts(*record), (std::vector<std::int64_t>{1, 0, 0, 1}));
  group.pairs.clear();
  EXPECT_FALSE(record_of(round.entrants, criteria::lim_2026(), group));
}

}  // namespace
}  // namespace bloesem::swiss::lim
