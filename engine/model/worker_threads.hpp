// Worker threads, as many as the system grants.
#pragma once

#include <cstddef>
#include <exception>
#include <thread>
#include <utility>
#include <vector>

namespace bloesem {

// Joins its threads on destruction.
class WorkerThreads {
 public:
  // Each thread runs `work`, which must not throw. The system may refuse some or all threads (ulimit -u, no
  // memory for stacks), so the caller must be able to do with fewer.
  template <class Work>
  WorkerThreads(std::size_t wanted, const Work& work) {
    threads_.reserve(wanted);
    try {
      while (threads_.size() < wanted) threads_.emplace_back(work);
    } catch (const std::exception&) {
      // Continue with the threads there are.
    }
  }
  ~WorkerThreads() {
    for (std::thread& thread : threads_) thread.join();
  }
  WorkerThreads(const WorkerThreads&) = delete;
  WorkerThreads& operator=(const WorkerThreads&) = delete;

  [[nodiscard]] std::size_t size() const noexcept { return threads_.size(); }

 private:
  std::vector<std::thread> threads_;
};

}  // namespace bloesem
