// How many rounds have been played, and which column belongs to the coming one. Internal to the reader.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

struct RoundCount {
  int columns = 0;  // round columns that are kept
  int settled = 0;  // rounds whose points are certain to be in the totals
  int played = 0;   // Tournament::rounds_played
};

// What the records tell about the rounds.
struct StatedRounds {
  std::optional<int> declared;  // of the event
  std::vector<int> announced;   // rounds with announced byes (240)
  bool of_teams = false;        // all players of a team have its bye
};

[[nodiscard]] RoundCount count_rounds(const Roster& roster, const StatedRounds& stated,
                                      const ReadOptions& options, Diagnostics& out);

}  // namespace bloesem::trf
