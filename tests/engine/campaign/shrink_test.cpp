#include "engine/campaign/shrink.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "bloesem/tournament_before.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/campaign/comparison.hpp"
#include "engine/campaign/reductions.hpp"
#include "engine/campaign/shapes.hpp"
#include "engine/generator/random.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::campaign {
namespace {

using test::TournamentBuilder;

bool differs_without(std::string_view rule, const Tournament& position) {
  sequence::SequenceOptions wrong;
  wrong.without = rule;
  return compare(pair_round(position), sequence::pair_round(position, {}, wrong)) == Agreement::Different;
}

// The opponents' entries refer to each other, with opposite colours.
void expect_consistent(const Tournament& t) {
  for (std::size_t p = 0; p < t.players.size(); ++p) {
    for (std::size_t r = 0; r < t.players[p].rounds.size(); ++r) {
      const RoundEntry& entry = t.players[p].rounds[r];
      if (entry.opponent == no_player) continue;
      ASSERT_LT(static_cast<std::size_t>(entry.opponent), t.players.size());
      const RoundEntry theirs = t.players[static_cast<std::size_t>(entry.opponent)].round(static_cast<int>(r));
      EXPECT_EQ(theirs.opponent, static_cast<PlayerIndex>(p));
      EXPECT_EQ(theirs.colour, opposite(entry.colour));
    }
  }
}

// Returns a position of 12 players that is paired differently without the rule.
Tournament find_difference(std::string_view rule) {
  for (std::uint64_t seed = 1; seed < 5000; ++seed) {
    test::Random random(seed);
    Tournament t = test::made_up_tournament(random, 12, 4);
    t.rounds_declared = 9;
    Tournament position = tournament_before(t, {}).value();
    if (differs_without(rule, position)) return position;
  }
  ADD_FAILURE() << "no difference without " << rule;
  return {};
}

TEST(Shrink, AWrongEngineIsShownByFewPlayers) {
  for (const std::string_view rule : {"C.10", "C.12", "D.1", "E.2", "PPB"}) {
    SCOPED_TRACE(rule);
    const Tournament start = find_difference(rule);
    const Shrunk shrunk = shrink(start, [&](const Tournament& t) { return differs_without(rule, t); });
    EXPECT_TRUE(differs_without(rule, shrunk.position));
    EXPECT_LE(shrunk.position.players.size(), 7U);
    EXPECT_LE(shrunk.position.rounds_played, 4);
    expect_consistent(shrunk.position);
    const trf::Written written = trf::write_report(shrunk.position, {.target = trf::Target::Trfbx});
    const auto read =
        trf::read_tournament(written.text, {.round = shrunk.position.rounds_played + 1}).tournament;
    ASSERT_TRUE(read) << written.text;
    EXPECT_TRUE(differs_without(rule, *read)) << written.text;
  }
}

TEST(Shrink, GivesTheSamePositionEachTime) {
  const Tournament start = find_difference("C.10");
  const auto shows = [](const Tournament& t) { return differs_without("C.10", t); };
  const Shrunk first = shrink(start, shows);
  const Shrunk second = shrink(start, shows);
  EXPECT_EQ(first.attempts, second.attempts);
  EXPECT_EQ(trf::write_tournament(first.position), trf::write_tournament(second.position));
}

TEST(Shrink, TakesEverythingAwayThatDoesNotMatter) {
  test::Random random(3);
  Tournament t = test::made_up_tournament(random, 12, 5);
  t.points.win = 30;
  const Shrunk shrunk =
      shrink(tournament_before(t, {}).value(), [](const Tournament& s) { return s.players.size() >= 2; });
  EXPECT_EQ(shrunk.position.players.size(), 2U);
  EXPECT_EQ(shrunk.position.rounds_played, 0);
  EXPECT_TRUE(shrunk.position.forbidden_groups.empty());
  EXPECT_EQ(shrunk.position.points, PointSystem{});
  EXPECT_EQ(shrunk.position.players[1].name, "Player 2");
}

TEST(Shrink, StopsAfterSoManyAttempts) {
  const Tournament start = find_difference("C.10");
  EXPECT_LE(shrink(
                start, [](const Tournament&) { return true; }, 7)
                .attempts,
            7);
}

TEST(Reductions, WhoMetAPlayerThatIsGoneHasAByeWorthAsMuch) {
  const Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 =").forbid({1, 3, 4});
  const Tournament less = without_players(t, 2, 1);
  ASSERT_EQ(less.players.size(), 3U);
  EXPECT_EQ(less.players[0].rounds[0], (RoundEntry{no_player, Colour::None, Outcome::FullBye}));
  EXPECT_EQ(less.players[1].rounds[0], (RoundEntry{2, Colour::Black, Outcome::Draw}));
  EXPECT_EQ(less.forbidden_groups, (std::vector<std::vector<PlayerIndex>>{{0, 2}}));
}

TEST(Reductions, ARoundTakesItsColumnAlong) {
  const Tournament t = TournamentBuilder(2)
                           .round("1 U, 2 Z")
                           .round("1-2 1/0")
                           .coming("2 Z")
                           .virtual_points(1, {10, 5, 0})
                           .declared(5);
  const Tournament less = without_rounds(t, 0, 1);
  EXPECT_EQ(less.rounds_played, 1);
  EXPECT_EQ(less.rounds_declared, 4);
  EXPECT_EQ(less.players[0].rounds[0].outcome, Outcome::Win);
  EXPECT_EQ(less.players[1].rounds[1].outcome, Outcome::ZeroBye);
  EXPECT_EQ(less.players[0].virtual_points, (std::vector<Points>{5, 0}));
}

TEST(Reductions, SimplerRoundsAreSimplerAndConsistent) {
  const Tournament t = TournamentBuilder(4).round("1-3 W/L, 4-2 +/-").round("1 U, 2 H, 3-4 -/-");
  for (PlayerIndex p = 0; p < 4; ++p) {
    for (int r = 0; r < 2; ++r) {
      const std::vector<Tournament> simpler = with_simpler_round(t, p, r);
      EXPECT_FALSE(simpler.empty());
      for (const Tournament& s : simpler) {
        expect_consistent(s);
        EXPECT_LT(complexity(s.players[static_cast<std::size_t>(p)].round(r).outcome),
                  complexity(t.players[static_cast<std::size_t>(p)].round(r).outcome));
      }
    }
  }
}

}  // namespace
}  // namespace bloesem::campaign
