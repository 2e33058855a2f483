#include "bloesem/explain/subject.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bloesem/proof.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::Random;
using bloesem::test::random_round;
using bloesem::test::TournamentBuilder;

bool has_board(const RoundPairing& pairing, PlayerIndex one, PlayerIndex other) {
  return std::any_of(pairing.boards.begin(), pairing.boards.end(), [&](const Board& board) {
    return (board.white == one && board.black == other) || (board.white == other && board.black == one);
  });
}

TEST(Subject, BestRoundWithAPairHasThePair) {
  Random random(2323);
  int found = 0;
  while (found < 200) {
    const std::optional<Subject> subject = random_round(random, 3, 12);
    if (!subject || !subject->answer) continue;
    const auto players = static_cast<PlayerIndex>(subject->tournament.players.size());
    for (PlayerIndex other = 1; other < players; ++other) {
      const Result<RoundPairing> best = best_round_with(*subject, 0, other);
      if (!best) {
        ASSERT_EQ(best.error().code, ErrorCode::NoValidPairing);
        continue;
      }
      if (std::count(subject->options.absent.begin(), subject->options.absent.end(), 0) > 0) continue;
      // A player who is not in the round leaves the other without anybody, so there would be no such round.
      ASSERT_TRUE(has_board(*best, 0, other));
      ++found;
    }
  }
}

TEST(Subject, RefusesGroups) {
  Tournament tournament = TournamentBuilder(4);
  tournament.groups = {{"A", {nr(1), nr(2)}}, {"B", {nr(3), nr(4)}}};
  const Result<Subject> subject = subject_of(tournament, {});
  ASSERT_FALSE(subject);
  EXPECT_EQ(subject.error().code, ErrorCode::InvalidInput);
}

TEST(Subject, OfAnImpossibleRoundHasTheObstacle) {
  const Tournament tournament = TournamentBuilder(2).round("1-2 1/0").declared(9);
  const Result<Subject> subject = subject_of(tournament, {});
  ASSERT_TRUE(subject);
  ASSERT_FALSE(subject->answer);
  EXPECT_EQ(subject->answer.error().code, ErrorCode::NoValidPairing);
}

// Whoever is barred from the bye by the request does not receive it, and the round has no proof.
TEST(WithoutBye, MovesTheByeAndHasNoProof) {
  const Tournament tournament = TournamentBuilder(5);
  const Result<RoundPairing> usual = pair_round(tournament, {});
  ASSERT_TRUE(usual && usual->bye);
  PairOptions options;
  options.without_bye = {*usual->bye};
  const Result<RoundPairing> other = pair_round(tournament, options);
  ASSERT_TRUE(other && other->bye);
  EXPECT_NE(other->bye, usual->bye);
  options.proof = proof_bound_to({.sha256 = std::string(64, '0')});
  const Result<RoundPairing> proved = pair_round(tournament, options);
  ASSERT_FALSE(proved);
  EXPECT_EQ(proved.error().code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem::explain
