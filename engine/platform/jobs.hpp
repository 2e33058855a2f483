// The number of parallel jobs (--jobs).
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <thread>

namespace bloesem::platform {

inline constexpr int max_jobs = 256;

// Returns the number asked for, otherwise the number of hardware threads, or 1 if it is unknown.
[[nodiscard]] inline std::size_t jobs_of(std::optional<int> asked) {
  const unsigned hardware = std::clamp(std::thread::hardware_concurrency(), 1U, unsigned{max_jobs});
  return asked ? static_cast<std::size_t>(*asked) : hardware;
}

}  // namespace bloesem::platform
