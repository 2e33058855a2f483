// bloesem_watch as a limit of work and a report of progress.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "bloesem/c.h"
#include "bloesem/pair_round.hpp"
#include "bloesem/work_limit.hpp"

namespace bloesem::c {

// `watch` may be NULL, and must outlive the work.
[[nodiscard]] inline WorkLimit limit_of(const bloesem_watch* watch) {
  WorkLimit limit;
  if (watch == nullptr) return limit;
  constexpr std::int64_t longest = std::int64_t{1} << 40U;  // decades
  if (watch->time_limit > 0) limit.time = std::chrono::milliseconds(std::min(watch->time_limit, longest));
  if (watch->cancelled != nullptr) {
    limit.cancelled = [](void* data) {
      const auto& asked = *static_cast<const bloesem_watch*>(data);
      return asked.cancelled(asked.data) != 0;
    };
    limit.data = const_cast<bloesem_watch*>(watch);
  }
  return limit;
}

[[nodiscard]] inline ProgressCallback progress_of(const bloesem_watch* watch) {
  if (watch == nullptr || watch->progress == nullptr) return {};
  return [watch](const Progress& progress) {
    watch->progress(watch->data, std::string(progress.stage).c_str(), progress.done, progress.total);
    return true;
  };
}

}  // namespace bloesem::c
