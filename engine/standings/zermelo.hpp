// Strengths of the players by maximum likelihood: the ranking of Zermelo (1929), and its extension by Davidson
// and Beaver (1977) to draws and colours. An estimate beside the standings, known to no regulation of FIDE.
//
// The model. Player i has a strength g_i > 0. White i and Black j play
//   White wins  g_i / N,   Black wins  c g_j / N,   draw  d sqrt(g_i g_j) / N,   N = g_i + c g_j + d sqrt(g_i
//   g_j)
// with d >= 0 the inclination to draw and c > 0 the colours: c < 1 favours White. Zermelo's own method is d = 0
// and c = 1, a draw being half a win for each. Only games over the board count; those that ended otherwise than
// 1-0, 1/2-1/2 or 0-1 say nothing of strength and are left out.
//
// The maximum. The likelihood is concave in the logarithms. At its maximum every player's points are those to
// be expected, and so are the number of draws, if d is estimated, and of Black's wins, if c is. In a round
// robin where all have met alike, the order is that of the points.
//
// What is not determined. Strengths have a finite ratio within a group of players whom results bind both ways
// (result_groups.hpp); between groups it is infinite or unknown. So groups are solved each for itself, with d
// and c in common, and tiers of groups stand one above the other. Nobody gets a place by guess: groups that no
// result compares have their places side by side. A `prior` makes one finite group of everybody instead.
//
// The method. Generalised iterative scaling (Darroch and Ratcliff 1972): all strengths are multiplied by the
// quotient of points and expected points, then d and c by the quotients of the numbers that they govern; for d
// = 0 and c = 1 it is Zermelo's own iteration. The likelihood grows with each step. It ends when no number
// above is further than `tolerance` from what is expected. Sums are made in the order of the games, with
// additions, products, quotients and square roots only: IEEE 754 gives the same bits on every machine.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/standings/result_groups.hpp"

namespace bloesem::standings {

struct ZermeloOptions {
  std::optional<double> draw = 0;    // d; nothing: estimated
  std::optional<double> colour = 1;  // c; nothing: estimated
  // Games drawn, in addition, by everybody who played with a player of strength 1; need not be whole. 0: none.
  double prior = 0;
  std::optional<int> after = {};  // rounds counted; nothing: all
};

inline constexpr double zermelo_tolerance = 1e-11;
// Where it has not ended after so many steps, or so many games looked at, it ends with an error.
inline constexpr int zermelo_steps = 100'000;
inline constexpr long long zermelo_games = 5'000'000'000;
// Of d, unless it is 0, and of c. An estimate beyond is on its way to nought or infinity.
inline constexpr double least_parameter = 1e-6;
inline constexpr double most_parameter = 1e6;

struct Strength {
  PlayerIndex player = no_player;
  int games = 0;
  int half_points = 0;  // from these games
  int group = 0;        // index of ZermeloRanking::groups
  // Players in better tiers, and those of the own group with more strength, plus one.
  int rank = 1;
  // The mean of a group is 1 (with a prior: as that makes it). A decimal number of six digits.
  double strength = 1;
  double normal = 100;  // the strongest of the group is 100; six digits. Equal ones share a place.
};

struct ZermeloRanking {
  std::vector<Strength> players;      // in the order of the groups, best first; only who played
  std::vector<PlayerIndex> unplayed;  // no game, so no strength
  std::vector<ResultGroup> groups;
  double draw = 0;    // six digits
  double colour = 1;  // six digits
  int games = 0;
  int left_out = 0;  // 0-0, 1/2-0 and the like
  int steps = 0;
};

// InvalidInput: an option out of its range; colours that matter and are not known; a parameter that the results
// do not determine (no win of one colour, all games drawn, an estimate out of bounds); no end within the steps
// above.
[[nodiscard]] Result<ZermeloRanking> rank_by_strength(const Tournament& tournament,
                                                      const ZermeloOptions& options);

// The nearest decimal number of six digits.
[[nodiscard]] double six_digits(double value) noexcept;

}  // namespace bloesem::standings
