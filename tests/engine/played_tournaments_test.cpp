// C.04.1 on whole tournaments: properties of every round that the engine pairs, regardless of the results.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "bloesem/check_tournament.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::Random;

RoundEntry& entry(Tournament& t, PlayerIndex p) { return t.players[static_cast<std::size_t>(p)].rounds.back(); }

// Opens the next round, with all players or with some requested byes.
void open_round(Tournament& t, Random& random, int absent_percent) {
  for (Player& player : t.players) {
    player.rounds.push_back({});
    if (!random.chance(absent_percent)) continue;
    player.rounds.back().outcome = random.chance(50) ? Outcome::HalfBye : Outcome::ZeroBye;
  }
}

void play(Tournament& t, const RoundPairing& pairing, Random& random) {
  constexpr std::pair<Outcome, Outcome> results[] = {{Outcome::Win, Outcome::Loss},
                                                     {Outcome::Loss, Outcome::Win},
                                                     {Outcome::Draw, Outcome::Draw},
                                                     {Outcome::ForfeitWin, Outcome::ForfeitLoss}};
  for (const Board& board : pairing.boards) {
    const auto& [white, black] = results[random.chance(95) ? random.between(0, 2) : 3];
    entry(t, board.white) = {board.black, Colour::White, white};
    entry(t, board.black) = {board.white, Colour::Black, black};
  }
  if (pairing.bye) entry(t, *pairing.bye).outcome = Outcome::PairingBye;
  ++t.rounds_played;
}

// Calls check(tournament, pairing) before each round is played.
template <class Check>
void for_played_tournaments(Check check) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Tournament t = test::TournamentBuilder(random.between(4, 24)).declared(random.between(3, 9));
    const int absent_percent = random.chance(50) ? 0 : 10;
    while (t.rounds_played < *t.rounds_declared) {
      open_round(t, random, absent_percent);
      const Result<RoundPairing> pairing = pair_round(t);
      if (!pairing) {
        EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing);
        break;
      }
      check(t, *pairing);
      play(t, *pairing, random);
    }
    if (testing::Test::HasFailure()) return;
  }
}

std::vector<Colour> played_colours(const Tournament& t, PlayerIndex p) {
  std::vector<Colour> result;
  for (const RoundEntry& e : t.players[static_cast<std::size_t>(p)].rounds)
    if (was_played(e)) result.push_back(e.colour);
  return result;
}

TEST(RulesC041b, NobodyMeetsTwice) {
  for_played_tournaments([](const Tournament& t, const RoundPairing& pairing) {
    for (const Board& board : pairing.boards)
      for (const RoundEntry& e : t.players[static_cast<std::size_t>(board.white)].rounds)
        EXPECT_FALSE(was_played(e) && e.opponent == board.black);
  });
}

TEST(RulesC041c, EverybodyButAnOddOneIsPaired) {
  for_played_tournaments([](const Tournament& t, const RoundPairing& pairing) {
    std::vector<int> seen(t.players.size(), 0);
    for (const Board& board : pairing.boards) {
      ++seen[static_cast<std::size_t>(board.white)];
      ++seen[static_cast<std::size_t>(board.black)];
    }
    if (pairing.bye) ++seen[static_cast<std::size_t>(*pairing.bye)];
    for (std::size_t i = 0; i < seen.size(); ++i)
      EXPECT_EQ(seen[i], t.players[i].rounds.back().outcome == Outcome::Absent ? 1 : 0) << "player " << i + 1;
  });
}

TEST(RulesC041d, NobodyHasASecondByeOrOneAfterAForfeitWin) {
  for_played_tournaments([](const Tournament& t, const RoundPairing& pairing) {
    if (!pairing.bye) return;
    for (const RoundEntry& e : t.players[static_cast<std::size_t>(*pairing.bye)].rounds)
      EXPECT_TRUE(e.outcome != Outcome::PairingBye && e.outcome != Outcome::ForfeitWin);
  });
}

// The last round may have exceptions.
TEST(RulesC041fg, ColoursStayBalancedBeforeTheLastRound) {
  for_played_tournaments([](const Tournament& t, const RoundPairing& pairing) {
    if (t.rounds_played + 1 == *t.rounds_declared) return;
    for (const Board& board : pairing.boards) {
      for (const auto& [player, colour] :
           {std::pair(board.white, Colour::White), std::pair(board.black, Colour::Black)}) {
        std::vector<Colour> colours = played_colours(t, player);
        colours.push_back(colour);
        const auto whites = std::count(colours.begin(), colours.end(), Colour::White);
        EXPECT_LE(std::abs(2 * whites - static_cast<std::ptrdiff_t>(colours.size())), 2)
            << "f, player " << player + 1;
        const auto n = colours.size();
        EXPECT_FALSE(n >= 3 && colours[n - 2] == colour && colours[n - 3] == colour)
            << "g, player " << player + 1;
      }
    }
  });
}

// Replaying the whole tournament must give the same pairings as pairing round by round.
TEST(TrapCheck, TournamentsThatTheEnginePairedAreCorrect) {
  for_played_tournaments([](const Tournament& t, const RoundPairing&) {
    const Result<CheckReport> report = check_tournament(t);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->differences.empty()) << "before round " << t.rounds_played + 1;
  });
}

}  // namespace
}  // namespace bloesem
