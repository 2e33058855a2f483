// Runs another program until it ends or exceeds its limits.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::platform {

struct ProcessLimits {
  std::chrono::milliseconds time{60'000};
  std::size_t output = std::size_t{16} << 20U;  // bytes on standard output
};

enum class ProcessFate : std::uint8_t {
  Exited,
  Signalled,     // it crashed, or another process killed it (describe_crash)
  TimedOut,      // killed by run_process
  WroteTooMuch,  // killed by run_process
  Interrupted,   // killed by run_process because a signal came (Interrupt)
};

struct ProcessEnd {
  ProcessFate fate = ProcessFate::Exited;
  int code = 0;        // Exited: the exit code; Signalled: the signal, on Windows the status
  std::string output;  // standard output
  std::string errors;  // the first 64 KiB of standard error
};

// Returns what became of a program that neither exited nor was ended by run_process: "was ended by signal 11
// (...)".
[[nodiscard]] std::string describe_crash(int code);

// Runs a program. `words` are its name and its arguments; no shell is involved. A name without a slash is
// looked up in PATH. Standard input is empty. The program gets its own process group, and nothing of it is
// left running on return; on Linux the same holds for descendants that left the group (posix/offspring.hpp).
// Thread-safe. FileAccess: the program cannot be started.
[[nodiscard]] Result<ProcessEnd> run_process(const std::vector<std::string>& words,
                                             const ProcessLimits& limits);

}  // namespace bloesem::platform
