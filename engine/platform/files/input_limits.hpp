// Limits on the input of the program. They belong to the process, like those of ulimit, or to files in memory.
#pragma once

#include <cstddef>
#include <optional>

#include "bloesem/result.hpp"

namespace bloesem::platform {

// The largest file that is read, in bytes. A million players with nine rounds take about 200 MB; the
// largest event of standard report files (9999 players, 999 rounds) takes 101 MB. The limit stops endless
// input such as devices.
inline constexpr std::size_t largest_input = std::size_t{512} << 20U;

struct InputLimits {
  std::size_t bytes = largest_input;        // of one file
  std::optional<std::size_t> players = {};  // of one tournament
};

[[nodiscard]] const InputLimits& input_limits() noexcept;

// Returns TooLarge for more bytes than the limit.
[[nodiscard]] std::optional<Error> refuse_larger(std::size_t bytes);

// To be called before other threads read. Of files in memory, narrower limits stay.
void limit_input(const InputLimits& limits) noexcept;

}  // namespace bloesem::platform
