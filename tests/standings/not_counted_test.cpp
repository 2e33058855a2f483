// Players who left a round robin before half of their games: their games count for nobody.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/round_robin/schedule.hpp"
#include "tests/standings/players.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::standings::testing {
namespace {

using round_robin::Game;
using round_robin::Schedule;
using test::TournamentBuilder;

constexpr const char* compared_list =
    "PTS,DE,WIN,WON,BPG,BWG,PS,PS/C1,STD,SB,SB/C1,SB/C2,SB/M1,ARO,TPR,PTP,APRO,RTNG";

Schedule schedule_for(int players, int cycles) { return Schedule::of(players, {.cycles = cycles}).value(); }

struct TwoSides {
  Outcome white, black;
};

TwoSides random_result(test::Random& random) {
  switch (random.between(0, 8)) {
    case 0: return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
    case 1: return {Outcome::ForfeitLoss, Outcome::ForfeitWin};
    case 2: return {Outcome::ForfeitLoss, Outcome::ForfeitLoss};
    case 3:
    case 4: return {Outcome::Draw, Outcome::Draw};
    case 5:
    case 6: return {Outcome::Loss, Outcome::Win};
    default: return {Outcome::Win, Outcome::Loss};
  }
}

// Returns a whole event with random results.
Tournament random_event_of(const Schedule& schedule, test::Random& random) {
  Tournament tournament;
  tournament.rounds_played = schedule.rounds();
  tournament.rounds_declared = schedule.rounds();
  for (int number = 1; number <= schedule.players(); ++number) {
    Player player;
    player.id = number;
    player.rating = 1500 + random.between(0, 900);
    tournament.players.push_back(player);
  }
  for (int round = 1; round <= schedule.rounds(); ++round) {
    for (Player& player : tournament.players) player.rounds.push_back({});
    for (const Game& game : schedule.round(round).boards) {
      const TwoSides result = random_result(random);
      tournament.players[static_cast<std::size_t>(game.white) - 1].rounds.back() = {
          game.black - 1, Colour::White, result.white};
      tournament.players[static_cast<std::size_t>(game.black) - 1].rounds.back() = {
          game.white - 1, Colour::Black, result.black};
    }
  }
  return tournament;
}

// Returns the event as if the player had never been in it. Their opponents are free instead.
Tournament without(const Tournament& tournament, PlayerIndex gone) {
  Tournament rest = tournament;
  rest.players.erase(rest.players.begin() + gone);
  for (Player& player : rest.players) {
    for (RoundEntry& entry : player.rounds) {
      if (entry.opponent == gone) entry = {};
      if (entry.opponent > gone) entry.opponent = entry.opponent - 1;
    }
  }
  return rest;
}

// For all others everything is as if the player had never been there.
TEST(NotCounted, NothingIsLeftOfThePlayer) {
  test::Random random(20260301);
  const std::vector<TieBreak> list = parse_tie_breaks(compared_list).value();
  for (int count = 0; count < 300; ++count) {
    const int players = random.between(3, 9);
    const Tournament tournament = random_event_of(schedule_for(players, random.between(1, 2)), random);
    const PlayerIndex gone = random.between(0, players - 1);
    const Tournament rest = without(tournament, gone);
    const int rounds = tournament.rounds_played;
    const Standings found =
        compute_standings(tournament, list, {.round_robin = true, .after = rounds, .not_counted = {gone}})
            .value();
    const Standings expected = compute_standings(rest, list, {.round_robin = true, .after = rounds}).value();
    ASSERT_EQ(found.places.back().player, gone);
    EXPECT_EQ(found.places.back().decision, Decision::NotCounted);
    EXPECT_EQ(found.values[0][static_cast<std::size_t>(gone)], 0);
    const auto in_rest = [&](PlayerIndex player) { return player > gone ? player - 1 : player; };
    for (std::size_t i = 0; i < expected.places.size(); ++i) {
      EXPECT_EQ(in_rest(found.places[i].player), expected.places[i].player);
      EXPECT_EQ(found.places[i].rank, expected.places[i].rank);
    }
    for (std::size_t entry = 0; entry < list.size(); ++entry) {
      for (PlayerIndex player = 0; player < players; ++player) {
        if (player == gone) continue;
        EXPECT_EQ(found.values[entry][static_cast<std::size_t>(player)],
                  expected.values[entry][static_cast<std::size_t>(in_rest(player))])
            << list[entry].text() << ' ' << players;
      }
    }
  }
}

// Returns the points of a round (from 0) that do not count for the player: what was scored against players not
// counted, and all that these have.
Points uncounted_points(const Tournament& tournament, const std::vector<PlayerIndex>& uncounted,
                        PlayerIndex self, int round) {
  const auto is_uncounted = [&](PlayerIndex player) {
    return std::find(uncounted.begin(), uncounted.end(), player) != uncounted.end();
  };
  const Player& player = tournament.players[static_cast<std::size_t>(self)];
  const RoundEntry entry = player.round(round);
  const Points gained = entry.outcome == Outcome::Unfinished ? 0 : points_of(entry.outcome, tournament.points);
  if (is_uncounted(self)) return gained + player.adjusted(round + 1) - player.adjusted(round);
  return entry.opponent != no_player && is_uncounted(entry.opponent) ? gained : 0;
}

// Returns the tournament with these points taken away by adjustments, as record 299 does it for programs that
// count every result.
Tournament adjusted(const Tournament& tournament, const std::vector<PlayerIndex>& uncounted) {
  Tournament result = tournament;
  for (PlayerIndex player = 0; player < std::ssize(tournament.players); ++player) {
    auto& list = result.players[static_cast<std::size_t>(player)].adjustments;
    list.resize(static_cast<std::size_t>(tournament.rounds_played));
    for (int round = 0; round < tournament.rounds_played; ++round)
      list[static_cast<std::size_t>(round)] -= uncounted_points(tournament, uncounted, player, round);
  }
  return result;
}

TEST(NotCounted, AdjustmentsGiveTheSamePoints) {
  test::Random random(7);
  for (int count = 0; count < 100; ++count) {
    const int players = random.between(3, 9);
    Tournament tournament = random_event_of(schedule_for(players, random.between(1, 2)), random);
    tournament.players[0].adjustments = {0, 5};
    std::vector<PlayerIndex> gone = {random.between(0, players - 2)};
    if (count % 2 == 0) gone.push_back(players - 1);
    const StandingsOptions options{.round_robin = true, .not_counted = gone};
    const std::vector<std::string> expected = values(tournament, "PTS", options);
    const std::vector<Points> points = counted_points(tournament, options, tournament.rounds_played);
    for (std::size_t i = 0; i < expected.size(); ++i)
      EXPECT_EQ(decimal_text(points[i] * (one / one_point)), expected[i]);
    EXPECT_EQ(values(adjusted(tournament, gone), "PTS", in_round_robin), expected);
  }
}

// Four players; 4 leaves after one game of three, a win against 1.
Tournament small_event() {
  return TournamentBuilder(4)
      .round("1-4 0/1, 2-3 1/0")
      .round("4-3 -/+, 1-2 1/0")
      .round("2-4 +/-, 3-1 =")
      .declared(3);
}

TEST(NotCounted, ByHand) {
  const Tournament tournament = small_event();
  const StandingsOptions options{.round_robin = true, .not_counted = {3}};
  EXPECT_EQ(values(tournament, "PTS", in_round_robin), words("1.5 2 1.5 1"));
  EXPECT_EQ(values(tournament, "PTS", options), words("1.5 1 0.5 0"));
  EXPECT_EQ(values(tournament, "SB", options), words("1.25 0.5 0.75 0"));
  EXPECT_EQ(values(tournament, "WIN", options), words("1 1 0 0"));
  EXPECT_EQ(values(tournament, "REP", options), words("3 3 3 0"));
  EXPECT_EQ(values(tournament, "KS", options), words("1 0 0.5 0"))
      << "against 1 and 2, who have at least 1 of 2 points";
  EXPECT_EQ(working(tournament, "KS", 1, options).formula, "limit 1");
  EXPECT_EQ(working(tournament, "KS", 1, in_round_robin).formula, "limit 1.5");
  EXPECT_EQ(ranks(tournament, "PTS", options), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_EQ(ranks(tournament, "PTS", in_round_robin), (std::vector<int>{2, 1, 2, 4}));
}

TEST(NotCounted, TheExplanationSaysWhy) {
  const StandingsOptions options{.round_robin = true, .not_counted = {3}};
  const Working first = working(small_event(), "PTS", 1, options);
  ASSERT_EQ(first.contributions.size(), 3U);
  EXPECT_EQ(first.contributions[0].note, "does not count: number 4 left before half of the games");
  EXPECT_EQ(first.contributions[0].amount, 0);
  EXPECT_EQ(first.contributions[1].note, "");
  EXPECT_EQ(working(small_event(), "PTS", 4, options).contributions[0].note,
            "does not count: the player left before half of the games");
}

TEST(NotCounted, PlayersNotCountedAreTheLastInAnyOrder) {
  const Standings standings = compute_standings(small_event(), parse_tie_breaks("TPN").value(),
                                                {.round_robin = true, .not_counted = {0, 2}})
                                  .value();
  std::vector<int> order;
  for (const Place& place : standings.places) order.push_back(place.player + 1);
  EXPECT_EQ(order, (std::vector<int>{2, 4, 1, 3}));
  EXPECT_EQ(standings.places[2].decision, Decision::NotCounted);
  EXPECT_EQ(standings.places[3].decision, Decision::TieBreak) << "they have places among themselves";
  EXPECT_EQ(standings.places[2].rank, 3);
}

// Everybody loses one game per cycle and, in an odd field, the free round.
TEST(NotCounted, KoyaCountsTheGamesThatAreLeft) {
  test::Random random(3);
  for (int players = 4; players <= 9; ++players) {
    for (int cycles = 1; cycles <= 2; ++cycles) {
      const Tournament tournament = random_event_of(schedule_for(players, cycles), random);
      const int games = (players - 2) * cycles;
      EXPECT_EQ(working(tournament, "KS", 1, {.round_robin = true, .not_counted = {1}}).formula,
                "limit " + decimal_text(games * one / 2))
          << players << ' ' << cycles;
      EXPECT_EQ(working(tournament, "KS", 1, in_round_robin).formula,
                "limit " + decimal_text((players - 1) * cycles * one / 2))
          << players << ' ' << cycles;
    }
  }
}

// An even field has no free rounds, even if the number of players divides that of the rounds.
TEST(NotCounted, KoyaOfManyCycles) {
  test::Random random(4);
  EXPECT_EQ(working(random_event_of(schedule_for(2, 2), random), "KS", 1, in_round_robin).formula, "limit 1");
  EXPECT_EQ(working(random_event_of(schedule_for(4, 4), random), "KS", 1, in_round_robin).formula, "limit 6");
}

TEST(NotCounted, Refused) {
  const auto refusal = [](const StandingsOptions& options) {
    const auto standings = compute_standings(small_event(), {}, options);
    return standings ? "" : standings.error().message;
  };
  EXPECT_EQ(refusal({.not_counted = {3}}),
            "players who left are not counted in a round robin only; in a Swiss their games count");
  EXPECT_EQ(refusal({.round_robin = true, .not_counted = {4}}),
            "a player who is not to be counted is not of the tournament");
  EXPECT_EQ(refusal({.round_robin = true, .not_counted = {no_player}}),
            "a player who is not to be counted is not of the tournament");
  EXPECT_FALSE(explain(small_event(), parse_tie_break("SB").value(), 0, {.not_counted = {3}}));
}

// The tie-breaks that a program must have for round robins, and those that it must not offer.
TEST(RoundRobin, TieBreaksThatMakeSense) {
  Tournament tournament = small_event();
  for (Player& player : tournament.players) player.rating = 2000;
  for (const char* code : {"DE", "BPG", "BWG", "REP", "STD", "SB", "SB/C1", "SB/C2", "RTNG", "RTNG/R", "WIN",
                           "WON", "TPN", "TPN/R", "KS", "KS/L1", "KS/L2", "KS/L-1", "KS/L-2"})
    EXPECT_TRUE(compute_standings(tournament, parse_tie_breaks(code).value(), in_round_robin)) << code;
  for (const char* code : {"BH", "BH/C1", "BH/M1", "BH/P", "FB", "FB/C1", "AOB", "AOB/F"}) {
    const auto found = compute_standings(tournament, parse_tie_breaks(code).value(), in_round_robin);
    ASSERT_FALSE(found) << code;
    EXPECT_EQ(found.error().message, std::string(code) +
                                         ": not defined in a round robin, where all have the same opponents "
                                         "(C.07.8); take SB, KS or DE");
  }
}

}  // namespace
}  // namespace bloesem::standings::testing
