// The row of Swiss Team: whole rounds by the facade.
#include "engine/team_swiss/system.hpp"

#include <gtest/gtest.h>

#include "bloesem/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

std::string team_round(const Tournament& tournament) {
  const Result<RoundPairing> pairing =
      pair_round(tournament, {.edition = Edition(swiss::team_swiss::fide_2026)});
  if (!pairing) return pairing.error().message;
  std::string text;
  for (const Board& board : pairing->boards)
    text += (text.empty() ? "" : " ") + std::to_string(board.white + 1) + "-" + std::to_string(board.black + 1);
  return text;
}

TEST(TeamSwissSystem, TheFirstRoundOfEightTeams) {
  EXPECT_EQ(team_round(TournamentBuilder(8).build()), "1-5 6-2 3-7 8-4");
  EXPECT_EQ(team_round(TournamentBuilder(8).initial(Colour::Black).build()), "5-1 2-6 7-3 4-8");
}

// 1 and 2 have had White twice, 3 and 4 Black: 1-3 2-4, which halves give anyway; with 1 and 3 alike, they must
// not meet.
TEST(TeamSwissSystem, ColoursComeBeforeTheIdentifier) {
  const auto after = [](std::string_view one, std::string_view two, std::string_view three,
                        std::string_view four) {
    Tournament tournament = among_strangers({one, two, three, four}).build();
    for (std::size_t i = 4; i < tournament.players.size(); ++i)
      tournament.players[i].rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
    return team_round(tournament);
  };
  EXPECT_EQ(after("W= W=", "W= W=", "B= B=", "B= B="), "3-1 4-2");
  EXPECT_EQ(after("W= W=", "B= B=", "W= W=", "B= B="), "4-1 2-3");
}

TEST(TeamSwissSystem, TheInitialColourMustBeKnown) {
  Tournament tournament = TournamentBuilder(4).build();
  tournament.initial_colour.reset();
  EXPECT_EQ(team_round(tournament),
            "the initial colour must be known (record 152 or XXC): no game has been played yet");
}

}  // namespace
}  // namespace bloesem::test
