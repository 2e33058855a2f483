#include "engine/checklist.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

Checklist after(const Tournament& tournament, const PairOptions& options = {}) {
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  EXPECT_TRUE(pairing.has_value()) << (pairing ? "" : pairing.error().message);
  const Result<Checklist> list = checklist(tournament, options, *pairing);
  EXPECT_TRUE(list.has_value());
  return *list;
}

const ChecklistEntry& entry(const Checklist& list, int number) {
  return *std::find_if(list.entries.begin(), list.entries.end(),
                       [&](const ChecklistEntry& e) { return e.player == nr(number); });
}

// Player's number, index of the bracket, reason.
using Reasons = std::vector<std::tuple<int, std::size_t, FloatReason>>;
Reasons reasons(const Checklist& list) {
  Reasons all;
  for (const Downfloat& d : list.downfloats) all.emplace_back(d.player + 1, d.bracket, d.reason);
  return all;
}

TournamentBuilder five_players() { return TournamentBuilder(5).round("1-4 1/0, 5-2 =, 3 U"); }

TEST(Checklist, ShowsWhatTheRulesSee) {
  const Result<Checklist> list = checklist(five_players(), {});
  ASSERT_TRUE(list.has_value());
  EXPECT_EQ(list->round, 2);
  ASSERT_EQ(list->entries.size(), 5U);
  EXPECT_EQ(list->entries[0].player, nr(1));
  EXPECT_EQ(list->entries[1].player, nr(3));
  EXPECT_EQ(list->entries[4].player, nr(4));

  const ChecklistEntry& one = entry(*list, 1);
  EXPECT_EQ(one.standings, 10);
  EXPECT_EQ(one.colours, std::vector<Colour>{Colour::White});
  EXPECT_EQ(one.opponents, std::vector<PlayerIndex>{nr(4)});
  EXPECT_EQ(one.facts.preference.colour, Colour::Black);
  EXPECT_FALSE(one.given.has_value());

  const ChecklistEntry& three = entry(*list, 3);
  EXPECT_FALSE(three.facts.bye_eligible);
  EXPECT_EQ(three.facts.previous, criteria::Float::Down);
  EXPECT_EQ(three.opponents, std::vector<PlayerIndex>{no_player});
}

TEST(Checklist, ForfeitsAreNoMeetings) {
  const Result<Checklist> list = checklist(TournamentBuilder(4).round("1-3 +/-, 4-2 1/0"), {});
  ASSERT_TRUE(list.has_value());
  EXPECT_EQ(entry(*list, 1).opponents, std::vector<PlayerIndex>{no_player});
  EXPECT_TRUE(entry(*list, 1).colours.empty());
  EXPECT_FALSE(entry(*list, 1).facts.bye_eligible);
}

TEST(Checklist, StandingsAreWithoutVirtualPoints) {
  const Result<Checklist> list = checklist(TournamentBuilder(4).virtual_points(3, {10}), {});
  ASSERT_TRUE(list.has_value());
  EXPECT_EQ(list->entries.front().player, nr(3));
  EXPECT_EQ(list->entries.front().facts.score, 10);
  EXPECT_EQ(list->entries.front().standings, 0);
}

TEST(Checklist, GivesWhatThePairingGave) {
  const Tournament tournament = five_players();
  const Result<RoundPairing> pairing = pair_round(tournament);
  ASSERT_TRUE(pairing.has_value());
  const Checklist list = after(tournament);
  for (const Board& board : pairing->boards) {
    const ChecklistEntry& white = entry(list, board.white + 1);
    ASSERT_TRUE(white.given.has_value());
    EXPECT_EQ(white.given->opponent, board.black);
    EXPECT_EQ(white.given->colour, Colour::White);
    EXPECT_EQ(entry(list, board.black + 1).given->opponent, board.white);
    EXPECT_EQ(entry(list, board.black + 1).given->colour, Colour::Black);
  }
  ASSERT_TRUE(pairing->bye.has_value());
  EXPECT_EQ(entry(list, *pairing->bye + 1).given->opponent, no_player);
}

TEST(Checklist, NobodyFloatsInRoundOne) {
  EXPECT_EQ(reasons(after(TournamentBuilder(6))), Reasons{});
  EXPECT_EQ(reasons(after(TournamentBuilder(5))), Reasons{});  // the bye is not a float to a bracket
}

// Three players with a point, three without.
TEST(Checklist, OddBracket) {
  const Checklist list = after(TournamentBuilder(6).byes("1 F, 2 F, 3 F"));
  EXPECT_EQ(reasons(list), (Reasons{{3, 0, FloatReason::Odd}}));
}

TEST(Checklist, AloneInTheBracket) {
  const Checklist list = after(TournamentBuilder(4).byes("1 F"));
  EXPECT_EQ(reasons(list), (Reasons{{1, 0, FloatReason::Alone}}));
}

// 1 and 2 must not meet, so neither has an opponent in their bracket.
TEST(Checklist, NobodyToMeet) {
  const Checklist list = after(TournamentBuilder(4).byes("1 F, 2 F").forbid({1, 2}));
  EXPECT_EQ(reasons(list), (Reasons{{1, 0, FloatReason::NoOpponent}, {2, 0, FloatReason::NoOpponent}}));
}

// Among 1, 2, 3, 4 with a point, 1 may meet all, the others only 1: one pair, two left.
TEST(Checklist, FewPairs) {
  const Checklist list = after(TournamentBuilder(8).byes("1 F, 2 F, 3 F, 4 F").forbid({2, 3, 4}));
  ASSERT_EQ(list.downfloats.size(), 2U);
  for (const Downfloat& d : list.downfloats) EXPECT_EQ(d.reason, FloatReason::FewPairs);
}

// 1 and 2 could meet, but 3 and 4 must not meet, so the bracket is paired again for them.
TEST(Checklist, Completion) {
  const Checklist list = after(TournamentBuilder(4).byes("1 F, 2 F").forbid({3, 4}));
  EXPECT_EQ(reasons(list), (Reasons{{1, 1, FloatReason::Completion}, {2, 1, FloatReason::Completion}}));
}

TEST(Checklist, TellsTheErrorsOfTheRequest) {
  PairOptions options;
  options.round = 7;
  const Result<Checklist> list = checklist(five_players(), options);
  ASSERT_FALSE(list.has_value());
  EXPECT_EQ(list.error().code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem
