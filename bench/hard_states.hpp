// Positions that are hard to pair, by cause, and small changes that may make them harder.
#pragma once

#include <span>
#include <string_view>

#include "engine/campaign/state.hpp"

namespace bloesem::bench {

struct HardKind {
  std::string_view name;
  std::string_view why;
  campaign::State (*make)(int players, generator::Random& random);
};

[[nodiscard]] std::span<const HardKind> hard_kinds() noexcept;

// Changes colours, scores, floats, byes or meetings of a few players, or exchanges two players.
void mutate(campaign::State& state, generator::Random& random);

}  // namespace bloesem::bench
