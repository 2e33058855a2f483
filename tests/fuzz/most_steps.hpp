// The oracle of steps: how much work a round may take (docs/fuzzing.md, "Steps").
#pragma once

#include <cstddef>
#include <cstdint>

namespace bloesem::fuzz {

// Returns the most steps (matching/steps.hpp) that pairing a round of `players` players from a file of `bytes`
// bytes may take. Fitted to the worst positions known, not proven: the brackets of a round, each solved with
// everybody below, make its growth cubic.
[[nodiscard]] constexpr std::int64_t most_steps(std::size_t players, std::size_t bytes) noexcept {
  const auto n = static_cast<std::int64_t>(players);
  return n * n * (48 * n + 768) + static_cast<std::int64_t>(bytes);
}

}  // namespace bloesem::fuzz
