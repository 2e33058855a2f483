// Work on many players, shared among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "engine/model/worker_threads.hpp"

namespace bloesem {

// Returns the number of parts into which n items are cut for so many threads: one as long as starting a thread
// costs more than it spares.
[[nodiscard]] constexpr std::size_t parts_of(std::size_t n, int threads) noexcept {
  constexpr std::size_t least = 32768;
  return std::clamp<std::size_t>(n / least, 1, threads < 1 ? 1 : static_cast<std::size_t>(threads));
}

// Calls work(part, begin, end) for each of the parts that together are [0, n), several at once. The work of a
// part must not depend on that of another; with one part there is no thread.
template <class Work>
void in_parts(std::size_t n, std::size_t parts, const Work& work) {
  if (parts == 1) return work(std::size_t{0}, std::size_t{0}, n);
  std::atomic<std::size_t> next = 0;
  const auto take_turns = [&] {
    for (std::size_t part = next++; part < parts; part = next++)
      work(part, n * part / parts, n * (part + 1) / parts);
  };
  const WorkerThreads helpers(parts - 1, take_turns);
  take_turns();
}

}  // namespace bloesem
