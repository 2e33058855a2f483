#include "engine/swiss/bye_record.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss {
namespace {

TEST(ByeRecord, HasThePlayerAsADownfloater) {
  const test::LimPosition round(test::LiteralPosition(std::map<int, Points>{{1, 20}}));
  const BracketRecord record = record_of_bye(round.field, round.at(1));
  EXPECT_EQ(record.kind, criteria::BracketKind::Bye);
  EXPECT_EQ(record.score, 20);
  EXPECT_EQ(record.downfloaters, std::vector<PlayerIndex>{test::nr(1)});
}

}  // namespace
}  // namespace bloesem::swiss
