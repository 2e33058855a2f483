// Threads that help, as many as the system gives.
#pragma once

#include <cstddef>
#include <exception>
#include <thread>
#include <utility>
#include <vector>

namespace bloesem::cli {

// Joined when it goes out of scope.
class WorkerThreads {
 public:
  // Each thread runs `work`, which throws nothing. The system may refuse some of them, or all (ulimit -u, no
  // room for their stacks): the caller must be able to do with fewer.
  template <class Work>
  WorkerThreads(std::size_t wanted, const Work& work) {
    threads_.reserve(wanted);
    try {
      while (threads_.size() < wanted) threads_.emplace_back(work);
    } catch (const std::exception&) {
      // Those there are do the work.
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

}  // namespace bloesem::cli
