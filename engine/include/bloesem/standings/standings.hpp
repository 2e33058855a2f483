// Standings after a number of rounds (C.07): points, tie-breaks, places.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/last_paired_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/regulations.hpp"
#include "bloesem/standings/tie_break.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings {

struct StandingsOptions {
  const Regulations* regulations = nullptr;  // nullptr: the newest
  bool round_robin = false;                  // C.07.15: forfeits count as games; Buchholz is undefined
  std::optional<int> after = {};  // number of rounds counted; empty: up to the last paired one, where games
                                  // without a result give no points
  // How to place players still tied after the whole list. Empty: places are shared; else: lots drawn
  // reproducibly from this seed.
  std::optional<std::uint64_t> lots = {};
  // The arbiter's order of tied players (play-offs, drawn lots): ids, best first. Applied after all tie-breaks,
  // before lots.
  std::vector<int> decided = {};
  // Players who left a round robin before half of their games: their games count for nobody, and their places
  // are the last.
  std::vector<PlayerIndex> not_counted = {};
};

// Why a player ranks below the player above; NotCounted: the games of one of them do not count; Shared: they
// are tied.
enum class Decision : std::uint8_t { First, NotCounted, TieBreak, Arbiter, Lots, Shared };

struct Place {
  PlayerIndex player = no_player;
  int rank = 1;  // 1, 2, 2, 4
  Decision decision = Decision::First;
  int tie_break = -1;  // TieBreak: index in the list of the deciding tie-break; otherwise -1
};

// Values of one tie-break by PlayerIndex. For a direct encounter: the place within its group of tied players
// (1, 2, 2, 4), empty where it split no group.
using Column = std::vector<Value>;

struct Standings {
  std::vector<TieBreak> list;  // as given
  int rounds = 0;              // number of rounds counted
  std::vector<Place> places;   // best first
  std::vector<Column> values;  // [tie-break][player]
};

// The most tie-breaks of a list.
inline constexpr std::size_t max_tie_breaks = 100;

// Returns the standings by `list`, in order of precedence. InvalidInput: a contradictory tournament
// (bloesem/validate.hpp), a tie-break that needs ratings when a player has none, a Buchholz in a round robin,
// more rounds than there are, an id in `decided` that is unknown, repeated or not tied, or players not counted
// who do not exist or are not of a round robin; the message names the problem and the remedy. TooLarge: more
// than max_tie_breaks, or the averages of a direct encounter have no common denominator within 64 bits.
[[nodiscard]] Result<Standings> compute_standings(const Tournament& tournament,
                                                  const std::vector<TieBreak>& list,
                                                  const StandingsOptions& options = {});

// Returns by player the points after a number of rounds, without games that have no result yet and without
// those that do not count.
[[nodiscard]] std::vector<Points> counted_points(const Tournament& tournament, const StandingsOptions& options,
                                                 int rounds);

using bloesem::last_paired_round;

}  // namespace bloesem::standings
