// How a paired round came about, according to the journal of the file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/judge/corrected_result.hpp"

namespace bloesem::service {

struct JournalChange {
  std::size_t number = 0;  // from 1, in the journal
  std::string what;        // the command in words
  std::string at;          // the time, if known
};

struct CorrectedGame {
  EarlierResult then;  // the result with which the round was paired
  std::optional<JournalChange>
      change;  // the change that made it the current result; none: too far back to be searched
};

struct RoundOrigin {
  std::vector<CorrectedGame> corrected;  // results of earlier rounds that have changed since
  std::vector<JournalChange> by_hand;    // changes that made pairs of the round by hand, the last one first

  [[nodiscard]] bool is_empty() const noexcept { return corrected.empty() && by_hand.empty(); }
};

// Returns the origin of the round. Returns an empty one if there is no journal, or none that leads back from
// the current file to the pairing of the round. `tournament` must be the contents of the file.
[[nodiscard]] RoundOrigin origin_of(const std::string& file, const Tournament& tournament, int round);

}  // namespace bloesem::service
