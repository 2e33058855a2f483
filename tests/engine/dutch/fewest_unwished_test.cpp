// Wishes that players should rather not meet, in brackets of the Dutch System. Property tests compare them with
// enumeration (tests/property/wish_test.cpp).
#include "engine/dutch/fewest_unwished.hpp"

#include <gtest/gtest.h>

#include "bloesem/pair_round.hpp"
#include "tests/engine/dutch/walk.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

Tournament wishing(Tournament t, std::vector<std::vector<PlayerIndex>> groups, bool strict = false) {
  t.wishes.push_back({"federation", std::move(groups), 1, 9, strict});
  return t;
}

std::string pairs_under(Edition edition, const Tournament& t, SolverChoice solver = SolverChoice::Auto) {
  PairOptions options;
  options.edition = edition;
  options.solver = solver;
  return test::text_of(pair_round(t, options));
}

TEST(Wish, DecidesBeforeTheOrderOfCandidates) {
  const Tournament t = TournamentBuilder(4);
  EXPECT_EQ(pairs_under(Edition::Fide2026, t), "1-3 4-2");
  EXPECT_EQ(pairs_under(Edition::Fide2026, wishing(t, {{nr(1), nr(3)}})), "1-4 3-2");
  EXPECT_EQ(pairs_under(Edition::Fide2026, wishing(wishing(t, {{nr(1), nr(3)}}), {{nr(1), nr(4)}})), "1-2 3-4")
      << "an exchange rather than an unwished pair";
  EXPECT_EQ(pairs_under(Edition::Fide2026, wishing(t, {{nr(1), nr(2), nr(3), nr(4)}})), "1-3 4-2")
      << "unavoidable, so the first candidate";
}

// 3 (1.0) floats to 4 (0.0) so that 1 and 2 meet; a colour counts more than the wish.
TEST(Wish, GivesWayToEveryCriterion) {
  TournamentBuilder t(4);
  t.round("1-2 =, 3-4 =");
  const std::string plain = pairs_under(Edition::Baku2016, t);
  EXPECT_EQ(plain, pairs_under(Edition::Baku2016, wishing(t, {{nr(1), nr(4)}, {nr(2), nr(3)}})));
}

// Who floats is decided by the order of candidates alone, so the wish may change it, but a strict one may not.
TEST(Wish, MayChangeTheDownfloaterUnlessStrict) {
  const Tournament t = TournamentBuilder(6).byes("1 F, 2 F, 3 F");
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    PairOptions options;
    options.edition = edition;
    const auto first = [&](const Tournament& tournament) {
      return pair_round(tournament, options)->record.brackets[0];
    };
    EXPECT_EQ(first(t).downfloaters, (std::vector{nr(3)}));
    EXPECT_EQ(first(wishing(t, {{nr(1), nr(2)}})).downfloaters, (std::vector{nr(2)}));
    EXPECT_EQ(first(wishing(t, {{nr(1), nr(2)}}, true)).downfloaters, (std::vector{nr(3)}));
  }
}

// After 1-3, 2 can meet only 4, whom 7 needs. C.7 does not see that, so under the rules of 2016 the wish must
// not choose it: 1 floats instead.
TEST(Wish, NeverBreaksCompletion) {
  const Tournament t = TournamentBuilder(8)
                           .byes("1 F, 2 F, 3 F, 4 H, 5 H, 6 H")
                           .forbid({7, 8})
                           .forbid_between({7}, {1, 3, 5, 6})
                           .forbid_between({2}, {5, 6, 7, 8});
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    PairOptions options;
    options.edition = edition;
    const Result<RoundPairing> plain = pair_round(t, options);
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->record.brackets[0].downfloaters, (std::vector{nr(3)}));
    const Result<RoundPairing> wished = pair_round(wishing(t, {{nr(1), nr(2)}}), options);
    ASSERT_TRUE(wished);
    EXPECT_EQ(wished->record.brackets[0].downfloaters, (std::vector{nr(1)}));
    EXPECT_FALSE(wished->record.brackets[0].discarded);
    EXPECT_EQ(wished->record.brackets[0].attempts.back().without, "wish");
  }
}

TEST(Wish, IsTheSameWithEverySolver) {
  const Tournament t =
      wishing(TournamentBuilder(8).byes("1 F, 2 F, 3 F"), {{nr(1), nr(2), nr(6)}, {nr(4), nr(7)}});
  const std::string expected = pairs_under(Edition::Fide2026, t);
  for (const SolverChoice solver : {SolverChoice::Fast, SolverChoice::Blossom, SolverChoice::Lemon})
    EXPECT_EQ(pairs_under(Edition::Fide2026, t, solver), expected);
  PairOptions paranoid;
  paranoid.paranoid = true;
  EXPECT_EQ(test::text_of(pair_round(t, paranoid)), expected);
}

TEST(Wish, IsRefusedWhereNothingCompliesWithIt) {
  const Tournament t = wishing(TournamentBuilder(4), {{nr(1), nr(3)}});
  PairOptions whole;
  whole.solver = SolverChoice::Whole;
  EXPECT_THAT(pair_round(t, whole), test::FailsWith(ErrorCode::InvalidInput, "wish"));
  PairOptions dubov;
  dubov.edition = default_edition("dubov");
  EXPECT_THAT(pair_round(t, dubov), test::FailsWith(ErrorCode::InvalidInput, "Dubov"));
  Tournament later = t;
  later.wishes[0].first_round = 2;
  EXPECT_TRUE(pair_round(later, dubov)) << "another round's wish";
}

}  // namespace
}  // namespace bloesem
