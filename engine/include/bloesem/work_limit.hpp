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
  // Looks at pairs, vertices and words of rows, of one to ten nanoseconds each. The same work stops at the same
  // place on every machine.
  std::optional<std::int64_t> steps = {};
  // Called in the thread that works, many times a second; the work stops once it returns true, and must then
  // return true until the work has stopped.
  bool (*cancelled)(void* data) = nullptr;
  void* data = nullptr;  // passed to `cancelled`
};

// Returns OutOfTime, with a message that states how far the work came, or Cancelled if it was stopped; nothing
// if it ended before. Runs `work` in the present thread; work that it gives to other threads is not limited.
[[nodiscard]] std::optional<Error> stopped_at(const WorkLimit& limit, const std::function<void()>& work);

// Returns the result of `work`, a function without arguments that returns a Result, or OutOfTime, or Cancelled:
//   within({.time = std::chrono::milliseconds(500)}, [&] { return event.judge(proposal); });
// The work is left as by an exception: events and tournaments that it was reading are unchanged and can be used
// again. Limits may be nested; an outer limit stops the inner work as well.
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
