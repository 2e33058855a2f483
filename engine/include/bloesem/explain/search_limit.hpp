// How long a search may take.
#pragma once

#include <chrono>
#include <optional>

#include "bloesem/work_limit.hpp"

namespace bloesem::explain {

// A search ends there, and says what it has not searched. Without a deadline it finds everything, and always
// the same.
struct SearchLimit {
  std::optional<std::chrono::steady_clock::time_point> deadline = {};

  [[nodiscard]] bool reached() const { return deadline && std::chrono::steady_clock::now() >= *deadline; }
  // Returns the time left, as a limit for a part of the search.
  [[nodiscard]] WorkLimit left() const {
    if (!deadline) return {};
    return {.time = *deadline - std::chrono::steady_clock::now()};
  }
};

}  // namespace bloesem::explain
