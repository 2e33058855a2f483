// The work of the present thread in steps, by what it was spent on: the same for the same input on every
// machine, whatever else runs there.
//
// A step is a look at a pair, a vertex or a word of a row: one to ten nanoseconds. Steps are counted where a
// piece of work ends, never inside its innermost loop, so that counting costs nothing that can be measured. The
// count belongs to the thread because the work is spread over matchings, tables and fields that know nothing of
// each other; a caller compares two readings.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace bloesem::matching {

enum class Work : std::uint8_t {
  Cardinality,  // cardinality matchings: questions about pairs, words of rows
  Legality,     // rows, matrices and copies of legal pairs
  Weights,      // tables of weights: pairs of classes and their digits
  Blossom,      // weighted matchings: edges looked at, vertices of searches and of changes of duals
  Classes,      // weighted matchings of classes: pairs of classes
};
inline constexpr std::size_t works = 5;

struct Steps {
  std::array<std::int64_t, works> of = {};  // by Work

  [[nodiscard]] constexpr std::int64_t total() const noexcept {
    std::int64_t sum = 0;
    for (const std::int64_t each : of) sum += each;
    return sum;
  }
  friend constexpr Steps operator-(Steps later, const Steps& earlier) noexcept {
    for (std::size_t work = 0; work < works; ++work) later.of[work] -= earlier.of[work];
    return later;
  }
};

namespace detail {
inline constinit thread_local Steps steps_of_thread;
}

// Returns the steps of the present thread since it began.
[[nodiscard]] inline const Steps& steps_so_far() noexcept { return detail::steps_of_thread; }

template <class Count>
void count_steps(Work work, Count count) noexcept {
  detail::steps_of_thread.of[static_cast<std::size_t>(work)] += static_cast<std::int64_t>(count);
}

}  // namespace bloesem::matching
