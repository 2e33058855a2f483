// Determines the number of rounds played and the column of the coming round. Internal to the reader.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// Counts columns.
struct RoundCount {
  int columns = 0;  // number of round columns kept
  int settled = 0;  // number of rounds whose points are certainly included in the totals
  int played = 0;   // Tournament::rounds_played
};

// What the records state about the rounds.
struct StatedRounds {
  std::optional<int> declared;  // number of rounds of the event
  std::vector<int> announced;   // rounds with announced byes (240)
  bool of_teams = false;        // a bye of a team is given to all its players
  int columns = 1;              // of a round: 2 if it is a match of two games
  int byes = 1;                 // most pairing-allocated byes in a round
};

// Returns the round counts; reports columns that contradict them.
[[nodiscard]] RoundCount count_rounds(const Roster& roster, const StatedRounds& stated,
                                      const ReadOptions& options, Diagnostics& out);

}  // namespace bloesem::trf
