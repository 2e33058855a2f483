#include "engine/uscf/bye.hpp"

#include <gtest/gtest.h>

#include "tests/engine/uscf/uscf_position.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPlayer;
using test::UscfPosition;

std::string candidates_of(const std::vector<UscfPlayer>& players) {
  const UscfPosition round(players);
  return round.text(bye_candidates(round.entrants));
}

TEST(UscfBye, InRoundOneGoesToTheLowestRatedWhoHasARating) {
  EXPECT_EQ(candidates_of({{2000, ""}, {0, ""}, {1500, ""}, {0, ""}, {1800, ""}}), "3 5 1 4 2");
}

TEST(UscfBye, TheLowestGroupFirstAndNewPlayersLast) {
  EXPECT_EQ(candidates_of({{2000, "1"}, {1500, "W"}, {1600, "0"}, {0, "0"}, {1700, "0"}}), "3 5 4 2 1");
  Tournament tournament = test::uscf_tournament({{1900, "0"}, {0, "0"}, {0, "0"}, {1800, "W"}});
  tournament.players[1].rounds[0] = {no_player, Colour::None, Outcome::ZeroBye};
  const UscfPosition round(tournament);
  EXPECT_EQ(round.text(bye_candidates(round.entrants)), "1 3 2 4");
}

TEST(UscfBye, NotTwiceAndNotAfterAForfeitWin) {
  Tournament tournament = test::uscf_tournament({{1900, "W"}, {1800, "W"}, {1700, "W"}, {1600, "W"}});
  const Outcome outcomes[] = {Outcome::PairingBye, Outcome::FullBye, Outcome::ForfeitWin};
  for (std::size_t i = 0; i < 3; ++i) {
    tournament.players[i].rounds[0].outcome = outcomes[i];
    if (i < 2) tournament.players[i].rounds[0] = {no_player, Colour::None, outcomes[i]};
  }
  const UscfPosition round(tournament);
  EXPECT_EQ(round.text(bye_candidates(round.entrants)), "4");
}

TEST(UscfBye, AHalfPointByeBarsUnlessAllOthersOfTheGroupAreBarred) {
  EXPECT_EQ(candidates_of({{1900, "W"}, {1800, "x"}, {1700, "W"}}), "3 1 2");
  EXPECT_EQ(candidates_of({{2000, "1"}, {1800, "x"}, {1700, "x"}}), "3 2 1") << "all of the group";
}

TEST(UscfBye, AHalfPointByeOfALaterRoundCountsIfAskedFor) {
  Tournament tournament = test::uscf_tournament({{1900, "W"}, {1800, "W"}, {1700, "W"}});
  tournament.players[2].rounds.push_back({});
  tournament.players[2].rounds.push_back({no_player, Colour::None, Outcome::HalfBye});
  const UscfPosition past(tournament);
  EXPECT_EQ(past.text(bye_candidates(past.entrants)), "3 2 1");
  const UscfPosition booked(tournament, {{"half-point-byes", "had-or-booked"}});
  EXPECT_EQ(booked.text(bye_candidates(booked.entrants)), "2 1 3");
}

TEST(UscfBye, LeavesTheOthersAPairing) {
  Tournament tournament = test::uscf_tournament({{1900, ""}, {1800, ""}, {1700, ""}});
  tournament.forbidden_groups = {{0, 1}};
  const UscfPosition round(tournament);
  EXPECT_EQ(round.number(*choose_bye(round.entrants)), 2);
}

TEST(UscfBye, AnImpossibleRoundNamesAMinimalSet) {
  Tournament tournament = test::uscf_tournament({{1900, ""}, {1800, ""}, {1700, ""}, {1600, ""}, {1500, ""}});
  tournament.forbidden_groups = {{0, 1, 2, 3}};
  const UscfPosition round(tournament);
  EXPECT_FALSE(choose_bye(round.entrants));
  const Error error = impossible(round.entrants);
  EXPECT_EQ(error.code, ErrorCode::NoValidPairing);
  EXPECT_EQ(error.players.size(), 3U) << "one opponent and one bye";
  for (const PlayerIndex player : error.players) EXPECT_LT(player, 4);
}

TEST(UscfBye, TheOnlyOneWhoMayHaveItIsNeededElsewhere) {
  Tournament tournament = test::uscf_tournament({{1900, "W"}, {1800, "W"}, {1700, "W"}});
  for (const std::size_t i : {0U, 1U})
    tournament.players[i].rounds[0] = {no_player, Colour::None, Outcome::PairingBye};
  tournament.forbidden_groups = {{0, 1}};
  const UscfPosition round(tournament);
  EXPECT_FALSE(choose_bye(round.entrants));
  EXPECT_EQ(impossible(round.entrants).players, (std::vector<PlayerIndex>{0, 1}));
}

}  // namespace
}  // namespace bloesem::swiss::uscf
