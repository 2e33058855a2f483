#include "engine/burstein/fold.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <string>

#include "tests/support/burstein_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;

// Returns "1-6 2-5 3-4": the pairs folded from all players, by number, until at most `left` are left over.
std::string folded(const Tournament& tournament, std::size_t left = 0) {
  const RoundField field = test::burstein_field(tournament);
  std::vector<Position> players(static_cast<std::size_t>(field.size()));
  std::iota(players.begin(), players.end(), Position(0));
  std::string text;
  for (const auto& [a, b] : fold(field, players, CountedBounds::of(field, players), left))
    text += (text.empty() ? "" : " ") + std::to_string(field.player(players[at(a)]) + 1) + '-' +
            std::to_string(field.player(players[at(b)]) + 1);
  return text;
}

TEST(BursteinFold, WithNothingInTheWayTheFirstMeetsTheLast) {
  EXPECT_EQ(folded(TournamentBuilder(6)), "1-6 2-5 3-4");
  EXPECT_EQ(folded(TournamentBuilder(7)), "1-7 2-6 3-5");
  EXPECT_EQ(folded(TournamentBuilder(6), 4), "1-6");
  EXPECT_EQ(folded(TournamentBuilder(6), 6), "");
}

TEST(BursteinFold, PassesOverIllegalPartners) {
  EXPECT_EQ(folded(TournamentBuilder(6).forbid({1, 6}).forbid({1, 5})), "1-4 2-6 3-5");
}

// 4 would be left with 3, whom counting does not know to be barred: 3 finds no partner.
TEST(BursteinFold, EndsWhereAPlayerFindsNoPartner) {
  EXPECT_EQ(folded(TournamentBuilder(6).forbid({3, 4})), "1-6 2-5");
}

// 1 to 3 want White, 4 to 6 Black: clashes can be avoided, and 1-4 leaves 5 and 6 for 2 and 3.
TEST(BursteinFold, AvoidsClashesThatTheCountsCanAvoid) {
  const Tournament t = test::among_strangers({"B0", "W0", "B0", "W0", "B0", "W0"}).declared(2);
  EXPECT_EQ(folded(t), "1-6 2-5 3-4");
  const Tournament apart = test::among_strangers({"B0", "B0", "B0", "W0", "W0", "W0"}).declared(2);
  EXPECT_EQ(folded(apart), "1-6 2-5 3-4");
  const Tournament same_ends = test::among_strangers({"B0", "W0", "W0", "W0", "B0", "B0"}).declared(2);
  EXPECT_EQ(folded(same_ends), "1-4 2-6 3-5");
}

// Four want White and two Black: one clash is unavoidable, and 1 may have it.
TEST(BursteinFold, SpendsUnavoidableClashesOnTheFirst) {
  const Tournament t = test::among_strangers({"B0", "W0", "B0", "B0", "W0", "B0"}).declared(2);
  EXPECT_EQ(folded(t), "1-6 2-4 3-5");
}

// 2 and 3 must have White, so 1 cannot take 4 away from them.
TEST(BursteinFold, KeepsPartnersForThoseWhoNeedAColour) {
  EXPECT_EQ(folded(test::among_strangers({"W0 W0", "B0 B0", "B0 B0", "W0 B0"}).declared(3)), "1-3 2-4");
}

TEST(BursteinFold, BoundsCountAnOddPlayerAndThoseWhoNeedTheSameColour) {
  const auto bounds = [](const std::vector<std::string_view>& histories) {
    const RoundField field = test::burstein_field(test::among_strangers(histories).declared(3));
    std::vector<Position> players(static_cast<std::size_t>(field.size()));
    std::iota(players.begin(), players.end(), Position(0));
    const CountedBounds found = CountedBounds::of(field, players);
    return std::to_string(found.floaters) + ' ' + std::to_string(found.clashes);
  };
  EXPECT_EQ(bounds({"B0 B0", "B0 B0", "B0 B0"}), "3 0");
  EXPECT_EQ(bounds({"B0 B0", "B0 B0", "B0 B0", "W0 W0"}), "2 0");
  EXPECT_EQ(bounds({"B0 B0", "B0 B0", "W0 B0", "W0 B0"}), "0 2");
  EXPECT_EQ(bounds({"B0 B0", "W0 B0", "W0 B0"}), "1 1");
  EXPECT_EQ(bounds({"H", "H", "W0 W0"}), "1 0");
}

}  // namespace
}  // namespace bloesem::swiss::burstein
