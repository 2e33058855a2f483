// Strengths of the players by maximum likelihood: the ranking of Zermelo (1929), and its extension by Davidson
// and Beaver (1977) to draws and colours. An estimate beside the standings, not part of any regulation of FIDE.
//
// The model. Player i has a strength g_i > 0. White i and Black j play
//   White wins  g_i / N,   Black wins  c g_j / N,   draw  d sqrt(g_i g_j) / N,
//   N = g_i + c g_j + d sqrt(g_i g_j)
// with d >= 0 the tendency to draw and c > 0 the effect of colours: c < 1 favours White. Zermelo's own method
// is d = 0 and c = 1, where a draw is half a win for each. Only games over the board count; results other than
// 1-0, 1/2-1/2 and 0-1 say nothing about strength and are left out.
//
// The maximum. The likelihood is concave in the logarithms. At its maximum every player's points equal the
// expected points, and so do the number of draws, if d is estimated, and of wins of Black, if c is. In a round
// robin where all pairs have met equally often, the order is that of the points.
//
// What is not determined. Strengths have a finite ratio within a group of players connected by results in both
// directions (result_groups.hpp); between groups it is infinite or unknown. So groups are solved separately,
// with d and c in common, and tiers of groups are ranked one above another. No place is guessed: groups that no
// result compares are placed side by side. A `prior` makes one finite group of all players instead.
//
// The method. Generalised iterative scaling (Darroch and Ratcliff 1972): all strengths are multiplied by the
// quotient of points and expected points, then d and c by the quotients of the numbers they govern; for d = 0
// and c = 1 this is Zermelo's own iteration. The likelihood grows with each step. It ends when each of these
// numbers is within zermelo_tolerance of its expectation, relative to the number or to 1 if that is larger.
// Sums are formed in the order of the games, with additions, products, quotients and square roots only, so IEEE
// 754 gives identical bits on every machine.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/standings/result_groups.hpp"

namespace bloesem::standings {

struct ZermeloOptions {
  std::optional<double> draw = 0;    // d; empty: estimated
  std::optional<double> colour = 1;  // c; empty: estimated
  // Additional drawn games of every player with a game against a player of strength 1; need not be an integer.
  // 0: none.
  double prior = 0;
  std::optional<int> after = {};  // number of rounds counted; empty: all
};

inline constexpr double zermelo_tolerance = 1e-11;
// Limits on steps and on games visited; when one is exceeded, the method ends with an error.
inline constexpr int zermelo_steps = 100'000;
inline constexpr long long zermelo_games = 5'000'000'000;
// Bounds of d, unless it is 0, and of c. An estimate beyond them tends to zero or infinity.
inline constexpr double least_parameter = 1e-6;
inline constexpr double max_parameter = 1e6;

struct Strength {
  PlayerIndex player = no_player;
  int games = 0;
  int half_points = 0;  // from these games
  int group = 0;        // index of ZermeloRanking::groups
  // 1 + players in better tiers + players of the own group with greater strength.
  int rank = 1;
  // Scaled so that the mean of a group is 1 (not with a prior, which fixes the scale). Rounded to six digits.
  double strength = 1;
  double normal = 100;  // the strongest of the group has 100; six digits; equal values share a place
};

struct ZermeloRanking {
  std::vector<Strength> players;      // in order of the groups, best first; only players with games
  std::vector<PlayerIndex> unplayed;  // without a game, hence without a strength
  std::vector<ResultGroup> groups;
  double draw = 0;    // six digits
  double colour = 1;  // six digits
  int games = 0;
  int left_out = 0;  // games with results such as 0-0 or 1/2-0
  int steps = 0;
};

// Errors: InvalidInput for an option out of range; colours that matter but are unknown; a parameter that the
// results do not determine (no win of one colour, all games drawn, an estimate out of bounds); too many steps.
[[nodiscard]] Result<ZermeloRanking> rank_by_strength(const Tournament& tournament,
                                                      const ZermeloOptions& options);

// Returns the nearest decimal number with six digits.
[[nodiscard]] double six_digits(double value) noexcept;

}  // namespace bloesem::standings
