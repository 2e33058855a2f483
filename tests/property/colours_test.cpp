// Sections A.6 and E are symmetric in White and Black.
#include <gtest/gtest.h>

#include <set>

#include "tests/property/random_rounds.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::test {
namespace {

Tournament mirrored(Tournament t) {
  t.initial_colour = opposite(*t.initial_colour);
  for (Player& player : t.players)
    for (RoundEntry& entry : player.rounds) entry.colour = opposite(entry.colour);
  return t;
}

RoundPairing mirrored(RoundPairing pairing) {
  for (Board& board : pairing.boards) std::swap(board.white, board.black);
  return pairing;
}

// If the colours of the history and the initial colour (E.5) are inverted, the same boards come out with
// inverted colours.
TEST(Colours, TurnedRoundTurnTheBoardsRound) {
  std::set<ColourRule> rules;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random&) {
    const Result<RoundPairing> mirror = pair_round(mirrored(t));
    EXPECT_EQ(text_of(mirror), text_of(mirrored(pairing)));
    EXPECT_EQ(colour_rules_of(mirror), colour_rules_of(pairing));
    rules.insert(pairing.record.colour_rules.begin(), pairing.record.colour_rules.end());
  });
  EXPECT_EQ(rules.size(), 5U);
}

// C.04.2.D.5: a forfeited game has no colours. (The initial colour is given here; otherwise it would follow
// from the first round.)
TEST(Colours, OfForfeitedGamesMeanNothing) {
  int turned = 0;
  for_random_rounds([&](const Tournament& t, Random& random) {
    Tournament other = t;
    for (std::size_t p = 0; p < t.players.size(); ++p) {
      for (int r = 0; r < t.rounds_played; ++r) {
        const RoundEntry entry = t.players[p].round(r);
        const bool forfeited = entry.opponent != no_player && !was_played(entry);
        if (!forfeited || static_cast<PlayerIndex>(p) > entry.opponent || random.chance(30)) continue;
        const auto opponent = static_cast<std::size_t>(entry.opponent);
        const auto round = static_cast<std::size_t>(r);
        for (const std::size_t side : {p, opponent}) {
          Colour& colour = other.players[side].rounds[round].colour;
          colour = opposite(colour);
        }
        ++turned;
      }
    }
    EXPECT_EQ(text_of(pair_round(other)), text_of(pair_round(t)));
  });
  EXPECT_GT(turned, rounds_to_try() / 2);
}

}  // namespace
}  // namespace bloesem::test
