// The pairing-allocated bye given by the arbiter before the coming round is paired.
#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::FailsWith;
using test::name_of;
using test::nr;
using test::TournamentBuilder;

std::string bye_pairs(const Tournament& t, const PairOptions& options = {}) {
  const Result<RoundPairing> pairing = pair_round(t, options);
  if (!pairing) return "refused";
  std::string text;
  for (const Board& b : pairing->boards) text += name_of(b.white) + "-" + name_of(b.black) + " ";
  return text + (pairing->bye ? name_of(*pairing->bye) + " bye" : "no bye");
}

TEST(AssignedBye, TheOthersArePairedAmongThemselves) {
  EXPECT_EQ(bye_pairs(TournamentBuilder(5)), "1-3 4-2 5 bye");
  EXPECT_EQ(bye_pairs(TournamentBuilder(5).coming("2 U")), "1-4 3-5 2 bye");
}

// The player takes part in the round: those after this player keep their numbers and the initial colours that
// go with them.
TEST(AssignedBye, CountsAmongTheEffectiveNumbers) {
  EXPECT_EQ(bye_pairs(TournamentBuilder(5).coming("1 U")), "4-2 3-5 1 bye");
  EXPECT_EQ(bye_pairs(TournamentBuilder(5).coming("1 Z")), "2-4 5-3 no bye");
}

TEST(AssignedBye, AnOddRestIsRefused) {
  EXPECT_THAT(pair_round(TournamentBuilder(4).coming("4 U")), FailsWith(ErrorCode::InvalidInput, "player 4 "));
  EXPECT_EQ(bye_pairs(TournamentBuilder(4).coming("4 U, 2 H")), "1-3 4 bye");
  EXPECT_EQ(bye_pairs(TournamentBuilder(4).coming("4 U"), {.absent = {nr(1)}}), "2-3 4 bye");
}

TEST(AssignedBye, OnlyOneCanHaveIt) {
  EXPECT_THAT(pair_round(TournamentBuilder(4).coming("1 U, 4 U")),
              FailsWith(ErrorCode::InvalidInput, "players 1 and 4 "));
}

// The arbiter may overrule C.2, but the others must still be paired by the rules.
TEST(AssignedBye, IsTheArbitersDecision) {
  const Tournament again = TournamentBuilder(3).round("1-2 1/0, 3 U").coming("3 U");
  EXPECT_EQ(bye_pairs(TournamentBuilder(3).round("1-2 1/0, 3 U").coming("2 U")), "3-1 2 bye");
  const Result<RoundPairing> refused = pair_round(again);
  ASSERT_THAT(refused, FailsWith(ErrorCode::NoValidPairing, "player 1 "));
  EXPECT_EQ(refused.error().players, std::vector{nr(1)});
  EXPECT_EQ(bye_pairs(TournamentBuilder(5).round("1-3 1/0, 4-2 =, 5 U").coming("5 U")), "2-1 3-4 5 bye");
}

TEST(AssignedBye, IsNotInTheField) {
  const auto request = requested_round(TournamentBuilder(5).coming("2 U"), {});
  ASSERT_TRUE(request);
  EXPECT_EQ(request->field.size(), 4);
  EXPECT_EQ(request->assigned_bye, nr(2));
}

// After the round has been played its bye holder is part of the field again, and the bye is checked.
TEST(AssignedBye, ARoundThatWasPlayedIsPairedAnew) {
  const Tournament t = TournamentBuilder(5).round("1-4 =, 3-5 =, 2 U");
  EXPECT_EQ(bye_pairs(t, {.round = 1}), "1-3 4-2 5 bye");
  const Result<CheckReport> report = check_tournament(t);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->differences.size(), 1U);
}

}  // namespace
}  // namespace bloesem
