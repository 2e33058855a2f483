#include "engine/explain/asked_round.hpp"

#include <gtest/gtest.h>

#include <string>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::nr;
using test::TournamentBuilder;

Result<Subject> rated_subject(test::Random& random, Edition edition) {
  Tournament tournament = test::made_up_tournament(random, random.between(2, 9), random.between(0, 5));
  for (Player& player : tournament.players) player.rating = random.between(1200, 2600);
  tournament.rounds_are_matches = edition.system().columns_of_a_round == 2;
  const int declared = tournament.rounds_played + random.between(1, 2);
  return subject_of(tournament, {.edition = edition, .rounds_declared = declared});
}

// What repairs and rounds ahead rest on: a round can be paired if and only if its legal pairs and the bye cover
// all players.
TEST(AskedRound, CanBePairedIfItsLegalPairsCoverAllPlayers) {
  test::Random random(5);
  for (const Edition edition : editions()) {
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < 400; ++i) {
      const Result<Subject> subject = rated_subject(random, edition);
      if (!subject) continue;
      const Result<RequestedRound> round = asked_round(*subject);
      if (!round) continue;
      const swiss::RoundField& field = round->field;
      const bool expected = swiss::can_be_completed(field, swiss::positions(0, field.size()));
      ASSERT_EQ(subject->answer.has_value(), expected) << title_of(edition) << ", round " << i;
      ++(expected ? possible : impossible);
    }
    const swiss::System& system = edition.system();
    if (system.table != nullptr || system.why_apart != nullptr) continue;
    EXPECT_GT(possible, 20) << title_of(edition);
    EXPECT_GT(impossible, 20) << title_of(edition);
  }
}

TEST(AskedRound, SeatsPairsMadeByHand) {
  Tournament t = TournamentBuilder(4);
  t.fixed_pairs.push_back({1, nr(1), nr(2), true});
  const Result<Subject> subject = subject_of(t, {});
  ASSERT_TRUE(subject);
  const Result<RequestedRound> round = asked_round(*subject);
  ASSERT_TRUE(round);
  EXPECT_EQ(round->field.size(), 2);
}

TEST(AskedRound, WithoutRestrictionsHasNone) {
  const Tournament t = TournamentBuilder(2).forbid({1, 2});
  const Result<Subject> subject = subject_of(t, {.forbidden = {{nr(1), nr(2)}}});
  ASSERT_TRUE(subject);
  EXPECT_FALSE(asked_round(*subject)->field.compatible(0, 1));
  EXPECT_TRUE(asked_round_without_restrictions(*subject)->field.compatible(0, 1));
}

TEST(AskedRound, RefusesSystemsWithFurtherRules) {
  int refused = 0;
  for (const Edition edition : editions()) {
    const swiss::System& system = edition.system();
    if (system.why_apart == nullptr) continue;
    const Subject subject{TournamentBuilder(4), {.edition = edition, .round = 1}, Error{}};
    const Result<RequestedRound> round = asked_round(subject);
    ASSERT_FALSE(round);
    EXPECT_EQ(round.error().code, ErrorCode::InvalidInput);
    ++refused;
  }
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace bloesem::explain
