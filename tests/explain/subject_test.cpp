#include "bloesem/explain/subject.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bloesem/proof.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/support/random_field.hpp"
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

// The restrictions of an impossible round would be those of the question.
TEST(Subject, AnImpossibleRoundWithAPairNamesNoRestriction) {
  const Tournament tournament = TournamentBuilder(4).round("1-2 1/0, 3-4 1/0");
  const Result<Subject> subject = subject_of(tournament, {.rounds_declared = 5, .forbidden = {{nr(2), nr(4)}}});
  ASSERT_TRUE(subject && subject->answer);
  const Result<RoundPairing> best = best_round_with(*subject, nr(1), nr(3));
  ASSERT_FALSE(best);
  EXPECT_EQ(best.error().code, ErrorCode::NoValidPairing);
  EXPECT_EQ(best.error().message.find("restriction"), std::string::npos) << best.error().message;
}

// Pairs, values and exchanges of the brackets.
bool same_brackets(const RoundPairing& one, const RoundPairing& other) {
  const auto same = [](const BracketRecord& a, const BracketRecord& b) {
    return a.pairs == b.pairs && a.downfloaters == b.downfloaters && a.criteria == b.criteria &&
           a.exchanges == b.exchanges;
  };
  return std::equal(one.record.brackets.begin(), one.record.brackets.end(), other.record.brackets.begin(),
                    other.record.brackets.end(), same);
}

// Pairs the best rounds with random pairs by the fast solver and by the blossom solver, in tournaments of up to
// this many players, until `enough` brackets solved by the fast one have been counted.
template <class Count>
void expect_same_best_rounds(unsigned seed, int most_players, int enough, Count count) {
  Random random(seed);
  for (int counted = 0; counted < enough && !testing::Test::HasFailure();) {
    std::optional<Subject> subject = random_round(random, 8, most_players);
    if (!subject || !subject->answer) continue;
    Subject again = *subject;
    subject->options.solver = SolverChoice::Fast;
    again.options.solver = SolverChoice::Blossom;
    const std::vector<BracketRecord>& brackets = subject->answer->record.brackets;
    for (std::size_t i = 0; i < brackets.size(); ++i) {
      const PlayersInBracket& own = brackets[i].residents;
      const PlayersInBracket& others =
          random.chance(50) ? own : brackets[random.between<std::size_t>(i, brackets.size() - 1)].residents;
      if (own.empty() || others.empty()) continue;
      const PlayerIndex one = own[random.between<std::size_t>(0, own.size() - 1)];
      const PlayerIndex other = others[random.between<std::size_t>(0, others.size() - 1)];
      if (one == other) continue;
      const Result<RoundPairing> fast = best_round_with(*subject, one, other);
      const Result<RoundPairing> blossom = best_round_with(again, one, other);
      ASSERT_EQ(fast.has_value(), blossom.has_value());
      if (!fast) continue;
      ASSERT_TRUE(same_brackets(*fast, *blossom)) << one + 1 << "-" << other + 1;
      for (const BracketRecord& each : fast->record.brackets)
        counted += each.solved_by == "fast" && count(each) ? 1 : 0;
    }
  }
}

// The two can only meet each other: in one half of their bracket, they need an exchange.
TEST(Subject, FastSolverExchangesForAPair) {
  expect_same_best_rounds(2324, 60, 200, [](const BracketRecord& each) { return each.exchanges > 0; });
}

// Above the bracket of the lower ranked one, the other floats down, often beside the player left over.
TEST(Subject, FastSolverSetsAFloaterAside) {
  expect_same_best_rounds(2326, 60, 300, [](const BracketRecord& each) {
    return only_looks_ahead(each.kind) && each.downfloaters.size() > 1;
  });
}

TEST(SlowExplanations, BestRoundsWithAPairByEverySolver) {
  expect_same_best_rounds(2327, 120, 20'000, [](const BracketRecord& each) {
    return each.exchanges > 0 || each.downfloaters.size() > 1;
  });
}

// Whether two of the first half of a large bracket could meet is a question for the fast solver.
TEST(Subject, LargeBracketsWithAPairAreSolvedByClasses) {
  Random random(2325);
  const Tournament tournament = bloesem::test::played_tournament(random, 400, 2);
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    const Result<Subject> subject = subject_of(tournament, {.edition = edition, .rounds_declared = 9});
    ASSERT_TRUE(subject && subject->answer);
    const std::vector<BracketRecord>& brackets = subject->answer->record.brackets;
    const auto large = std::max_element(
        brackets.begin(), brackets.end(),
        [](const BracketRecord& a, const BracketRecord& b) { return a.residents.size() < b.residents.size(); });
    ASSERT_GT(large->residents.size(), 64U);
    const Result<RoundPairing> best = best_round_with(*subject, large->residents[0], large->residents[1]);
    ASSERT_TRUE(best);
    const BracketRecord& again = best->record.brackets[static_cast<std::size_t>(large - brackets.begin())];
    EXPECT_EQ(again.solved_by, "fast") << full_title_of(edition);
    EXPECT_EQ(again.exchanges, 1) << full_title_of(edition);
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
