#include "engine/dutch_2012/colours.hpp"

#include <gtest/gtest.h>

#include "tests/support/istanbul_case.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

using test::among_strangers;
using test::TournamentBuilder;

// Returns "3-1 E.4": the first board and the rule of its colours.
std::string seats_of_2012(const Tournament& t, Edition edition = test::istanbul_2012) {
  const Result<RoundPairing> pairing = pair_round(t, {.edition = edition});
  if (!pairing) return pairing.error().message;
  const Board& board = pairing->boards.front();
  return test::name_of(board.white) + '-' + test::name_of(board.black) + ' ' +
         std::string(name_of(pairing->record.colour_rules.front()));
}

TEST(ColoursOf2012, FollowSectionE) {
  EXPECT_EQ(seats_of_2012(TournamentBuilder(2).declared(1)), "1-2 E.5");
  EXPECT_EQ(seats_of_2012(TournamentBuilder(2).declared(1).initial(Colour::Black)), "2-1 E.5");
  EXPECT_EQ(seats_of_2012(among_strangers({"B=", "W="}).declared(9)), "1-2 E.1");
  EXPECT_EQ(seats_of_2012(among_strangers({"W=", "H"}).declared(9)), "2-1 E.1");
  EXPECT_EQ(seats_of_2012(among_strangers({"W= B=", "H B="}).declared(9)), "2-1 E.2");
  EXPECT_EQ(seats_of_2012(among_strangers({"B= W= W= B=", "W= B= W= B="}).declared(9)), "2-1 E.3");
  EXPECT_EQ(seats_of_2012(among_strangers({"B=", "B="}).declared(9)), "1-2 E.4");
}

// Both must have Black; later editions ask for the wider difference.
TEST(ColoursOf2012, TwoAbsolutePreferencesAreEquallyStrong) {
  const Tournament t = among_strangers({"W1 W1 W1 B1", "B1 B1 W1 W1"}).declared(5);
  EXPECT_EQ(seats_of_2012(t), "1-2 E.3");
  EXPECT_EQ(seats_of_2012(t, Edition::Baku2016), "2-1 E.2");
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
