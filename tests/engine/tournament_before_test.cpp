// The tournament as it was before a round: pairing its coming round is pairing that round.
#include "bloesem/tournament_before.hpp"

#include <gtest/gtest.h>

#include "tests/support/matchers.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::Random;
using test::text_of;
using test::TournamentBuilder;

RoundEntry entry(const Tournament& t, int player, int round) {
  return t.players[static_cast<std::size_t>(nr(player))].round(round - 1);
}

TEST(TournamentBefore, KeepsTheMarksOfThoseWhoAreNotPaired) {
  const Tournament t = TournamentBuilder(6).round("1-2 1/0, 3-4 +/-, 5 U, 6 H").round("1-3 =, 2 F, 4 Z");
  const Tournament first = tournament_before(t, {.round = 1}).value();
  EXPECT_EQ(first.rounds_played, 0);
  for (const int player : {1, 2, 3, 4, 5}) EXPECT_EQ(entry(first, player, 1), RoundEntry{}) << player;
  EXPECT_EQ(entry(first, 6, 1).outcome, Outcome::HalfBye);
  const Tournament second = tournament_before(t, {.round = 2}).value();
  EXPECT_EQ(second.rounds_played, 1);
  EXPECT_EQ(entry(second, 3, 1).outcome, Outcome::ForfeitWin);
  EXPECT_EQ(entry(second, 2, 2).outcome, Outcome::FullBye);
  EXPECT_EQ(entry(second, 5, 2).outcome, Outcome::ZeroBye);  // was absent without notice
}

TEST(TournamentBefore, SaysWhatTheOptionsSay) {
  Tournament t = TournamentBuilder(6).round("1-2 1/0, 3-4 =, 6-5 0/1").coming("5 U");
  t.initial_colour.reset();
  t.forbidden_spans = {{{nr(1), nr(3)}, 1, 2}, {{nr(2), nr(4)}, 1, 1}};
  const Tournament before =
      tournament_before(t, {.rounds_declared = 7, .absent = {nr(6)}, .forbidden = {{nr(1), nr(4)}}}).value();
  EXPECT_EQ(entry(before, 5, 2).outcome, Outcome::PairingBye);
  EXPECT_EQ(entry(before, 6, 2).outcome, Outcome::ZeroBye);
  EXPECT_EQ(before.rounds_declared, 7);
  EXPECT_EQ(before.initial_colour, Colour::White);
  EXPECT_EQ(before.forbidden_groups, (std::vector<std::vector<PlayerIndex>>{{nr(1), nr(3)}, {nr(1), nr(4)}}));
  EXPECT_TRUE(before.forbidden_spans.empty());
}

TEST(TournamentBefore, KnowsWhatWasKnownThen) {
  Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1").round("2-1 =, 3-4 =").round("1-4 =, 2-3 =");
  t.late_decisions = {{1, nr(1), nr(3), 3, 3}};
  for (const auto& [round, outcome] :
       {std::pair(2, Outcome::Win), std::pair(3, Outcome::Unfinished), std::pair(4, Outcome::Win)}) {
    const Tournament before = tournament_before(t, {.round = round}).value();
    EXPECT_EQ(entry(before, 1, 1).outcome, outcome) << round;
    EXPECT_TRUE(before.late_decisions.empty());
  }
}

TEST(TournamentBefore, RefusesWhatContradictsItselfOrDoesNotExist) {
  const Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1");
  const auto code = [](const Tournament& tournament, const PairOptions& options) {
    const Result<Tournament> before = tournament_before(tournament, options);
    return before ? std::nullopt : std::optional(before.error().code);
  };
  EXPECT_EQ(code(t, {}), std::nullopt);
  for (const int round : {-1, 0, 3}) EXPECT_EQ(code(t, {.round = round}), ErrorCode::InvalidInput) << round;
  for (const PlayerIndex stranger : {-1, 4}) {
    EXPECT_EQ(code(t, {.absent = {stranger}}), ErrorCode::InvalidInput);
    EXPECT_EQ(code(t, {.forbidden = {{0, stranger}}}), ErrorCode::InvalidInput);
  }
  Tournament bad = t;
  bad.players[0].rounds[0].opponent = 77;
  EXPECT_EQ(code(bad, {}), ErrorCode::InvalidInput);
}

TEST(TournamentBefore, IsPairedAlike) {
  int paired = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    Random random(seed);
    const Tournament t = random.chance(50)
                             ? test::played_tournament(random, random.between(3, 16), random.between(1, 8))
                             : test::made_up_tournament(random, random.between(3, 12), random.between(1, 5));
    PairOptions options{.round = random.between(1, t.rounds_played + 1),
                        .rounds_declared = t.rounds_played + 1};
    const auto anybody = [&] { return random.between<PlayerIndex>(0, static_cast<int>(t.players.size()) - 1); };
    if (random.chance(30)) options.absent = {anybody()};
    if (random.chance(30)) options.forbidden = {{anybody(), anybody()}};
    const Result<RoundPairing> now = pair_round(t, options);
    EXPECT_EQ(text_of(pair_round(tournament_before(t, options).value())), text_of(now)) << "seed " << seed;
    if (now) ++paired;
  }
  EXPECT_GT(paired, 300);
}

}  // namespace
}  // namespace bloesem
