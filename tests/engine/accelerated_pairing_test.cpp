// Which rules use fictitious points and which do not. Each test uses a round that would otherwise be paired
// differently.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::among_strangers;
using test::TournamentBuilder;

// Returns "1-3 2-4", the higher number second and the bye last, or the error. Checks that both engines agree
// under both editions.
std::string pairs_of(const Result<RoundPairing>& pairing) {
  if (!pairing) return pairing.error().code == ErrorCode::NoValidPairing ? "impossible" : "error";
  std::vector<std::string> pairs;
  for (const Board& board : pairing->boards)
    pairs.push_back(std::to_string(std::min(board.white, board.black) + 1) + '-' +
                    std::to_string(std::max(board.white, board.black) + 1));
  std::sort(pairs.begin(), pairs.end());
  std::string text;
  for (const std::string& pair : pairs) text += (text.empty() ? "" : " ") + pair;
  if (pairing->bye) text += " bye " + std::to_string(*pairing->bye + 1);
  return text;
}

std::string pairs_of(const Tournament& tournament) {
  const std::string pairs = pairs_of(pair_round(tournament));
  EXPECT_EQ(pairs_of(sequence::pair_round(tournament, {})), pairs);
  EXPECT_EQ(pairs_of(pair_round(tournament, {.edition = Edition::Fide2026})), pairs) << "the same under 2026";
  return pairs;
}

// Returns the boards in order of publication, White first.
std::string boards_of(const Tournament& tournament, const PairOptions& options = {}) {
  const auto pairing = pair_round(tournament, options);
  if (!pairing) return pairing.error().message;
  std::string text;
  for (const Board& board : pairing->boards)
    text += (text.empty() ? "" : " ") + std::to_string(board.white + 1) + '-' + std::to_string(board.black + 1);
  return text;
}

// Returns the tournament with `points` added in the coming round for some players.
TournamentBuilder lifted(TournamentBuilder builder, const std::vector<int>& players,
                         Points points = one_point) {
  const auto round = static_cast<std::size_t>(builder.build().rounds_played);
  for (const int player : players) {
    std::vector<Points> by_round(round, 0);
    by_round.push_back(points);
    builder.virtual_points(player, by_round);
  }
  return builder;
}

TEST(AcceleratedPairing, ScoreGroups) {
  EXPECT_EQ(pairs_of(TournamentBuilder(8)), "1-5 2-6 3-7 4-8");
  EXPECT_EQ(pairs_of(lifted(TournamentBuilder(8), {1, 2, 3, 4})), "1-3 2-4 5-7 6-8");
}

// The lifted player goes first and floats to the first of the others.
TEST(AcceleratedPairing, OrderOfThePlayers) {
  EXPECT_EQ(pairs_of(lifted(TournamentBuilder(6), {5})), "1-5 2-4 3-6");
  EXPECT_EQ(pairs_of(lifted(TournamentBuilder(6), {5, 6})), "1-3 2-4 5-6");
}

// C.5 and C.6: 1 has moved down and must be paired, so 3 goes on.
TEST(AcceleratedPairing, ScoreDifferences) {
  const TournamentBuilder four = lifted(lifted(TournamentBuilder(4), {1}, 20), {2, 3});
  EXPECT_EQ(pairs_of(TournamentBuilder(4)), "1-3 2-4");
  EXPECT_EQ(pairs_of(four), "1-2 3-4");
}

// C.7: 4 is alone in the bracket below, and 3 may not meet this player.
TEST(AcceleratedPairing, TheFollowingBracket) {
  const TournamentBuilder six = lifted(lifted(TournamentBuilder(6), {1, 2, 3}), {4}, one_point / 2);
  EXPECT_EQ(pairs_of(six), "1-2 3-4 5-6");
  EXPECT_EQ(pairs_of(TournamentBuilder(six).forbid({3, 4})), "1-3 2-4 5-6");
}

TEST(AcceleratedPairing, TheBye) {
  EXPECT_EQ(pairs_of(TournamentBuilder(3)), "1-2 bye 3");
  EXPECT_EQ(pairs_of(lifted(TournamentBuilder(3), {1, 3})), "1-3 bye 2");
}

// All games of round 1 were drawn. 1, 2 and 3 are lifted now, so one of them floats: 3, unless 3 floated in
// round 1, when only 3 was lifted.
TEST(AcceleratedPairing, FloatsOfPastRoundsWithThePointsOfThoseRounds) {
  const TournamentBuilder played = TournamentBuilder(8).round("1-5 =, 2-6 =, 3-7 =, 4-8 =");
  EXPECT_TRUE(pairs_of(lifted(played, {1, 2, 3})).starts_with("1-2 "));
  TournamentBuilder once = lifted(played, {1, 2});
  once.virtual_points(3, {one_point, one_point});
  EXPECT_TRUE(pairs_of(once).starts_with("1-3 "));
}

// Likewise for upfloats: 1 now floats down to a player who wants White: 4, unless 4 met the lifted 3 in
// round 1.
TEST(AcceleratedPairing, UpfloatsOfPastRounds) {
  const TournamentBuilder played = TournamentBuilder(6).round("1-2 =, 3-4 =, 5-6 =");
  TournamentBuilder builder = lifted(played, {1});
  EXPECT_EQ(pairs_of(builder), "1-4 2-5 3-6");
  EXPECT_EQ(pairs_of(builder.virtual_points(3, {one_point})), "1-6 2-3 4-5");
}

// Exactly half of the points is not more than half; both have had White twice.
TEST(AcceleratedPairing, Topscorers) {
  const TournamentBuilder last = among_strangers({"W1 W0", "W1 W0"}).declared(3);
  EXPECT_EQ(pairs_of(last), "impossible");
  EXPECT_EQ(pairs_of(lifted(last, {1, 2}, one_point / 2)), "1-2");
}

// E.5: 3 is the higher ranked player and has an odd number.
TEST(AcceleratedPairing, WhoIsHigherRankedForTheColours) {
  const TournamentBuilder four = TournamentBuilder(4).forbid({1, 2}).forbid({1, 4});
  EXPECT_EQ(boards_of(four), "1-3 4-2");
  EXPECT_EQ(boards_of(lifted(four, {3})), "3-1 4-2");
}

TEST(AcceleratedPairing, NotTheOrderOfTheBoards) {
  const TournamentBuilder four = lifted(TournamentBuilder(4), {3, 4});
  EXPECT_EQ(boards_of(four), "1-2 3-4");
  EXPECT_EQ(boards_of(four, {.board_order = BoardOrder::PairingScore}), "3-4 1-2");
}

TEST(AcceleratedPairing, NotTheStandings) {
  const Tournament t = TournamentBuilder(2).round("1-2 =").virtual_points(1, {10, 10});
  EXPECT_EQ(standings_points(t, t.players[0], 1), 5);
  EXPECT_EQ(settled_points(t, t.players[0], 1), 5);
}

}  // namespace
}  // namespace bloesem
