// The properties of a random tournament. Every number here is a knob; knobs.hpp has the table of knobs with
// units and limits.
#pragma once

#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem::generator {

// Distribution of ratings between the lowest and the highest.
enum class Spread : int {
  Uniform,
  Gaussian,  // median `separator` below the middle, sigma = (highest - lowest) / (groups + 1)
  Grouped,   // in `groups` clusters of equal size
};

// Probabilities of wins, draws and losses (result_model.hpp).
enum class ResultModel : int { Expectancy, Milvang2015, Tec2025, Bbp, Uniform };

enum class Acceleration : int {
  None,
  Random,  // fictitious points worth 0, a draw or a win, never rising, in the first half of the rounds
  Baku,    // C.04.5.1, C.04.7
};

enum class FirstColour : int { White, Black };

// Rates are in parts of a million, points in tenths.
struct Settings {
  int players = 30;
  int rounds = 9;

  int highest_rating = 2500;
  int lowest_rating = 1500;
  int spread = static_cast<int>(Spread::Uniform);
  int groups = 3;
  int separator = 0;
  int unrated = 0;  // of the players; at the end of the list

  int result_model = static_cast<int>(ResultModel::Expectancy);
  int draws = 300'000;      // of the games, if the model does not determine it
  int forfeits = 0;         // of the boards: one player does not appear
  int double_forfeits = 0;  // of the boards: neither player appears
  int quick_games = 0;      // of the games: too short to be rated (W D L)
  int unusual_results = 0;  // of the games: 1/2-0, 0-1/2 or 0-0

  int half_byes = 0;  // of the players available for a round, as are the next two
  int full_byes = 0;
  int zero_byes = 0;
  int withdrawals = 0;   // of the players: leave after some round
  int returns = 0;       // of those who left: come back
  int late_entries = 0;  // of the players: miss at least the first round

  int win = 10;
  int loss = 0;
  int draw = 5;
  int pairing_bye = 10;
  int forfeit_win = 10;
  int forfeit_loss = 0;
  int full_bye = 10;
  int half_bye = 5;
  int zero_bye = 0;

  int first_colour = static_cast<int>(FirstColour::White);
  int forbidden_pairs = 0;   // of all pairs of players
  int forbidden_groups = 0;  // number of groups of three to five players, none of whom may meet
  int acceleration = static_cast<int>(Acceleration::None);

  // Not a knob: the edition that pairs the tournament and determines for which points Baku acceleration is
  // defined.
  Edition edition = edition_in_force;
  Readings readings = {};  // of that edition

  // Not a knob: the ratings to use, 0 for unrated; empty: they are drawn. Otherwise there must be `players` of
  // them.
  std::vector<int> ratings = {};
};

// As a range of a knob that naturally follows another: the same value as that one (a full-point bye is worth a
// win).
inline constexpr int following = -1;

// A range for each knob, inclusive. The edition, its readings and the ratings are those of `least`.
struct Ranges {
  Settings least;
  Settings most;
};

}  // namespace bloesem::generator
