// Limits the work of the present thread, in time or in steps.
//
// The work stops by an exception (docs/decisions/0009-work-stops-by-an-exception.md), which the code that sets
// the limit catches: StepLimitReached.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "matching/steps.hpp"

namespace bloesem::matching {

// Asks whether the work shall be stopped; once it was so, it stays so.
struct Cancellation {
  bool (*asked)(void* data) = nullptr;
  void* data = nullptr;

  [[nodiscard]] bool is_asked() const { return asked != nullptr && asked(data); }
};

struct StepLimit {
  std::optional<std::chrono::steady_clock::time_point> deadline = {};
  // Stops at the same place on every machine: where more steps than these have been spent.
  std::optional<std::int64_t> steps = {};
  // Asked in the thread that has the limit. An inner limit without a cancellation has that of the outer one.
  Cancellation cancellation = {};
};

// Limits the work of its thread while it exists. Of nested limits, the narrower one applies.
class LimitedSteps {
 public:
  explicit LimitedSteps(const StepLimit& limit);
  ~LimitedSteps();
  LimitedSteps(const LimitedSteps&) = delete;
  LimitedSteps& operator=(const LimitedSteps&) = delete;

  // True if the limit around this one is reached, too.
  [[nodiscard]] bool outer_is_reached() const;

 private:
  StepLimit outer_;  // steps: counted since the thread began
};

// Returns the number of steps that the present thread has spent since it began.
[[nodiscard]] std::int64_t steps_spent() noexcept;

// Returns the limit of the present thread, to be set in another one that works for it; its steps and its
// cancellation are not shared.
[[nodiscard]] StepLimit limit_of_thread();

}  // namespace bloesem::matching
