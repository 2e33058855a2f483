#include "engine/explain/pair_matrix/pair_row.hpp"

#include <gtest/gtest.h>

#include "engine/explain/cost.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::explain {
namespace {

TEST(PairRow, IsWhatPairingTheRoundAgainSaysOfEachPair) {
  test::Random random(2481);
  int compared = 0;
  for (int i = 0; i < 40; ++i) {
    const auto framed = test::random_framed_case(random, 5, 20);
    const swiss::Position p = random.between<int>(0, framed->field().size().value() - 1);
    std::vector<PlayerIndex> others;
    for (const auto& [a, b] : framed->open_pairs())
      if (a == p || b == p) others.push_back(framed->field().player(a == p ? b : a));
    random.shuffle(others);
    const PlayerIndex player = framed->field().player(p);
    const auto row = pair_row(framed->subject, framed->legality.request, player, others);
    ASSERT_TRUE(row) << row.error().message;
    ASSERT_EQ(row->size(), others.size());
    for (std::size_t k = 0; k < others.size(); ++k) {
      const auto again = cost_of(framed->subject, best_round_with(framed->subject, player, others[k]));
      ASSERT_TRUE(again);
      EXPECT_EQ((*row)[k], *again) << test::text_of((*row)[k]) << ", not " << test::text_of(*again);
      ++compared;
    }
  }
  EXPECT_GT(compared, 150);
}

TEST(PairRow, OfNobodyIsEmpty) {
  test::Random random(2482);
  const auto framed = test::random_framed_case(random, 6, 10);
  const auto row = pair_row(framed->subject, framed->legality.request, framed->field().player(0), {});
  ASSERT_TRUE(row);
  EXPECT_TRUE(row->empty());
}

}  // namespace
}  // namespace bloesem::explain
