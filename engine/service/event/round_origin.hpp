// How a round that has been paired came about, by the journal of the file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/judge/corrected_result.hpp"

namespace bloesem::cli {

struct JournalChange {
  std::size_t number = 0;  // as --log counts
  std::string what;        // the command in words
  std::string at;          // when, if told
};

struct CorrectedGame {
  EarlierResult then;                   // the result with which the round was paired
  std::optional<JournalChange> change;  // that made it what it is now; none: too far back to be looked for
};

struct RoundOrigin {
  std::vector<CorrectedGame> corrected;  // results of rounds before it that are others now
  std::vector<JournalChange> by_hand;    // changes that made pairs of it, the last one first

  [[nodiscard]] bool tells_nothing() const noexcept { return corrected.empty() && by_hand.empty(); }
};

// Tells nothing where there is no journal, or none that leads back from the file as it is to the pairing of the
// round. `tournament` is what the file says.
[[nodiscard]] RoundOrigin origin_of(const std::string& file, const Tournament& tournament, int round);

}  // namespace bloesem::cli
