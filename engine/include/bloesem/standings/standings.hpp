// The order of the standings after some rounds (C.07): points, tie-breaks, places.
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
  const Regulations* regulations = nullptr;  // none: the newest
  bool round_robin = false;                  // C.07.15: forfeits are games, no Buchholz
  std::optional<int> after = {};             // rounds counted; none: up to the last that was paired, in
                                             // which games without a result give no points
  // Who stays tied after the whole list: shared places (none), or lots drawn from this seed, reproducibly.
  std::optional<std::uint64_t> lots = {};
  // The arbiter's own order of tied players (play-offs, drawn lots): ids, best first. It acts last, before
  // lots.
  std::vector<int> decided = {};
};

// What parted a player from the one above.
enum class Decision : std::uint8_t { First, TieBreak, Arbiter, Lots, Shared };

struct Place {
  PlayerIndex player = no_player;
  int rank = 1;  // 1, 2, 2, 4
  Decision decision = Decision::First;
  int tie_break = -1;  // TieBreak: position in the list of what parted the two
};

// Values of one tie-break by player. A direct encounter has the place among those tied where it did its work
// (1, 2, 2, 4), and nothing where it parted nobody.
using Column = std::vector<Value>;

struct Standings {
  std::vector<TieBreak> list;
  int rounds = 0;              // counted
  std::vector<Place> places;   // best first
  std::vector<Column> values;  // [tie-break][player]
};

// InvalidInput: a tournament that contradicts itself (bloesem/validate.hpp), a tie-break that needs
// ratings where somebody has none, a Buchholz in a round robin, more rounds than there are, an id that is not
// tied; the message says which and what to do.
[[nodiscard]] Result<Standings> compute_standings(const Tournament& tournament,
                                                  const std::vector<TieBreak>& list,
                                                  const StandingsOptions& options = {});

using bloesem::last_paired_round;

}  // namespace bloesem::standings
