// The work of the present thread in steps, by what it was spent on: the same for the same input on every
// machine, whatever else runs there.
//
// A step is a look at a pair, a vertex or a word of a row: one to ten nanoseconds. Steps are counted where a
// piece of work ends, never inside its innermost loop, so that counting costs nothing that can be measured. The
// count belongs to the thread because the work is spread over matchings, tables and fields that know nothing of
// each other; a caller compares two readings.
//
// For the same reason a limit (matching/step_limit.hpp) stops the work where it is counted: count_steps and
// spend_steps throw StepLimitReached. Without a limit nothing is thrown.
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

// Thrown when the limit of the thread is reached. No std::exception, so no handler takes it for a failure.
struct StepLimitReached {};

namespace detail {

inline constexpr std::int64_t endless = std::int64_t{1} << 62;

inline constinit thread_local Steps steps_of_thread;
// Steps until the limit is looked at.
inline constinit thread_local std::int64_t steps_granted = endless;

// Grants more steps or, if the limit is reached, throws StepLimitReached.
void look_at_limit();

}  // namespace detail

// Returns the steps of the present thread since it began.
[[nodiscard]] inline const Steps& steps_so_far() noexcept { return detail::steps_of_thread; }

// Uses up the limit of the thread without counting: for work of no kind in Work, and for pieces of long work
// that is counted elsewhere.
template <class Count>
void spend_steps(Count count) {
  if ((detail::steps_granted -= static_cast<std::int64_t>(count)) < 0) [[unlikely]]
    detail::look_at_limit();
}

// Long work is counted in pieces, so that a limit stops it.
inline constexpr std::size_t counted_at_once = 20'000;

template <class Count>
void count_steps(Work work, Count count) {
  detail::steps_of_thread.of[static_cast<std::size_t>(work)] += static_cast<std::int64_t>(count);
  spend_steps(count);
}

}  // namespace bloesem::matching
