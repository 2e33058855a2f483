// What separates two players in the standings, with the working of both values.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/standings/direct_encounter.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/standings/working.hpp"

namespace bloesem::service {

struct Separation {
  std::array<PlayerIndex, 2> players = {
      no_player, no_player};  // the higher-placed one first; Shared: in the order of the request
  standings::Decision decision = standings::Decision::Shared;
  int tie_break = -1;  // TieBreak: position in the list
  // For a tie-break with a value:
  std::array<standings::Working, 2> workings = {};
  // For a direct encounter: its tables, with all players who were tied when it began.
  std::vector<standings::EncounterTable> tables = {};
};

[[nodiscard]] Result<Separation> separation_of(const Tournament& tournament, const standings::Standings& result,
                                               const standings::StandingsOptions& options, PlayerIndex one,
                                               PlayerIndex other);

// Returns each player's position in Standings::places, indexed by player.
[[nodiscard]] std::vector<std::size_t> positions_of(const standings::Standings& result);

// What separated two positions, the better one first: the first deciding entry of the list, the arbiter or
// lots.
struct Cause {
  standings::Decision decision = standings::Decision::Shared;
  int tie_break = -1;
};
[[nodiscard]] Cause cause_between(const standings::Standings& result, std::size_t above, std::size_t below);

// Returns "BH/C1", "not counted", "arbiter", "lots" or "shared"; empty for the first place.
[[nodiscard]] std::string name_of(const Cause& cause, const std::vector<standings::TieBreak>& list);

}  // namespace bloesem::service
