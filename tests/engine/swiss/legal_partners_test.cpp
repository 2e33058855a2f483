#include "engine/swiss/legal_partners.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/swiss/system.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;

// Bars some players from many others, so that their rows are long.
RoundField field_with_long_rows(Random& random) {
  Tournament tournament =
      test::made_up_tournament(random, random.between(2, random.chance(2) ? 300 : 120), random.between(0, 5));
  const auto players = static_cast<PlayerIndex>(tournament.players.size());
  for (int long_rows = random.between(0, 4); long_rows > 0; --long_rows) {
    const auto own = PlayerIndex(random.between(0, players.value() - 1));
    const int percent = random.between(20, 100);
    for (PlayerIndex other = 0; other < players; ++other)
      if (other != own && random.chance(percent)) tournament.forbidden_groups.push_back({own, other});
  }
  return RoundField(tournament, dutch::baku_2016, {tournament.rounds_played + 1, 99, {}, {}});
}

TEST(LegalPartners, AreThoseWhomTheFieldCallsCompatible) {
  Random random(2381);
  int long_rows = 0;
  int nobody = 0;
  int without_matrix = 0;
  for (int run = 0; run < 1000 && !testing::Test::HasFailure(); ++run) {
    const RoundField field = field_with_long_rows(random);
    without_matrix += field.legal_matrix().filled() ? 0 : 1;
    for (Position p = 0; p < field.size(); ++p) {
      long_rows += field.barred_one_by_one(p).size() > BarredPartners::few ? 1 : 0;
      const int share = random.between(1, 100);
      std::vector<Position> others;
      for (Position q = 0; q < field.size(); ++q)
        if (random.chance(share)) others.push_back(q);
      const auto meets = [&](Position q) { return q != p && field.compatible(p, q); };
      LegalPartners partners(field, p);
      for (const Position q : others) ASSERT_EQ(partners.has(q), meets(q)) << p << ' ' << q;
      const bool any = std::any_of(others.begin(), others.end(), meets);
      ASSERT_EQ(meets_any(field, p, others), any);
      nobody += any || others.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(long_rows, 1000);
  EXPECT_GT(nobody, 100);
  EXPECT_GT(without_matrix, 1);
}

TEST(LegalPartners, AreTheSameInAnyOrderOfTheQuestions) {
  Random random(2382);
  for (int run = 0; run < 200; ++run) {
    const RoundField field = field_with_long_rows(random);
    const auto p = Position(random.between(0, field.size().value() - 1));
    LegalPartners partners(field, p);
    for (int questions = 0; questions < 200; ++questions) {
      const auto q = Position(random.between(0, field.size().value() - 1));
      ASSERT_EQ(partners.has(q), q != p && field.compatible(p, q));
    }
  }
}

}  // namespace
}  // namespace bloesem::swiss
