// How often players have upfloated.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

struct Upfloats {
  std::int16_t times = 0;
  bool last_round = false;  // in the round before this one

  friend bool operator==(const Upfloats&, const Upfloats&) = default;
};

// Returns, by position, the upfloats of the players of the field: rounds in which the opponent had a higher
// pairing score when the round was paired. `forfeits`: rounds in which no game was played count, too.
[[nodiscard]] std::vector<Upfloats> upfloats_of(const RoundField& field, const RoundTask& task, bool forfeits);

}  // namespace bloesem::swiss
