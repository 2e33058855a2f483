#include "engine/explain/pair_legality.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

TEST(PairLegality, KnowsWhyTwoMustNotMeet) {
  const Tournament tournament =
      test::TournamentBuilder(6).round("1-4 1/0, 5-2 =, 3-6 =").round("1-5 1/0, 3-2 =, 6-4 =").forbid({5, 6});
  const Result<Subject> subject = subject_of(tournament, {});
  ASSERT_TRUE(subject);
  const Result<PairLegality> legality = pair_legality(*subject);
  ASSERT_TRUE(legality);
  const swiss::RoundField& field = legality->request.field;
  const auto fate = [&](PlayerIndex one, PlayerIndex other) {
    swiss::Position a = 0;
    swiss::Position b = 0;
    while (field.player(a) != one) ++a;
    while (field.player(b) != other) ++b;
    return legality->fate(a, b);
  };
  EXPECT_EQ(fate(test::nr(1), test::nr(5)), PairFate::Met);
  EXPECT_EQ(fate(test::nr(1), test::nr(3)), PairFate::Colours);  // White twice each
  EXPECT_EQ(fate(test::nr(5), test::nr(6)), PairFate::Forbidden);
}

}  // namespace
}  // namespace bloesem::explain
