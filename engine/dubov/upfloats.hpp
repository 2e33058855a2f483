// 1.8: how often players have upfloated.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dubov {

struct Upfloats {
  std::int16_t times = 0;
  bool last_round = false;  // in the round before this one

  friend bool operator==(const Upfloats&, const Upfloats&) = default;
};

// Returns, by position, the upfloats of the players of the field: rounds in which the opponent had a higher
// pairing score when the round was paired. `forfeits`: rounds in which no game was played count, too.
[[nodiscard]] std::vector<Upfloats> upfloats_of(const RoundField& field, const RoundTask& task, bool forfeits);

// Returns MaxT: a player who has upfloated so often is a maximum upfloater.
[[nodiscard]] constexpr int max_upfloats(int rounds_declared) noexcept { return 2 + rounds_declared / 5; }

}  // namespace bloesem::swiss::dubov
