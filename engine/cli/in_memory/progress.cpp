#include "engine/cli/in_memory/progress.hpp"

#include <utility>

namespace bloesem::cli {

namespace {

constinit thread_local const ProgressCallback* progress_of_thread = nullptr;

}  // namespace

Reporting::Reporting(const ProgressCallback& progress) noexcept
    : before_(std::exchange(progress_of_thread, &progress)) {}

Reporting::~Reporting() { progress_of_thread = before_; }

ProgressCallback requested_progress() {
  return progress_of_thread == nullptr ? ProgressCallback() : *progress_of_thread;
}

}  // namespace bloesem::cli
