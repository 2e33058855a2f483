// Runs another program to its end, or to the end of our patience.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

struct ProcessLimits {
  std::chrono::milliseconds time{60'000};
  std::size_t output = std::size_t{16} << 20U;  // bytes on standard output
};

enum class ProcessFate : std::uint8_t {
  Exited,
  Signalled,     // it crashed, or somebody killed it
  TimedOut,      // killed by us
  WroteTooMuch,  // likewise
  Interrupted,   // likewise, because a signal came (Interrupt)
};

struct ProcessEnd {
  ProcessFate fate = ProcessFate::Exited;
  int code = 0;        // Exited: the exit code; Signalled: the signal
  std::string output;  // standard output
  std::string errors;  // the beginning of standard error
};

// `words` are the program and its arguments: no shell sees them. A name without a slash is looked for in PATH.
// Standard input is empty. The program gets a process group of its own, of which nothing is left running when
// this returns; on Linux the same holds for descendants that left the group (offspring.hpp). Safe in several
// threads at once. FileAccess: it cannot be started.
[[nodiscard]] Result<ProcessEnd> run_process(const std::vector<std::string>& words,
                                             const ProcessLimits& limits);

}  // namespace bloesem::cli
