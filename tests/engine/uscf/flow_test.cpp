#include "engine/uscf/flow.hpp"

#include <gtest/gtest.h>

#include "bloesem/pair_round.hpp"
#include "tests/engine/uscf/uscf_position.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"
#include "tests/support/uscf_case.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

TEST(UscfFlow, RoundOneAlternatesColoursAndTheLowestRatedHasTheBye) {
  EXPECT_EQ(UscfPosition({{1500, ""}, {2000, ""}, {1800, ""}, {1900, ""}}).paired(), "2-3 1-4");
  EXPECT_EQ(UscfPosition({{2000, ""}, {1900, ""}, {1800, ""}, {1700, ""}, {0, ""}}).paired(), "1-3 5-2 bye 4");
}

TEST(UscfFlow, RoundOneIsThatOfTheDutchSystemIfAllHaveRatings) {
  for (int players = 1; players <= 40; ++players) {
    Tournament tournament = test::TournamentBuilder(players).declared(5).initial(Colour::Black);
    for (int p = 0; p < players; ++p) tournament.players[at(p)].rating = 2500 - 7 * p;
    const auto own = pair_round(tournament, {.edition = test::us_chess});
    const auto dutch = pair_round(tournament, {.edition = Edition::Fide2026});
    ASSERT_TRUE(own && dutch);
    EXPECT_EQ(test::text_of(*own), test::text_of(*dutch));
    EXPECT_EQ(own->bye, dutch->bye);
  }
}

TEST(UscfFlow, GroupsFromTheTop) {
  EXPECT_EQ(
      UscfPosition({{2000, "1"}, {1900, "+"}, {1800, "1"}, {1700, "0"}, {1499, "-"}, {1498, "0"}}).paired(),
      "2-1 4-3 5-6")
      << "3 drops, and meets the highest rated of the next group";
  EXPECT_EQ(
      UscfPosition({{2000, "1"}, {1900, "+"}, {1800, "1"}, {1700, "0"}, {1600, "-"}, {1500, "0"}}).paired(),
      "2-1 5-3 6-4")
      << "or one within 200 points for equal numbers of colours";
}

TEST(UscfFlow, TheLotServesNewcomersOfLaterRounds) {
  EXPECT_EQ(UscfPosition({{2000, "x"}, {1900, "x"}, {1800, "x"}, {1700, "x"}}).paired(), "1-3 2-4");
  Tournament tournament = test::uscf_tournament({{2000, ""}, {1900, ""}});
  tournament.initial_colour.reset();
  EXPECT_THAT(pair_round(tournament, {.edition = test::us_chess}),
              test::FailsWith(ErrorCode::InvalidInput, "colour"));
}

TEST(UscfFlow, CanBeCancelled) {
  UscfPosition round({{2000, ""}, {1900, ""}});
  WalkContext context{.progress = [](int) { return false; }, .task = round.task};
  const auto walk = flow(round.field, {}, context);
  ASSERT_FALSE(walk);
  EXPECT_EQ(walk.error().code, ErrorCode::Cancelled);
}

TEST(UscfFlow, RanksByRatingAndThenByNumber) {
  const UscfPosition round({{0, ""}, {1500, ""}, {1900, ""}, {1500, ""}});
  EXPECT_EQ(by_rating(round.tournament, 1), (std::vector<PlayerIndex>{2, 1, 3, 0}));
}

TEST(UscfFlow, SaysWhyColoursKeepTwoApart) {
  const UscfPosition round({{2000, "BWW"}, {1900, "BWW"}, {1800, "WBB"}});
  EXPECT_NE(why_apart(round.field, round.task, 0, 1), "");
  EXPECT_EQ(why_apart(round.field, round.task, 0, 2), "");
}

// Each player once, only pairs that may be made, and the brackets hold all of them.
void expect_sound(const test::UscfCase& round, const RoundPairing& pairing) {
  std::vector<int> seats(round.tournament.players.size(), 0);
  for (const Board& board : pairing.boards) {
    ++seats[at(board.white)];
    ++seats[at(board.black)];
  }
  if (pairing.bye) ++seats[at(*pairing.bye)];
  for (const int each : seats) ASSERT_LE(each, 1);
  std::size_t pairs = 0;
  for (const BracketRecord& bracket : pairing.record.brackets) {
    pairs += bracket.pairs.size();
    if (bracket.kind == criteria::BracketKind::Bye) continue;
    ASSERT_EQ(bracket.moved_down.size() + bracket.residents.size(),
              2 * bracket.pairs.size() + bracket.downfloaters.size());
  }
  ASSERT_EQ(pairs, pairing.boards.size());
}

// What the procedure has to decide occurs in random rounds, which are compared with the literal engine
// elsewhere.
TEST(UscfFlow, EveryKindOfDecisionOccurs) {
  test::Random random(2926);
  int several_drop = 0;
  int halves_change = 0;
  int down_two_groups = 0;
  int third_colours = 0;
  for (int i = 0; i < 4000; ++i) {
    const test::UscfCase round = test::random_uscf_case(random, 6, 30);
    const auto pairing = pair_round(round.tournament, round.options);
    if (!pairing) continue;
    expect_sound(round, *pairing);
    for (const BracketRecord& bracket : pairing->record.brackets) {
      several_drop += bracket.downfloaters.size() > 1 ? 1 : 0;
      halves_change += bracket.exchanges > 0 ? 1 : 0;
      for (const PlayerIndex player : bracket.downfloaters)
        down_two_groups += std::count(bracket.moved_down.begin(), bracket.moved_down.end(), player) > 0 ? 1 : 0;
      third_colours += !bracket.criteria.empty() && bracket.criteria[2].count > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(several_drop, 200);
  EXPECT_GT(halves_change, 50);
  EXPECT_GT(down_two_groups, 200);
  EXPECT_GT(third_colours, 20);
}

}  // namespace
}  // namespace bloesem::swiss::uscf
