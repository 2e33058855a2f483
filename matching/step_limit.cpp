#include "matching/step_limit.hpp"

#include <algorithm>
#include <exception>

namespace bloesem::matching {
namespace {

using Clock = std::chrono::steady_clock;

// Steps between two looks at the clock: 10 to 100 microseconds. Steps on wide integers take up to a
// microsecond.
constexpr std::int64_t steps_between_looks = 10'000;

constinit thread_local StepLimit limit;  // its steps count from the beginning of the thread
constinit thread_local std::int64_t spent_before_grant = 0;
constinit thread_local std::int64_t last_grant = detail::endless;

void grant(std::int64_t steps) noexcept {
  spent_before_grant = steps_spent();
  last_grant = detail::steps_granted = steps;
}

bool is_reached(const StepLimit& each) {
  return (each.steps && steps_spent() > *each.steps) || (each.deadline && Clock::now() >= *each.deadline) ||
         each.cancellation.is_asked();
}

template <class T>
std::optional<T> narrower(const std::optional<T>& one, const std::optional<T>& other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

// True if the limit has to be looked at again and again.
bool is_watched(const StepLimit& each) { return each.deadline || each.cancellation.asked != nullptr; }

std::int64_t next_grant() {
  std::int64_t steps = is_watched(limit) ? steps_between_looks : detail::endless;
  if (limit.steps) steps = std::min(steps, *limit.steps - steps_spent());
  return steps;
}

}  // namespace

void detail::look_at_limit() {
  const bool reached = is_reached(limit);
  grant(reached ? 0 : next_grant());
  // Work that is being stopped already is not stopped again.
  if (reached && std::uncaught_exceptions() == 0) throw StepLimitReached{};
}

// The first steps after a change of the limit look at the clock.
LimitedSteps::LimitedSteps(const StepLimit& own) : outer_(limit) {
  limit.deadline = narrower(limit.deadline, own.deadline);
  if (own.cancellation.asked != nullptr) limit.cancellation = own.cancellation;
  if (own.steps) limit.steps = narrower(limit.steps, std::optional(steps_spent() + *own.steps));
  grant(0);
}

LimitedSteps::~LimitedSteps() {
  limit = outer_;
  grant(is_watched(limit) || limit.steps ? 0 : detail::endless);
}

bool LimitedSteps::outer_is_reached() const { return is_reached(outer_); }

std::int64_t steps_spent() noexcept { return spent_before_grant + (last_grant - detail::steps_granted); }

StepLimit limit_of_thread() {
  StepLimit shared = limit;
  shared.steps.reset();
  shared.cancellation = {};
  return shared;
}

}  // namespace bloesem::matching
