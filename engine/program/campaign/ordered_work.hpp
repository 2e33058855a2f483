// Parallel work whose results are taken in the order of the items, so that the outcome does not depend on
// the number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "engine/model/worker_threads.hpp"
#include "matching/step_limit.hpp"

namespace bloesem::cli {

template <class Item, class Made>
struct OrderedWork {
  std::function<std::optional<Item>()> next;  // returns the next item; called by one thread at a time
  // called by any thread; returns nothing if the work was stopped
  std::function<std::optional<Made>(const Item&)> make;
  std::function<void(Made&&)> take;         // called by the calling thread, in order
  std::function<void()> tick = [] {};       // called by the calling thread from time to time
  const std::atomic<bool>* stop = nullptr;  // no new items once it is set

  // Returns when everything has been taken or, after a stop, everything before the first item not made.
  // Rethrows the first exception of `make` or `take`, which ends the work. All threads stay within the limit of
  // the calling thread.
  void run(std::size_t jobs) {
    limit_ = matching::limit_of_thread();
    {
      const WorkerThreads threads(std::max<std::size_t>(jobs, 1), [this] { work(); });
      try {
        if (threads.size() == 0)
          do_all();
        else
          take_all(threads.size());
      } catch (...) {
        fail(std::current_exception());
      }
    }
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  // Items that may be started beyond the first one not yet taken; bounds the number of results that wait.
  static constexpr std::size_t window = 4096;
  static constexpr std::chrono::milliseconds patience{100};

  [[nodiscard]] bool stopped() const { return ended_ || (stop != nullptr && *stop); }

  void fail(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::move(failure);
    ended_ = true;
    changed_.notify_all();
  }

  void work() {
    try {
      const matching::LimitedSteps limited(limit_);
      std::unique_lock lock(mutex_);
      while (!stopped()) {
        if (issued_ >= taken_ + window) {
          changed_.wait_for(lock, patience);
          continue;
        }
        const std::optional<Item> item = next();
        if (!item) break;
        const std::size_t number = issued_++;
        lock.unlock();
        std::optional<Made> made = make(*item);
        lock.lock();
        made_.emplace(number, std::move(made));
        if (number == taken_) changed_.notify_all();
      }
      lock.unlock();
    } catch (...) {
      fail(std::current_exception());
    }
    const std::lock_guard lock(mutex_);
    ++idle_;
    changed_.notify_all();
  }

  // Does all the work in the calling thread, if the system grants no other.
  void do_all() {
    while (!stopped()) {
      const std::optional<Item> item = next();
      if (!item) return;
      std::optional<Made> made = make(*item);
      if (!made) return;
      take(std::move(*made));
      tick();
    }
  }

  void take_all(std::size_t threads) {
    std::unique_lock lock(mutex_);
    while (!failure_) {
      const auto first = made_.find(taken_);
      if (first == made_.end()) {
        if (idle_ == threads) return;
        changed_.wait_for(lock, patience);
        lock.unlock();
        tick();
        lock.lock();
        continue;
      }
      std::optional<Made> made = std::move(first->second);
      made_.erase(first);
      if (!made) {
        ended_ = true;
        return;
      }
      ++taken_;
      lock.unlock();
      take(std::move(*made));
      tick();
      lock.lock();
      if (issued_ >= taken_ + window - 1) changed_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::size_t, std::optional<Made>> made_;
  std::size_t issued_ = 0;
  std::size_t taken_ = 0;
  std::size_t idle_ = 0;
  std::atomic<bool> ended_{false};
  std::exception_ptr failure_;
  matching::StepLimit limit_ = {};
};

}  // namespace bloesem::cli
