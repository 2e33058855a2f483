// --jobs: how much is done at the same time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <thread>

namespace bloesem::cli {

inline constexpr int most_jobs = 256;

// What was asked for; otherwise the processor's threads, one if their number cannot be known.
[[nodiscard]] inline std::size_t jobs_of(std::optional<int> asked) {
  const unsigned hardware = std::clamp(std::thread::hardware_concurrency(), 1U, unsigned{most_jobs});
  return asked ? static_cast<std::size_t>(*asked) : hardware;
}

}  // namespace bloesem::cli
