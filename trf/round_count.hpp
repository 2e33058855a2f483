// How many rounds have been played, and which column belongs to the coming one. Internal to the reader.
#pragma once

#include <optional>

#include "trf/diagnostic.hpp"
#include "trf/read_options.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

struct RoundCount {
  int columns = 0;  // round columns that are kept
  int settled = 0;  // rounds whose points are certain to be in the totals
  int played = 0;   // Tournament::rounds_played
};

// declared: the number of rounds of the event, if known.
[[nodiscard]] RoundCount count_rounds(const Roster& roster, std::optional<int> declared,
                                      const ReadOptions& options, Diagnostics& out);

}  // namespace bloesem::trf
