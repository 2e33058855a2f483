// Articles C.1, C.2, C.3 and C.04.1, computed from the players' histories alone, without the engine's own
// legality functions.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/property/random_rounds.hpp"
#include "tests/support/brute_force_matching.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

const Player& player_of(const Tournament& t, PlayerIndex p) { return t.players[static_cast<std::size_t>(p)]; }

PlayerIndex size_of(const Tournament& t) { return static_cast<PlayerIndex>(t.players.size()); }

bool comes(const Tournament& t, PlayerIndex p) {
  return player_of(t, p).round(t.rounds_played).outcome == Outcome::Absent;
}

// A.6.a: the colour that a player must have, if any.
Colour must_have(const Player& player, int rounds) {
  int difference = 0;
  Colour last = Colour::None;
  Colour before = Colour::None;
  for (int r = 0; r < rounds; ++r) {
    const RoundEntry entry = player.round(r);
    if (!was_played(entry)) continue;
    difference += entry.colour == Colour::White ? 1 : -1;
    before = std::exchange(last, entry.colour);
  }
  if (difference > 1) return Colour::Black;
  if (difference < -1) return Colour::White;
  return last == before ? opposite(last) : Colour::None;
}

// A.7
bool topscorer(const Tournament& t, PlayerIndex p) {
  const int rounds = t.rounds_played;
  const Points score = standings_points(t, player_of(t, p), rounds) + player_of(t, p).virtual_in(rounds);
  return rounds + 1 == *t.rounds_declared && 2 * score > rounds * std::max(t.points.win, t.points.draw);
}

// C.1, and the arbiter's forbidden pairs.
bool kept_apart(const Tournament& t, PlayerIndex a, PlayerIndex b) {
  for (int r = 0; r < t.rounds_played; ++r)
    if (was_played(player_of(t, a).round(r)) && player_of(t, a).round(r).opponent == b) return true;
  return std::any_of(t.forbidden_groups.begin(), t.forbidden_groups.end(), [&](const auto& group) {
    return std::count(group.begin(), group.end(), a) + std::count(group.begin(), group.end(), b) == 2;
  });
}

// C.3
bool same_absolute_preference(const Tournament& t, PlayerIndex a, PlayerIndex b) {
  const Colour wanted = must_have(player_of(t, a), t.rounds_played);
  return wanted != Colour::None && wanted == must_have(player_of(t, b), t.rounds_played);
}

bool legal_pair(const Tournament& t, PlayerIndex a, PlayerIndex b) {
  return !kept_apart(t, a, b) && (!same_absolute_preference(t, a, b) || topscorer(t, a) || topscorer(t, b));
}

// C.2
bool may_have_bye(const Tournament& t, PlayerIndex p) {
  for (int r = 0; r < t.rounds_played; ++r) {
    const Outcome outcome = player_of(t, p).round(r).outcome;
    if (outcome == Outcome::PairingBye || outcome == Outcome::ForfeitWin) return false;
  }
  return true;
}

void expect_everybody_once(const Tournament& t, const RoundPairing& pairing) {
  std::vector<int> times(t.players.size(), 0);
  for (const Board& board : pairing.boards) {
    ++times[static_cast<std::size_t>(board.white)];
    ++times[static_cast<std::size_t>(board.black)];
  }
  if (pairing.bye) ++times[static_cast<std::size_t>(*pairing.bye)];
  int coming = 0;
  for (PlayerIndex p = 0; p < size_of(t); ++p) {
    EXPECT_EQ(times[static_cast<std::size_t>(p)], comes(t, p) ? 1 : 0) << "player " << p + 1;
    coming += comes(t, p) ? 1 : 0;
  }
  EXPECT_EQ(pairing.bye.has_value(), coming % 2 == 1);
}

void expect_legal(const Tournament& t, const RoundPairing& pairing) {
  expect_everybody_once(t, pairing);
  for (const Board& board : pairing.boards)
    EXPECT_TRUE(legal_pair(t, board.white, board.black)) << board.white + 1 << '-' << board.black + 1;
  if (pairing.bye) {
    EXPECT_TRUE(may_have_bye(t, *pairing.bye)) << *pairing.bye + 1;
  }
}

// True if all players can be legally paired, by exhaustion.
bool possible(const Tournament& t) {
  std::vector<PlayerIndex> players;
  for (PlayerIndex p = 0; p < size_of(t); ++p)
    if (comes(t, p)) players.push_back(p);
  const std::size_t n = players.size();
  Neighbours graph(n + n % 2);
  const auto join = [&](std::size_t a, std::size_t b) {
    graph[a].push_back(static_cast<matching::Vertex>(b));
    graph[b].push_back(static_cast<matching::Vertex>(a));
  };
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = a + 1; b < n; ++b)
      if (legal_pair(t, players[a], players[b])) join(a, b);
    if (n % 2 == 1 && may_have_bye(t, players[a])) join(a, n);
  }
  return coverable_sets(graph).back();
}

TEST(Legality, EveryPairingComplies) {
  for_random_pairings(
      [](const Tournament& t, const RoundPairing& pairing, Random&) { expect_legal(t, pairing); });
}

// A.9: only then does the arbiter decide.
TEST(Legality, WhatIsRefusedIsImpossible) {
  int refused = 0;
  for_random_rounds([&](const Tournament& t, Random&) {
    const Result<RoundPairing> pairing = pair_round(t);
    if (pairing || t.players.size() > 14) return;
    ++refused;
    EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing);
    EXPECT_FALSE(possible(t)) << pairing.error().message;
  });
  RecordProperty("refused", refused);
  EXPECT_GT(refused, rounds_to_try() / 100);
}

// E.1 and E.2: a player who must have a colour gets it, unless the opponent must have the same.
TEST(Legality, AbsolutePreferencesAreGranted) {
  int granted = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random&) {
    for (const Board& board : pairing.boards) {
      if (same_absolute_preference(t, board.white, board.black)) continue;
      const Colour of_white = must_have(player_of(t, board.white), t.rounds_played);
      const Colour of_black = must_have(player_of(t, board.black), t.rounds_played);
      EXPECT_NE(of_white, Colour::Black) << board.white + 1 << '-' << board.black + 1;
      EXPECT_NE(of_black, Colour::White) << board.white + 1 << '-' << board.black + 1;
      granted += of_white != Colour::None || of_black != Colour::None ? 1 : 0;
    }
  });
  EXPECT_GT(granted, rounds_to_try() / 2);
}

// C.04.1.b and d over whole events, checked in their final tables.
void expect_sound_event(const Tournament& t) {
  for (PlayerIndex p = 0; p < size_of(t); ++p) {
    std::vector<PlayerIndex> met;
    int unplayed_wins = 0;  // byes, and wins by forfeit before a bye
    for (int r = 0; r < t.rounds_played; ++r) {
      const RoundEntry entry = player_of(t, p).round(r);
      if (was_played(entry)) met.push_back(entry.opponent);
      if (entry.outcome == Outcome::PairingBye) {
        EXPECT_EQ(unplayed_wins, 0) << "player " << p + 1;
      }
      if (entry.outcome == Outcome::PairingBye || entry.outcome == Outcome::ForfeitWin) ++unplayed_wins;
    }
    std::sort(met.begin(), met.end());
    EXPECT_EQ(std::adjacent_find(met.begin(), met.end()), met.end()) << "player " << p + 1;
  }
}

TEST(Legality, NobodyHasASecondByeOrMeetsSomebodyTwiceInAWholeEvent) {
  Random random(20160901);
  int rounds = 0;
  int byes = 0;
  while (rounds < rounds_to_try() && !HasFailure()) {
    Tournament t = random_event(random);
    while (t.rounds_played < *t.rounds_declared && play_round(random, t)) {
    }
    expect_sound_event(t);
    rounds += t.rounds_played;
    for (const Player& player : t.players)
      byes += static_cast<int>(std::count_if(player.rounds.begin(), player.rounds.end(), [](const auto& entry) {
        return entry.outcome == Outcome::PairingBye;
      }));
    if (t.rounds_played == 0) ++rounds;  // an impossible first round counts as tried
  }
  EXPECT_GT(byes, rounds_to_try() / 5);
}

}  // namespace
}  // namespace bloesem::test
