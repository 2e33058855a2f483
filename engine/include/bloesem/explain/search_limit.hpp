// How long a search may take, and in how many threads.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "bloesem/work_limit.hpp"

namespace bloesem::explain {

// A search ends there, and says what it has not searched. Without a deadline it finds everything, and always
// the same.
struct SearchLimit {
  std::optional<std::chrono::steady_clock::time_point> deadline = {};
  // Threads, of searches that consist of independent trials (`how`). What they find does not depend on it.
  std::size_t jobs = 1;

  [[nodiscard]] bool reached() const { return deadline && std::chrono::steady_clock::now() >= *deadline; }
  // Returns the time left, as a limit for a part of the search.
  [[nodiscard]] WorkLimit left() const {
    if (!deadline) return {};
    return {.time = *deadline - std::chrono::steady_clock::now()};
  }
};

}  // namespace bloesem::explain
