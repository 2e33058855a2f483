#include "engine/uscf/record.hpp"

#include <gtest/gtest.h>

#include "criteria/uscf/uscf_2020.hpp"
#include "tests/engine/uscf/uscf_position.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

TEST(UscfRecord, ListsPlayersAndCounts) {
  const UscfPosition round({{2000, ""}, {1900, ""}, {1800, ""}, {1700, ""}});
  Group group;
  group.score = 5;
  group.dropped = round.all({1});
  group.residents = round.all({2, 3, 4});
  group.leavers = round.all({3, 4});
  group.pairs = {{round.at(1), round.at(2)}};
  group.changed_halves = 2;
  group.conflicts = {.third_colour = 3, .second_extra = 4, .not_due = 6};
  const BracketRecord record = record_of(round.field, criteria::uscf_2020(), group);
  EXPECT_EQ(record.score, 5);
  EXPECT_EQ(record.moved_down, (std::vector<PlayerIndex>{0}));
  EXPECT_EQ(record.residents, (std::vector<PlayerIndex>{1, 2, 3}));
  EXPECT_EQ(record.downfloaters, (std::vector<PlayerIndex>{2, 3}));
  EXPECT_EQ(record.pairs, (std::vector<std::pair<PlayerIndex, PlayerIndex>>{{0, 1}}));
  EXPECT_EQ(record.exchanges, 1);
  std::vector<int> counts;
  for (const criteria::CriterionValue& value : record.criteria) counts.push_back(value.count);
  EXPECT_EQ(counts, (std::vector<int>{2, 2, 3, 4, 6}));
}

}  // namespace
}  // namespace bloesem::swiss::uscf
