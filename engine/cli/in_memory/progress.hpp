// Who is told how far the round of a command is, where the command runs within another program.
#pragma once

#include "bloesem/pair_round.hpp"

namespace bloesem::cli {

// While an object lives, commands of this thread report to `progress`, which must live as long. Objects may be
// nested.
class Reporting {
 public:
  explicit Reporting(const ProgressCallback& progress) noexcept;
  ~Reporting();
  Reporting(const Reporting&) = delete;
  Reporting& operator=(const Reporting&) = delete;

 private:
  const ProgressCallback* before_;
};

// Returns the callback of this thread; empty if nobody is told.
[[nodiscard]] ProgressCallback requested_progress();

}  // namespace bloesem::cli
