// How long a search may take.
#pragma once

#include <chrono>
#include <optional>

namespace bloesem::explain {

// A search ends there, and says what it has not searched. Without a deadline it finds everything, and always
// the same.
struct SearchLimit {
  std::optional<std::chrono::steady_clock::time_point> deadline = {};

  [[nodiscard]] bool reached() const { return deadline && std::chrono::steady_clock::now() >= *deadline; }
};

}  // namespace bloesem::explain
