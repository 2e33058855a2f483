#include "engine/standings/zermelo.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "engine/generator/random.hpp"
#include "engine/standings/board_games.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::standings {
namespace {

using generator::Random;
using test::nr;
using test::TournamentBuilder;

constexpr ZermeloOptions plain = {};
const ZermeloOptions extended{.draw = {}, .colour = {}};

ZermeloRanking ranked(const Tournament& tournament, const ZermeloOptions& options = plain) {
  Result<ZermeloRanking> ranking = rank_by_strength(tournament, options);
  EXPECT_TRUE(ranking) << (ranking ? "" : ranking.error().message);
  return ranking ? *ranking : ZermeloRanking{};
}

std::string refusal(const Tournament& tournament, const ZermeloOptions& options) {
  const Result<ZermeloRanking> ranking = rank_by_strength(tournament, options);
  return ranking ? "accepted" : ranking.error().message;
}

const Strength& of(const ZermeloRanking& ranking, int number) {
  return *std::find_if(ranking.players.begin(), ranking.players.end(),
                       [number](const Strength& strength) { return strength.player == nr(number); });
}

double ratio(const ZermeloRanking& ranking, int number, int other) {
  return of(ranking, number).strength / of(ranking, other).strength;
}

// Returns "rank:number rank:number ..." in the order of the list.
std::string places(const ZermeloRanking& ranking) {
  std::string text;
  for (const Strength& strength : ranking.players) {
    text +=
        (text.empty() ? "" : " ") + std::to_string(strength.rank) + ':' + std::to_string(strength.player + 1);
  }
  return text;
}

// All players meet in each cycle, with alternating colours; `result` gives the result of each game.
template <class Result>
Tournament round_robin(int players, int cycles, Result result) {
  TournamentBuilder builder(players);
  for (int cycle = 0; cycle < cycles; ++cycle) {
    for (int a = 1; a < players; ++a) {
      for (int b = a + 1; b <= players; ++b) {
        const bool turned = (a + b + cycle) % 2 == 1;
        builder.round(std::to_string(turned ? b : a) + '-' + std::to_string(turned ? a : b) + ' ' + result());
      }
    }
  }
  return builder;
}

Tournament random_round_robin(Random& random, int players, int cycles) {
  return round_robin(players, cycles, [&random] {
    constexpr const char* results[] = {"1/0", "=", "0/1"};
    return results[random.between(0, 2)];
  });
}

// The same model in logarithms, with a plain gradient ascent.
struct Climber {
  std::vector<BoardGame> games;
  std::vector<double> x;
  double tau = 0;   // ln d
  double beta = 0;  // ln c

  void step(double length) {
    std::vector<double> slope(x.size());
    double slope_tau = 0;
    double slope_beta = 0;
    for (const BoardGame& game : games) {
      const auto i = static_cast<std::size_t>(game.white);
      const auto j = static_cast<std::size_t>(game.black);
      const double white = std::exp(x[i]);
      const double black = std::exp(beta + x[j]);
      const double draw = std::exp(tau + (x[i] + x[j]) / 2);
      const double all = white + black + draw;
      slope[i] += game.white_score / 2.0 - (white + draw / 2) / all;
      slope[j] += game.black_score / 2.0 - (black + draw / 2) / all;
      slope_tau += (game.white_score == 1 ? 1 : 0) - draw / all;
      slope_beta += (game.white_score == 0 ? 1 : 0) - black / all;
    }
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += length * slope[i];
    tau += length * slope_tau;
    beta += length * slope_beta;
  }
};

TEST(Zermelo, TwoPlayersHaveTheRatioOfTheirWins) {
  const Tournament t = TournamentBuilder(2).round("1-2 1/0").round("2-1 0/1").round("1-2 0/1");
  const ZermeloRanking ranking = ranked(t);
  EXPECT_EQ(of(ranking, 1).normal, 100);
  EXPECT_EQ(of(ranking, 2).normal, 50);
  EXPECT_EQ(of(ranking, 1).strength, 1.33333);  // the mean is 1
  EXPECT_EQ(places(ranking), "1:1 2:2");
  EXPECT_EQ(ranking.games, 3);
}

TEST(Zermelo, ADrawIsHalfAWinForEach) {
  const Tournament t = TournamentBuilder(2).round("1-2 1/0").round("2-1 =");
  EXPECT_NEAR(ratio(ranked(t), 1, 2), 3, 1e-4);
}

// Three results and two parameters: the estimates are the frequencies. 4 wins, 1 loss, 2 draws.
TEST(Zermelo, TheDrawParameterOfTwoPlayers) {
  TournamentBuilder t(2);
  for (const char* round : {"1-2 1/0", "2-1 0/1", "1-2 1/0", "2-1 0/1", "2-1 1/0", "1-2 =", "2-1 ="})
    t.round(round);
  const ZermeloRanking ranking = ranked(t, {.draw = {}});
  EXPECT_NEAR(ratio(ranking, 1, 2), 4, 1e-4);
  EXPECT_EQ(ranking.draw, 1);
  EXPECT_EQ(ranking.colour, 1);
}

// Both have the same results with each colour: 3 White wins, 2 Black wins, 4 draws.
TEST(Zermelo, TheParametersOfEqualPlayers) {
  TournamentBuilder t(2);
  for (const char* result : {"1/0", "1/0", "1/0", "0/1", "0/1", "=", "=", "=", "="}) {
    t.round(std::string("1-2 ") + result);
    t.round(std::string("2-1 ") + result);
  }
  const ZermeloRanking ranking = ranked(t, extended);
  EXPECT_EQ(ranking.draw, 1.33333);
  EXPECT_EQ(ranking.colour, 0.666667);
  EXPECT_EQ(places(ranking), "1:1 1:2");
}

// The same results with a draw as half a win: 5 White wins, 4 Black wins.
TEST(Zermelo, TheColourParameterWhereADrawIsHalfAWin) {
  TournamentBuilder t(2);
  for (const char* result : {"1/0", "1/0", "1/0", "0/1", "0/1", "=", "=", "=", "="}) {
    t.round(std::string("1-2 ") + result);
    t.round(std::string("2-1 ") + result);
  }
  const ZermeloRanking ranking = ranked(t, {.colour = {}});
  EXPECT_EQ(ranking.draw, 0);
  EXPECT_EQ(ranking.colour, 0.8);
}

TEST(Zermelo, AGivenParameterStaysAsItIs) {
  const Tournament t = TournamentBuilder(2).round("1-2 1/0").round("2-1 0/1").round("1-2 0/1");
  const ZermeloRanking ranking = ranked(t, {.draw = 0.5, .colour = 2});
  EXPECT_EQ(ranking.draw, 0.5);
  EXPECT_EQ(ranking.colour, 2);
  // The points equal the expected ones: 2 = 2 P(White) with colours 1-2, and once with reversed colours.
  const double a = of(ranking, 1).strength;
  const double b = of(ranking, 2).strength;
  const double q = 0.5 * std::sqrt(a * b);
  EXPECT_NEAR(2, 2 * (a + q / 2) / (a + 2 * b + q) + (2 * a + q / 2) / (b + 2 * a + q), 1e-4);
}

TEST(Zermelo, InARoundRobinTheOrderIsThatOfThePoints) {
  int connected = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    const int players = random.between(3, 9);
    const ZermeloRanking ranking = ranked(random_round_robin(random, players, 1));
    if (ranking.groups.size() > 1) continue;
    ++connected;
    for (std::size_t i = 1; i < ranking.players.size(); ++i) {
      const Strength& above = ranking.players[i - 1];
      const Strength& below = ranking.players[i];
      EXPECT_GE(above.half_points, below.half_points) << seed;
      EXPECT_EQ(above.half_points == below.half_points, above.rank == below.rank) << seed;
    }
  }
  EXPECT_GT(connected, 40);
}

TEST(Zermelo, APlainGradientFindsTheSameMaximum) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Random random(seed);
    const Tournament t = random_round_robin(random, 5, 3);
    const ZermeloRanking ranking = ranked(t, extended);
    ASSERT_EQ(ranking.groups.size(), 1U);
    Climber climber{board_games(t), std::vector<double>(5)};
    for (int step = 0; step < 3000; ++step) climber.step(0.1);
    EXPECT_NEAR(ranking.draw, std::exp(climber.tau), 1e-4);
    EXPECT_NEAR(ranking.colour, std::exp(climber.beta), 1e-4);
    for (const Strength& strength : ranking.players) {
      const double normal = 100 * std::exp(climber.x[static_cast<std::size_t>(strength.player)] -
                                           climber.x[static_cast<std::size_t>(ranking.players[0].player)]);
      EXPECT_NEAR(strength.normal, normal, 1e-3) << seed;
    }
  }
}

TEST(Zermelo, NoDrawsMakeTheDrawParameterZero) {
  const Tournament t = TournamentBuilder(2).round("1-2 1/0").round("2-1 0/1").round("1-2 0/1");
  const ZermeloRanking ranking = ranked(t, {.draw = {}});
  EXPECT_EQ(ranking.draw, 0);
  EXPECT_NEAR(ratio(ranking, 1, 2), 2, 1e-4);
}

TEST(Zermelo, WhoWonAllIsAboveTheOthersWithoutANumber) {
  const Tournament t = TournamentBuilder(4)
                           .round("1-2 1/0, 3-4 1/0")
                           .round("1-3 1/0, 2-4 1/0")
                           .round("4-1 0/1, 3-2 0/1")
                           .round("2-3 0/1, 1-4 1/0");
  const ZermeloRanking ranking = ranked(t);
  EXPECT_EQ(places(ranking), "1:1 2:2 2:3 4:4");
  ASSERT_EQ(ranking.groups.size(), 3U);
  EXPECT_EQ(ranking.groups[1].players, (std::vector<PlayerIndex>{nr(2), nr(3)}));
  EXPECT_EQ(ranking.groups[2].tier, 2);
  for (const Strength& strength : ranking.players) {
    EXPECT_EQ(strength.strength, 1);
    EXPECT_EQ(strength.normal, 100);
  }
}

TEST(Zermelo, GroupsThatNothingComparesHaveTheirPlacesSideBySide) {
  const Tournament t = TournamentBuilder(5).round("1-2 1/0, 3-4 1/0");
  const ZermeloRanking ranking = ranked(t);
  EXPECT_EQ(places(ranking), "1:3 1:4 1:1 1:2");
  for (const ResultGroup& group : ranking.groups) EXPECT_EQ(group.tier, 0);
  EXPECT_EQ(ranking.unplayed, std::vector<PlayerIndex>{nr(5)});
}

// 1 is above 2 by a win; each has one drawn game against the player of strength 1.
TEST(Zermelo, APriorMakesOneGroup) {
  const ZermeloRanking ranking = ranked(TournamentBuilder(3).round("1-2 1/0"), {.prior = 1});
  EXPECT_EQ(places(ranking), "1:1 2:2");
  ASSERT_EQ(ranking.groups.size(), 1U);
  const double a = of(ranking, 1).strength;
  const double b = of(ranking, 2).strength;
  EXPECT_NEAR(a * b, 1, 1e-4);
  EXPECT_NEAR(1.5, a / (a + b) + a / (a + 1), 1e-5);
}

TEST(Zermelo, OnlyGamesOverTheBoardCount) {
  const Tournament games = TournamentBuilder(2).round("1-2 1/0").round("2-1 D/D").round("1-2 0/1");
  const Tournament more = TournamentBuilder(4)
                              .round("1-2 1/0, 3 U, 4 H")
                              .round("2-1 D/D, 3-4 +/-")
                              .round("1-2 0/1, 4-3 -/-")
                              .round("2-1 -/+")
                              .round("1-2 0/0")
                              .round("2-1 =/0");
  const ZermeloRanking ranking = ranked(more);
  EXPECT_EQ(places(ranking), places(ranked(games)));
  EXPECT_EQ(of(ranking, 1).half_points, 3);
  EXPECT_EQ(ranking.games, 3);
  EXPECT_EQ(ranking.left_out, 2);
  EXPECT_EQ(ranking.unplayed, (std::vector<PlayerIndex>{nr(3), nr(4)}));
  EXPECT_EQ(ranked(more, {.after = 1}).games, 1);
}

TEST(Zermelo, TheNumbersOfThePlayersDoNotMatter) {
  Random random(5);
  const Tournament t = random_round_robin(random, 7, 2);
  Tournament turned = t;
  std::reverse(turned.players.begin(), turned.players.end());
  for (Player& player : turned.players) {
    for (RoundEntry& entry : player.rounds) {
      if (entry.opponent != no_player) entry.opponent = 6 - entry.opponent;
    }
  }
  const ZermeloRanking a = ranked(t, extended);
  const ZermeloRanking b = ranked(turned, extended);
  for (int number = 1; number <= 7; ++number) {
    EXPECT_EQ(of(a, number).normal, of(b, 8 - number).normal);
    EXPECT_EQ(of(a, number).rank, of(b, 8 - number).rank);
  }
}

TEST(Zermelo, RefusesWhatTheResultsDoNotDetermine) {
  const Tournament drawn = TournamentBuilder(2).round("1-2 =").round("2-1 =");
  EXPECT_EQ(refusal(drawn, {.draw = {}}), "no game that could tell the draw parameter was decided: give it");
  EXPECT_EQ(places(ranked(drawn, {.draw = 2})), "1:1 1:2");
  const Tournament white = TournamentBuilder(2).round("1-2 1/0").round("2-1 1/0");
  EXPECT_EQ(refusal(white, {.colour = {}}),
            "no game that could tell the colour parameter was won by Black: give it");
  const Tournament black = TournamentBuilder(2).round("1-2 0/1").round("2-1 0/1");
  EXPECT_EQ(refusal(black, {.colour = {}}),
            "no game that could tell the colour parameter was won by White: give it");
  const Tournament colourless = TournamentBuilder(2).round("1-2 1/0").round("2-1 1/0").round("1:2 =");
  EXPECT_EQ(refusal(colourless, {.colour = 2}),
            "a game of round 3 has no colours: the colour parameter must be 1");
}

TEST(Zermelo, RefusesOptionsOutOfRange) {
  const Tournament t = TournamentBuilder(2).round("1-2 =");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const double draw : {-1.0, 2e6, nan}) EXPECT_NE(refusal(t, {.draw = draw}), "accepted") << draw;
  for (const double colour : {0.0, -1.0, 2e6, nan})
    EXPECT_NE(refusal(t, {.colour = colour}), "accepted") << colour;
  for (const double prior : {-1.0, 2e6, nan}) EXPECT_NE(refusal(t, {.prior = prior}), "accepted") << prior;
}

TEST(Zermelo, NoGamesNoStrengths) {
  const ZermeloRanking ranking = ranked(TournamentBuilder(3));
  EXPECT_TRUE(ranking.players.empty());
  EXPECT_EQ(ranking.unplayed.size(), 3U);
}

TEST(SixDigits, AreDecimal) {
  EXPECT_EQ(six_digits(1.0 / 3), 0.333333);
  EXPECT_EQ(six_digits(200000.0 / 3), 66666.7);
  EXPECT_EQ(six_digits(100), 100);
  EXPECT_EQ(six_digits(0), 0);
}

}  // namespace
}  // namespace bloesem::standings
