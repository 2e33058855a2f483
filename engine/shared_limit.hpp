// The limit of a thread, kept by all threads that work for it.
#pragma once

#include <atomic>

#include "matching/step_limit.hpp"

namespace bloesem {

class SharedLimit {
 public:
  // Runs the work in any thread, within the limit of the thread that made this object.
  template <class Work>
  void run(const Work& work) {
    try {
      const matching::LimitedSteps limited(limit_);
      if (!reached_) work();
    } catch (const matching::StepLimitReached&) {
      reached_ = true;
    }
  }
  // Stops the present thread if some work was stopped.
  void stop_if_reached() const {
    if (reached_) throw matching::StepLimitReached{};
  }

 private:
  matching::StepLimit limit_ = matching::limit_of_thread();
  std::atomic<bool> reached_ = false;
};

}  // namespace bloesem
