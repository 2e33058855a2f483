// Limits the work of the present thread, in time or in steps.
//
// The work stops by an exception: its pieces know nothing of each other and lie up to ten calls deep, and a
// result that may be missing in each of them would cost time in every round, for the sake of work that nobody
// waits for any more. Whoever sets a limit catches StepLimitReached.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "matching/steps.hpp"

namespace bloesem::matching {

struct StepLimit {
  std::optional<std::chrono::steady_clock::time_point> deadline = {};
  // Ends at the same place on every machine: where more steps than these have been counted.
  std::optional<std::int64_t> steps = {};
};

// While it exists, the work of its thread is limited. Inside of another one the narrower limit counts.
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

// Returns the steps of the present thread since it began, all that use up a limit.
[[nodiscard]] std::int64_t steps_spent() noexcept;

// Returns the limit of the present thread, to be set in another one that works for it; its steps are not
// shared.
[[nodiscard]] StepLimit limit_of_thread();

}  // namespace bloesem::matching
