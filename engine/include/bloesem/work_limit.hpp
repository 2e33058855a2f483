// Stops work that takes too long.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "bloesem/result.hpp"

namespace bloesem {

struct WorkLimit {
  std::optional<std::chrono::nanoseconds> time = {};  // from the beginning of the work
  // Looks at pairs, vertices and words of rows; a step takes one to ten nanoseconds. The same work ends at the
  // same place on every machine.
  std::optional<std::int64_t> steps = {};
};

// Runs the work in the present thread, and stops it where it reaches the limit. Returns then OutOfTime, with a
// message about how far it came. Work that other threads do for it is not limited.
[[nodiscard]] std::optional<Error> stopped_at(const WorkLimit& limit, const std::function<void()>& work);

// Returns the result of `work`, a function without arguments that returns a Result, or OutOfTime:
//   within({.time = std::chrono::milliseconds(500)}, [&] { return event.judge(proposal); });
// The work is left as by an exception: events and tournaments that it was reading are unchanged, and can be
// used again. Limits may be set inside of each other; the outer one stops the inner work, too.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work&> within(const WorkLimit& limit, Work&& work) {
  std::optional<std::invoke_result_t<Work&>> result;
  const std::optional<Error> stopped = stopped_at(limit, [&] { result.emplace(work()); });
  if (!stopped) return *std::move(result);
  typename std::invoke_result_t<Work&>::error_type error;
  error.code = stopped->code;
  error.message = stopped->message;
  return error;
}

}  // namespace bloesem
