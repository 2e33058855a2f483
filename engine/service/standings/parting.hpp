// What parts two players in the standings, with the working of both values.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/standings/direct_encounter.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/standings/working.hpp"

namespace bloesem::cli {

struct Parting {
  std::array<PlayerIndex, 2> players = {no_player, no_player};  // the one above first; Shared: as asked
  standings::Decision decision = standings::Decision::Shared;
  int tie_break = -1;  // TieBreak: position in the list
  // Of a tie-break with a value:
  std::array<standings::Working, 2> workings = {};
  // Of a direct encounter: its tables, with all who were tied when it began.
  std::vector<standings::EncounterTable> tables = {};
};

[[nodiscard]] Result<Parting> parting_of(const Tournament& tournament, const standings::Standings& result,
                                         const standings::StandingsOptions& options, PlayerIndex one,
                                         PlayerIndex other);

// The place of each player, by player: position in Standings::places.
[[nodiscard]] std::vector<std::size_t> positions_of(const standings::Standings& result);

// What parted two positions, the better one first: the first entry of the list between them, or who decided.
struct Cause {
  standings::Decision decision = standings::Decision::Shared;
  int tie_break = -1;
};
[[nodiscard]] Cause cause_between(const standings::Standings& result, std::size_t above, std::size_t below);

// "BH/C1", "arbiter", "lots", "shared"; empty for the first.
[[nodiscard]] std::string name_of(const Cause& cause, const std::vector<standings::TieBreak>& list);

}  // namespace bloesem::cli
